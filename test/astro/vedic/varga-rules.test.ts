import { describe, expect, test } from 'vitest'
import { isGoodSign, VARGA_SCHEMES, vaisheshikamsa } from '../../../src/astro/vedic/vaisheshikamsa.ts'
import { placeInVarga, ruleNames, ruleOf } from '../../../src/astro/vedic/varga-rules.ts'
import { DIVISIONS, type Division } from '../../../src/astro/vedic/vargas.ts'

/** The signs of the parts of a sign by a rule, 1 for Aries as in printed tables. */
function signsOf(division: Division, rule: string | undefined, sign: number): number[] {
  const named = ruleOf(division, { [division]: rule })
  const signs: number[] = []
  for (let at = sign * 30; at < sign * 30 + 30 - 1e-6; at = placeInVarga(named, at).to)
    signs.push(Math.floor(placeInVarga(named, at).longitude / 30) + 1)
  return signs
}

/** A number of signs from one on. */
const onwards = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, part) => ((first - 1 + part) % 12) + 1)

/** The first sign for each sign from Aries on, in the tables of R. Santhanam, Brihat Parashara Hora Shastra, chapter 6. */
const PRINTED_FIRSTS: readonly (readonly [Division, readonly number[]])[] = [
  [7, [1, 8, 3, 10, 5, 12, 7, 2, 9, 4, 11, 6]],
  [9, [1, 10, 7, 4, 1, 10, 7, 4, 1, 10, 7, 4]],
  [10, [1, 10, 3, 12, 5, 2, 7, 4, 9, 6, 11, 8]],
  [12, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  [16, [1, 5, 9, 1, 5, 9, 1, 5, 9, 1, 5, 9]],
  [20, [1, 9, 5, 1, 9, 5, 1, 9, 5, 1, 9, 5]],
  [24, [5, 4, 5, 4, 5, 4, 5, 4, 5, 4, 5, 4]],
  [27, [1, 4, 7, 10, 1, 4, 7, 10, 1, 4, 7, 10]],
  [40, [1, 7, 1, 7, 1, 7, 1, 7, 1, 7, 1, 7]],
  [45, [1, 5, 9, 1, 5, 9, 1, 5, 9, 1, 5, 9]],
  [60, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
]

/** Signs of the parts of Aries, Taurus, Gemini and Cancer, from the sources that the rules name. */
const PRINTED: readonly (readonly [Division, string, readonly (readonly number[])[]])[] = [
  [
    2,
    'parashara',
    [
      [5, 4],
      [4, 5],
      [5, 4],
      [4, 5],
    ],
  ],
  [
    2,
    'parivritti',
    [
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
    ],
  ],
  [
    2,
    'parivritti_reversed',
    [
      [1, 2],
      [4, 3],
      [5, 6],
      [8, 7],
    ],
  ],
  [
    2,
    'kashinatha',
    [
      [8, 1],
      [2, 7],
      [6, 3],
      [4, 5],
    ],
  ],
  [
    2,
    'yavana',
    [
      [1, 11],
      [2, 12],
      [3, 1],
      [4, 2],
    ],
  ],
  [
    3,
    'parashara',
    [
      [1, 5, 9],
      [2, 6, 10],
      [3, 7, 11],
      [4, 8, 12],
    ],
  ],
  [
    3,
    'jagannatha',
    [
      [1, 5, 9],
      [10, 2, 6],
      [7, 11, 3],
      [4, 8, 12],
    ],
  ],
  [
    3,
    'somanatha',
    [
      [1, 2, 3],
      [12, 11, 10],
      [4, 5, 6],
      [9, 8, 7],
    ],
  ],
  [
    3,
    'parivritti',
    [
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
      [10, 11, 12],
    ],
  ],
  [
    3,
    'parivritti_reversed',
    [
      [1, 2, 3],
      [6, 5, 4],
      [7, 8, 9],
      [12, 11, 10],
    ],
  ],
  [
    3,
    'yavana',
    [
      [1, 12, 11],
      [2, 1, 12],
      [3, 2, 1],
      [4, 3, 2],
    ],
  ],
  [
    4,
    'parashara',
    [
      [1, 4, 7, 10],
      [2, 5, 8, 11],
      [3, 6, 9, 12],
      [4, 7, 10, 1],
    ],
  ],
  [
    5,
    'five_planets',
    [
      [1, 11, 9, 3, 7],
      [2, 6, 12, 10, 8],
      [1, 11, 9, 3, 7],
      [2, 6, 12, 10, 8],
    ],
  ],
  [
    9,
    'kalachakra',
    [
      [1, 2, 3, 4, 5, 6, 7, 8, 9],
      [10, 11, 12, 8, 7, 6, 4, 5, 3],
      [2, 1, 12, 11, 10, 9, 1, 2, 3],
      [4, 5, 6, 7, 8, 9, 10, 11, 12],
    ],
  ],
  [
    30,
    'parashara',
    [
      [1, 11, 9, 3, 7],
      [2, 6, 12, 10, 8],
      [1, 11, 9, 3, 7],
      [2, 6, 12, 10, 8],
    ],
  ],
]

describe('rules of divisions', () => {
  test.each(PRINTED_FIRSTS)('D%i of Parashara counts from the signs of the printed table', (division, firsts) => {
    for (const [sign, first] of firsts.entries())
      expect(signsOf(division, undefined, sign)).toEqual(onwards(first, division))
  })

  test.each(PRINTED)('D%i by %s has the signs of its source', (division, rule, signs) => {
    for (const [sign, expected] of signs.entries()) expect(signsOf(division, rule, sign)).toEqual(expected)
  })

  test('D24 reversed counts from Leo in Aries and backwards from Cancer in Taurus', () => {
    expect(signsOf(24, 'siddhamsa_reversed', 0).slice(0, 4)).toEqual([5, 6, 7, 8])
    // Lesson 205 of P. V. R. Narasimha Rao: Libra by the usual rule becomes Aries, Pisces becomes Scorpio.
    const usual = signsOf(24, 'parashara', 1)
    const reversed = signsOf(24, 'siddhamsa_reversed', 1)
    expect(reversed[usual.indexOf(7)]).toBe(1)
    expect(reversed[usual.indexOf(12)]).toBe(8)
  })

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

describe('good divisions', () => {
  test('each group has a name for every number from two on', () => {
    for (const { divisions, names } of Object.values(VARGA_SCHEMES)) expect(names.length).toBe(divisions.length - 1)
  })

  test('a planet in its own sign in every division has the last name, and in a sign of no dignity none', () => {
    expect(vaisheshikamsa('shodasavarga', 'Sun', () => 4).name).toBe('Shrivallabha')
    expect(vaisheshikamsa('saptavarga', 'Sun', () => 0).name).toBe('Mukuta')
    expect(vaisheshikamsa('dasavarga', 'Sun', () => 1)).toEqual({ divisions: [], name: null })
    expect(vaisheshikamsa('dasavarga', 'Sun', (division) => (division === 9 ? 4 : 1))).toEqual({
      divisions: [9],
      name: null,
    })
  })

  test('a planet is good in the signs that it owns and in that of its exaltation', () => {
    const goodSigns = (planet: Parameters<typeof isGoodSign>[0]): number[] =>
      onwards(1, 12).filter((sign) => isGoodSign(planet, sign - 1))
    expect(goodSigns('Moon')).toEqual([2, 4])
    expect(goodSigns('Mars')).toEqual([1, 8, 10])
    expect(goodSigns('Mercury')).toEqual([3, 6])
    expect(goodSigns('Saturn')).toEqual([7, 10, 11])
  })
})
