import { prepareSeries } from '../src/chebyshev/prepare.ts'
import type { Config } from '../src/config.ts'
import type { RowSource } from '../src/export-jobs/make-part.ts'
import { dataVersion } from '../src/export-jobs/version.ts'
import { readOutline } from '../src/wire/ephemeris/answer.ts'
import { ephemerisFiles } from '../workers/ephemeris-files.ts'
import { ephemerisTasks } from '../workers/ephemeris-tasks.ts'
import { skiesOf } from '../workers/series-sky.ts'
import { swissSkies } from '../workers/sky.ts'
import { zoneAt } from '../workers/zone-at.ts'

export interface VersionedSource {
  readonly version: string
  readonly rows: RowSource
}

/** The rows that this process calculates. The ephemeris and its series are loaded for the first export. */
export function lazySource(
  { varDir: folder, seriesCenturies: centuries, ephemerisPath, threads }: Config,
  log: (message: string) => void,
): () => Promise<VersionedSource> {
  let opened: Promise<VersionedSource> | undefined
  const open = async (): Promise<VersionedSource> => {
    const series = await prepareSeries({ folder, centuries, ephemerisPath, threads, log })
    const files = ephemerisFiles(ephemerisPath)
    const tables = ephemerisTasks(skiesOf(swissSkies(files), series), zoneAt)
    return {
      version: dataVersion(`${files.fingerprint} ${series.version}`),
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
