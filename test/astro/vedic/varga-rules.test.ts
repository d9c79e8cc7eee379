import { describe, expect, test } from 'vitest'
import { placeInVarga, ruleNames, ruleOf } from '../../../src/astro/vedic/varga-rules.ts'
import { DIVISIONS } from '../../../src/astro/vedic/vargas.ts'
import { onwards, signsOf } from '../../support/vargas.ts'

describe('rules of divisions', () => {
  test('parivritti gives the parts of the whole zodiac the signs in order, over and over', () => {
    for (const division of DIVISIONS.filter((each) => each > 1)) {
      const all = Array.from({ length: 12 }, (_, sign) => signsOf(division, 'parivritti', sign)).flat()
      expect(all).toEqual(onwards(1, 12 * division))
    }
  })

  test('parivritti is the rule of Parashara in D7, D9, D16, D20 and D27, and in no other division', () => {
    const same = DIVISIONS.filter(
      (division) =>
        division > 1 &&
        onwards(1, 12).every(
          (sign) => signsOf(division, 'parivritti', sign - 1).join() === signsOf(division, undefined, sign - 1).join(),
        ),
    )
    expect(same).toEqual([7, 9, 16, 20, 27])
  })

  test('each rule divides each sign without gaps, and places a longitude in the sign of its part', () => {
    for (const division of DIVISIONS)
      for (const rule of ruleNames(division)) {
        const named = ruleOf(division, { [division]: rule })
        for (let longitude = 0.0013; longitude < 360; longitude += 0.173) {
          const place = placeInVarga(named, longitude)
          expect(place.from).toBeLessThanOrEqual(longitude)
          expect(place.to).toBeGreaterThan(longitude)
          expect(Math.floor(place.from / 30)).toBe(Math.floor(longitude / 30))
          const passed = (longitude - place.from) / (place.to - place.from)
          expect(place.longitude % 30).toBeCloseTo(passed * 30, 6)
          expect(place.longitude).toBeLessThan(360)
        }
      }
  })

  test('each rule says what it does and names its source', () => {
    for (const division of DIVISIONS)
      for (const rule of ruleNames(division)) {
        const { says, source } = ruleOf(division, { [division]: rule })
        expect([division, rule, says.endsWith('.'), source.length > 10]).toEqual([division, rule, true, true])
      }
  })
})
