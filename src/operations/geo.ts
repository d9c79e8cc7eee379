import type { Compute } from '../calculation/threads/compute.ts'
import type { Lane } from '../calculation/threads/lanes.ts'
import { PlaceList, PlaceQuery } from '../contract/places.ts'
import { accountingOf } from '../http/limits/accounting.ts'
import type { PlaceChoices } from '../places/place.ts'
import type { PageForm, ToolView } from '../techniques/shown.ts'
import { splitChunks } from '../wire/bytes.ts'
import { placesText } from '../wire/places.ts'
import { keyFor } from './access.ts'
import { laneOf } from './compute-requests.ts'
import { operation } from './operation.ts'

const PLACES_TOOL: ToolView = {
  title: 'Place search',
  description:
    'Finds cities and towns by name, in any language, with coordinates and time zone. Use it when a place is ambiguous or not found, and ask the person which one is meant. Other tools take the lat and lng of the answer, or a city name directly.',
  cost: 'no units.',
  example: { q: 'Springfield', country: 'US' },
  cuts: [{ field: 'results', advice: 'Name a country, or a state after a comma.' }],
  text: placesText,
}

const PLACES_PAGE: PageForm = {
  slug: 'places',
  title: 'Place search',
  about: 'Cities and towns by name in any script, with coordinates and time zone. It needs no key.',
  group: 'Numbers and places',
  isOpen: true,
  first: ['q', 'country', 'limit'],
  example: { q: 'Athens' },
}

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
    access: keyFor('places', { keyOptional: true }),
    cost: 0,
    ...(index === 0 && { tools: [PLACES_TOOL], page: PLACES_PAGE }),
    searchesPlaces: true,
    query: PlaceQuery,
    isQuick: () => true,
    reply: PlaceList,
    handle: async (request, reply, { compute }) => {
      const [count, bytes] = splitChunks(await compute.run('place_search', request.query, laneOf(request)), 2)
      if (new TextDecoder().decode(count) === '0') accountingOf(request).foundNoPlace = true
      reply.type('application/json; charset=utf-8')
      return bytes
    },
  }),
)

interface Searching {
  readonly compute: Compute
  readonly lane: Lane
  /** Counts the message that needs the searches. Called once, before the first search. */
  countMessage(): Promise<void>
  countSearch(): Promise<unknown>
}

/** Searches for the places of one message that may need a question to the person. Each name is searched once. */
export function placeSearches({ compute, lane, countMessage, countSearch }: Searching) {
  const searches = new Map<string, Promise<PlaceChoices>>()
  let counted: Promise<void> | undefined
  const search = async (city: string): Promise<PlaceChoices> => {
    counted ??= countMessage()
    await counted
    await countSearch()
    return JSON.parse(new TextDecoder().decode(await compute.run('place_choices', city, lane)))
  }
  return (city: string): Promise<PlaceChoices> => {
    const choices = searches.get(city) ?? search(city)
    searches.set(city, choices)
    return choices
  }
}
