import { workerData } from 'piscina'
import type { SkyRange } from '../src/astro/sky.ts'
import { chartStyles } from '../src/calculation/charting/chart-styles.ts'
import { lazyScripts } from '../src/wheel/fonts/scripts.ts'
import { literal } from '../src/wire/bytes.ts'
import { lazyCorpus } from './corpus.ts'
import { ephemerisFiles } from './ephemeris-files.ts'
import { ephemerisTasks } from './ephemeris-tasks.ts'
import { lazyBatches } from './lazy-batches.ts'
import { lazyPlaces } from './lazy-places.ts'
import { natalTasks } from './natal-tasks.ts'
import { placeTasks } from './place-tasks.ts'
import { markdownTask } from './report-tasks.ts'
import { skiesOver } from './series-sky.ts'
import { store } from './shared-series.ts'
import { swissSkies } from './sky.ts'
import { skyEventsTasks } from './sky-events-tasks.ts'
import { task, waitingTask } from './task.ts'
import { techniqueTasks } from './technique-tasks.ts'
import { zoneAt, zonesAt } from './zone-at.ts'

/** The data that the pool gives each thread. */
export interface ThreadData {
  readonly ephemerisPath: string | undefined
  readonly placesFile: string
}

/** The ephemeris of this installation. `fingerprint` changes with its files. */
export interface SkyReport {
  /** The years that charts are cast for. */
  readonly firstYear: number
  readonly lastYear: number
  /** The years that the files have. */
  readonly files: Pick<SkyRange, 'firstYear' | 'lastYear'>
  readonly fingerprint: string
}

const given = workerData as ThreadData | null
const files = ephemerisFiles(given?.ephemerisPath)
const skies = skiesOver(swissSkies(files), store)
const tables = ephemerisTasks(skies, zoneAt)
const places = lazyPlaces(given?.placesFile ?? '')
const placeSearch = placeTasks(places, zonesAt)
const atlas = {
  find: places.find,
  suggest: places.suggest,
  distance: places.distance,
  near: places.near,
  zonesNear: places.zonesNear,
  zonesAt,
}
const corpus = lazyCorpus()
const natal = natalTasks(skies, atlas, corpus)
const skyEvents = skyEventsTasks(skies)

export const ephemeris_whole = waitingTask(tables.whole)
export const ephemeris_outline = waitingTask(tables.outline)
export const ephemeris_chunk = waitingTask(tables.chunk)

export const natal_chart = task(natal.calculate)
export const natal_simple = task(natal.simple)
export const natal_order = task(natal.order)
export const natal_batch_piece = waitingTask(lazyBatches(natal.calculate))
export const report_markdown = task(markdownTask)
/** The tasks of techniques, by their names. */
export const OF_TECHNIQUES = techniqueTasks({ skies, atlas, corpus, scripts: lazyScripts() })

/** One chart in every theme. It is always the same. */
export const chart_styles = task((_: null) => literal(chartStyles(skies.wide, atlas)))

export const place_search = task(placeSearch.search)
export const place_choices = task(placeSearch.choices)
export const zone_of_place = task(placeSearch.zone)

export const sky_events = task(skyEvents.whole)
export const sky_events_piece = task(skyEvents.piece)
export const sky_events_joined = task(skyEvents.joined)

export const sky_report = task((_: null) => {
  const { firstYear, lastYear } = skies.wide.range
  const report: SkyReport = { firstYear, lastYear, files: skies.files.range, fingerprint: files.fingerprint }
  return literal(JSON.stringify(report))
})
