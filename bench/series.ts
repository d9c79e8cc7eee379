import { prepareSeries } from '../src/calculation/series/prepare.ts'
import type { SharedSeries } from '../src/calculation/series/store.ts'

/** The series of the default configuration, which stay for the next run. */
export const benchSeries = (): Promise<SharedSeries> =>
  prepareSeries({ folder: 'var', centuries: [1900, 2000], ephemerisPath: undefined, threads: 2, log: console.log })
