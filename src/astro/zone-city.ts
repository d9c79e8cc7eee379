import { type Coordinates, distanceKm } from './sky.ts'
import { ZONE_CITY_ROWS } from './zone-city-table.ts'
import { type Box, ZONE_HISTORIES, type ZoneHistory } from './zone-history-table.ts'
import { namesOf } from './zone-row.ts'

/** The city whose clock a zone of the tz database records. */
export interface ZoneCity extends Coordinates {
  readonly zone: string
  readonly name: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** The state or province, as the gazetteer names it; null where it has none. */
  readonly state: string | null
}

const nameOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

const CITIES_OF_ZONES: readonly ZoneCity[] = ZONE_CITY_ROWS.trim()
  .split('\n')
  .map((row) => {
    const [zone = '', country = '', latitude, longitude, state] = row.split(';')
    return {
      zone,
      name: nameOf(zone),
      country,
      latitude: Number(latitude),
      longitude: Number(longitude),
      state: state || null,
    }
  })

/** All cities of zones, and of the histories without a polygon. */
export const ZONE_CITIES: readonly ZoneCity[] = [
  ...CITIES_OF_ZONES,
  ...ZONE_HISTORIES.map(({ zone, country, state, city: [latitude, longitude] }) => ({
    zone,
    name: nameOf(zone),
    country,
    state,
    latitude,
    longitude,
  })),
]

const CITIES: ReadonlyMap<string, ZoneCity> = new Map(ZONE_CITIES.map((city) => [city.zone, city]))

/** The city of a zone by any of its names; null for a zone without one, such as Etc/GMT+3. */
export function cityOfZone(id: string): ZoneCity | null {
  const own = CITIES.get(id)
  if (own) return own
  for (const name of namesOf(id)) {
    const city = CITIES.get(name)
    if (city) return city
  }
  return null
}

const COUNTRIES = ZONE_CITIES.map(({ country }) => country)
const DIVIDED: ReadonlySet<string> = new Set(COUNTRIES.filter((country, at) => COUNTRIES.indexOf(country) !== at))

/** Whether a country has several zones, or histories of zones. */
export const hasSeveralZones = (country: string): boolean => DIVIDED.has(country)

/** A place, with its state as the gazetteer names it if that is known. */
interface PlaceOfHistory extends Coordinates {
  readonly state: string | null
}

/** The history of a place in a zone that has a polygon; the nearest of several. Null where the zone's own history holds. */
export const historyAt = (zones: readonly string[], place: PlaceOfHistory): ZoneHistory | null =>
  nearest(
    ZONE_HISTORIES.filter((history) => zones.includes(history.of) && contains(history, place)),
    place,
  )

/** Other histories of the same zone whose city is within this distance, the nearest first. */
export const historiesNear = (zones: readonly string[], place: Coordinates, km: number): readonly ZoneHistory[] =>
  ZONE_HISTORIES.filter((history) => zones.includes(history.of) && kmFrom(history, place) <= km).sort(
    (a, b) => kmFrom(a, place) - kmFrom(b, place),
  )

function contains(history: ZoneHistory, place: PlaceOfHistory): boolean {
  const { states, boxes, parts, km } = history.area
  if (km !== undefined) return kmFrom(history, place) <= km
  if (states && place.state !== null)
    return (
      states.includes(place.state) || (parts ?? []).some((part) => part.state === place.state && isIn(part.box, place))
    )
  return (boxes ?? []).some((box) => isIn(box, place))
}

const isIn = ([south, west, north, east]: Box, { latitude, longitude }: Coordinates): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east

const nearest = (histories: readonly ZoneHistory[], place: Coordinates): ZoneHistory | null =>
  histories.toSorted((a, b) => kmFrom(a, place) - kmFrom(b, place))[0] ?? null

const kmFrom = ({ city: [latitude, longitude] }: ZoneHistory, place: Coordinates): number =>
  distanceKm({ latitude, longitude }, place)
