import { z } from 'zod'
import { AYANAMSA_NAMES, ayanamsaProblem, findAyanamsa } from '../../astro/ayanamsa.ts'
import { isoOffset } from '../../astro/civil.ts'
import type { Zodiac } from '../../astro/sky.ts'
import { CONVENTIONS, type ConventionName } from '../../astro/vedic/elements.ts'
import { BirthFields, checkPlace } from '../births/birth.ts'
import { CivilTimeFields } from '../births/moment.ts'
import { Latitude, Longitude, PlaceTimeZone, readable } from '../fields.ts'

/** The ayanamsa, under the name that Vedic requests have for it. */
export const Ayanamsha = readable(ayanamsaProblem)
  .nullable()
  .default('lahiri')
  .describe(
    `Where the sidereal zodiac begins. One of: ${AYANAMSA_NAMES.join(', ')}; or one of your own, such as \`24.04@1950-01-01\`.`,
  )
  .meta({ formHint: 'Where the sidereal zodiac begins.', toolHint: 'lahiri, raman, kp or another.' })

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

const HOUR_MINUTES = 60
/** The largest difference of clocks from UTC, in hours. */
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
  hour: hour.unwrap().unwrap().nullish().describe('With a time, the answer also has the panchang of that moment.'),
  minute: minute.unwrap().unwrap().nullish().describe('0 by default.'),
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

/** The place of a request, under any of its names. */
export const PlaceFields = { city, state, country, lat, lng, tz_str, ...OtherPlaceNames }

const Place = z.object({ city, state, country, lat, lng, tz_str })
const Names = z.object(OtherPlaceNames)
const Day = z.object(DayFields).omit({ latitude: true, longitude: true, timezone: true, tz: true })

/** The place of a request, under its own names. */
export type AskedPlace = z.output<typeof Place>

/** What a request about a day at a place asks. */
export type AskedDay = z.output<typeof Day> & {
  readonly ayanamsha: string | null
  readonly convention: ConventionName
}

export type WithOtherNames = Pick<AskedPlace, 'lat' | 'lng' | 'tz_str'> & z.output<typeof Names>

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
    tz_str: typeof zone === 'number' ? isoOffset(Math.round(zone * HOUR_MINUTES) * 60) : zone,
  }
}

/** Checks that a request has a place, under any of its names. */
export function checkDayPlace(
  request: WithOtherNames & { readonly city?: string | null | undefined },
  context: z.RefinementCtx,
): void {
  const { city, lat, lng } = underOwnNames(request)
  checkPlace({ city, lat, lng }, (field, message) => context.addIssue({ code: 'custom', path: [field], message }))
}
