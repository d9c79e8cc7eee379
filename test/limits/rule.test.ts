import { describe, expect, test } from 'vitest'
import { PLANS } from '../../src/billing/plans.ts'
import { ABUSE } from '../../src/limits/abuse.ts'
import { type Bucket, newBucket, settle } from '../../src/limits/rule.ts'
import type { Asked } from '../../src/limits/store.ts'
import { judged } from '../../src/limits/verdicts.ts'

/** The outcomes of `count` requests at an instant, asked one by one. */
const at = (bucket: Bucket, perSecond: number, ms: number, count: number) =>
  Array.from({ length: count }, () => {
    const plan = { ...PLANS.operator, requestsPerSecond: perSecond }
    const period = { start: '2026-11-01', endMs: 0 }
    const asked: Asked = {
      slot: { accountId: 'one', plan, period, endsInMs: 0 },
      questions: [{ kind: 'take', units: 1 }],
    }
    const { verdicts, bursts } = judged(asked, settle(bucket, 0, asked, ms), ABUSE)
    if (bursts) bucket.bursts = bursts
    return verdicts[0]!.outcome
  })
const tally = (outcomes: readonly string[]) =>
  ['accepted', 'rps_exceeded', 'penalised'].map((each) => outcomes.filter((outcome) => outcome === each).length)

/** Five bursts, the last of them five seconds after an instant. */
const fiveBursts = (bucket: Bucket, ms: number) => {
  for (const second of [1, 2, 3, 4, 5]) at(bucket, 1, ms + second * 1_000, 3)
}

describe('the rule of limits', () => {
  test('a bucket holds the requests of one second and fills evenly', () => {
    const bucket = newBucket()
    expect(tally(at(bucket, 10, 5_000, 15))).toEqual([10, 5, 0])
    expect(tally(at(bucket, 10, 5_099, 1))).toEqual([0, 1, 0])
    expect(tally(at(bucket, 10, 5_300, 5))).toEqual([3, 2, 0])
    expect(tally(at(bucket, 10, 60_000, 15))).toEqual([10, 5, 0])
  })

  test('a burst is counted when as many again are refused as the plan allows, once in a second', () => {
    const bucket = newBucket()
    for (const second of [0, 1, 2, 3]) expect(tally(at(bucket, 5, 10_000 + second * 1_000, 100))).toEqual([5, 95, 0])
    expect(tally(at(bucket, 5, 14_000, 100))).toEqual([5, 5, 90])
    expect(bucket.bursts.penaltyEndsMs).toBe(44_000)
    expect(tally(at(bucket, 5, 43_999, 3))).toEqual([0, 0, 3])
    expect(tally(at(bucket, 5, 44_000, 3))).toEqual([3, 0, 0])
  })

  test('a penalty doubles within an hour up to ten minutes, and begins anew after one', () => {
    const bucket = newBucket()
    let ms = 10_000_000
    for (const seconds of [30, 60, 120, 240, 480, 600, 600]) {
      fiveBursts(bucket, ms)
      expect(bucket.bursts.penaltyEndsMs).toBe(ms + (5 + seconds) * 1_000)
      ms = bucket.bursts.penaltyEndsMs
    }
    ms += 3_600_000
    fiveBursts(bucket, ms)
    expect(bucket.bursts.penaltyEndsMs).toBe(ms + 35_000)
  })

  test('bursts are forgotten after a minute', () => {
    const bucket = newBucket()
    for (let burst = 0; burst < 40; burst += 1) expect(tally(at(bucket, 1, burst * 15_000, 9))[2]).toBe(0)
  })

  test('questions that are asked together are answered as if one came after the other', () => {
    const slot = {
      accountId: 'one',
      plan: PLANS.entry,
      period: { start: '2026-11-01', endMs: 0 },
      endsInMs: 0,
    }
    const units = [49_990, 8, 5, -3, 5, 0, 0, 1]
    const questions = units.map((each) => ({ kind: each < 0 ? ('book' as const) : ('take' as const), units: each }))
    const { verdicts } = judged({ slot, questions }, settle(newBucket(), 0, { slot, questions }, 1e12), ABUSE)
    expect(verdicts.map(({ outcome, used }) => `${outcome} ${used}`)).toEqual([
      'accepted 49990',
      'accepted 49998',
      'quota_exceeded 49998',
      'accepted 49995',
      'accepted 50000',
      'accepted 50000',
      'accepted 50000',
      'rps_exceeded 50000',
    ])
  })
})
