import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import { expectAccepted, isRefused, REFERENCES } from '../support/reference.ts'
import { startRenderer, type TestRenderer } from '../support/renderer.ts'

let database: TestDatabase
let service: TestApp
let renderer: TestRenderer

beforeAll(async () => {
  database = await createDatabase()
  service = await startTestApp({ databaseUrl: database.url })
  renderer = await startRenderer({ DATABASE_URL: database.url })
})
afterAll(async () => {
  await renderer?.stop()
  await service?.stop()
  await database?.drop()
})

const AS_PNG = { format: 'png', size: 400, png_quality_scale: 1 }
const ATHENS = { name: 'Ada', year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98, lng: 23.73 }
const SYDNEY = { name: 'Bo', year: 1979, month: 6, day: 5, hour: 4, minute: 15, lat: -33.87, lng: 151.21 }
const NATAL = { ...ATHENS, ...AS_PNG }
const CHART = '/api/v1/natal/chart'
const SQUARES = '/api/v2/vedic/visual/chart'
const VEDIC = { ...AS_PNG, name: 'Ada', year: 1991, month: 8, day: 24, hour: 6, minute: 40, lat: 19.076, lng: 72.8777 }

const PICTURES: readonly (readonly [name: string, url: string, body: object])[] = [
  ['natal', `${CHART}/`, NATAL],
  ['natal-dark', `${CHART}/`, { ...NATAL, theme_type: 'dark' }],
  ['natal-mono', `${CHART}/`, { ...NATAL, theme_type: 'mono' }],
  [
    'transits',
    `${CHART}/transits`,
    { natal: NATAL, current_lat: 51.51, current_lng: -0.13, transit_date: '2026-03-01T12:00Z' },
  ],
  ['solar-return', `${CHART}/solar-return`, { natal: NATAL, year: 2026 }],
  ['progressions', `${CHART}/progressions`, { natal: NATAL, progression_date: '2026-03-01' }],
  ['composite', `${CHART}/composite`, { person_a: NATAL, person_b: SYDNEY }],
  ['synastry', `${CHART}/synastry`, { person_a: NATAL, person_b: SYDNEY }],
  ['natal-tables', `${CHART}/`, { ...NATAL, size: 700, layout: 'wheel_with_tables' }],
  ['vedic-north', SQUARES, VEDIC],
  ['vedic-south', SQUARES, { ...VEDIC, chart_style: 'south_indian', theme_type: 'dark' }],
  ['vedic-east', SQUARES, { ...VEDIC, chart_style: 'east_indian', divisions: [1, 9] }],
  ['synastry-tables', `${CHART}/synastry`, { person_a: { ...NATAL, layout: 'tables' }, person_b: SYDNEY }],
]

test.each(PICTURES)('the picture %s is the accepted one, pixel by pixel', async (name, url, body) => {
  const reply = await service.postTo(url, body)
  expect(reply.statusCode, reply.body).toBe(200)
  expectAccepted(name, reply.rawPayload)
})

test('a chart of another minute or name is not the accepted one', async () => {
  for (const other of [{ minute: 31 }, { name: 'Adb' }]) {
    const { rawPayload } = await service.postTo(`${CHART}/`, { ...NATAL, ...other })
    expect(isRefused('natal', rawPayload)).toBe(true)
  }
})

test('every accepted picture is compared with one', () => {
  expect(readdirSync(REFERENCES).sort()).toEqual(PICTURES.map(([name]) => `${name}.png`).sort())
})
