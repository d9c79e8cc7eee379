import type { PlaceList, PlaceQuery } from '../../contract/geo.ts'
import type { KnownPlace, PlaceSearch } from '../../places/places.ts'

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
