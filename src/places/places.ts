import { DatabaseSync } from 'node:sqlite'
import { chooser, distanceFinder, finder, firstMatcher, labeller, matcher } from './find.ts'
import type { Places } from './place.ts'
import type { Work } from './query.ts'
import { openRecords } from './records.ts'
import { searcher, suggester } from './search.ts'
import { townsNear } from './towns-near.ts'

export type { FoundPlace, KnownPlace, NearTown, PlaceChoices, PlaceDistance, PlaceSearch, Places } from './place.ts'

/** The size of SQLite's own cache. The system's file cache serves all threads. */
const CACHE_KIB = 1024

/** Opens the gazetteer in a file that `preparePlaces` made. Throws when there is none. */
export function openPlaces(file: string): Places {
  const db = new DatabaseSync(file, { readOnly: true })
  db.exec(`pragma cache_size = -${CACHE_KIB}`)
  const work: Work = { left: Number.POSITIVE_INFINITY }
  const records = openRecords(db, work)
  const matchesOf = matcher(records)
  const find = finder(records, matchesOf)
  const search = searcher(db, records, work)
  const labelOf = labeller(firstMatcher(records))
  const suggest = suggester(db, records, { labelOf, search, work })
  return {
    find,
    search,
    suggest,
    distance: distanceFinder(records, matchesOf),
    ...townsNear(db),
    choices: chooser(records, matchesOf, labelOf, suggest),
    close: () => db.close(),
  }
}
