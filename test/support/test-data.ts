import { join } from 'node:path'
import { prepareSeries } from '../../src/calculation/series/prepare.ts'
import type { SharedSeries } from '../../src/calculation/series/store.ts'
import { preparePlaces } from '../../src/places/gazetteer.ts'

/** What is built once for all tests, and stays for the next run. */
const FOLDER = new URL('../../var', import.meta.url).pathname
/** The centuries whose positions the tests take from series. */
export const TEST_CENTURIES = [1900, 2000] as const

/** Before all tests: the gazetteer and the series of positions. */
export default async function setup(): Promise<void> {
  process.env['ORRERY_TEST_PLACES'] = await preparePlaces(FOLDER, () => {})
  process.env['ORRERY_TEST_SERIES'] = (await testSeries()).version
}

export const testSeries = (): Promise<SharedSeries> =>
  prepareSeries({ folder: FOLDER, centuries: TEST_CENTURIES, ephemerisPath: undefined, threads: 2, log: () => {} })

/** The path of the gazetteer. */
export function testPlaces(): string {
  const file = process.env['ORRERY_TEST_PLACES']
  if (!file) throw new Error('The tests have no gazetteer: run them by vitest, whose globalSetup builds it.')
  return file
}

/** The gazetteer and the series, to be linked into the folder of a front. */
export const testFiles = (): readonly string[] => [
  testPlaces(),
  ...process.env['ORRERY_TEST_SERIES']!.split(' ').map((name) => join(FOLDER, name)),
]
