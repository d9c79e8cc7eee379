import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'

let service: TestApp
beforeAll(async () => {
  process.env['SE_EPHE_PATH'] = '/nowhere'
  service = await startTestApp({ threads: 1 })
})
afterAll(() => service.stop())

test('the folder of other programs with the Swiss Ephemeris does not replace ours', async () => {
  expect((await service.get({ start: '2026-01-01' })).statusCode).toBe(200)
})
