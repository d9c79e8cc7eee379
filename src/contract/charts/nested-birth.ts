import { z } from 'zod'
import { civilFields, isoOffset } from '../../astro/civil.ts'
import { parseTime } from '../../astro/time.ts'
import { type Birth, BirthFields, CityWithin, checkPlace, checkTime, placeName } from '../births/birth.ts'
import { DateTime, Latitude, Longitude, PlaceTimeZone } from '../fields.ts'
import { StyledBirth } from './requests.ts'

/** A place as an object, as in data endpoints. */
export const NestedPlace = z
  .strictObject({
    city: BirthFields.city,
    ...CityWithin,
    lat: Latitude.nullish(),
    lng: Longitude.nullish(),
    latitude: Latitude.nullish().describe('The same as `lat`.'),
    longitude: Longitude.nullish().describe('The same as `lng`.'),
    tz_str: PlaceTimeZone.nullish().describe('IANA time zone, or AUTO: the zone of the place.'),
    timezone: PlaceTimeZone.nullish().describe('The same as `tz_str`.'),
  })
  .meta({ id: 'NestedPlace', examples: [{ city: 'Lisbon', lat: 38.72, lng: -9.14, tz_str: 'Europe/Lisbon' }] })
export type NestedPlace = z.output<typeof NestedPlace>

const DATE = ['year', 'month', 'day'] as const
const TIME = ['hour', 'minute', 'second'] as const
const PLACE = ['city', 'lat', 'lng'] as const
/** The public names of coordinates. */
const FULL_NAMES = { city: 'city', lat: 'latitude', lng: 'longitude' } as const

/** The fields of a birth that may also come as one text and one object. */
const NestedBirthFields = {
  year: BirthFields.year.nullish(),
  month: BirthFields.month.nullish(),
  day: BirthFields.day.nullish(),
  datetime: DateTime.nullish()
    .describe(
      'The local time of birth, ISO 8601, instead of `year` to `second`. With an offset, the offset is the time zone.',
    )
    .meta({ examples: ['1990-01-01T12:00:00'] }),
  location: NestedPlace.nullish().describe('The birthplace, instead of `city`, `lat` and `lng`.'),
}

type Nested = Pick<Birth, 'time_known' | 'hour' | 'minute' | 'second' | 'city' | 'lat' | 'lng' | 'tz_str'> &
  Partial<Record<(typeof DATE)[number], number | null | undefined>> & {
    readonly datetime?: string | null | undefined
    readonly location?: NestedPlace | null | undefined
  }

/** Checks a birth in either form. `at` is the path of the birth in the body. */
export function checkNestedBirth(birth: Nested, context: z.RefinementCtx, at: readonly string[]): void {
  const wrong = (path: readonly string[], message: string): void =>
    context.addIssue({ code: 'custom', path: [...at, ...path], message })
  const { datetime, location } = birth
  if (isGiven(datetime)) {
    if ([...DATE, ...TIME].some((field) => isGiven(birth[field])))
      wrong(['datetime'], 'Give datetime or year, month, day, hour, minute and second')
    if (birth.time_known && isDate(datetime))
      wrong(['datetime'], 'Must have a time, as in 1990-01-01T12:00, unless time_known is false')
  } else {
    for (const field of DATE) if (!isGiven(birth[field])) wrong([field], 'Field required, or give datetime')
    checkTime(birth, (field, message) => wrong([field], message))
  }
  if (isGiven(location)) {
    if (PLACE.some((field) => isGiven(birth[field]))) wrong(['location'], 'Give location or city, lat and lng')
    checkNames(location, (field, message) => wrong(['location', field], message))
    checkPlace(flatPlace(location, null), (field, message) => wrong(['location', nameIn(location, field)], message))
  } else checkPlace(birth, (field, message) => wrong([field], message))
}

/** A coordinate under both of its names has one value. */
export function checkNames(place: NestedPlace, wrong: (field: string, message: string) => void): void {
  for (const short of ['lat', 'lng'] as const) {
    const full = FULL_NAMES[short]
    if (isGiven(place[short]) && isGiven(place[full]) && place[short] !== place[full])
      wrong(full, `contradicts ${short}: give one of them`)
  }
}

/** The name under which a place has a field. */
const nameIn = (place: NestedPlace, field: (typeof PLACE)[number]): string =>
  isGiven(place[field]) || !isGiven(place[FULL_NAMES[field]]) ? field : FULL_NAMES[field]

/** The birth in the fields of `BirthFields`. The calculation knows no other form. */
export function flatBirth<Given extends Nested>(given: Given): FlatBirth<Given> {
  const { datetime, location, ...birth } = given
  const time = isGiven(datetime) ? timeOf(datetime) : {}
  const place = isGiven(location) ? { ...birth, ...flatPlace(location, birth.tz_str) } : birth
  return { ...place, ...time } as FlatBirth<Given>
}

type FlatBirth<Given> = Omit<Given, 'datetime' | 'location' | (typeof DATE)[number]> &
  Record<(typeof DATE)[number], number>

/** A place as separate fields. The second zone is that of a place without one. */
export const flatPlace = (place: NestedPlace, zone: string | null) => ({
  city: placeName(place),
  lat: place.lat ?? place.latitude,
  lng: place.lng ?? place.longitude,
  tz_str: place.tz_str ?? place.timezone ?? zone,
})

/** The names that a refusal uses for the fields of a flat birth, depending on what the caller sent. */
export const namesOfNested = ({ datetime, location }: Nested, at: string): Record<string, string> => ({
  ...(isGiven(datetime) && Object.fromEntries([...DATE, ...TIME].map((field) => [`${at}${field}`, `${at}datetime`]))),
  ...(isGiven(location) &&
    Object.fromEntries(PLACE.map((field) => [`${at}${field}`, `${at}location.${nameIn(location, field)}`]))),
})

function timeOf(datetime: string) {
  const time = parseTime(datetime)
  // The schema has already parsed this text.
  if ('problem' in time) throw new Error(time.problem)
  const { year, month, day, hour, minute, second } = civilFields(time.civilMs)
  const zone = time.offsetSeconds === null ? {} : { tz_str: isoOffset(time.offsetSeconds) }
  return { year, month, day, ...(isDate(datetime) ? {} : { hour, minute, second }), ...zone }
}

const isDate = (text: string): boolean => !text.includes(':')

export const isGiven = <Value>(value: Value): value is NonNullable<Value> => value !== null && value !== undefined

/** The birth of a second chart: in our fields, or in the form of the public data endpoints. */
export const NestedBirth = StyledBirth.extend(NestedBirthFields)

/** Only one coordinate is an error. Without both, the birthplace is used. */
export function checkPair(
  name: 'return' | 'progression',
  pair: { readonly lat: unknown; readonly lng: unknown },
  context: z.RefinementCtx,
): void {
  const given = { lat: isGiven(pair.lat), lng: isGiven(pair.lng) }
  if (given.lat === given.lng) return
  const path = [`${name}_${given.lat ? 'lng' : 'lat'}`]
  context.addIssue({ code: 'custom', path, message: `${name}_lat and ${name}_lng must be given together` })
}

/** A value that may be in several fields must be given at least once, and be the same in all. */
export function checkOnce(field: string, values: readonly unknown[], what: string, context: z.RefinementCtx): void {
  const count = new Set(values.filter(isGiven)).size
  if (count === 1) return
  const message = count === 0 ? 'Field required' : `All fields must give the same ${what}`
  context.addIssue({ code: 'custom', path: [field], message })
}
