import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { PLANS } from '../../src/accounts/billing/plans.ts'
import type { PlanName } from '../../src/contract/accounts/plans.ts'
import { ABUSE } from '../../src/http/limits/plans/abuse.ts'
import type { Holder, Limits } from '../../src/http/limits/plans/limits.ts'
import { setClock } from '../../src/platform/clock.ts'
import { STORES, useTwoFronts } from '../support/fronts.ts'

const holderOf = (plan: PlanName): Holder => ({ accountId: randomUUID(), plan })
const many = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

describe.each(STORES)('requests of a second counted in %s', (store) => {
  const { open } = useTwoFronts(store)
  let fronts: readonly Limits[]
  /** The clock of the fronts, which follows the real one but can be set ahead. */
  let aheadMs: number
  const now = () => Date.now() + aheadMs
  beforeEach(() => {
    aheadMs = 0
    fronts = open({ now, monotonicNow: now })
  })
  const outcomesAt = async (front: (at: number) => Limits, count: number, holder: Holder) =>
    (await many(count, (at) => front(at).reserve(holder, 1))).map(({ refusal }) => refusal?.code ?? 'accepted')
  const outcomes = (count: number, holder: Holder) => outcomesAt((at) => fronts[at % 2]!, count, holder)
  const accepted = async (count: number, holder: Holder) =>
    (await outcomes(count, holder)).filter((each) => each === 'accepted').length
  /** Some of these requests fit in no second, so that their front recognises a burst. */
  const burst = (holder: Holder) => outcomesAt(() => fronts[0]!, 6, holder)

  test('two fronts accept as many at once as the plan allows, and what the time that it took adds', async () => {
    const startedAt = performance.now()
    const count = await accepted(60, holderOf('high'))
    expect(count).toBeGreaterThanOrEqual(10)
    expect(count).toBeLessThanOrEqual(10 + Math.floor(((performance.now() - startedAt) / 1000) * 10))
  })

  test('over some seconds two fronts accept the rate of the plan, no more and no less', async () => {
    const holder = holderOf('entry')
    let count = 0
    // Warm: the first answers make connections.
    await many(2, (at) => fronts[at]!.reserve(holderOf('entry'), 1))
    const startedAt = performance.now()
    const work = many(2, async (at) => {
      while (performance.now() - startedAt < 2_000) {
        if (!(await fronts[at]!.reserve(holder, 1)).refusal) count += 1
        await sleep(30)
      }
    })
    await work
    const seconds = (performance.now() - startedAt) / 1000
    const { requestsPerSecond } = PLANS.entry
    expect(count).toBeLessThanOrEqual(requestsPerSecond * (1 + seconds))
    // A penalty is not due before five seconds; a request that fits waits for at most one pause.
    expect(count).toBeGreaterThanOrEqual(requestsPerSecond * (1 + 2) - 2)
  })

  test('a bucket fills evenly: after a fifth of a second one request of five fits', async () => {
    const holder = holderOf('entry')
    await accepted(5, holder)
    await sleep(230)
    const startedAt = performance.now()
    const count = await accepted(4, holder)
    expect(count).toBeGreaterThanOrEqual(1)
    expect(count).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - startedAt) / 200))
  })

  test('five bursts at a front in a minute bring a penalty of half a minute, on all fronts and for all requests', async () => {
    const holder = holderOf('free')
    for (let strike = 1; strike <= 4; strike += 1) {
      expect(await burst(holder)).not.toContain('abuse_penalty_active')
      aheadMs += 1_020
    }
    expect(await burst(holder)).toContain('abuse_penalty_active')
    const { remaining } = await fronts[1]!.peek(holder)
    // A front that counts in memory forgets penalties when it ends.
    for (const front of [...fronts, ...(store === 'memory' ? [] : open({ now }))]) {
      const { refusal, allowance, units } = await front.reserve(holder, 1)
      expect(refusal).toMatchObject({ code: 'abuse_penalty_active', status: 429 })
      const { retryAfterMs, body } = refusal!.detail
      expect(retryAfterMs).toBeGreaterThan(26_000)
      expect(retryAfterMs).toBeLessThanOrEqual(30_000)
      expect(body).toEqual({
        retry_after_ms: retryAfterMs,
        backoff_hint: `Wait ${retryAfterMs} ms, then send at most 1 request per second`,
        tier_rps_limit: 1,
        penalty_active: true,
      })
      expect([allowance.remaining, units]).toEqual([remaining, 0])
    }
    expect(await outcomes(1, holderOf('free'))).toEqual(['accepted'])
  })

  test('a penalty of one account ends on all fronts, and its next is twice as long', async () => {
    const rules = { ...ABUSE, strikes: 1, penaltyMs: 400, penaltyMsMax: 1_000, doubledWithinMs: 10_000 }
    fronts = open({ abuse: rules })
    const holder = holderOf('free')
    for (const expected of [400, 800]) {
      const reservations = await many(6, () => fronts[0]!.reserve(holder, 0))
      reservations.push(await fronts[1]!.reserve(holder, 0))
      expect(reservations.at(-1)!.refusal?.code).toBe('abuse_penalty_active')
      expect((await fronts[1]!.reserve(holderOf('free'), 0)).refusal).toBeNull()
      const waits = reservations.flatMap(({ refusal }) =>
        refusal?.code === 'abuse_penalty_active' ? [refusal.detail.retryAfterMs!] : [],
      )
      expect(Math.max(...waits)).toBeGreaterThan(expected - 150)
      expect(Math.max(...waits)).toBeLessThanOrEqual(expected + 1)
      await sleep(1_020)
      expect((await fronts[1]!.reserve(holder, 0)).refusal).toBeNull()
      await sleep(1_020)
      expect((await fronts[0]!.reserve(holder, 0)).refusal).toBeNull()
    }
  })

  test('a penalty is not longer when the clock of the service is set back', async () => {
    fronts = open({ abuse: { ...ABUSE, strikes: 1 } })
    const holder = holderOf('free')
    setClock(Date.now() + 150 * 86_400_000, performance.now())
    try {
      expect(await burst(holder)).toContain('abuse_penalty_active')
    } finally {
      setClock(Date.now(), performance.now())
    }
    const { refusal } = await fronts[0]!.reserve(holder, 0)
    expect(refusal?.detail.retryAfterMs).toBeLessThanOrEqual(ABUSE.penaltyMs)
  })

  test('bursts further apart than the window bring no penalty', async () => {
    fronts = open({ abuse: { ...ABUSE, strikes: 2, strikesWithinMs: 1_200 }, monotonicNow: now })
    const holder = holderOf('free')
    for (let strike = 1; strike <= 3; strike += 1) {
      expect(await burst(holder)).not.toContain('abuse_penalty_active')
      aheadMs += 1_300
    }
    await burst(holder)
    aheadMs += 1_100
    expect(await burst(holder)).toContain('abuse_penalty_active')
  })
})
