import { z } from 'zod'
import { PLANETS } from '../../astro/vedic/dignity.ts'
import { BENEFICS, NABHASA_READINGS, YOGA_SCHOOLS } from '../../astro/vedic/yogas/chart.ts'
import { MAKER_DIGNITIES, YOGA_STRENGTHS } from '../../astro/vedic/yogas/strength.ts'
import { YOGA_CATEGORIES, YOGA_TYPES, type YogaCategory } from '../../astro/vedic/yogas/yoga.ts'
import { GrahaName } from './panchang.ts'

const CATEGORY_NAMES = Object.keys(YOGA_CATEGORIES) as [YogaCategory, ...YogaCategory[]]
const YogaCategoryName = z.enum(CATEGORY_NAMES)

/** Which yogas are checked, and by whose rules. */
export const YogaFields = {
  categories: z
    .array(YogaCategoryName)
    .min(1)
    .max(CATEGORY_NAMES.length)
    .nullish()
    .describe(
      `The categories to check; all by default. ${CATEGORY_NAMES.map((name) => `\`${name}\`: ${YOGA_CATEGORIES[name].replace(/^./, (first) => first.toLowerCase())}`).join('. ')}.`,
    )
    .meta({ formHint: 'All by default.', toolHint: 'All by default.' }),
  only_active: z
    .boolean()
    .default(false)
    .describe('Whether `yogas` has only active yogas. The summary counts all in either case.'),
  yoga_school: z
    .enum(YOGA_SCHOOLS)
    .default('parashara')
    .describe(
      'The work whose rule applies to Gaja Kesari, Kemadruma, Lakshmi, Kahala, Parvata, Shrinatha, Shankha and Chamara, which the two works define differently. All other yogas have one rule.',
    )
    .meta({ toolHint: 'The work whose rule applies to eight yogas.' }),
  benefics: z
    .enum(BENEFICS)
    .default('conditional')
    .describe(
      '`conditional`: the waning Moon is malefic, and so is Mercury in the sign of a malefic. `fixed`: the Moon and Mercury are benefic in every chart.',
    )
    .meta({ toolHint: 'Whether Moon and Mercury may be malefic.' }),
  nabhasa_houses: z
    .enum(NABHASA_READINGS)
    .default('all_occupied')
    .describe(
      'How the planets fill the houses of a Nabhasa yoga. `all_occupied`: they are only in these houses, and each house holds a planet. `within`: some of the houses may be empty, and a chart may then have several of these yogas.',
    )
    .meta({ toolHint: 'Whether each house must hold a planet.' }),
}

const YogaQuestion = z.object(YogaFields)
export type YogaQuestion = z.output<typeof YogaQuestion>

const House = z.int().min(1).max(12)

const Source = z.object({
  work: z.string(),
  chapter: z.string().nullable(),
  verse: z.string().nullable().describe('Verses or sections of the chapter.'),
})

/** A yoga with what the chart makes of it. */
export const NamedYoga = z
  .object({
    id: z.string(),
    name: z.string(),
    iast: z.string().describe('The name in Latin letters with diacritics.'),
    devanagari: z.string(),
    also_called: z.array(z.string()).describe('Other names of the same combination.'),
    type: z.enum(YOGA_TYPES),
    category: YogaCategoryName,
    group: z.enum(['ashraya', 'dala', 'akriti', 'sankhya']).optional().describe('The group of a Nabhasa yoga.'),
    active: z.boolean().describe('Whether the chart fulfils the rule. Cancellations do not change it.'),
    description: z.string().describe('The rule in one sentence.'),
    sources: z
      .array(Source)
      .min(1)
      .describe('Where the rule is found. The first source is followed; the others agree with it or comment on it.'),
    is_modern: z
      .boolean()
      .describe('Whether the rule comes only from the practice of the twentieth century, without a classical source.'),
    strength: z
      .enum(YOGA_STRENGTHS)
      .nullable()
      .describe(
        'How strong the planets are that make the yoga, by `metadata.rules.strength`; it does not say how good or bad the yoga is. Null if it is not active, or if only nodes make it.',
      ),
    makers: z
      .array(
        z.object({
          planet: z.enum(PLANETS),
          dignity: z.enum(MAKER_DIGNITIES).describe('In its sign; `friend` and `enemy` are natural ones.'),
          is_combust: z.boolean(),
          house: House.nullable().describe('Null without a time of birth.'),
          points: z.int().min(-3).max(2),
        }),
      )
      .describe('What the strength is made of: the planets of an active yoga, without nodes.'),
    planets: z.array(GrahaName).describe('The bodies that form the yoga; empty if it is not active.'),
    houses_involved: z
      .array(House)
      .describe(
        'Houses that these bodies occupy, and houses that they rule if the rule is about lords. Empty without a time of birth.',
      ),
    formed_by: z
      .array(z.object({ planets: z.array(GrahaName), how: z.string().nullable() }))
      .describe('Each way in which the yoga is formed, such as each pair of lords.'),
    cancellations: z
      .array(z.object({ rule: z.string(), source: Source }))
      .describe('What cancels an active yoga in this chart, by the work named. Whether to accept it is left to you.'),
  })
  .meta({ id: 'NamedYoga' })

/** The part of an answer about yogas. */
export const YogasFields = {
  active_yogas: z.array(NamedYoga).describe('The yogas that the chart has.'),
  yogas: z.array(NamedYoga).describe('All yogas that were checked; with `only_active` the same as `active_yogas`.'),
  not_evaluated: z
    .array(z.object({ id: z.string(), name: z.string(), category: YogaCategoryName, reason: z.literal('needs_lagna') }))
    .describe(
      'The yogas that need the lagna, for a birth without a time. They count neither as active nor as inactive.',
    ),
  summary: z.object({
    total_evaluated: z.int().min(0),
    active: z.int().min(0),
    inactive: z.int().min(0),
    not_evaluated: z.int().min(0),
  }),
}

/** By which rules yogas were looked for. */
export const YogaRules = z.object({
  yoga_school: z.enum(YOGA_SCHOOLS),
  benefics: z.enum(BENEFICS),
  nabhasa_houses: z.enum(NABHASA_READINGS),
  houses: z.literal('whole_sign').describe('Yogas count houses by signs, whatever the house system.'),
  aspects: z.string(),
  order: z.string().describe('In which order yogas are listed.'),
  strength: z.string().describe('How the strength of a yoga follows from its planets.'),
  strong: z.string().describe('What “strong” means in the rules.'),
})
