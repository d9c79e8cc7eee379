import { existsSync } from 'node:fs'
import { type Atlas, locate } from '../src/calculation/charting/place.ts'
import type { PlaceFields } from '../src/contract/births/birth.ts'
import type { PlaceQuery } from '../src/contract/places.ts'
import { openPlaces, type Places } from '../src/places/places.ts'
import { Refusal } from '../src/platform/errors.ts'
import { joined, literal } from '../src/wire/bytes.ts'
import { placeList, placeSearch, zoneReply } from '../src/wire/places.ts'

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

const RETRY_AFTER_MS = 5_000

/**
 * The gazetteer of a thread, opened on first use. Without its file all other calculations still work. The file appears
 * when it is complete, a few seconds after the first start.
 */
export function lazyPlaces(file: string): Places {
  let opened: Places | undefined
  const places = (): Places => {
    if (!opened && !existsSync(file)) throw new Refusal('places_preparing', { retryAfterMs: RETRY_AFTER_MS })
    opened ??= openPlaces(file)
    return opened
  }
  return {
    find: (text) => places().find(text),
    suggest: (text) => places().suggest(text),
    // The name beside coordinates is only checked: they need no gazetteer.
    distance: (text, from, nearKm) => (opened || existsSync(file) ? places().distance(text, from, nearKm) : null),
    near: (from, km) => places().near(from, km),
    zonesNear: (from, km, country) => places().zonesNear(from, km, country),
    choices: (text) => places().choices(text),
    search: (query) => places().search(query),
    close: () => opened?.close(),
  }
}
