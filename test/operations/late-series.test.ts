import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { exportWorker } from '../support/export-worker.ts'
import { testSeries } from '../support/test-data.ts'

/** A front whose series are still being built when it answers its first requests. */
let service: TestApp
beforeAll(async () => {
  service = await startTestApp({ environment: { SERIES_CENTURIES: 'none' } })
})
afterAll(() => service.stop())

const TWO_YEARS = { start: '1950-01-01', end: '1951-12-31', step: '1d', bodies: 'Sun,Moon,True_Node' }
/** Long enough for a stream of many chunks. */
const DECADES = { start: '1950-01-01', end: '1989-12-31', step: '6h', bodies: 'Sun,Moon,Mars', format: 'csv' }

async function answer(query: Record<string, string>) {
  const { headers, body, statusCode } = await service.get(query)
  expect(statusCode).toBe(200)
  return { etag: headers['etag'] as string, precision: headers['x-orrery-precision'], body }
}

const precisionOf = ({ body }: { body: string }) => JSON.parse(body).meta.precision as string

const daysOfEvents = async () => {
  const url = '/api/v1/sky-events?date=1950-01-01&days=300'
  const { headers, body } = await service.app.inject({ url, headers: { 'x-api-key': service.key } })
  return { etag: headers['etag'] as string, precision: precisionOf({ body }) }
}

const ordered = async () =>
  (await service.postTo('/api/v1/exports', { ...TWO_YEARS, bodies: ['Sun', 'Moon'], step: '1h', format: 'csv' })).json()

test('until series are there the library answers, and an answer has one source from its first row to its last', async () => {
  const early = await answer(TWO_YEARS)
  const byLibrary = await answer({ ...TWO_YEARS, precision: 'library' })
  const wholeStream = await answer({ ...DECADES, precision: 'library' })
  const events = await daysOfEvents()
  const order = await ordered()
  expect([precisionOf(early), precisionOf(byLibrary), wholeStream.precision]).toEqual(['library', 'library', 'library'])
  expect(JSON.parse(early.body).data).toEqual(JSON.parse(byLibrary.body).data)
  expect((await service.get(TWO_YEARS, { 'if-none-match': early.etag })).statusCode).toBe(304)

  // The series arrive while a stream is being read.
  const url = await service.listen()
  const stream = await fetch(`${url}/api/v1/ephemeris?${new URLSearchParams(DECADES)}`, {
    headers: { 'x-api-key': service.key },
  })
  service.services.compute.useSeries(await testSeries())
  expect(stream.headers.get('x-orrery-precision')).toBe('library')
  expect(await stream.text()).toBe(wholeStream.body)

  const late = await answer(TWO_YEARS)
  expect(precisionOf(late)).toBe('series')
  expect(late.etag).not.toBe(early.etag)
  expect((await service.get(TWO_YEARS, { 'if-none-match': early.etag })).statusCode).toBe(200)
  expect((await answer({ ...TWO_YEARS, precision: 'library' })).etag).toBe(byLibrary.etag)
  expect(await daysOfEvents()).toMatchObject({ precision: 'series', etag: expect.not.stringMatching(events.etag) })

  // Each export has the source of the moment of its order, in one and the same worker.
  const orders = [order, await ordered()]
  const worker = exportWorker(service)
  await worker.work()
  expect(worker.failures).toEqual([])
  const made = await Promise.all(
    orders.map(async ({ export_id: id }) => {
      const reply = await service.app.inject({ url: `/api/v1/exports/${id}`, headers: { 'x-api-key': service.key } })
      const { status, precision } = reply.json()
      return [status, precision]
    }),
  )
  expect(made).toEqual([
    ['completed', 'library'],
    ['completed', 'series'],
  ])
})
