import { z } from 'zod'
import { CHALIT_SYSTEM_NAMES } from '../../astro/vedic/chalit.ts'
import { PLANETS } from '../../astro/vedic/dignity.ts'
import { type ChosenRules, ruleNames } from '../../astro/vedic/varga-rules.ts'
import { DIVISIONS, type Division } from '../../astro/vedic/vargas.ts'
import { Ascendant, GrahaRow, PlaceFields, VedicHouses } from './chart.ts'
import { GrahaName, LocalInstant } from './panchang.ts'

/** The name of a division: D9. */
export const divisionName = (division: Division): string => `D${division}`

const ALLOWED = DIVISIONS.join(', ')

/** A division by its number or its name; null if there is none. */
function findDivision(given: number | string): Division | null {
  const number = typeof given === 'number' ? given : Number(/^d?(\d{1,2})$/i.exec(given.trim())?.[1])
  return DIVISIONS.find((division) => division === number) ?? null
}

/** A list repeats divisions at most this often on average. */
const REPEATED_MAX = 2
/** Longer than any name, so that a wrong one is named in the refusal. */
const NAME_MAX = 40
const LIST_MAX = DIVISIONS.length * REPEATED_MAX

const listOf = <Item extends z.ZodType<number | string>>(item: Item) =>
  z
    .array(item)
    .max(LIST_MAX)
    .superRefine((list, context) => {
      for (const [at, given] of list.entries())
        if (findDivision(given) === null)
          context.addIssue({
            code: 'custom',
            path: [at],
            message: `There is no division "${given}". Allowed: ${ALLOWED}; as text also D1 to D60`,
          })
    })

const EXAMPLE = [1, 9, 10]

/** The divisions of a request, under either name. */
export const DivisionLists = {
  divisions: listOf(z.int())
    .nullish()
    .describe(`Numbers of divisions; all 17 if the list is empty or missing. Allowed: ${ALLOWED}.`)
    .meta({ examples: [EXAMPLE], toolHint: 'All 17 by default. 9 is the navamsa.' }),
  vargas: listOf(z.union([z.int(), z.string().max(NAME_MAX)]))
    .nullish()
    .describe('The same as `divisions`, as numbers or names such as `D9`.')
    .meta({ examples: [['D1', 'D9']], isAlias: true }),
}

/** The divisions of a valid list, each once; null if it is missing. */
export const divisionsIn = (list: readonly (number | string)[] | null | undefined): Division[] | null =>
  list ? [...new Set(list.flatMap((given) => findDivision(given) ?? []))] : null

/** The divisions for which there is a choice of rules. */
const CHOICES = DIVISIONS.filter((division) => ruleNames(division).length > 1)

/** The rules of a request by the names of divisions, such as `{ D2: 'parivritti' }`. */
export const VargaVariants = z
  .strictObject(
    Object.fromEntries(
      CHOICES.map((division) => {
        const [first, ...others] = ruleNames(division) as [string, ...string[]]
        return [divisionName(division), z.enum([first, ...others]).optional()]
      }),
    ),
  )
  .nullish()
  .describe('The rule of a division where schools differ. The first rule of each list is the default.')
  .meta({ examples: [{ D2: 'parivritti' }], toolHint: 'Rules where schools differ: {"D2": "parivritti"}.' })

/** The rules of a valid request. */
export const chosenRules = (variants: z.output<typeof VargaVariants>): ChosenRules =>
  Object.fromEntries(CHOICES.map((division) => [division, variants?.[divisionName(division)]]))

/** The name of a part of a division, or the deity that presides over it. */
const VargaPartName = z
  .object({
    name: z.string(),
    iast: z.string().describe('The name in Latin letters with diacritics.'),
    devanagari: z.string(),
    nature: z.enum(['benefic', 'malefic']).optional().describe('In D60 alone.'),
  })
  .meta({ id: 'VargaPartName' })

const ofDivision = {
  part: z.int().min(1).max(60).describe('Its part of the sign in D1, counted from 1.'),
  part_name: VargaPartName.nullable().describe(
    'The name of this part, or the deity that presides over it. Null where Parashara gives none: in D1, in D5, and in D30 with equal parts.',
  ),
  is_vargottama: z
    .boolean()
    .nullable()
    .describe('Whether it has the same sign as in D1. In the texts, the word refers to D9. Null in D1.'),
}

/** From when to when lagna or Moon stays in a part. */
const Stay = z.object({
  from: LocalInstant.nullable().describe(
    'Null if it is more than a day away, which can only occur for the lagna near a pole.',
  ),
  until: LocalInstant.nullable(),
  seconds_before: z.int().min(0).nullable().describe('From its beginning to the birth.'),
  seconds_after: z.int().min(0).nullable().describe('From the birth to its end.'),
})

/** How long lagna and Moon stay in their parts of a division. */
export const VargaValidity = z
  .object({
    lagna: Stay.nullable().describe('Null without a time of birth.'),
    moon: Stay,
  })
  .describe('How long lagna and Moon stay in their parts of the division around the birth, to the second.')

/** The chart of a division. */
export const VargaChartReply = z
  .object({
    division: z.int(),
    name: z.string(),
    iast: z.string().describe('The name in Latin letters with diacritics.'),
    devanagari: z.string().describe('The name in Devanagari, as Hindi writes it.'),
    rule: z.string(),
    rule_says: z.string().describe('The signs of the parts by this rule.'),
    rule_source: z.string(),
    part_names: z
      .object({ says: z.string().describe('What the names are, and in which order.'), source: z.string() })
      .nullable()
      .describe('The names of the parts. Null where Parashara gives none.'),
    ascendant: z.object({ ...Ascendant.unwrap().shape, ...ofDivision }).nullable(),
    planets: z
      .array(GrahaRow.omit({ speed: true }).extend(ofDivision))
      .length(9)
      .describe('Longitudes and nakshatras are those in the chart of the division.'),
    houses: VedicHouses.describe('Whole signs from the lagna of the division; in D1 the houses of the chart.'),
    validity: VargaValidity.optional(),
  })
  .meta({ id: 'VargaChart' })

/** The charts of divisions by their names: D1, D9. */
export const VargaCharts = z.record(z.string(), VargaChartReply).describe('Charts by the names of divisions: `D9`.')

const Scheme = z.object({
  count: z.int().min(0).max(16),
  name: z.string().nullable().describe('The name for this many good divisions; null for none and one.'),
  divisions: z.array(z.int()).describe('The good divisions.'),
})

/** The good divisions of the planets in four groups of divisions. */
export const VaisheshikamsaReply = z.object({
  rule: z.string(),
  source: z.string(),
  planets: z
    .array(
      z.object({
        name: z.enum(PLANETS),
        shadvarga: Scheme.describe('Among six divisions.'),
        saptavarga: Scheme.describe('Among seven.'),
        dasavarga: Scheme.describe('Among ten.'),
        shodasavarga: Scheme.describe('Among sixteen.'),
      }),
    )
    .length(PLANETS.length),
})

/** The bhava chalit. */
export const BhavaChalitReply = z.object({
  system: z.enum(CHALIT_SYSTEM_NAMES),
  rule: z.string(),
  source: z.string(),
  houses: z
    .array(
      z.object({
        house: z.int().min(1).max(12),
        start_degree: z.number(),
        middle_degree: z.number().describe('Bhava madhya.'),
        end_degree: z.number().describe('Where the next house begins.'),
        ...{ sign: PlaceFields.sign.describe('The sign of the middle.'), sign_id: PlaceFields.sign_id },
      }),
    )
    .length(12),
  planets: z
    .array(
      z.object({
        name: GrahaName,
        house: z.int().min(1).max(12),
        sign_house: z.int().min(1).max(12).describe('The house by whole signs from the lagna.'),
      }),
    )
    .length(9),
})
