import { startSeries } from '../src/calculation/series/prepare.ts'
import { chebyshevStore, dataFingerprint, NO_SERIES, type SharedSeries } from '../src/calculation/series/store.ts'
import type { RowSource } from '../src/jobs/exports/part-worker.ts'
import { dataVersion, type WorkerData } from '../src/jobs/exports/parts.ts'
import type { Config } from '../src/platform/config.ts'
import { readOutline } from '../src/wire/ephemeris/answer.ts'
import { ephemerisFiles } from '../workers/ephemeris-files.ts'
import { ephemerisTasks } from '../workers/ephemeris-tasks.ts'
import { skiesOver } from '../workers/series-sky.ts'
import { swissSkies } from '../workers/sky.ts'
import { zoneAt } from '../workers/zone-at.ts'

export interface VersionedSource extends WorkerData {
  readonly rows: RowSource
}

/**
 * The rows that this process calculates. Series that are missing are built, unless `mayBuild` is false: then the next
 * call retries. Exports with the library do not wait for them.
 */
export function lazySource(
  { varDir: folder, seriesCenturies: centuries, ephemerisPath, threads }: Config,
  log: (message: string) => void,
): (options?: { readonly mayBuild: boolean }) => Promise<VersionedSource> {
  let opened: Promise<VersionedSource> | undefined
  const open = async (mayBuild: boolean): Promise<VersionedSource> => {
    const files = ephemerisFiles(ephemerisPath)
    const versions = [dataVersion(dataFingerprint(files.fingerprint, null))]
    const store = chebyshevStore(NO_SERIES)
    let isComplete = false
    const take = (series: SharedSeries) => {
      isComplete = true
      if (series.periods.length === 0) return
      store.load(series)
      versions.push(dataVersion(dataFingerprint(files.fingerprint, series)))
    }
    const { found, complete, stop } = startSeries({ folder, centuries, ephemerisPath, threads, log })
    const present = await found
    if (present) take(present)
    else if (!mayBuild) {
      stop()
      opened = undefined
    } else {
      complete.then(take, (error: Error) => {
        log(`${error.message} The next export retries.`)
        opened = undefined
      })
    }
    const tables = ephemerisTasks(skiesOver(swissSkies(files), store), zoneAt)
    return {
      versions: () => versions,
      isComplete: () => isComplete,
      rows: { outline: async (input) => readOutline(await tables.outline(input)), chunk: tables.chunk },
    }
  }
  return ({ mayBuild } = { mayBuild: true }) => {
    opened ??= open(mayBuild).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
}
