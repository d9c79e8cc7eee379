import { type Atlas, locate } from '../src/calculation/charting/place.ts'
import type { PlaceFields } from '../src/contract/birth.ts'
import type { PlaceQuery } from '../src/contract/geo.ts'
import type { Places } from '../src/places/places.ts'
import { literal } from '../src/wire/bytes.ts'
import { joined } from '../src/wire/parts.ts'
import { placeList, placeSearch } from '../src/wire/places/search.ts'
import { zoneReply } from '../src/wire/places/zone.ts'

/** Searches of the gazetteer and of the map of time zones, as the bytes of answers. */
export const placeTasks = (places: Places, zonesAt: Atlas['zonesAt']) => ({
  /** Two parts: the number of places found, and the answer. */
  search(query: PlaceQuery): Uint8Array<ArrayBuffer> {
    const list = placeList(places.search(placeSearch(query)))
    return joined([String(list.count), literal(JSON.stringify(list))])
  },

  /** What a text may mean, for a question to a person. */
  choices: (text: string): Uint8Array<ArrayBuffer> => literal(JSON.stringify(places.choices(text))),

  /** The time zone of a city or of coordinates. Throws `place_not_found`. */
  zone: (place: Omit<PlaceFields, 'tz_str'>): Uint8Array<ArrayBuffer> =>
    literal(JSON.stringify(zoneReply(locate({ ...place, tz_str: null }, { ...places, zonesAt }, 'subject.city')))),
})
