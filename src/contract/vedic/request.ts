import { z } from 'zod'
import { AYANAMSA_NAMES, ayanamsaProblem, findAyanamsa } from '../../astro/ayanamsa.ts'
import type { Zodiac } from '../../astro/sky.ts'
import { CONVENTIONS, type ConventionName } from '../../astro/vedic/elements.ts'
import { BirthFields, checkPlace } from '../births/birth.ts'
import { CivilTimeFields } from '../births/moment.ts'
import { Latitude, Longitude, PlaceTimeZone, readable } from '../fields.ts'

/** The ayanamsa in the spelling of this area. */
export const Ayanamsha = readable(ayanamsaProblem)
  .nullable()
  .default('lahiri')
  .describe(
    `Where the sidereal zodiac begins. One of: ${AYANAMSA_NAMES.join(', ')}; or one of your own, such as \`24.04@1950-01-01\`.`,
  )
  .meta({ toolHint: 'lahiri, raman, kp or another.' })

export const zodiacOfAyanamsha = (ayanamsha: string | null): Zodiac & { readonly kind: 'sidereal' } => ({
  kind: 'sidereal',
  ayanamsa: findAyanamsa(ayanamsha ?? 'lahiri')!,
})

const CONVENTION_NAMES = Object.keys(CONVENTIONS) as [ConventionName, ...ConventionName[]]

export const Convention = z
  .enum(CONVENTION_NAMES)
  .default('apparent')
  .describe(
    '`apparent`: by the apparent places of Sun and Moon, as ephemerides give them. `drik`: as Drik Panchang prints it. Its Sun is 20.5 seconds of arc behind the apparent one, so tithis and karanas end 34 to 46 seconds earlier; and the Moon rises and sets with the centre of its disc, without refraction.',
  )
  .meta({ toolHint: 'apparent, or drik: as Drik Panchang prints it.' })

const { year, month, day, hour, minute, second, city, lat, lng, tz_str, state, country } = BirthFields

/** Clocks have been up to so many hours from UTC. */
const HOURS_MAX = 15.5
const OtherZone = z.union([PlaceTimeZone, z.number().min(-HOURS_MAX).max(HOURS_MAX)]).nullish()

/** Names that clients have for the fields of a place. */
export const OtherPlaceNames = {
  latitude: Latitude.nullish().describe('The same as `lat`.').meta({ isAlias: true }),
  longitude: Longitude.nullish().describe('The same as `lng`.').meta({ isAlias: true }),
  timezone: OtherZone.describe('The same as `tz_str`, or hours from UTC.').meta({ isAlias: true }),
  tz: OtherZone.describe('The same as `timezone`.').meta({ isAlias: true }),
}

/** A date at a place, with or without a time. */
export const DayFields = {
  year: year.meta({ examples: [2026], toolHint: 'The year.' }),
  month: month.meta({ examples: [9] }),
  day: day.meta({ examples: [22] }),
  hour: hour.unwrap().nullish().describe('With a time, the answer also has the panchang of that moment.'),
  minute: minute.unwrap().nullish().describe('0 by default.'),
  second,
  city,
  state,
  country,
  lat,
  lng,
  tz_str,
  dst_policy: CivilTimeFields.dst_policy.describe(
    'How to read a time that the clock skips (shifted forward by default) or shows twice (the earlier). A warning says so.',
  ),
  calendar: CivilTimeFields.calendar.describe(
    'Calendar of the date. `auto`: Julian before 15 October 1582. The `date` of the answer is always Gregorian.',
  ),
  ...OtherPlaceNames,
}

export interface WithOtherNames {
  readonly lat?: number | null | undefined
  readonly lng?: number | null | undefined
  readonly tz_str: string | null
  readonly latitude?: number | null | undefined
  readonly longitude?: number | null | undefined
  readonly timezone?: string | number | null | undefined
  readonly tz?: string | number | null | undefined
}

/** A request with its place and its zone under their own names. */
export function underOwnNames<Request extends WithOtherNames>({
  latitude,
  longitude,
  timezone,
  tz,
  ...request
}: Request): Omit<Request, 'latitude' | 'longitude' | 'timezone' | 'tz'> {
  const { lat, lng, tz_str } = request
  const zone = tz_str === null || tz_str.toUpperCase() === 'AUTO' ? (timezone ?? tz ?? tz_str) : tz_str
  return {
    ...request,
    lat: lat ?? latitude,
    lng: lng ?? longitude,
    tz_str: typeof zone === 'number' ? offsetText(zone) : zone,
  }
}

/** Hours from UTC as an offset: 5.5 is +05:30. */
function offsetText(hours: number): string {
  const minutes = Math.round(Math.abs(hours) * 60)
  const two = (value: number): string => `${value}`.padStart(2, '0')
  return `${hours < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** Checks that a request has a place, under any of its names. */
export function checkDayPlace(
  request: WithOtherNames & { readonly city?: string | null | undefined },
  context: z.RefinementCtx,
): void {
  const { city, lat, lng } = underOwnNames(request)
  checkPlace({ city, lat, lng }, (field, message) => context.addIssue({ code: 'custom', path: [field], message }))
}
