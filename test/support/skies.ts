import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { skiesOf } from '../../workers/series-sky.ts'
import { swissSky } from '../../workers/sky.ts'
import { testSeries } from './test-data.ts'

/** The skies of a thread of this process. */
export const testSkies = async () => skiesOf(swissSky(ephemerisFiles(undefined)), await testSeries())
