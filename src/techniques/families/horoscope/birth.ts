import { z } from 'zod'
import { type Birth, BirthFields, checkBirth } from '../../../contract/births/birth.ts'
import { isGiven } from '../../../contract/charts/nested-birth.ts'
import { Latitude, Longitude, PlaceTimeZone } from '../../../contract/fields.ts'

/** Fields of a request about a birth that a model does not need. */
export const BIRTH_ALIASES = [
  'timezone',
  'lang',
  'ephemeris',
  'hours',
  'minutes',
  'latitude',
  'longitude',
  'second',
  'calendar',
  'dst_policy',
  'country',
  'state',
] as const

/** A field of a birth, and the other name under which it may come. */
const OTHER_NAMES = {
  hour: 'hours',
  minute: 'minutes',
  lat: 'latitude',
  lng: 'longitude',
  tz_str: 'timezone',
} as const
type Doubled = keyof typeof OTHER_NAMES

/** A birth under the names that clients of horoscopes use. */
export const HoroscopeBirth = z.strictObject({
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

/** A birth must be complete, and a field under two names has one value. */
export function checkHoroscopeBirth(birth: HoroscopeBirth, context: z.RefinementCtx): void {
  for (const name of Object.keys(OTHER_NAMES) as Doubled[]) {
    const other = OTHER_NAMES[name]
    if (isGiven(birth[name]) && isGiven(birth[other]) && birth[name] !== birth[other])
      context.addIssue({ code: 'custom', path: ['birth', other], message: `contradicts ${name}: give one of them` })
  }
  checkBirth(birthOf(birth), context, ['birth'])
}

/** A birth and the zone that was asked for in our fields, with the names under which refusals name the fields of the birth. */
export function bornInput(birth: HoroscopeBirth, { tz_str, timezone }: AskedZone) {
  const asked = tz_str ?? timezone ?? null
  return {
    fields: { birth: birthOf(birth), zone: asked === null || asked.toUpperCase() === 'AUTO' ? null : asked },
    renamed: renamedOf(birth),
  }
}
type AskedZone = { readonly [Name in 'tz_str' | 'timezone']?: string | null | undefined }
