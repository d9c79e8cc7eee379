import { DatabaseSync } from 'node:sqlite'
import { finder } from './find.ts'
import type { Places } from './place.ts'
import { openRecords } from './records.ts'
import { searcher } from './search.ts'
import { suggester } from './suggest.ts'

export type { FoundPlace, KnownPlace, PlaceSearch, Places } from './place.ts'

/** The size of SQLite's own cache. The system's file cache serves all threads. */
const CACHE_KIB = 1024

/** Opens the gazetteer in a file that `preparePlaces` made. Throws when there is none. */
export function openPlaces(file: string): Places {
  const db = new DatabaseSync(file, { readOnly: true })
  db.exec(`pragma cache_size = -${CACHE_KIB}`)
  const records = openRecords(db)
  const find = finder(records)
  const search = searcher(db, records)
  return { find, search, suggest: suggester(db, records, { find, search }), close: () => db.close() }
}
