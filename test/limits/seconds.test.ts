import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { PLANS, type PlanName } from '../../src/billing/plans.ts'
import { ABUSE } from '../../src/limits/abuse.ts'
import type { Holder, Limits } from '../../src/limits/limits.ts'
import { STORES, useTwoFronts } from '../support/fronts.ts'

const holderOf = (plan: PlanName): Holder => ({ accountId: randomUUID(), plan })
const many = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

describe.each(STORES)('requests of a second counted in %s', { timeout: 30_000 }, (store) => {
  const { open } = useTwoFronts(store)
  let fronts: readonly Limits[]
  beforeEach(() => {
    fronts = open()
  })
  const outcomes = async (count: number, holder: Holder) =>
    (await many(count, (at) => fronts[at % 2]!.reserve(holder, 1))).map(({ refusal }) => refusal?.code ?? 'accepted')
  const accepted = async (count: number, holder: Holder) =>
    (await outcomes(count, holder)).filter((each) => each === 'accepted').length

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
      while (performance.now() - startedAt < 3_000) {
        if (!(await fronts[at]!.reserve(holder, 1)).refusal) count += 1
        await sleep(30)
      }
    })
    await work
    const seconds = (performance.now() - startedAt) / 1000
    const { requestsPerSecond } = PLANS.entry
    expect(count).toBeLessThanOrEqual(requestsPerSecond * (1 + seconds))
    // A penalty is not due before five seconds; a request that fits waits for at most one pause.
    expect(count).toBeGreaterThanOrEqual(requestsPerSecond * (1 + 3) - 2)
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

  test('five bursts in a minute bring a penalty of half a minute, on all fronts and for all requests', async () => {
    const holder = holderOf('free')
    for (let burst = 1; burst <= 4; burst += 1) {
      expect(await outcomes(4, holder)).not.toContain('abuse_penalty_active')
      await sleep(1_020)
    }
    expect(await outcomes(4, holder)).toContain('abuse_penalty_active')
    await sleep(1_020)
    // A front that counts in memory forgets penalties when it ends.
    for (const front of [...fronts, ...(store === 'memory' ? [] : open())]) {
      const { refusal, allowance, units } = await front.reserve(holder, 1)
      expect(refusal).toMatchObject({ code: 'abuse_penalty_active', status: 429 })
      const { retryAfterMs, body } = refusal!.detail
      expect(retryAfterMs).toBeGreaterThan(26_000)
      expect(retryAfterMs).toBeLessThanOrEqual(29_000)
      expect(body).toEqual({
        retry_after_ms: retryAfterMs,
        backoff_hint: `Wait ${retryAfterMs} ms, then send at most 1 request per second`,
        tier_rps_limit: 1,
        penalty_active: true,
      })
      expect([allowance.remaining, units]).toEqual([75, 0])
    }
    expect(await outcomes(1, holderOf('free'))).toEqual(['accepted'])
  })

  test('a penalty ends, the next is twice as long, up to a bound, and it begins anew when none came for long', async () => {
    const rules = { ...ABUSE, strikes: 1, penaltyMs: 400, penaltyMsMax: 1_000, doubledWithinMs: 1_500 }
    fronts = open({ abuse: rules })
    const holder = holderOf('free')
    /** The length of the penalty for a burst. */
    const burst = async () => {
      const reservations = await many(6, (at) => fronts[at % 2]!.reserve(holder, 0))
      const waits = reservations.flatMap(({ refusal }) =>
        refusal?.code === 'abuse_penalty_active' ? [refusal.detail.retryAfterMs!] : [],
      )
      return Math.max(0, ...waits)
    }
    const longest = [400, 800, 1_000, 1_000]
    for (const expected of longest) {
      const penaltyMs = await burst()
      expect(penaltyMs).toBeGreaterThan(expected - 150)
      expect(penaltyMs).toBeLessThanOrEqual(expected)
      await sleep(Math.max(penaltyMs, 1_000) + 20)
      expect((await fronts[0]!.reserve(holder, 0)).refusal).toBeNull()
    }
    await sleep(1_600)
    expect(await burst()).toBeLessThanOrEqual(400)
  })

  test('bursts further apart than the window bring no penalty', async () => {
    fronts = open({ abuse: { ...ABUSE, strikes: 2, strikesWithinMs: 1_200 } })
    const holder = holderOf('free')
    for (let burst = 1; burst <= 3; burst += 1) {
      expect(await outcomes(5, holder)).not.toContain('abuse_penalty_active')
      await sleep(1_300)
    }
  })

  test('as many greedy clients as the plan has requests a second are never penalised when they wait as told', async () => {
    fronts = open({ abuse: { ...ABUSE, strikes: 1 } })
    const holder = holderOf('entry')
    let served = 0
    const endAt = performance.now() + 4_000
    await many(PLANS.entry.requestsPerSecond, async (at) => {
      while (performance.now() < endAt) {
        const { refusal } = await fronts[at % 2]!.reserve(holder, 1)
        if (!refusal) served += 1
        else {
          expect(refusal.code).toBe('rps_limit_exceeded')
          await sleep(refusal.detail.retryAfterMs! + 2)
        }
      }
    })
    expect(served).toBeGreaterThan(15)
  })
})
