import { describe, expect, test } from 'vitest'
import type { Division } from '../../../src/astro/vedic/vargas.ts'
import { onwards, signsOf } from '../../support/vargas.ts'

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
describe('signs of the parts of divisions', () => {
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
})
