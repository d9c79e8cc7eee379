import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { skiesOf } from '../../workers/series-sky.ts'
import { swissSkies } from '../../workers/sky.ts'
import { testSeries } from './test-data.ts'

/** The skies of a thread of this process. */
export const testSkies = async () => skiesOf(swissSkies(ephemerisFiles(undefined)), await testSeries())
