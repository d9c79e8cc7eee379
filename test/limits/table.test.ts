import { expect, test } from 'vitest'
import { counterOf, limiterOf } from '../../src/http/limits/counter.ts'
import { LIMITS, operationLimit } from '../../src/http/limits/table.ts'
import { expectSection, table } from '../support/document-section.ts'

test('the decision about limits shows the table of limits', () => {
  const rows = Object.values(LIMITS).map(({ counts, by, most, seconds, refusal }) => [
    counts,
    by,
    typeof most === 'number' ? String(most) : `\`${most}\``,
    `${seconds} s`,
    refusal === null ? 'a delay' : `\`${refusal}\``,
  ])
  const ofOperations = [operationLimit({ most: 1, seconds: 1 }).counts, 'network', '`addressLimit`', '`addressLimit`']
  const head = ['What is counted', 'By', 'Most', 'Within', 'Beyond it']
  expectSection(
    'docs/decisions/limits-are-one-table.md',
    'limits',
    table([head, ...rows, [...ofOperations, '`rps_limit_exceeded`']]),
  )
})

test('a count begins with the first, allows the most, and ends as a whole', () => {
  let nowMs = 5_000
  const counter = counterOf({ by: 'account', most: 2, seconds: 10 }, () => nowMs)
  const take = () => counter.take('one')
  expect([counter.has('one'), counter.isFull('one')]).toEqual([false, false])
  expect(take()).toEqual({ isAllowed: true, remaining: 1, waitMs: 10_000 })
  nowMs += 9_000
  expect(take()).toEqual({ isAllowed: true, remaining: 0, waitMs: 1_000 })
  expect([counter.has('one'), counter.isFull('one'), counter.isFull('other')]).toEqual([true, true, false])
  // A refused one does not extend the time.
  expect(take()).toEqual({ isAllowed: false, remaining: 0, waitMs: 1_000 })
  nowMs += 999.5
  expect(take()).toEqual({ isAllowed: false, remaining: 0, waitMs: 1 })
  nowMs += 0.5
  expect([counter.has('one'), counter.isFull('one')]).toEqual([false, false])
  expect(take()).toEqual({ isAllowed: true, remaining: 1, waitMs: 10_000 })
})

test('addresses of one network share a count, and accounts have their own', () => {
  const [one, other] = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9']
  const byNetwork = counterOf({ by: 'network', most: 1, seconds: 10 })
  expect([byNetwork.take(one).isAllowed, byNetwork.take(other).isAllowed]).toEqual([true, false])
  const byAccount = counterOf({ by: 'account', most: 1, seconds: 10 })
  expect([byAccount.take(one).isAllowed, byAccount.take(other).isAllowed]).toEqual([true, true])
})

/** What clients read of a refusal. `{ms}` is its wait. */
const REFUSALS = [
  [
    'Without a valid API key or token, an address may send 30 requests in 10 seconds',
    { ...LIMITS.anonymousRequests, most: 30 },
    { backoff_hint: 'Wait {ms} ms, or send an API key', tier_rps_limit: 3, penalty_active: false },
  ],
  [
    'Without an API key, an address may send 60 requests in 10 seconds',
    LIMITS.keyOptionalRequests,
    { backoff_hint: 'Wait {ms} ms, or send an API key', tier_rps_limit: 6, penalty_active: false },
  ],
  ['Too many invalid keys or tokens from this address', LIMITS.invalidCredentials, {}],
  [
    'An account may send 10 account requests per second',
    LIMITS.accountRequests,
    {
      backoff_hint: 'Wait {ms} ms, then send at most 10 requests per second',
      tier_rps_limit: 10,
      penalty_active: false,
    },
  ],
  [
    'An account may decide about assistants 60 times per hour',
    LIMITS.grantDecisions,
    { backoff_hint: 'Wait {ms} ms, then send at most 60 decisions in 3600 seconds', penalty_active: false },
  ],
  ['An address may send 4 of these requests in 60 seconds', operationLimit({ most: 4, seconds: 60 }), {}],
] as const

test.each(REFUSALS)('a refusal says: %s', (message, limit, body) => {
  const { count } = limiterOf(limit)
  for (let at = 0; at < limit.most; at += 1) expect(count('one')).toBeNull()
  const { message: text, code, detail } = count('one')!
  const { retryAfterMs } = detail
  const shown = Object.entries(body).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replace('{ms}', String(retryAfterMs)) : value,
  ])
  expect([text, code]).toEqual([message, limit.refusal])
  expect(JSON.stringify(detail.body)).toBe(
    JSON.stringify({ retry_after_ms: retryAfterMs, ...Object.fromEntries(shown) }),
  )
})
