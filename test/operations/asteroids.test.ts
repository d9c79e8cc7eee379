import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { writeAsteroidFile } from '../support/asteroid-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'asteroids-'))
let service: TestApp
beforeAll(async () => {
  writeAsteroidFile(folder, 'ast0/se00433s.se1', 433)
  writeAsteroidFile(folder, 'ast136/s136199s.se1', 136_199)
  service = await startTestApp({ environment: { EPHEMERIS_PATH: folder, SERIES_CENTURIES: 'none' } })
})
afterAll(async () => {
  await service.stop()
  rmSync(folder, { recursive: true })
})

const BORN = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' }
// Both files move as Ceres does: swetest -b1.3.2026 -ut10:00 -pF -fPl, and -b1.1.1981 -ut21:30.
const IN_2026 = 24.8857328
const IN_1981 = 112.7021584

interface Row {
  readonly id: string
  readonly name: string
  readonly abs_pos: number
}

test('a table has asteroids with files by number and by name, in JSON and in CSV', async () => {
  const query = { start: '2026-03-01T10:00Z', bodies: 'Sun,433,Eris' }
  const { bodies } = (await service.get(query)).json().data
  expect(bodies).toMatchObject({
    Eros: { id: 'asteroid_433', name: 'Eros', longitude_deg: IN_2026, is_stationary: false },
    Eris: { id: 'asteroid_136199', name: 'Eris', longitude_deg: IN_2026 },
  })
  const csv = (await service.get({ ...query, format: 'csv' })).body
  expect(csv).toMatch(/,asteroid_433_longitude_deg,.*,asteroid_136199_longitude_deg,/)
  for (const format of ['table', 'ndjson', 'parquet', 'arrow'])
    expect((await service.get({ ...query, format })).statusCode, format).toBe(200)
})

test('a chart has them among its points and its aspects', async () => {
  const reply = await service.postTo('/api/v1/natal/calculate', { ...BORN, asteroids: ['Eros', '1221', '1'] })
  expect([reply.statusCode, reply.json().detail[0].loc]).toEqual([422, ['body', 'asteroids']])
  expect(reply.body).toContain('Amor needs the file ast1/se01221s.se1')
  const chart = (await service.postTo('/api/v1/natal/calculate', { ...BORN, asteroids: ['Eros', '1'] })).json()
  const added = chart.planets.slice(-2).map(({ id, name, abs_pos }: Row) => [id, name, abs_pos])
  expect(added).toEqual([
    ['asteroid_433', 'Eros', expect.closeTo(IN_1981, 3)],
    ['ceres', 'Ceres', expect.closeTo(IN_1981, 3)],
  ])
  const met = chart.aspects.filter(({ p1, p2 }: Record<string, string>) => [p1, p2].includes('asteroid_433'))
  expect(met).toEqual(expect.arrayContaining([expect.objectContaining({ p2: 'ceres', type: 'conjunction', orb: 0 })]))
})

test('a chart refuses what is no asteroid', async () => {
  const reply = await service.postTo('/api/v1/natal/calculate', { ...BORN, asteroids: ['Eross'] })
  expect(reply.statusCode).toBe(422)
  expect(reply.body).toContain('Unknown asteroid')
})
