import type { Compute } from '../compute.ts'
import { PlaceList, PlaceQuery } from '../contract/geo.ts'
import { operation } from '../operation.ts'

const DESCRIPTION = `Cities and towns of over 1,000 inhabitants, with their coordinates and time zones, by any of their names
in any language: what a person types becomes a place of birth. Offline, from the gazetteer of GeoNames (geonames.org),
under the licence Creative Commons Attribution 4.0, adapted: names are compared without case, accents and punctuation.`

export const geoOperations = ({ compute }: { compute: Compute }) => [
  operation({
    name: 'place_search',
    method: 'GET',
    url: '/api/v1/geo/search',
    tag: 'Places',
    summary: 'Places by name, or by the beginning of one',
    description: DESCRIPTION,
    access: 'api_key',
    area: 'places',
    cost: 1,
    tool: true,
    query: PlaceQuery,
    reply: PlaceList,
    async handle({ query }, reply) {
      const bytes = await compute.run('place_search', query)
      reply.type('application/json; charset=utf-8')
      return bytes
    },
  }),
]
