import { openPlaces, type Places } from '../src/places/places.ts'

/** The gazetteer of a thread, opened on first use. Without its file all other calculations still work. */
export function lazyPlaces(file: string): Places {
  let opened: Places | undefined
  const places = (): Places => {
    opened ??= openPlaces(file)
    return opened
  }
  return {
    find: (text) => places().find(text),
    suggest: (text) => places().suggest(text),
    distance: (text, from) => places().distance(text, from),
    choices: (text) => places().choices(text),
    search: (query) => places().search(query),
    close: () => opened?.close(),
  }
}
