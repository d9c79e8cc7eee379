import { type Moment, momentOf } from '../astro/moment.ts'
import type { Place } from '../astro/sky.ts'
import type { Zone } from '../astro/zone.ts'
import { Refusal } from '../errors.ts'
import type { FoundPlace } from '../places/places.ts'
import { findZone } from '../zones.ts'

/** What is known of the earth: its places by name, and which time zones hold where. */
export interface Atlas {
  find(text: string): FoundPlace | null
  /** Names like one that nothing has, ready to be sent as `city`. */
  suggest(text: string): string[]
  /** IANA zones of a place; several where a boundary is disputed. */
  zonesAt(place: Place): readonly string[]
}

export interface Located {
  readonly place: Place
  /** The place of the gazetteer; null when coordinates were given. */
  readonly found: FoundPlace | null
  readonly city: string | null
  readonly zone: Zone
  readonly zoneFrom: 'given' | 'place'
  /** Other zones that claim the place. */
  readonly otherZones: readonly string[]
}

export interface Born extends Located {
  readonly moment: Moment
  readonly timeKnown: boolean
}

export interface PlaceFields {
  readonly city?: string | null | undefined
  readonly lat?: number | null | undefined
  readonly lng?: number | null | undefined
  readonly tz_str: string | null
}

export interface BirthInput extends PlaceFields {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly time_known: boolean
  readonly hour?: number | null | undefined
  readonly minute?: number | null | undefined
  readonly second?: number | null | undefined
  readonly dst_policy?: Parameters<typeof momentOf>[2]['policy'] | null | undefined
  readonly calendar: Parameters<typeof momentOf>[2]['calendar']
}

/** Of a birth without a time the chart is cast for noon. */
const NOON = 12

/**
 * The place that a request means; coordinates win over a name. `field` is the name of the field that holds the name.
 * Throws `place_not_found`.
 */
export function locate({ city, lat, lng, tz_str }: PlaceFields, atlas: Atlas, field = 'city'): Located {
  const given = typeof lat === 'number' && typeof lng === 'number' ? { latitude: lat, longitude: lng } : null
  const found = given ? null : findPlace(city ?? '', atlas, field)
  const place = given ?? { latitude: found!.latitude, longitude: found!.longitude }
  const named = tz_str && tz_str.toUpperCase() !== 'AUTO' ? tz_str : null
  const zones = named ? [named] : zonesOf(place, found, atlas)
  return {
    place,
    found,
    city: city?.trim() || null,
    zone: findZone(zones[0]!)!,
    zoneFrom: named ? 'given' : 'place',
    otherZones: zones.slice(1),
  }
}

function findPlace(city: string, atlas: Atlas, field: string): FoundPlace {
  const found = atlas.find(city)
  if (found) return found
  const near = atlas.suggest(city)
  const hint = near.length > 0 ? `Did you mean ${near.join('; ')}?` : 'Give "City, Country", or lat and lng'
  throw new Refusal('place_not_found', {
    field,
    message: `There is no place "${city.trim()}" in the gazetteer. ${hint}`,
  })
}

/** The polygons decide; where they overlap, the gazetteer does if it names one of them. */
function zonesOf(place: Place, found: FoundPlace | null, atlas: Atlas): readonly string[] {
  const zones = atlas.zonesAt(place)
  if (zones.length === 0) return [found?.timezone ?? 'UTC']
  const first = found && zones.includes(found.timezone) ? found.timezone : zones[0]!
  return [first, ...zones.filter((zone) => zone !== first)]
}

/**
 * The instant and the place of a birth. `at` is the path of the birth in the body. Throws `place_not_found`,
 * `invalid_input` for a day that its month does not have, and what a policy of local times refuses.
 */
export function bornOf(input: BirthInput, atlas: Atlas, at = ''): Born {
  const located = locate(input, atlas, `${at}city`)
  const time = input.time_known
    ? { hour: input.hour ?? NOON, minute: input.minute ?? 0, second: input.second ?? 0 }
    : { hour: NOON, minute: 0, second: 0 }
  const { year, month, day } = input
  const moment = momentOf(
    located.zone,
    { year, month, day, ...time },
    {
      longitude: located.place.longitude,
      policy: input.dst_policy ?? undefined,
      calendar: input.calendar,
      fields: { day: `${at}day`, time: `${at}hour` },
    },
  )
  return { ...located, moment, timeKnown: input.time_known }
}
