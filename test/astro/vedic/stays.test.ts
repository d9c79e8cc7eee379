import { beforeAll, describe, expect, test } from 'vitest'
import { separation } from '../../../src/astro/angle.ts'
import type { Sky, Zodiac } from '../../../src/astro/sky.ts'
import { lagnaStays, moonStays } from '../../../src/astro/vedic/stays.ts'
import { testSkies } from '../../support/skies.ts'

const LAHIRI: Zodiac = { kind: 'sidereal', ayanamsa: 'lahiri' }
const SECOND = 1 / 86_400
const JD_2000 = 2_451_545

let sky: Sky
beforeAll(async () => {
  sky = (await testSkies()).files
})

/** The equal part of a width that has a longitude. */
const partAt = (longitude: number, width: number) => {
  const from = Math.floor(longitude / width) * width
  return { from, to: from + width }
}

describe('stays of the lagna', () => {
  test.each([0, 19, -35, 52, 64.9, 67.5, 78.2, -80])(
    'at latitude %d it is in its part between both ends, and not after them',
    (latitude) => {
      const place = { latitude, longitude: 15 }
      const at = (jd: number): number => sky.houses('equal', jd, place, LAHIRI).ascendant
      for (let case_ = 0; case_ < 12; case_ += 1) {
        const jd = JD_2000 + case_ * 31.137
        for (const width of [30, 10 / 3, 0.5]) {
          const part = partAt(at(jd), width)
          const isIn = (time: number): boolean => at(time) >= part.from && at(time) < part.to
          const { from, until } = lagnaStays(sky, place, LAHIRI, jd)(part)
          if (Math.abs(latitude) < 66) expect([from, until]).not.toContain(null)
          const first = from ?? jd - 0.5
          const last = until ?? jd + 0.5
          expect(first).toBeLessThanOrEqual(jd)
          expect(last).toBeGreaterThan(jd)
          for (let share = 0.02; share < 1; share += 0.0491) expect(isIn(first + share * (last - first))).toBe(true)
          if (from !== null) expect(isIn(from - 0.2 * SECOND)).toBe(false)
          if (until !== null) expect(isIn(until + 0.2 * SECOND)).toBe(false)
        }
      }
    },
  )

  test('have no end where the lagna does not move', () => {
    const still: Sky = { ...sky, houses: (...args) => ({ ...sky.houses(...args), ascendant: 100 }) }
    const stay = lagnaStays(still, { latitude: 90, longitude: 0 }, LAHIRI, JD_2000)({ from: 90, to: 120 })
    expect(stay).toEqual({ from: null, until: null })
  })
})

describe('stays of the Moon', () => {
  test('end on the borders of its part, within three days', () => {
    const at = (jd: number): number => sky.positions(['moon'], jd, LAHIRI)[0]!.longitude
    for (let case_ = 0; case_ < 40; case_ += 1) {
      const jd = JD_2000 + case_ * 7.313
      for (const width of [30, 10 / 3, 0.5]) {
        const part = partAt(at(jd), width)
        const { from, until } = moonStays(sky, LAHIRI, jd)(part)
        expect(from!).toBeLessThanOrEqual(jd)
        expect(until!).toBeGreaterThan(jd)
        expect(until! - from!).toBeLessThan(3)
        // A second of time is half a second of arc.
        expect(separation(at(from!), part.from) * 3600).toBeLessThan(0.05)
        expect(separation(at(until!), part.to) * 3600).toBeLessThan(0.05)
      }
    }
  })
})
