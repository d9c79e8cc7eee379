import type { PlaceQuery } from '../src/contract/geo.ts'
import type { Places } from '../src/places/places.ts'
import { literal } from '../src/wire/bytes.ts'
import { fromPlaceQuery, placeList } from '../src/wire/geo.ts'

/** Searches of the gazetteer, as the bytes of answers. */
export const placeTasks = (places: Places) => ({
  search: (query: PlaceQuery): Uint8Array<ArrayBuffer> =>
    literal(JSON.stringify(placeList(places.search(fromPlaceQuery(query))))),
})
