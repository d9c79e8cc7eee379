import { expect, test } from 'vitest'
import { variantWait } from '../../src/jobs/reports/reports.ts'

const never = async () => 'in_progress' as const
const failed = { failed: 'render_failed' }

test('a request stops waiting when its caller has gone, and when the variant has failed', async () => {
  const wait = variantWait(60_000)
  const caller = new AbortController()
  const waits = wait(never, caller.signal)
  caller.abort()
  expect(await waits).toBe('in_progress')
  const states = ['in_progress' as const, failed]
  const later = async () => states.shift()!
  expect(await wait(later, AbortSignal.any([]))).toBe(failed)
})

test('64 requests of a front wait; a further one is answered at once', async () => {
  const wait = variantWait(60_000)
  const callers = new AbortController()
  const waits = Array.from({ length: 64 }, () => wait(never, callers.signal))
  await Promise.resolve()
  expect(await wait(never, AbortSignal.any([]))).toBe('in_progress')
  callers.abort()
  expect(new Set(await Promise.all(waits))).toEqual(new Set(['in_progress']))
})
