import type { PlaceList, PlaceQuery } from '../contract/places.ts'
import type { KnownPlace, PlaceSearch } from '../places/places.ts'

/** Shorter texts match thousands of places. The largest ones are enough. */
const SHORT_TEXT = 4
const LIMIT_OF_SHORT = 5

/** The search of a query. */
export const placeSearch = ({ q, limit, country }: PlaceQuery): PlaceSearch => ({
  q,
  limit: [...q].length < SHORT_TEXT ? Math.min(limit, LIMIT_OF_SHORT) : limit,
  country: country?.toUpperCase() ?? null,
})

/** The reply with the places found. */
export const placeList = (places: readonly KnownPlace[]): PlaceList => ({
  results: places.map((place) => ({
    name: place.name,
    country: place.country,
    state: place.state,
    district: place.district,
    lat: place.latitude,
    lng: place.longitude,
    timezone: place.timezone,
    population: place.population,
    country_name: place.countryName,
    geoname_id: place.geonameId,
  })),
  count: places.length,
  attribution: 'GeoNames, geonames.org, CC BY 4.0',
})

/** The zone of a place as the calculation threads send it, with other zones that claim the place. */
export interface PlaceZones {
  readonly zone: string
  readonly other_zones: readonly string[]
}

export const zoneReply = (located: { readonly zone: string; readonly otherZones: readonly string[] }): PlaceZones => ({
  zone: located.zone,
  other_zones: located.otherZones,
})

/** A line for each place, the best match first. */
export const placesText = ({ results }: PlaceList): string =>
  results.length === 0
    ? 'No place has this name. Try another spelling, a larger town nearby, or ask for coordinates.'
    : results
        .map(
          ({ name, state, country_name, lat, lng, timezone, population }) =>
            `${[name, state, country_name].filter(Boolean).join(', ')}: lat ${lat}, lng ${lng}, ${timezone}, ${population} people`,
        )
        .join('\n')
