import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ephemerisInput } from '../../src/calculation/almanac/ephemeris-input.ts'
import { EphemerisRequest } from '../../src/contract/sky/ephemeris.ts'
import { openExports } from '../../src/jobs/streams/exports.ts'
import { Refusal } from '../../src/platform/errors.ts'
import { startMetrics } from '../../src/platform/metrics.ts'
import { sharedApp } from '../support/app.ts'

const LONG = ephemerisInput(EphemerisRequest.parse({ start: '1900-01-01', end: '1999-12-31', format: 'csv' }))
const SHORT = ephemerisInput(EphemerisRequest.parse({ start: '2026-01-01', end: '2026-01-31', format: 'csv' }))
const caller = (id: string, exportsMax = 2) => ({ lane: { id, weight: 1 }, exportsMax })

const exportsWith = async (slowMs?: number) => {
  const { services } = await sharedApp()
  return openExports({ compute: services.compute, metrics: startMetrics(), ...(slowMs && { slowMs }) })
}

const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? error : Promise.reject(error)),
  )

test('an account has its own number of exports at once, which does not bind another account', async () => {
  const exports = await exportsWith()
  const { body } = await exports.ephemeris(LONG, caller('a'))
  const { body: second } = await exports.ephemeris(LONG, caller('a'))
  const refusal = await refusalOf(exports.ephemeris(LONG, caller('a')))
  expect([refusal?.code, refusal?.status, refusal?.message]).toEqual([
    'export_limit_exceeded',
    429,
    'Your plan allows 2 streams at a time. Finish reading one first',
  ])
  expect(refusal?.detail.retryAfterMs).toBeGreaterThan(0)
  const { body: other } = await exports.ephemeris(LONG, caller('b'))
  body.destroy()
  await once(body, 'close')
  const { body: third } = await exports.ephemeris(LONG, caller('a'))
  for (const each of [second, other, third]) each.destroy()
})

test('accounts that never read their exports leave room for others', async () => {
  const exports = await exportsWith()
  const open: { destroy(): unknown }[] = []
  const most = async (id: string): Promise<number> => {
    for (let count = 0; ; count += 1) {
      const opened = exports.ephemeris(LONG, caller(id, 64))
      const refusal = await refusalOf(opened)
      if (refusal) {
        expect([refusal.code, refusal.status]).toEqual(['compute_busy', 503])
        return count
      }
      open.push((await opened).body)
    }
  }
  // Each of k accounts that take all they can has one of k + 1 shares of 64.
  expect([await most('a'), await most('b'), await most('c')]).toEqual([32, 16, 8])
  expect(await most('a')).toBe(0)
  for (const id of ['d', 'e', 'f']) expect(await most(id)).toBeGreaterThan(0)
  for (const body of open) body.destroy()
})

test('an export that is read to its end makes room', async () => {
  const exports = await exportsWith()
  for (let turn = 0; turn < 3; turn += 1) {
    const { body } = await exports.ephemeris(SHORT, caller('a', 1))
    body.resume()
    await once(body, 'close')
  }
})

test('an export that is refused before its first byte makes room', async () => {
  const exports = await exportsWith()
  const skipped = ephemerisInput(
    EphemerisRequest.parse({
      start: '1990-01-01T02:30',
      end: '2020-01-01T02:30',
      timezone: 'Europe/Berlin',
      dst_policy: 'reject',
      format: 'csv',
    }),
  )
  expect((await refusalOf(exports.ephemeris(skipped, caller('a', 1))))?.code).toBe('local_time_nonexistent')
  const { body } = await exports.ephemeris(LONG, caller('a', 1))
  body.destroy()
})

test('a reader who takes nothing for the time limit is cut off', async () => {
  const exports = await exportsWith(200)
  const { body } = await exports.ephemeris(LONG, caller('a', 1))
  await once(body, 'readable')
  const startedAt = performance.now()
  await once(body, 'close')
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(150)
})

test('a reader who takes a chunk now and then is not cut off', async () => {
  const exports = await exportsWith(400)
  const { body } = await exports.ephemeris(SHORT_CHUNKS, caller('a', 1))
  let bytes = 0
  for await (const chunk of body) {
    bytes += (chunk as Uint8Array).length
    await sleep(60)
  }
  expect(bytes).toBeGreaterThan(500_000)
})

/** Some ten chunks. */
const SHORT_CHUNKS = ephemerisInput(EphemerisRequest.parse({ start: '2020-01-01', end: '2025-01-01', format: 'csv' }))
