import { createHistogram } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { Piscina } from 'piscina'
import type { PositionSource } from '../../contract/sky/sources.ts'
import { Refusal } from '../../platform/errors.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { dataFingerprint, type SharedSeries } from '../series/store.ts'
import type { Answers, Message, Outcome, SkyReport, TaskInput, TaskName, ThreadData } from '../tasks.ts'
import { isPieceOfTechnique } from './backlog.ts'
import { createDispatcher } from './dispatch.ts'
import type { Lane } from './lanes.ts'

/** The calculation threads, called by the name of a task. */
export interface Compute {
  readonly threads: number
  readonly sky: SkyReport
  /**
   * The bytes of a calculation, or the refusal it ended in. Lanes get their turn by the time that they have used.
   * Refuses with `compute_busy` when too many calculations of the lane wait already, and with `compute_crashed` when a
   * second thread dies of it.
   */
  run<Name extends TaskName>(name: Name, input: TaskInput<Name>, lane: Lane): Promise<Uint8Array>
  /** False once the threads are being closed. */
  isReady(): boolean
  /** True once series of positions are built. Until then the library calculates everything. */
  hasSeries(): boolean
  useSeries(series: SharedSeries): void
  /** A text that changes with the data of answers from a source. */
  dataOf(source: PositionSource): string
  /** Calculations that wait for a thread. */
  waiting(): number
  /** Threads that have loaded the ephemeris; fewer than `threads` while one that died is being replaced. */
  loadedThreads(): number
  /** Ends a thread in the middle of its work, as a crash would; none while all of them are still loading. */
  killThread(): Promise<void>
  /** Lets running and waiting calls finish, then ends the threads; at the latest when the deadline has passed. */
  close(deadlineMs: number): Promise<void>
}

export interface ComputeOptions {
  readonly threads: number
  readonly queueLimit: number
  readonly ephemerisPath: string | undefined
  /** The gazetteer; a thread opens it when it is first asked for a place. */
  readonly placesFile: string
  /** Resolves when the gazetteer is built. */
  readonly placesReady: Promise<unknown>
  readonly metrics: Metrics
}

/** A thread loads in half a second, on a busy machine in two. */
const LOADING_MS_MAX = 5_000
const LOADING_POLL_MS = 20

/**
 * The first start builds the gazetteer behind the open port, in a few seconds. A calculation that needs it waits this
 * long.
 */
const PLACES_MS_MAX = 25_000
/** The rows of a batch may name places. A row that found no gazetteer would be a failed one. */
const ROWS_WITH_PLACES: TaskName = 'natal_batch_piece'

/** Tasks that may take positions from series. */
const OF_SERIES: ReadonlySet<TaskName> = new Set([
  'ephemeris_whole',
  'ephemeris_outline',
  'ephemeris_chunk',
  'sky_events',
  'sky_events_piece',
  'sky_events_joined',
])

/** Searches of techniques are split into pieces, which take their positions from series. */
const mayUseSeries = (task: TaskName): boolean => OF_SERIES.has(task) || isPieceOfTechnique(task)

/** Starts the threads and waits until each has loaded the ephemeris; throws when it cannot be loaded. */
export async function startCompute(options: ComputeOptions): Promise<Compute> {
  const { threads: count, queueLimit, metrics, placesReady } = options
  const countCrash = () => metrics.threadCrashes.inc()
  const threads = startThreads({ ...options, onIdleCrash: countCrash })
  const times = timesOf(metrics)
  let series: SharedSeries | null = null
  const dispatcher = createDispatcher({
    threads: count,
    queueLimit,
    onDone: times.record,
    onCrash: countCrash,
    send: (calls) => threads.send({ calls, series: calls.some(({ task }) => mayUseSeries(task)) ? series : null }),
  })
  let closing = false
  const placesOrLate = () => Promise.race([placesReady, sleep(PLACES_MS_MAX, undefined, { ref: false })])

  const run: Compute['run'] = async (task, input, lane) => {
    if (task === ROWS_WITH_PLACES) await placesOrLate()
    let outcome = await dispatcher.run({ task, input }, lane)
    if (isWithoutPlaces(outcome)) {
      await placesOrLate()
      outcome = await dispatcher.run({ task, input }, lane)
    }
    if (outcome instanceof Uint8Array) return outcome
    if ('refused' in outcome) throw new Refusal(outcome.refused, outcome.detail)
    throw new Error(`The task ${task} failed: ${outcome.failed}`)
  }

  const reports = await Promise.all(
    Array.from({ length: count }, () => threads.send({ calls: [{ task: 'sky_report', input: null }], series: null })),
  )
  metrics.watchCompute(dispatcher.waiting, threads.loaded, times.quantiles)
  const sky = JSON.parse(new TextDecoder().decode(reports[0]!.bytes)) as SkyReport
  return {
    threads: count,
    sky,
    run,
    hasSeries: () => series !== null,
    useSeries(found) {
      if (found.periods.length > 0) series = found
    },
    dataOf: (source) => dataFingerprint(sky.fingerprint, source === 'series' ? series : null),
    waiting: dispatcher.waiting,
    loadedThreads: threads.loaded,
    isReady: () => !closing,
    killThread: threads.kill,
    async close(deadlineMs) {
      closing = true
      await dispatcher.close(sleep(deadlineMs, undefined, { ref: false }))
      for (let waited = 0; waited < LOADING_MS_MAX && threads.loaded() < threads.all(); waited += LOADING_POLL_MS) {
        await sleep(LOADING_POLL_MS)
      }
      await threads.end()
    },
  }
}

const isWithoutPlaces = (outcome: Outcome): boolean =>
  !(outcome instanceof Uint8Array) && 'refused' in outcome && outcome.refused === 'places_preparing'

/** How long calculations waited and ran, for the metrics. */
function timesOf(metrics: Metrics) {
  const wait = createHistogram()
  const ran = createHistogram()
  const nanoseconds = (ms: number) => Math.max(1, Math.round(ms * 1e6))
  const quantiles = (histogram: typeof wait) => {
    const at = (percent: number) => histogram.percentile(percent) / 1e6
    return { p50: at(50), p90: at(90), p99: at(99) }
  }
  return {
    record(task: TaskName, waitedMs: number, ranMs: number): void {
      wait.record(nanoseconds(waitedMs))
      ran.record(nanoseconds(ranMs))
      metrics.computeBusySeconds.inc({ task }, ranMs / 1000)
      metrics.computeSeconds.observe({ task }, (waitedMs + ranMs) / 1000)
    },
    quantiles: () => ({ wait: quantiles(wait), run: quantiles(ran) }),
  }
}

/** The pool of the threads. */
interface Threads {
  /** Runs a message on one thread. Rejects when that thread dies. */
  send(message: Message): Promise<Answers>
  /** Threads that have loaded the ephemeris. */
  loaded(): number
  /** All threads, with those that still load. */
  all(): number
  kill(): Promise<void>
  end(): Promise<void>
}

interface ThreadsOptions extends Pick<ComputeOptions, 'threads' | 'ephemerisPath' | 'placesFile'> {
  /** Called when a thread dies while it has nothing to do. */
  readonly onIdleCrash: () => void
}

/** A thread needs about 40 MB; one that grows to this is ended before it harms the process. */
const THREAD_MEMORY_MB = 256
/** By default Node lets it grow to 50 MB, which are never freed, and calculations are not faster. */
const YOUNG_GENERATION_MB = 16
const MESSAGE = new URL('../../../workers/message.ts', import.meta.url)

function startThreads(options: ThreadsOptions): Threads {
  const { threads, ephemerisPath, placesFile, onIdleCrash } = options
  // Otherwise the library would read its files from there and not from the folders that the threads set.
  delete process.env['SE_EPHE_PATH']
  const pool = new Piscina<Message, Answers>({
    filename: MESSAGE.href,
    minThreads: threads,
    maxThreads: threads,
    recordTiming: false,
    workerData: { ephemerisPath, placesFile } satisfies ThreadData,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY_MB, maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  })
  // Ending a thread while it loads a native library aborts the process (Node-API cannot throw there).
  const ready = new Set<number>()
  pool.on('workerCreate', ({ id }: { id: number }) => ready.add(id))
  // A thread that dies idle has lost nothing, and the pool replaces it.
  pool.on('error', onIdleCrash)
  const isLoaded = ({ threadId }: { threadId: number }) => ready.has(threadId)
  return {
    send: (message) => pool.run(message),
    loaded: () => pool.threads.filter(isLoaded).length,
    all: () => pool.threads.length,
    async kill() {
      await pool.threads.find(isLoaded)?.terminate()
    },
    end: () => pool.destroy(),
  }
}
