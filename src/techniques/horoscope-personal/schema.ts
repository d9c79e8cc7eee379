import { z } from 'zod'
import { PLANETS } from '../../astro/body.ts'
import { type Birth, BirthFields, COMPACT_REQUEST, checkBirth } from '../../contract/births/birth.ts'
import { isGiven } from '../../contract/charts/nested-birth.ts'
import { Latitude, Longitude, PlaceTimeZone } from '../../contract/fields.ts'
import { EphemerisField } from '../../contract/sky/sources.ts'
import { Warning } from '../../contract/warnings.ts'
import {
  type Asking,
  AstroOfDay,
  checkTwins,
  DayFields,
  dayInput,
  HoroscopeMeta,
  Named,
  SignHoroscope,
} from '../horoscope-sign/schema.ts'

/** A field of a birth, and the other name under which it may come. */
const OTHER_NAMES = {
  hour: 'hours',
  minute: 'minutes',
  lat: 'latitude',
  lng: 'longitude',
  tz_str: 'timezone',
} as const
type Doubled = keyof typeof OTHER_NAMES

const HoroscopeBirth = z.strictObject({
  ...BirthFields,
  tz_str: PlaceTimeZone.nullish().describe('The time zone of the birth, as in a natal chart; AUTO by default.'),
  hours: BirthFields.hour.describe('The same as `hour`.').meta({ isAlias: true }),
  minutes: BirthFields.minute.describe('The same as `minute`.').meta({ isAlias: true }),
  latitude: Latitude.nullish().describe('The same as `lat`.').meta({ isAlias: true }),
  longitude: Longitude.nullish().describe('The same as `lng`.').meta({ isAlias: true }),
  timezone: PlaceTimeZone.nullish().describe('The same as `tz_str`.').meta({ isAlias: true }),
})
type HoroscopeBirth = z.output<typeof HoroscopeBirth>

/** The birth under the names that natal charts have for its fields. */
function birthOf({ hours, minutes, latitude, longitude, timezone, ...birth }: HoroscopeBirth): Birth {
  return {
    ...birth,
    hour: birth.hour ?? hours,
    minute: birth.minute ?? minutes,
    lat: birth.lat ?? latitude,
    lng: birth.lng ?? longitude,
    tz_str: birth.tz_str ?? timezone ?? 'AUTO',
  }
}

/** The names that refusals use for the fields of a birth: those that the caller sent. */
const renamedOf = (birth: HoroscopeBirth): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (Object.keys(OTHER_NAMES) as Doubled[])
      .filter((name) => !isGiven(birth[name]) && isGiven(birth[OTHER_NAMES[name]]))
      .map((name) => [`birth.${name}`, `birth.${OTHER_NAMES[name]}`]),
  )

export const HoroscopePersonalRequest = z
  .strictObject({
    birth: HoroscopeBirth,
    ...DayFields,
    tz_str: DayFields.tz_str
      .describe('IANA time zone, in which the day begins and ends. By default, or with AUTO, that of the birthplace.')
      .meta({ toolHint: 'IANA time zone of the day; that of the birthplace by default.' }),
    include_interpretation_blocks: z
      .boolean()
      .default(false)
      .describe('Adds a longer text, in English, to each of the transits that has one.'),
    ephemeris: EphemerisField,
  })
  .superRefine((request, context) => {
    const { birth } = request
    for (const name of Object.keys(OTHER_NAMES) as Doubled[]) {
      const other = OTHER_NAMES[name]
      if (isGiven(birth[name]) && isGiven(birth[other]) && birth[name] !== birth[other])
        context.addIssue({
          code: 'custom',
          path: ['birth', other],
          message: `contradicts ${name}: give one of them`,
        })
    }
    checkBirth(birthOf(birth), context, ['birth'])
    checkTwins(request, context)
  })
  .meta({
    id: 'HoroscopePersonalRequest',
    examples: [{ birth: COMPACT_REQUEST, date: '2026-09-22', tz_str: 'Europe/Athens' }],
  })

/** A request in our fields, with the names under which refusals name them. */
export function horoscopePersonalInput(
  { birth, ...request }: z.output<typeof HoroscopePersonalRequest>,
  asking: Asking,
) {
  const asked = request.tz_str ?? request.timezone ?? null
  const { zone, ...day } = dayInput(request, asking)
  return {
    input: { ...day, birth: birthOf(birth), zone: asked === null || asked.toUpperCase() === 'AUTO' ? null : zone },
    renamed: renamedOf(birth),
  }
}
export type HoroscopePersonalInput = ReturnType<typeof horoscopePersonalInput>['input']

const Planet = AstroOfDay.shape.planets.element

const Transit = z.object({
  transit_planet: Named.extend({ key: z.enum(PLANETS) }),
  natal_planet: Named.extend({ key: z.enum([...PLANETS, 'asc', 'mc']) }),
  aspect: Named.extend({ key: z.enum(['conjunction', 'opposition', 'trine', 'square', 'sextile']) }),
  orb_deg: z.number().describe('The smallest distance from the exact angle on the day; 0 if it is exact.'),
  score: z.int().min(0).max(100).describe('By the aspect, both bodies and the orb. The list is sorted by it.'),
  is_applying: z.boolean().describe('At noon.'),
  exact_at: z.string().nullable().describe('Local time with its offset; null if the aspect is not exact on the day.'),
  explanation: z.object({ main: z.string(), tags: z.array(z.string()) }),
})

const Block = z.object({
  transit: z.int().min(0).describe('Index in `transits_top`.'),
  key: z.string(),
  title: z.string(),
  language: z.string(),
  motto: z.string(),
  text: z.string(),
  tags: z.array(z.string()),
})

const PersonalHoroscope = SignHoroscope.extend({
  sign: SignHoroscope.shape.sign.describe('The natal sign of the Sun.'),
  astro: AstroOfDay.extend({
    planets: z.array(
      Planet.extend({
        house: Planet.shape.house.nullable().describe('From the sign of the Ascendant; null without a time of birth.'),
      }),
    ),
  }),
  personal: z.object({
    transits_top: z.array(Transit).describe('At most ten, the highest score first.'),
    transits_count: z.int().min(0).describe('How many there are on the day. All of them count in the scores.'),
    focus_areas: z.array(z.string()).describe('The scores on which transits act most.'),
    confidence_score: z
      .number()
      .min(0)
      .max(1)
      .describe('1: the time of birth is known. 0.8: its clock is in doubt. 0.5: it is not known.'),
    ascendant_sign: Named.nullable().describe('The first house; null without a time of birth.'),
    natal_moon_range: z
      .object({ from: z.number(), to: z.number() })
      .optional()
      .describe('Without a time of birth: the longitudes of the Moon from midnight to midnight.'),
    interpretation_blocks: z.array(Block).optional(),
  }),
}).meta({ id: 'PersonalHoroscope' })

export const HoroscopePersonalReply = z
  .object({ meta: HoroscopeMeta, data: PersonalHoroscope, warnings: z.array(Warning).optional() })
  .meta({ id: 'HoroscopePersonalReply' })
