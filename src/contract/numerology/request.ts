import { z } from 'zod'
import { SYSTEMS, type System } from '../../numerology/profile.ts'
import { MASTER_POLICIES, type MasterPolicy } from '../../numerology/reduce.ts'
import {
  COMPOUND_POLICIES,
  DEFAULT_COMPOUND_POLICY,
  MASTER_POLICY_OF,
  NAME_SOURCES,
  PROFILE_NAMES,
} from '../../numerology/registry/profiles.ts'
import { Latitude, Longitude, TimeZone } from '../fields.ts'
import { checkProfileRequest } from './rules.ts'

/** A request for the documentation: Albert Einstein, whose dates and name are public. */
export const PYTHAGOREAN_REQUEST = {
  method: { system: 'pythagorean', profile: 'standard', compound_policy: 'compound_and_root' },
  subject: { birth_date: '1879-03-14', name: { birth: 'Albert Einstein' } },
  date_context: { reference_date: '2026-03-01' },
} as const

const NAME_MAX = 200
const SCHEME_MAX = 100
const CODE_MAX = 32

/** Bounded in characters, as Unicode and JSON Schema count them, and not in the code units of a string. */
const text = (longest: number) =>
  z
    .string()
    .refine((value) => [...value].length <= longest, `Must be at most ${longest} characters`)
    .meta({ maxLength: longest })

/** A day of the Gregorian calendar, which has no year 0. */
const CivilDate = z.iso
  .date('Expected a day of the calendar as YYYY-MM-DD')
  .max(CODE_MAX)
  .refine((value) => !value.startsWith('0000'), 'Expected a year from 0001 to 9999')

const MASTERS = Object.keys(MASTER_POLICIES) as [MasterPolicy, ...MasterPolicy[]]

const METHOD_IDS: Readonly<Record<System, string>> = {
  pythagorean: 'PythagoreanMethod',
  chaldean: 'ChaldeanMethod',
  kabbalah: 'KabbalahMethod',
  ank_jyotish: 'AnkJyotishMethod',
}

function method<S extends System>(system: S) {
  const names = PROFILE_NAMES[system]
  return z
    .strictObject({
      system: z.literal(system),
      profile: z
        .enum(Object.keys(names))
        .nullish()
        .describe(
          system === 'chaldean'
            ? 'A profile id of the registry, or its alias. By default the profile of the given name; required if both names are given.'
            : 'A profile id of the registry or its alias; `standard` by default.',
        )
        .meta(
          system === 'chaldean'
            ? { toolHint: 'By default that of the given name; required if both names are given.' }
            : {},
        ),
      master_policy: z
        .enum(MASTERS)
        .nullish()
        .describe(`\`${MASTER_POLICY_OF[system]}\` in every profile of the system.`),
      compound_policy: z
        .enum(COMPOUND_POLICIES)
        .nullish()
        .describe(
          `How many steps the answer shows; \`${DEFAULT_COMPOUND_POLICY}\` by default. Only pythagorean profiles allow \`root_only\`.`,
        ),
      name_source: z
        .enum(NAME_SOURCES)
        .nullish()
        .describe(
          system === 'kabbalah' || system === 'ank_jyotish'
            ? 'Which name is read. Required if both are given.'
            : 'Not allowed here: the profile decides which name is read.',
        ),
    })
    .meta({ id: METHOD_IDS[system] })
}

const Method = z
  .discriminatedUnion(
    'system',
    [method('pythagorean'), method('chaldean'), method('kabbalah'), method('ank_jyotish')],
    {
      error: ({ code }) => (code === 'invalid_union' ? `Allowed: ${SYSTEMS.join(', ')}` : undefined),
    },
  )
  .meta({
    discriminator: {
      propertyName: 'system',
      mapping: Object.fromEntries(SYSTEMS.map((system) => [system, `#/components/schemas/${METHOD_IDS[system]}`])),
    },
  })

const Names = { birth: text(NAME_MAX).nullish(), current: text(NAME_MAX).nullish() }

const Name = z.strictObject({
  birth: Names.birth.describe('The full name given at birth.'),
  current: Names.current.describe('The name in use.'),
  script: z
    .string()
    .max(CODE_MAX)
    .regex(/^[A-Z][a-z]{3}$/, 'Expected a code of ISO 15924, such as Latn, Hebr or Deva')
    .nullish()
    .describe('Script of the names by ISO 15924. Latn by default; Hebr in kabbalah.'),
  transliteration: z
    .strictObject({
      profile: text(SCHEME_MAX).nullish().describe('The scheme of the transliteration, such as ISO 15919.'),
      ...Names,
    })
    .nullish()
    .describe(
      'The names in Latin letters. Required for each name in another script, and read instead of it; not in kabbalah.',
    ),
})

const Subject = z.strictObject({
  birth_date: CivilDate.nullish().describe('Required in pythagorean and ank_jyotish.'),
  name: Name.nullish().describe('Required in chaldean, kabbalah and ank_jyotish.'),
  calendar: z.literal('gregory').nullish().describe('The calendar of all dates.'),
  locale: z
    .enum(['en', 'en-IN', 'hi', 'hi-IN'])
    .nullish()
    .describe('Language of labels in ank_jyotish. Interpretations are only in English. `en` by default.'),
  tz_str: TimeZone.nullish().describe('IANA time zone that decides the current day, or AUTO: the zone of the place.'),
  city: text(NAME_MAX).nullish().describe('A place of the gazetteer. Coordinates take precedence.'),
  lat: Latitude.nullish(),
  lng: Longitude.nullish(),
})

const DateContext = z.strictObject({
  reference_date: CivilDate.nullish().describe('The day of the personal year, month and day.'),
  year_anchor: z.literal('calendar_year').nullish().describe('A personal year begins on 1 January.'),
})

export const NumerologyProfileRequest = z
  .strictObject({
    method: Method,
    subject: Subject,
    date_context: DateContext.nullish(),
    include_interpretations: z.boolean().default(false).describe('Texts by Orrery for each number, in English.'),
  })
  .superRefine(checkProfileRequest)
  .meta({ id: 'NumerologyProfileRequest', examples: [PYTHAGOREAN_REQUEST] })
export type NumerologyProfileRequest = z.output<typeof NumerologyProfileRequest>
