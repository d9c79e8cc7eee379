import type { PageForm, ToolForm } from '../techniques/shown.ts'
import { placesText } from '../wire/texts/places.ts'

export const PLACES_TOOL: ToolForm = {
  title: 'Place search',
  description:
    'Finds cities and towns by name, in any language, with coordinates and time zone. Use it when a place is ambiguous or not found, and ask the person which one is meant. Other tools take the lat and lng of the answer, or a city name directly.',
  cost: 'no units.',
  example: { q: 'Springfield', country: 'US' },
  cuts: [{ field: 'results', advice: 'Name a country, or a state after a comma.' }],
  text: placesText,
}

export const PLACES_PAGE: PageForm = {
  slug: 'places',
  title: 'Place search',
  about: 'Cities and towns by name in any script, with coordinates and time zone. It needs no key.',
  group: 'Numbers and places',
  isOpen: true,
  first: ['q', 'country', 'limit'],
  example: { q: 'Athens' },
}
