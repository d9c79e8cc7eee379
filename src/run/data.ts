import { setTimeout as sleep } from 'node:timers/promises'
import { type Preparation, startSeries } from '../calculation/series/prepare.ts'
import type { SharedSeries } from '../calculation/series/store.ts'
import { preparePlaces } from '../places/prepare.ts'
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'

/** What is built once for each installation, behind the open port. */
export interface Data {
  /** Begins to build what is missing. Called once the front answers, because a build would delay its start. */
  build(): void
  readonly placesReady: Promise<void>
  /** The series of positions that are already built. Null while some are missing. */
  readonly foundSeries: Promise<SharedSeries | null>
  readonly series: Promise<SharedSeries>
  stop(): void
}

/** A build that failed, such as on a full disk, is retried after these times. */
const RETRY_MS = 10_000
const RETRY_MS_MAX = 600_000

/**
 * Finds or builds the gazetteer and the series of positions. The build of series leaves one core to the rest, so that a
 * quota of a container is not used up by it.
 */
export function startData(config: Config, log: Log): Data {
  const { varDir: folder, seriesCenturies: centuries, ephemerisPath } = config
  const stopped = new AbortController()
  const { signal } = stopped
  const threads = Math.max(1, config.threads - 1)
  const { promise: mayBuild, resolve: build } = Promise.withResolvers<void>()
  const start = (): Preparation => {
    const say = (message: string) => log.debug(message)
    const preparation = startSeries({ folder, centuries, ephemerisPath, threads, log: say, mayBuild })
    signal.addEventListener('abort', preparation.stop)
    return preparation
  }
  const first = start()
  let next: Preparation | null = first
  const places = untilBuilt(() => preparePlaces(folder, (message) => log.info(message), mayBuild), signal, log)
  const series = untilBuilt(
    () => {
      const { complete } = next ?? start()
      next = null
      return complete
    },
    signal,
    log,
  )
  return {
    build,
    placesReady: places.then(() => {}),
    foundSeries: first.found.catch(() => null),
    series,
    stop: () => stopped.abort(),
  }
}

/** Tries a build until it succeeds. Never resolves after the signal. */
async function untilBuilt<T>(build: () => Promise<T>, signal: AbortSignal, log: Log): Promise<T> {
  for (let delayMs = RETRY_MS; !signal.aborted; delayMs = Math.min(2 * delayMs, RETRY_MS_MAX)) {
    try {
      return await build()
    } catch (error) {
      if (signal.aborted) break
      log.error({ err: error }, `${(error as Error).message} The next attempt follows in ${delayMs / 1000} s`)
      await sleep(delayMs, undefined, { signal, ref: false }).catch(() => {})
    }
  }
  return new Promise<never>(() => {})
}
