import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'

const before = process.env['SE_EPHE_PATH']
let service: TestApp
beforeAll(async () => {
  process.env['SE_EPHE_PATH'] = '/nowhere'
  service = await startTestApp()
})
afterAll(async () => {
  if (before === undefined) delete process.env['SE_EPHE_PATH']
  else process.env['SE_EPHE_PATH'] = before
  await service.stop()
})

test('the folder of other programs with the Swiss Ephemeris does not replace ours', async () => {
  expect((await service.get({ start: '2026-01-01' })).statusCode).toBe(200)
})
