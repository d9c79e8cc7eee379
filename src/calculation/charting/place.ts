import { isMeanTime, MEAN_TIME, meanTimeOf } from '../../astro/mean-time.ts'
import type { Coordinates } from '../../astro/sky.ts'
import type { Zone } from '../../astro/zone.ts'
import type { PlaceFields } from '../../contract/births/birth.ts'
import type { FoundPlace, NearTown, PlaceDistance } from '../../places/places.ts'
import { findZone } from '../../places/zones.ts'
import { Refusal } from '../../platform/errors.ts'

/** The places by name, and the time zones of each place. */
export interface Atlas {
  find(text: string): FoundPlace | null
  /** How far the places of a name are from a point. */
  distance(text: string, from: Coordinates, nearKm: number): PlaceDistance | null
  /** The towns within a distance of a point, the nearest first. */
  near(from: Coordinates, km: number): readonly NearTown[]
  /** The zones of the towns of a country within a distance of a point. */
  zonesNear(from: Coordinates, km: number, country: string): readonly string[]
  /** Names like one that no place has, ready to be sent as `city`. */
  suggest(text: string): string[]
  /** IANA zones of a place; several where a boundary is disputed. */
  zonesAt(place: Coordinates): readonly string[]
}

/** Coordinates that are far from every place with the given name. */
export interface PlaceMismatch {
  /** The field of the name. */
  readonly field: string
  /** The place that the name means. */
  readonly named: string
  readonly km: number
}

export interface Located {
  readonly place: Coordinates
  /** The place of the gazetteer; null when coordinates were given. */
  readonly found: FoundPlace | null
  /**
   * The region of coordinates before 1970, that of the nearest town of their zone; absent where it is not needed or not
   * known.
   */
  readonly region?: Pick<NearTown, 'country' | 'state' | 'district'>
  readonly city: string | null
  /** Its IANA name, an offset, or LMT. */
  readonly zone: string
  /** The zone of the place where LMT was asked for: it gives the side of the date line. */
  readonly besideMeanTime?: string
  readonly zoneFrom: 'given' | 'place'
  /** Other zones that claim the place. */
  readonly otherZones: readonly string[]
  /** The zone of today where that of a birth is a history without a polygon; absent elsewhere. */
  readonly today?: Pick<Located, 'zone' | 'otherZones'>
  /** The place that the given name means, if it is far from the coordinates; otherwise null. */
  readonly mismatch: PlaceMismatch | null
}

/** The clock of the zone of a place. */
export function zoneIn({ zone, besideMeanTime, place }: Located): Zone {
  return besideMeanTime === undefined ? findZone(zone)! : meanTimeOf(place.longitude, findZone(besideMeanTime)!)
}

/** The place of a request. Coordinates take precedence over a name. `field` is the name of the field that holds the name.
 * Throws `place_not_found`.
 */
export function locate({ city, lat, lng, tz_str }: PlaceFields, atlas: Atlas, field = 'city'): Located {
  const given = typeof lat === 'number' && typeof lng === 'number' ? { latitude: lat, longitude: lng } : null
  const text = city?.trim() || null
  const found = given ? null : findPlace(city ?? '', atlas, field)
  const place = given ?? { latitude: found!.latitude, longitude: found!.longitude }
  const named = isAuto(tz_str) ? null : tz_str
  const inMeanTime = named !== null && isMeanTime(named)
  const zones = named && !inMeanTime ? [named] : zonesOf(place, found, atlas)
  const zone = findZone(zones[0]!)!
  return {
    place,
    found,
    city: text,
    zone: inMeanTime ? MEAN_TIME : zone.id,
    ...(inMeanTime && { besideMeanTime: zone.id }),
    zoneFrom: named ? 'given' : 'place',
    otherZones: inMeanTime ? [] : zones.slice(1),
    mismatch: given && text ? farFrom(text, field, place, atlas) : null,
  }
}

/**
 * The place of a second chart: the named place, or the birthplace. Its zone is the zone of the place, unless one is
 * named. The birthplace keeps the zone of the birth, but not its mean time.
 */
export function locateOr(birth: Located, fields: PlaceFields, atlas: Atlas, field: string): Located {
  const given = Boolean(fields.city?.trim()) || typeof fields.lat === 'number'
  if (given) return locate(fields, atlas, field)
  if (isAuto(fields.tz_str) && birth.zone !== MEAN_TIME) return { ...birth, ...birth.today, mismatch: null }
  const { latitude: lat, longitude: lng } = birth.place
  return { ...locate({ lat, lng, tz_str: fields.tz_str }, atlas, field), found: birth.found, city: birth.city }
}

const isAuto = (zone: string | null): boolean => !zone || zone.toUpperCase() === 'AUTO'

function findPlace(city: string, atlas: Atlas, field: string): FoundPlace {
  const found = atlas.find(city)
  if (found) return found
  const near = atlas.suggest(city)
  const hint =
    near.length > 0
      ? `Did you mean ${near.join('; ')}? If not, give the nearest town, or lat and lng`
      : 'For a village or a part of a city give its town as "City, Country", or lat and lng'
  throw new Refusal('place_not_found', {
    field,
    message: `There is no place "${city.trim()}" in the gazetteer. ${hint}`,
  })
}

/** A place of this distance may be in the surroundings of the city that a person names. */
const NEAR_KM = 100

/** A name that no place has is a label. */
function farFrom(text: string, field: string, place: Coordinates, atlas: Atlas): PlaceMismatch | null {
  const distance = atlas.distance(text, place, NEAR_KM)
  if (!distance || distance.isNear) return null
  return { field, named: distance.label, km: Math.round(distance.km) }
}

/** The polygons decide. Where they overlap, the zone of the gazetteer decides, if it is one of them. */
function zonesOf(place: Coordinates, found: FoundPlace | null, atlas: Atlas): readonly string[] {
  const zones = atlas.zonesAt(place)
  if (zones.length === 0) return [found?.timezone ?? 'UTC']
  const first = found && zones.includes(found.timezone) ? found.timezone : zones[0]!
  return [first, ...zones.filter((zone) => zone !== first)]
}
