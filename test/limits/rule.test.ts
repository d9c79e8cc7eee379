import { describe, expect, test } from 'vitest'
import { ABUSE } from '../../src/limits/abuse.ts'
import { type Bucket, newBucket } from '../../src/limits/bucket.ts'

/** Asks `count` times at an instant and takes what fits. */
const at = (bucket: Bucket, perSecond: number, ms: number, count: number) =>
  Array.from({ length: count }, () => {
    const outcome = bucket.ask(perSecond, ms)
    if (outcome === 'accepted') bucket.take()
    return outcome
  })
const tally = (outcomes: readonly string[]) =>
  ['accepted', 'rps_exceeded', 'penalised'].map((each) => outcomes.filter((outcome) => outcome === each).length)

/** The last of them five seconds after an instant. */
const fiveBursts = (bucket: Bucket, ms: number) => {
  for (const second of [1, 2, 3, 4, 5]) at(bucket, 1, ms + second * 1_000, 3)
}

describe('a bucket in process', () => {
  test('holds the requests of one second and fills evenly', () => {
    const bucket = newBucket(ABUSE)
    expect(tally(at(bucket, 10, 5_000, 15))).toEqual([10, 5, 0])
    expect(tally(at(bucket, 10, 5_099, 1))).toEqual([0, 1, 0])
    expect(tally(at(bucket, 10, 5_300, 5))).toEqual([3, 2, 0])
    expect(tally(at(bucket, 10, 60_000, 15))).toEqual([10, 5, 0])
  })

  test('counts a burst when as many again are refused as the plan allows, once in a second', () => {
    const bucket = newBucket(ABUSE)
    for (const second of [0, 1, 2, 3]) expect(tally(at(bucket, 5, second * 1_000, 100))).toEqual([5, 95, 0])
    expect(tally(at(bucket, 5, 4_000, 100))).toEqual([5, 5, 90])
    expect(bucket.penaltyEndsMs()).toBe(34_000)
    expect(tally(at(bucket, 5, 33_999, 3))).toEqual([0, 0, 3])
    expect(tally(at(bucket, 5, 34_000, 3))).toEqual([3, 0, 0])
  })

  test('doubles the penalty within an hour up to ten minutes, and begins anew after one', () => {
    const bucket = newBucket(ABUSE)
    let ms = 0
    for (const seconds of [30, 60, 120, 240, 480, 600, 600]) {
      fiveBursts(bucket, ms)
      expect(bucket.penaltyEndsMs()).toBe(ms + (5 + seconds) * 1_000)
      ms = bucket.penaltyEndsMs()
    }
    ms += 3_600_000
    fiveBursts(bucket, ms)
    expect(bucket.penaltyEndsMs()).toBe(ms + 35_000)
  })

  test('forgets bursts after a minute', () => {
    const bucket = newBucket(ABUSE)
    for (let burst = 0; burst < 40; burst += 1) expect(tally(at(bucket, 1, burst * 15_000, 9))[2]).toBe(0)
  })
})
