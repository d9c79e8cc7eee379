import { preparePlaces } from '../../src/places/prepare.ts'

const FOLDER = new URL('../../var', import.meta.url).pathname

/** Before all tests: the gazetteer, which stays for the next run. */
export default async function setup(): Promise<void> {
  process.env['ORRERY_TEST_PLACES'] = await preparePlaces(FOLDER, () => {})
}

/** The path of the gazetteer. */
export function testPlaces(): string {
  const file = process.env['ORRERY_TEST_PLACES']
  if (!file) throw new Error('The tests have no gazetteer: run them by vitest, whose globalSetup builds it.')
  return file
}
