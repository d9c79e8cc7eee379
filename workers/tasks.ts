import { workerData } from 'piscina'
import { chartStyles } from '../src/calculation/charting/wheels.ts'
import type { SkyReport, Tasks, ThreadData } from '../src/calculation/tasks.ts'
import { lazyScripts } from '../src/wheel/fonts/scripts.ts'
import { literal } from '../src/wire/bytes.ts'
import { publicSkyReply } from '../src/wire/public-sky.ts'
import { ephemerisFiles } from './ephemeris-files.ts'
import { ephemerisTasks } from './ephemeris-tasks.ts'
import { lazyBatches, lazyCorpus, markdownTask, natalTasks } from './natal-tasks.ts'
import { lazyPlaces, placeTasks } from './place-tasks.ts'
import { skiesOver, threadSeries } from './series-sky.ts'
import { swissSkies } from './sky.ts'
import { skyEventsTasks } from './sky-events-tasks.ts'
import { type TaskFunction, task, waitingTask } from './task.ts'
import { techniqueTasks } from './technique-tasks.ts'
import { vedicVisualTask } from './vedic-tasks.ts'
import { zoneAt, zonesAt } from './zone-at.ts'

/** Null outside a calculation thread, as in a benchmark. */
const given = workerData as ThreadData | null
const files = ephemerisFiles(given?.ephemerisPath)
const skies = skiesOver(swissSkies(files), threadSeries)
const ephemeris = ephemerisTasks(skies, zoneAt)
const places = lazyPlaces(given?.placesFile ?? '')
const placeSearch = placeTasks(places, zonesAt)
const atlas = { ...places, zonesAt }
const corpus = lazyCorpus()
const natal = natalTasks(skies, atlas, corpus)
const skyEvents = skyEventsTasks(skies)

const scripts = lazyScripts()

/** The tasks of techniques, by their names. */
export const OF_TECHNIQUES = techniqueTasks({ skies, atlas, corpus, scripts })

/** The tasks by their names. */
export const TASKS: { readonly [Name in keyof Tasks]: TaskFunction<Tasks[Name]> } = {
  ephemeris_whole: waitingTask(ephemeris.whole),
  ephemeris_outline: waitingTask(ephemeris.outline),
  ephemeris_chunk: waitingTask(ephemeris.chunk),
  natal_chart: task(natal.calculate),
  natal_simple: task(natal.simple),
  natal_order: task(natal.order),
  natal_batch_piece: waitingTask(lazyBatches(natal.calculate, OF_TECHNIQUES)),
  report_markdown: task(markdownTask),
  /** One chart in every theme. It takes no input, because it is always the same. */
  chart_styles: task(() => literal(chartStyles(skies.wide, atlas))),
  vedic_visual: waitingTask(vedicVisualTask(skies, atlas, scripts)),
  place_search: task(placeSearch.search),
  place_choices: task(placeSearch.choices),
  zone_of_place: task(placeSearch.zone),
  sky_events: task(skyEvents.whole),
  sky_events_piece: task(skyEvents.piece),
  sky_events_joined: task(skyEvents.joined),
  public_sky: task((epochMs) => literal(JSON.stringify(publicSkyReply(skies.wide, epochMs)))),
  sky_report: task(() => {
    const { firstYear, lastYear } = skies.wide.range
    const report: SkyReport = { firstYear, lastYear, files: skies.files.range, fingerprint: files.fingerprint }
    return literal(JSON.stringify(report))
  }),
}
