import { PlaceList, PlaceQuery } from '../contract/geo.ts'
import { splitParts } from '../wire/parts.ts'
import { keyFor } from './access.ts'
import { PLACES_PAGE, PLACES_TOOL } from './geo-shown.ts'
import { laneOf } from './lane.ts'
import { operation } from './operation.ts'

const DESCRIPTION = `Cities and towns with more than 1,000 inhabitants, with coordinates and time zone. The search
matches any name in any language and ignores case, accents and punctuation. The data are offline, from the gazetteer of
GeoNames (geonames.org), under the licence Creative Commons Attribution 4.0, adapted. It needs no key and costs nothing.
Without a key an address may search 60 times in ten seconds. Searches without results are limited too: to 30 per minute
for an address without a key, and for an account to 30 times its requests per second.`

/** The second address is that of newer clients. */
const ADDRESSES = { place_search: '/api/v1/geo/search', place_search_alias: '/api/v2/geo/search' }

/** The gazetteer. */
export const GEO_OPERATIONS = Object.entries(ADDRESSES).map(([name, url], index) =>
  operation({
    name,
    url,
    method: 'GET',
    tag: 'Places',
    summary: 'Places by name, or by the beginning of a name',
    description: DESCRIPTION,
    access: keyFor('places', { keyless: true }),
    cost: 0,
    ...(index === 0 && { tools: [PLACES_TOOL], page: PLACES_PAGE }),
    searchesPlaces: true,
    query: PlaceQuery,
    isQuick: () => true,
    reply: PlaceList,
    handle:
      ({ compute }) =>
      async (request, reply) => {
        const [count, bytes] = splitParts(await compute.run('place_search', request.query, laneOf(request)), 2)
        if (new TextDecoder().decode(count) === '0') request.foundNoPlace = true
        reply.type('application/json; charset=utf-8')
        return bytes
      },
  }),
)
