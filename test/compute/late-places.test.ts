import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Compute, startCompute } from '../../src/calculation/threads/compute.ts'
import { startMetrics } from '../../src/platform/metrics.ts'
import { testPlaces } from '../support/test-data.ts'

const LANE = { id: 'test', weight: 1 }
const NOWHERE = { city: null, lat: null, lng: null }

let folder: string
let file: string
let compute: Compute
const places = Promise.withResolvers<void>()
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-places-'))
  file = join(folder, 'places.sqlite')
  compute = await startCompute({
    ...{ threads: 1, queueLimit: 8, ephemerisPath: undefined, metrics: startMetrics() },
    ...{ placesFile: file, placesReady: places.promise },
  })
})
afterAll(async () => {
  await compute.close(1_000)
  rmSync(folder, { recursive: true, force: true })
})

test('without a gazetteer coordinates have their zone at once, and a city has it when the gazetteer is there', async () => {
  const zoneOf = async (place: object) =>
    JSON.parse(new TextDecoder().decode(await compute.run('zone_of_place', { ...NOWHERE, ...place }, LANE)))
  const byCity = zoneOf({ city: 'Berlin' })
  expect(await zoneOf({ lat: 52.52, lng: 13.41 })).toEqual({ zone: 'Europe/Berlin', other_zones: [] })
  expect(await zoneOf({ city: 'Berlin', lat: 52.52, lng: 13.41 })).toEqual({ zone: 'Europe/Berlin', other_zones: [] })
  expect(existsSync(file)).toBe(false)
  symlinkSync(testPlaces(), file)
  places.resolve()
  expect(await byCity).toEqual({ zone: 'Europe/Berlin', other_zones: [] })
})
