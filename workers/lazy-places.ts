import { openPlaces, type Places } from '../src/places/places.ts'

/** The gazetteer of a thread, opened when it is first asked: other calculations go on should its file be gone. */
export function lazyPlaces(file: string): Places {
  let opened: Places | undefined
  const places = (): Places => {
    opened ??= openPlaces(file)
    return opened
  }
  return {
    find: (text) => places().find(text),
    suggest: (text) => places().suggest(text),
    search: (query) => places().search(query),
    close: () => opened?.close(),
  }
}
