import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chaldean, compoundMeaning } from '../../src/numerology/chaldean.ts'
import { readName } from '../../src/numerology/names.ts'
import { followTrace } from '../support/trace.ts'

const of = (name: string) => chaldean(readName(name, 'Latn').words)

test.each<readonly [string, number, number | null, string]>([
  ['SARAH', 3, 12, 'https://numrolab.com/articles/chaldean-numerology-chart'],
  ['RAM', 7, null, 'https://mahajyotish.com/blog/numerology-4-name-numerology'],
  ['RAM', 7, null, 'https://daanyam.in/namank'],
  ['SUNIL', 9, 18, 'https://mahajyotish.com/blog/numerology-4-name-numerology'],
  ['DONALD', 6, 24, 'https://numerologyscience.com'],
])('%s is %i with the compound %s: %s', (name, value, compound) => {
  expect(of(name).number).toMatchObject({ value, compound, isMaster: false, karmicDebts: [] })
  expect(of(name)).toMatchObject({ unitSum: compound ?? value, grandTotal: compound ?? value })
})

test('RAHUL SHARMA has the words 17 and 16 and the grand total 33/6: https://imageflipfree.com/how-chaldean-numerology-works', () => {
  const { words, grandTotal, unitSum, meaning, number } = of('Rahul Sharma')
  expect(words.map(({ total }) => total)).toEqual([17, 16])
  expect(grandTotal).toBe(33)
  expect(number.value).toBe(6)
  // Cheiro's units, 8 + 7.
  expect({ unitSum, meaning, compound: number.compound }).toEqual({ unitSum: 15, meaning: 15, compound: 15 })
})

test('MAHATMA GANDHI has the units 2 and 1, whose sum is 3: https://www.astrobasic.com/calculate-name-number', () => {
  const { words, grandTotal, unitSum, meaning, number } = of('Mahatma Gandhi')
  expect(words).toEqual([
    { word: 'MAHATMA', total: 20, unit: 2 },
    { word: 'GANDHI', total: 19, unit: 1 },
  ])
  expect({ grandTotal, unitSum, meaning }).toEqual({ grandTotal: 39, unitSum: 3, meaning: null })
  expect(number).toMatchObject({ value: 3, compound: null })
})

test('BAKUL RANCHHODBHAI PATEL totals 76, which leads to 4: https://jainqq.org/explore/032125/97', () => {
  const { grandTotal, number } = of('Bakul Ranchhodbhai Patel')
  expect(grandTotal).toBe(76)
  expect(number.value).toBe(4)
})

test('both sums stand in the trace: JOHN SMITH by units 9 + 8 = 17/8, by letters 18 + 17 = 35', () => {
  const { number, unitSum, grandTotal } = of('John Smith')
  expect({ unitSum, grandTotal }).toEqual({ unitSum: 17, grandTotal: 35 })
  expect(number).toMatchObject({ value: 8, compound: 17 })
  expect(number.trace.filter(({ kind }) => kind === 'sum')).toEqual([
    {
      kind: 'sum',
      of: 'grand_total',
      terms: [
        { of: 'JOHN', value: 18 },
        { of: 'SMITH', value: 17 },
      ],
      result: 35,
    },
    {
      kind: 'sum',
      of: 'unit_sum',
      terms: [
        { of: 'JOHN', value: 9 },
        { of: 'SMITH', value: 8 },
      ],
      result: 17,
    },
  ])
})

test('10 to 32, 37, 43 and 51 have meanings of their own, the rest the nearest before of the same root', () => {
  // https://bostjanlovrat.com/2024/09/05/extended-cheiros-rule-for-numbers-above-52
  const own = new Set([...Array.from({ length: 23 }, (_each, index) => index + 10), 37, 43, 51])
  for (let sum = 10; sum <= 52; sum += 1) {
    let nearest = sum
    while (!own.has(nearest)) nearest -= 9
    expect([sum, compoundMeaning(sum)]).toEqual([sum, nearest])
  }
  for (const sum of [0, 9, 53, 76, 100]) expect(compoundMeaning(sum)).toBeNull()
})

test('the root is the same by units, by grand total and by the units reduced, and the trace leads to it', () => {
  const words = fc.array(fc.stringMatching(/^[A-Z]{1,30}$/), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(words, (name) => {
      const { words, unitSum, grandTotal, number } = chaldean(name)
      followTrace(number)
      expect(number.value % 9).toBe(grandTotal % 9)
      expect(number.value % 9).toBe(unitSum % 9)
      expect(number.value % 9).toBe(words.reduce((sum, { unit }) => sum + unit, 0) % 9)
      expect(number.value).toBeGreaterThan(0)
      expect(number.value).toBeLessThan(10)
    }),
  )
})
