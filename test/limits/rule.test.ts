import { describe, expect, test } from 'vitest'
import { PLANS } from '../../src/accounts/billing/plans.ts'
import { ABUSE, afterRefusal, NO_OFFENCES, withPenalties } from '../../src/http/limits/plans/abuse.ts'
import { settle } from '../../src/http/limits/plans/memory.ts'
import type { Counting, Slot } from '../../src/http/limits/plans/store.ts'

/** An account at one front that counts with the rule alone, at instants that the test chooses. */
function accountWith(perSecond: number) {
  const plan = { ...PLANS.operator, requestsPerSecond: perSecond }
  const slot: Slot = { accountId: 'one', plan, period: { start: '2026-11-01', endMs: 0, leftMs: 0 } }
  let nowMs = 0
  let fullAtMs = 0
  const penaltiesMs: number[] = []
  const counting: Counting = {
    async ask(asked, question) {
      const answer = settle(0, fullAtMs, asked, question, nowMs)
      fullAtMs = answer.fullAtMs
      return answer.verdict
    },
    penalise: async (_, penaltyMs) => void penaltiesMs.push(penaltyMs),
    countedIn: () => 'process',
    close: async () => {},
  }
  const { ask } = withPenalties(counting, ABUSE, () => nowMs)
  /** Numbers of accepted, rate limited and penalised requests at an instant, asked one after the other. */
  const at = async (ms: number, count: number) => {
    nowMs = ms
    const outcomes: string[] = []
    for (let turn = 0; turn < count; turn += 1) outcomes.push((await ask(slot, { kind: 'take', units: 0 })).outcome)
    return ['accepted', 'rps_exceeded', 'penalised'].map((each) => outcomes.filter((one) => one === each).length)
  }
  return { at, penaltiesMs }
}

describe('the rule of limits', () => {
  test('a bucket holds the requests of one second and fills evenly', async () => {
    const { at } = accountWith(10)
    expect(await at(5_000, 15)).toEqual([10, 5, 0])
    expect(await at(5_099, 1)).toEqual([0, 1, 0])
    expect(await at(5_300, 5)).toEqual([3, 2, 0])
    expect(await at(60_000, 15)).toEqual([10, 5, 0])
  })

  test.each([1, 3, 5, 7, 10, 1_000])('at any instant a full bucket holds exactly %i requests', async (perSecond) => {
    for (const ms of [1_234.567891, 98_765.4321, 1e7 + 1 / 3]) {
      const [accepted] = await accountWith(perSecond).at(ms, perSecond + 3)
      expect(accepted).toBe(perSecond)
    }
  })

  test('a burst is counted when as many again are refused as the plan allows, once in a second', async () => {
    const { at, penaltiesMs } = accountWith(5)
    for (const second of [0, 1, 2, 3]) expect(await at(10_000 + second * 1_000, 100)).toEqual([5, 95, 0])
    expect(await at(14_000, 100)).toEqual([5, 5, 90])
    expect(penaltiesMs).toEqual([30_000])
    expect(await at(43_999, 3)).toEqual([0, 0, 3])
    expect(await at(44_000, 3)).toEqual([3, 0, 0])
  })

  test('a penalty doubles within an hour up to ten minutes, and begins anew after one', async () => {
    const { at, penaltiesMs } = accountWith(1)
    let ms = 10_000_000
    const fiveBursts = async () => {
      for (let burst = 1; burst <= 5; burst += 1) await at(ms + burst * 1_000, 3)
      ms += 5_000 + penaltiesMs.at(-1)!
    }
    for (let penalty = 0; penalty < 7; penalty += 1) await fiveBursts()
    expect(penaltiesMs).toEqual([30, 60, 120, 240, 480, 600, 600].map((seconds) => seconds * 1_000))
    // The fifth burst comes an hour after the last penalty has ended.
    ms += 3_595_000 - 1
    await fiveBursts()
    expect(penaltiesMs.at(-1)).toBe(600_000)
    ms += 3_595_000
    await fiveBursts()
    expect(penaltiesMs.at(-1)).toBe(30_000)
  })

  test('bursts are forgotten after a minute', async () => {
    const { at } = accountWith(1)
    for (let burst = 1; burst < 40; burst += 1) expect((await at(burst * 15_000, 9))[2]).toBe(0)
  })

  test('a caller below twice the plan makes no burst, however long it goes on', () => {
    let offences = NO_OFFENCES
    for (let second = 1; second < 1_000; second += 1)
      for (let refusal = 0; refusal < 5; refusal += 1) offences = afterRefusal(offences, 5, second * 1_000, ABUSE)
    expect([offences.strikesMs, offences.penalties]).toEqual([[], 0])
  })

  test('as many greedy clients as the plan has requests a second are never penalised when they wait as told', async () => {
    const { at } = accountWith(5)
    const waiting = Array.from({ length: 5 }, (_, client) => 10_000 + client * 7)
    for (let turn = 0; turn < 20_000; turn += 1) {
      const [next] = waiting.sort((one, other) => one - other)
      const [accepted, , penalised] = await at(next!, 1)
      expect(penalised).toBe(0)
      waiting[0] = next! + (accepted ? 3 : 1_002)
    }
  })
})
