import { existsSync } from 'node:fs'
import { openPlaces, type Places } from '../src/places/places.ts'
import { Refusal } from '../src/platform/errors.ts'

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
