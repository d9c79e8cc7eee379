import { prepareSeries } from '../chebyshev/prepare.ts'
import type { SharedSeries } from '../chebyshev/store.ts'
import type { Config } from '../config.ts'
import { preparePlaces } from '../places/prepare.ts'

/** What is built once for each installation. */
export interface PreparedData {
  readonly placesFile: string
  readonly series: SharedSeries
}

/** Finds or builds the gazetteer, then the series of positions. */
export async function prepareData(config: Config, log: (message: string) => void): Promise<PreparedData> {
  const { varDir: folder, seriesCenturies: centuries, ephemerisPath, threads } = config
  const placesFile = await preparePlaces(folder, log)
  return { placesFile, series: await prepareSeries({ folder, centuries, ephemerisPath, threads, log }) }
}
