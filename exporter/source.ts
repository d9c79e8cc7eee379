import { startSeries } from '../src/chebyshev/prepare.ts'
import { chebyshevStore, dataFingerprint, NO_SERIES, type SharedSeries } from '../src/chebyshev/store.ts'
import type { Config } from '../src/config.ts'
import type { RowSource } from '../src/export-jobs/make-part.ts'
import { dataVersion } from '../src/export-jobs/version.ts'
import { readOutline } from '../src/wire/ephemeris/answer.ts'
import { ephemerisFiles } from '../workers/ephemeris-files.ts'
import { ephemerisTasks } from '../workers/ephemeris-tasks.ts'
import { skiesOver } from '../workers/series-sky.ts'
import { swissSkies } from '../workers/sky.ts'
import { zoneAt } from '../workers/zone-at.ts'

export interface VersionedSource {
  /** The data that rows can come from now: the library, and series once they are there. A plan says which of them it takes. */
  versions(): readonly string[]
  readonly rows: RowSource
}

/**
 * The rows that this process calculates. The ephemeris and its series are loaded for the first export. Series that are missing
 * are built meanwhile: exports by the library do not wait for them.
 */
export function lazySource(
  { varDir: folder, seriesCenturies: centuries, ephemerisPath, threads }: Config,
  log: (message: string) => void,
): () => Promise<VersionedSource> {
  let opened: Promise<VersionedSource> | undefined
  const open = async (): Promise<VersionedSource> => {
    const files = ephemerisFiles(ephemerisPath)
    const versions = [dataVersion(dataFingerprint(files.fingerprint, null))]
    const store = chebyshevStore(NO_SERIES)
    const take = (series: SharedSeries) => {
      if (series.periods.length === 0) return
      store.load(series)
      versions.push(dataVersion(dataFingerprint(files.fingerprint, series)))
    }
    const { found, complete } = startSeries({ folder, centuries, ephemerisPath, threads, log })
    const present = await found
    if (present) take(present)
    else {
      complete.then(take, (error: Error) => {
        log(`${error.message} The next export tries it again.`)
        opened = undefined
      })
    }
    const tables = ephemerisTasks(skiesOver(swissSkies(files), store), zoneAt)
    return {
      versions: () => versions,
      rows: { outline: async (plan) => readOutline(await tables.outline(plan)), chunk: tables.chunk },
    }
  }
  return () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
}
