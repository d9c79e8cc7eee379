import { Piscina } from 'piscina'
import type { Answers, Message } from '../../../workers/message.ts'
import type { ThreadData } from '../../../workers/tasks.ts'

/** The calculation threads. */
export interface Threads {
  /** Runs a message on one thread. Rejects when that thread dies. */
  send(message: Message): Promise<Answers>
  /** Threads that have loaded the ephemeris. */
  loaded(): number
  /** All threads, with those that still load. */
  all(): number
  /** Ends a thread in the middle of its work, as a crash would; none while all of them are still loading. */
  kill(): Promise<void>
  end(): Promise<void>
}

export interface ThreadsOptions {
  readonly threads: number
  readonly ephemerisPath: string | undefined
  /** The gazetteer; a thread opens it when it is first asked for a place. */
  readonly placesFile: string
  /** Called when a thread dies while it has nothing to do. */
  readonly onIdleCrash: () => void
}

/** A thread needs about 40 MB; one that grows to this is ended before it harms the process. */
const THREAD_MEMORY_MB = 256
/** By default Node lets it grow to 50 MB, which are never freed, and calculations are not faster. */
const YOUNG_GENERATION_MB = 16
const MESSAGE = new URL('../../../workers/message.ts', import.meta.url)

export function startThreads(options: ThreadsOptions): Threads {
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
