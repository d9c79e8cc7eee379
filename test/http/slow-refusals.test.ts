import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { slowRefusals } from '../../src/http/limits/fair-share.ts'
import { LIMITS } from '../../src/http/limits/table.ts'
import { Refusal } from '../../src/platform/errors.ts'

const REFUSALS_AT_ONCE = LIMITS.promptRefusals.most

const by = (accountId: string) => ({ caller: { accountId }, ip: '203.0.113.1' }) as FastifyRequest

test.each([
  ['rps_limit_exceeded', true],
  ['compute_busy', true],
  ['database_unavailable', false],
  ['invalid_input', false],
] as const)('of the refusals %s, those beyond the first of a second wait: %s', async (code, waits) => {
  const waited: number[] = []
  const hold = slowRefusals(async (ms) => waited.push(ms))
  const failure = new Refusal(code)
  await Promise.all(Array.from({ length: REFUSALS_AT_ONCE }, () => hold(failure, by('one'))))
  expect(waited).toEqual([])
  await Promise.all(Array.from({ length: 30 }, () => hold(failure, by('one'))))
  expect(waited).toHaveLength(waits ? 30 : 0)
  expect(waited.every((ms) => ms >= 500 && ms <= 1_000)).toBe(true)
  // They end one by one.
  if (waits) expect(new Set(waited).size).toBeGreaterThan(20)
  await hold(failure, by('another'))
  expect(waited).toHaveLength(waits ? 30 : 0)
})
