import { setTimeout as sleep } from 'node:timers/promises'
import { Piscina } from 'piscina'
import type { Outcome } from '../workers/task.ts'
import type * as tasks from '../workers/tasks.ts'
import type { SkyReport, ThreadData } from '../workers/tasks.ts'
import { Refusal } from './errors.ts'
import type { Metrics } from './metrics.ts'

type TaskName = keyof typeof tasks
type Input<Name extends TaskName> = Parameters<(typeof tasks)[Name]>[0]

/** The calculation threads, called by the name of a task. */
export interface Compute {
  readonly threads: number
  readonly sky: SkyReport
  /**
   * The bytes of a calculation, or the refusal it ended in. Refuses with `compute_busy` before any work is done when
   * too many calculations wait already, and with `compute_crashed` when a second thread dies of it.
   */
  run<Name extends TaskName>(name: Name, input: Input<Name>): Promise<Uint8Array>
  /** False once the threads are being closed. */
  isReady(): boolean
  /** Calculations that wait for a thread. */
  waiting(): number
  /** Threads that have loaded the ephemeris; fewer than `threads` while one that died is being replaced. */
  loadedThreads(): number
  /** Ends a thread in the middle of its work, as a crash would; none while all of them still load. */
  killThread(): Promise<void>
  /** Lets what runs and waits finish, then ends the threads; at the latest when the deadline has passed. */
  close(deadlineMs: number): Promise<void>
}

export interface ComputeOptions {
  readonly threads: number
  readonly queueLimit: number
  readonly ephemerisPath: string | undefined
  /** The gazetteer; a thread opens it when it is first asked for a place. */
  readonly placesFile: string
  readonly metrics: Metrics
}

/** A thread needs some 30 MB; one that grows to this is ended before it harms the process. */
const THREAD_MEMORY_MB = 256
/** About what a full queue of calculations takes. */
const RETRY_AFTER_MS = 1_000
/** A thread loads in half a second, on a busy machine in two. */
const LOADING_MS_MAX = 5_000
const LOADING_POLL_MS = 20
const TASKS = new URL('../workers/tasks.ts', import.meta.url)

/** Starts the threads and waits until each has loaded the ephemeris; throws when it cannot be loaded. */
export async function startCompute(options: ComputeOptions): Promise<Compute> {
  const { threads, queueLimit, metrics } = options
  const { pool, isLoaded } = openPool(options)
  let closing = false
  async function attempt(name: TaskName, input: unknown): Promise<Outcome> {
    const startedAt = performance.now()
    try {
      return await pool.run(input, { name })
    } finally {
      metrics.computeSeconds.observe({ task: name }, (performance.now() - startedAt) / 1000)
    }
  }

  /** A task gives its outcome as data, so a rejection means that its thread is gone; another one gets one more try. */
  async function withRetry(name: TaskName, input: unknown): Promise<Outcome> {
    try {
      return await attempt(name, input)
    } catch {
      metrics.threadCrashes.inc()
      if (closing) throw new Refusal('compute_stopping', { retryAfterMs: RETRY_AFTER_MS })
    }
    try {
      return await attempt(name, input)
    } catch (error) {
      metrics.threadCrashes.inc()
      throw Object.assign(new Refusal('compute_crashed'), { cause: error })
    }
  }

  const run: Compute['run'] = async (name, input) => {
    if (closing) throw new Refusal('compute_stopping', { retryAfterMs: RETRY_AFTER_MS })
    if (pool.queueSize >= queueLimit) throw new Refusal('compute_busy', { retryAfterMs: RETRY_AFTER_MS })
    const outcome = await withRetry(name, input)
    if (outcome instanceof Uint8Array) return outcome
    if ('refused' in outcome) throw new Refusal(outcome.refused, outcome.detail)
    throw new Error(`The task ${name} failed: ${outcome.failed}`)
  }

  const reports = await Promise.all(Array.from({ length: threads }, () => run('sky_report', null)))
  const waiting = () => pool.queueSize
  const loadedThreads = () => pool.threads.filter(isLoaded).length
  metrics.watchCompute(waiting, loadedThreads, () => ({ wait: pool.histogram.waitTime, run: pool.histogram.runTime }))
  return {
    threads,
    sky: JSON.parse(new TextDecoder().decode(reports[0])) as SkyReport,
    run,
    waiting,
    loadedThreads,
    isReady: () => !closing,
    async killThread() {
      await pool.threads.find(isLoaded)?.terminate()
    },
    async close(deadlineMs) {
      closing = true
      const deadline = sleep(deadlineMs, undefined, { ref: false })
      await Promise.race([pool.close(), deadline])
      for (let waited = 0; waited < LOADING_MS_MAX && loadedThreads() < pool.threads.length; ) {
        await sleep(LOADING_POLL_MS)
        waited += LOADING_POLL_MS
      }
      await pool.destroy()
    },
  }
}

/** The threads, and whether one of them has loaded the ephemeris. */
function openPool({ threads, ephemerisPath, placesFile, metrics }: ComputeOptions) {
  // The library would read its files from there and not from the folders that the threads name.
  delete process.env['SE_EPHE_PATH']
  const pool = new Piscina({
    filename: TASKS.href,
    minThreads: threads,
    maxThreads: threads,
    workerData: { ephemerisPath, placesFile } satisfies ThreadData,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY_MB },
  })
  // Ending a thread while it loads a native library aborts the process (Node-API cannot throw there).
  const loaded = new Set<number>()
  pool.on('workerCreate', ({ id }: { id: number }) => loaded.add(id))
  // A thread that dies idle has lost nothing, and the pool replaces it.
  pool.on('error', () => metrics.threadCrashes.inc())
  return { pool, isLoaded: ({ threadId }: { threadId: number }) => loaded.has(threadId) }
}
