import { get as httpGet, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'

const MILLION = '/api/v1/ephemeris?start=1900-01-01&end=2014-01-29&step=1h&format=csv'
const ROWS = 'orrery_rows_total{format="csv"}'
const OPEN = 'orrery_streams_open'
/** Rows of one chunk of the default bodies. */
const CHUNK = Math.floor(1_250 / 13)

let service: TestApp
let base: string
beforeAll(async () => {
  service = await startTestApp()
  base = await service.listen()
})
afterAll(() => service.stop())

/** Opens an answer without reading it. */
const open = (path: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    httpGet(`${base}${path}`, { headers: { 'x-api-key': service.key } }, resolve).on('error', reject)
  })

/** The count of rows once it stands still. */
async function settled(): Promise<number> {
  for (let before = -1; ; ) {
    const now = await service.metric(ROWS)
    if (now === before) return now
    before = now
    await sleep(300)
  }
}

test('a client that hangs up stops the work after the running chunks', async () => {
  const answer = await open(MILLION)
  for await (const _ of answer) break
  answer.destroy()
  await sleep(50)
  const soonAfter = await service.metric(ROWS)
  expect(await settled()).toBeLessThanOrEqual(soonAfter + 3 * CHUNK)
  expect(await service.metric(OPEN)).toBe(0)
})

test('a reader that does not read slows the work down', async () => {
  const before = await settled()
  const answer = await open(MILLION)
  answer.pause()
  const computed = (await settled()) - before
  // Sockets hold a few megabytes in the kernel, and a row is 1.2 kB.
  expect(computed).toBeLessThan(20_000)
  expect(await service.metric(OPEN)).toBe(1)
  answer.destroy()
})

test.each(['identity', 'gzip'])('HEAD does not calculate the rows: %s', async (encoding) => {
  const before = await settled()
  const headers = { 'x-api-key': service.key, 'accept-encoding': encoding }
  const { status, headers: answered } = await fetch(`${base}${MILLION}`, { method: 'HEAD', headers })
  expect([status, answered.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8; header=present'])
  expect(await settled()).toBeLessThanOrEqual(before + 3 * CHUNK)
  expect(await service.metric(OPEN)).toBe(0)
  expect(service.logged()).not.toMatch(/Error on Stream|"level":50/)
})

test('a client that hangs up before the first byte leaves nothing behind', async () => {
  const request = httpGet(`${base}${MILLION}`, { headers: { 'x-api-key': service.key } })
  request.on('error', () => {})
  await sleep(20)
  request.destroy()
  const rows = await settled()
  await sleep(300)
  expect(await service.metric(ROWS)).toBe(rows)
  expect(await service.metric(OPEN)).toBe(0)
})

test('a skipped local time in the middle of a long answer is refused before its first byte', async () => {
  const query = 'start=1990-01-01T02:30&end=2020-01-01T02:30&timezone=Europe/Berlin&dst_policy=reject&format=csv'
  const answer = await open(`/api/v1/ephemeris?${query}`)
  expect(answer.statusCode).toBe(422)
  answer.destroy()
})

test('other callers are answered while streams run', async () => {
  const streams = await Promise.all(Array.from({ length: 6 }, () => open(MILLION)))
  for (const stream of streams) stream.resume()
  const times: number[] = []
  for (let turn = 0; turn < 20; turn += 1) {
    const startedAt = performance.now()
    expect((await service.get({ start: '2026-01-01' })).statusCode).toBe(200)
    times.push(performance.now() - startedAt)
  }
  for (const stream of streams) stream.destroy()
  expect(Math.max(...times)).toBeLessThan(5_000)
})

test('searches for the void Moon of many rows keep no thread for long', async () => {
  const voids = { start: '1850-01-01', step: '3d', bodies: 'Sun', include_moon_void_of_course: true }
  const long = [1, 2].map((turn) => service.get({ ...voids, end: `186${turn}-01-01` }))
  const startedAt = performance.now()
  await service.get({ start: '2026-01-01' })
  const shortMs = performance.now() - startedAt
  for (const reply of await Promise.all(long)) expect(reply.statusCode).toBe(200)
  // A machine that is busy slows both.
  expect(shortMs).toBeLessThan((performance.now() - startedAt) / 3)
})

test('a compressed stream is the same file', async () => {
  const path = '/api/v1/ephemeris?start=2000-01-01&end=2009-12-31&format=csv&bodies=Sun,Moon,Mars,Venus,Saturn,Jupiter'
  const plain = await fetch(`${base}${path}`, { headers: { 'x-api-key': service.key, 'accept-encoding': 'identity' } })
  const packed = await fetch(`${base}${path}`, { headers: { 'x-api-key': service.key, 'accept-encoding': 'gzip' } })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(await packed.text()).toBe(await plain.text())
})
