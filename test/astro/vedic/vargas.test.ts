import { describe, expect, test } from 'vitest'
import { DIVISIONS, type Division, vargaLongitude, vargaPart, vargaSign } from '../../../src/astro/vedic/vargas.ts'

/**
 * Jupiter of example 27 in P.V.R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 0 for Aries. The book prints Libra for D3,
 * which is a misprint: its rule, the first, fifth and ninth sign from the sign itself, gives Leo.
 */
const JUPITER = 269.8237
const OF_THE_BOOK: readonly (readonly [Division, number])[] = [
  [1, 8],
  [3, 4],
  [4, 5],
  [7, 2],
  [9, 8],
  [10, 5],
  [12, 7],
  [16, 11],
  [20, 11],
  [24, 3],
  [27, 2],
  [30, 6],
  [40, 3],
  [45, 4],
  [60, 7],
]

describe('divisional charts', () => {
  test.each(OF_THE_BOOK)('Jupiter of the book is in its sign of D%i', (division, sign) => {
    expect(vargaSign(division, JUPITER)).toBe(sign)
  })

  test('the parts of each division fill each sign, and a border belongs to the part that begins there', () => {
    for (const division of DIVISIONS)
      for (let sign = 0; sign < 12; sign += 1) {
        let border = 0
        for (let part = 0; border < 30; part += 1) {
          const at = vargaPart(division, sign * 30 + border)
          expect(at.part).toBe(part)
          expect(at.fromDeg).toBeCloseTo(border, 9)
          border = at.toDeg
        }
        expect(border).toBeCloseTo(30, 9)
      }
  })

  test('the longitude in a division is in the sign of the division, at the share of the part that has passed', () => {
    // 29.8237° is 0.3237° into the last of 60 parts of half a degree: 0.6474 of it, or 19.422° of its sign.
    expect(vargaLongitude(60, JUPITER)).toBeCloseTo(7 * 30 + 19.422, 3)
    for (const division of DIVISIONS)
      for (let longitude = 0.003; longitude < 360; longitude += 0.37)
        expect(Math.floor(vargaLongitude(division, longitude) / 30)).toBe(vargaSign(division, longitude))
  })
})
