import { z } from 'zod'
import { PROFILES, SYSTEMS } from '../../numerology/profile.ts'
import { MASTER_POLICIES } from '../../numerology/reduce.ts'
import { COMPOUND_POLICIES, NAME_SOURCES } from '../../numerology/registry/profiles.ts'
import { REGISTRY_VERSION } from '../../numerology/registry.ts'
import { MaybeNumber, NumberFields, NumerologyNumber, Trace } from './number.ts'

const Profile = z.enum(Object.keys(PROFILES) as [keyof typeof PROFILES, ...(keyof typeof PROFILES)[]])

const Reading = z
  .object({
    words: z.array(z.string()).describe('The words of the name in letters of the alphabet.'),
    ignored: z.array(z.string()).describe('Characters that were ignored.'),
  })
  .meta({ id: 'NumerologyNameReading' })

const Interpretations = z
  .array(
    z
      .object({
        key: z.string().describe('Key of the text in the corpus: `pythagorean.life_path.11`.'),
        calculation: z.string(),
        number: z.int(),
        title: z.string(),
        text: z.string(),
      })
      .meta({ id: 'NumerologyInterpretation' }),
  )
  .optional()
  .describe('Only with `include_interpretations`. Each number once for each calculation.')

const Period = z
  .object({
    ordinal: z.int(),
    from_age: z.int().describe('In completed years.'),
    to_age: z.int().nullable().describe('The last year of the period; null: to the end of life.'),
    ...NumberFields,
  })
  .meta({ id: 'NumerologyPeriod' })

const Challenge = z
  .object({ ordinal: z.int(), is_main: z.boolean(), ...NumberFields })
  .meta({ id: 'NumerologyChallenge' })

const Digits = z.object({ digits: z.array(z.int()).describe('In ascending order.'), trace: Trace })

const PythagoreanProfile = z
  .object({
    kind: z.literal('pythagorean'),
    profile: Profile,
    reading: Reading.nullable().describe('How the name was read; null without one.'),
    core: z.object({
      life_path: NumerologyNumber,
      birthday: NumerologyNumber,
      expression: NumerologyNumber.optional().describe('Everything about the name is absent without one.'),
      soul_urge: MaybeNumber.optional(),
      personality: MaybeNumber.optional(),
      maturity: NumerologyNumber.optional(),
    }),
    cycles: z.object({
      personal_year: NumerologyNumber,
      personal_month: NumerologyNumber,
      personal_day: NumerologyNumber,
    }),
    life: z.object({
      life_cycles: z.array(Period),
      pinnacles: z.array(Period),
      challenges: z.array(Challenge),
    }),
    name: z
      .object({
        balance: NumerologyNumber,
        subconscious_self: NumerologyNumber,
        hidden_passion: Digits.extend({ count: z.int().describe('Number of letters with each digit.') }),
        karmic_lessons: Digits,
      })
      .nullable(),
    karmic_debts: z.array(z.object({ debt: z.int(), met_in: z.string() })),
    interpretations: Interpretations,
  })
  .meta({ id: 'PythagoreanProfile' })

const Words = z.array(
  z.object({ word: z.string(), total: z.int(), unit: z.int().describe('The total reduced to one digit.') }),
)

const ChaldeanProfile = z
  .object({
    kind: z.literal('chaldean'),
    profile: Profile,
    reading: Reading,
    core: z.object({
      chaldean_name_number: z.object({
        ...NumberFields,
        words: Words,
        unit_sum: z.int().describe('Cheiro’s method: the sum of the units of all words. For a single word, its total.'),
        grand_total: z.int().describe('The sum of all letters, the method of other authors.'),
        meaning_of: z
          .int()
          .nullable()
          .describe(
            'The compound number from 10 to 52 whose meaning applies; 33 has the meaning of 24. Null if none applies.',
          ),
      }),
    }),
    interpretations: Interpretations,
  })
  .meta({ id: 'ChaldeanProfile' })

const Gematria = z
  .object({ ...NumberFields, words: Words, total: z.int().describe('The sum of all words before any reduction.') })
  .optional()

const KabbalahProfile = z
  .object({
    kind: z.literal('kabbalah'),
    profile: Profile,
    reading: Reading,
    core: z
      .object({
        gematria_hechrechi: Gematria,
        gematria_siduri: Gematria,
        gematria_katan: Gematria,
        gematria_katan_mispari: Gematria,
        gematria_millui_alef: Gematria,
        gematria_millui_alef_reduced: Gematria,
      })
      .describe('Only the calculation of the profile is present.'),
    interpretations: Interpretations,
  })
  .meta({ id: 'KabbalahProfile' })

const Ruled = z
  .object({
    ...NumberFields,
    label: z.string().describe('Name of the number, in the language of the locale.'),
    graha: z.object({
      number: z.int(),
      name: z.string().describe('In the language of the locale.'),
      english: z.string(),
      romanization: z.string(),
      iast: z.string(),
      hindi: z.string(),
      aliases: z.array(z.string()),
      epithet: z.string().optional().describe('Only with a Hindi locale: in Hindi.'),
    }),
  })
  .meta({ id: 'NumerologyRuledNumber' })

const AnkJyotishProfile = z
  .object({
    kind: z.literal('ank_jyotish'),
    profile: Profile,
    reading: Reading,
    core: z.object({ moolank: Ruled, bhagyank: Ruled, namank: Ruled }),
    interpretations: Interpretations,
  })
  .meta({ id: 'AnkJyotishProfile' })

const MAPPING = {
  pythagorean: 'PythagoreanProfile',
  chaldean: 'ChaldeanProfile',
  kabbalah: 'KabbalahProfile',
  ank_jyotish: 'AnkJyotishProfile',
} as const

const Data = z
  .discriminatedUnion('kind', [PythagoreanProfile, ChaldeanProfile, KabbalahProfile, AnkJyotishProfile])
  .meta({
    discriminator: {
      propertyName: 'kind',
      mapping: Object.fromEntries(Object.entries(MAPPING).map(([kind, id]) => [kind, `#/components/schemas/${id}`])),
    },
  })

const MASTERS = Object.keys(MASTER_POLICIES) as [keyof typeof MASTER_POLICIES, ...(keyof typeof MASTER_POLICIES)[]]

const WARNING_CODES = [
  'unknown_field',
  'name_absent',
  'signs_ignored',
  'number_uncounted',
  'transliteration_ignored',
  'zone_disputed',
  'reference_before_birth',
  'interpretation_unavailable',
] as const

export const NumerologyProfileResponse = z
  .object({
    data: Data,
    method: z
      .object({
        system: z.enum(SYSTEMS),
        profile: Profile,
        profile_requested: z.string().nullable().describe('The id or the alias that was sent.'),
        master_policy: z.enum(MASTERS),
        compound_policy: z.enum(COMPOUND_POLICIES),
        name_source: z.enum(NAME_SOURCES).nullable().describe('The name that was read; null without one.'),
      })
      .describe('The method as it was resolved.'),
    provenance: z.object({
      registry_version: z.literal(REGISTRY_VERSION),
      alphabet_id: z.string().nullable().describe('The table of letter values; null without a name.'),
      transliteration: z
        .object({ used: z.boolean(), profile: z.string().nullable() })
        .nullable()
        .describe('Whether the name was read from its transliteration; null where none was given.'),
      policies: z.array(z.string()).describe('Every choice of method, by its id in the registry.'),
      sources: z.array(z.string()).describe('Sources of these choices, by id in `content_sources` of the registry.'),
      corpus_id: z.string().nullable().describe('Author of the interpretations.'),
      date_context: z
        .object({
          reference_date: z.string(),
          resolved_from: z.enum(['reference_date', 'tz_str', 'place']),
          timezone: z.string().nullable(),
          year_anchor: z.literal('calendar_year'),
        })
        .nullable()
        .describe('The day of the personal cycles; null in systems without personal cycles.'),
    }),
    warnings: z.array(
      z.object({
        code: z.enum(WARNING_CODES),
        message: z.string(),
        calculation: z.string().nullable(),
        number: z.int().nullable(),
      }),
    ),
  })
  .meta({ id: 'NumerologyProfileResponse' })
export type NumerologyProfileResponse = z.output<typeof NumerologyProfileResponse>
