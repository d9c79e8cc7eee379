import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  ASHTAKAVARGA_REDUCTIONS,
  ashtakavarga,
  type ContributorSigns,
  ekadhipatyaReduced,
  reductionOf,
  trikonaReduced,
} from '../../../src/astro/vedic/ashtakavarga.ts'
import { ASHTAKAVARGA_TABLES, CONTRIBUTORS } from '../../../src/astro/vedic/ashtakavarga-table.ts'
import { PLANETS } from '../../../src/astro/vedic/dignity.ts'

const { ashtakavarga: BOOK } = JSON.parse(readFileSync(new URL('truth.json', import.meta.url), 'utf8'))

const signIn = (chart: readonly string[], code: string): number =>
  chart.findIndex((cell) => cell.split('/').includes(code))

function signsOf(chart: readonly string[]): ContributorSigns {
  const signOf = (code: string): number => signIn(chart, code)
  return Object.fromEntries([
    ...PLANETS.map((planet, index) => [planet, signOf(String(index))]),
    ['Ascendant', signOf('L')],
  ])
}

const occupantsOf = (chart: readonly string[]) => ({
  signs: signsOf(chart),
  nodes: ['7', '8'].map((code) => signIn(chart, code)),
})

describe.each(['chart_6', 'chart_7'])('%s of the book', (id) => {
  const { chart, bav, sav } = BOOK[id]
  const { bhinna, sarva } = ashtakavarga(signsOf(chart), 'parashara')

  test('has the printed points', () => {
    expect(['Sun', 'Mars', 'Jupiter', 'Saturn'].map((planet) => bhinna[planet as 'Sun'])).toEqual(bav)
    expect(sarva).toEqual(sav)
  })
})

test('the reduction by trines is that of the book', () => {
  expect(trikonaReduced(BOOK.mercury_of_chart_6.before)).toEqual(BOOK.mercury_of_chart_6.after)
})

test('points of Mercury in chart 6 have the printed pindas, and all planets the printed graha pindas', () => {
  const signs = signsOf(BOOK.chart_6.chart)
  const { bhinna } = ashtakavarga(signs, 'parashara')
  expect(bhinna.Mercury).toEqual(BOOK.mercury_of_chart_6.before)
  const { rasi_pinda: rasi, graha_pinda: graha, sodhya_pinda: sodhya } = BOOK.mercury_of_chart_6
  for (const reduction of ASHTAKAVARGA_REDUCTIONS) {
    const pindas = PLANETS.map(
      (planet) => reductionOf(planet, bhinna[planet], occupantsOf(BOOK.chart_6.chart), reduction).pinda,
    )
    expect(pindas[PLANETS.indexOf('Mercury')]).toEqual({ rasi, graha, sodhya })
    expect(pindas.map((pinda) => pinda.graha)).toEqual(BOOK.pindas_of_chart_6.graha)
  }
})

test('with `own_signs` all planets have the pindas that PyJHora records for chart 6', () => {
  const signs = signsOf(BOOK.chart_6.chart)
  const { bhinna } = ashtakavarga(signs, 'parashara')
  const pindas = PLANETS.map(
    (planet) => reductionOf(planet, bhinna[planet], occupantsOf(BOOK.chart_6.chart), 'own_signs').pinda,
  )
  const { rasi, graha, sodhya } = BOOK.pindas_of_chart_6
  expect(pindas.map((pinda) => pinda.rasi)).toEqual(rasi)
  expect(pindas.map((pinda) => pinda.graha)).toEqual(graha)
  expect(pindas.map((pinda) => pinda.sodhya)).toEqual(sodhya)
})

test('exercise 22 of the book has the printed reduced points and pindas of all planets', () => {
  const { exercise_22: printed, chart } = BOOK.chart_7
  const signs = signsOf(chart)
  const { bhinna } = ashtakavarga(signs, 'parashara')
  const reduced = PLANETS.map((planet) => reductionOf(planet, bhinna[planet], occupantsOf(chart), 'parashara'))
  expect(reduced.map(({ ekadhipatya }) => ekadhipatya)).toEqual(printed.reduced)
  expect(reduced.map(({ pinda }) => pinda.rasi)).toEqual(printed.rasi_pinda)
  expect(reduced.map(({ pinda }) => pinda.graha)).toEqual(printed.graha_pinda)
  expect(reduced.map(({ pinda }) => pinda.sodhya)).toEqual(printed.sodhya_pinda)
})

// The examples (a) to (e) of the book for Taurus and Libra (example 42).
test.each([
  ['both occupied', [4, 2], [1, 6], [4, 2]],
  ['the fuller one occupied', [4, 2], [1], [4, 0]],
  ['the emptier one occupied', [4, 2], [6], [2, 2]],
  ['both empty', [4, 2], [], [2, 2]],
  ['both empty with equal points', [2, 2], [], [0, 0]],
] as const)('two signs of one lord, %s: %j becomes %j', (_, [taurus, libra], occupied, expected) => {
  const points = [0, taurus, 0, 0, 0, 0, libra, 0, 0, 0, 0, 0]
  const reduced = ekadhipatyaReduced('Saturn', points, new Set<number>(occupied), 'parashara')
  expect([reduced[1], reduced[6]]).toEqual(expected)
})

// Taurus and Libra are of Venus. By verse 68.5 of Parashara an empty sign with as many points as the occupied one loses all.
test.each([
  ['Venus', 'parashara', [3, 3], [3, 0]],
  ['Venus', 'own_signs', [3, 3], [3, 3]],
  ['Venus', 'own_signs', [2, 3], [2, 2]],
  ['Saturn', 'own_signs', [2, 3], [2, 3]],
  ['Saturn', 'parashara', [2, 3], [2, 2]],
] as const)(
  'of points of %s with %s, in Taurus with a planet and in Libra, %j become %j',
  (planet, reduction, [taurus, libra], expected) => {
    const points = [0, taurus, 0, 0, 0, 0, libra, 0, 0, 0, 0, 0]
    const reduced = ekadhipatyaReduced(planet, points, new Set([1]), reduction)
    expect([reduced[1], reduced[6]]).toEqual(expected)
  },
)

test('a node makes a sign occupied with `own_signs` alone', () => {
  // After the trines Venus has 2 in Taurus and 3 in Libra, and all that gives points is in Aries.
  const points = [0, 2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0]
  const signs = Object.fromEntries(CONTRIBUTORS.map((each) => [each, 0])) as ContributorSigns
  const reduced = ASHTAKAVARGA_REDUCTIONS.map(
    (reduction) => reductionOf('Venus', points, { signs, nodes: [6, 0] }, reduction).ekadhipatya,
  )
  expect(reduced.map((row) => [row[1], row[6]])).toEqual([
    [2, 2],
    [0, 3],
  ])
})

describe.each(['parashara', 'raman'] as const)('the table of %s', (edition) => {
  test('has the sums that all books print: 48, 49, 39, 54, 56, 52 and 39', () => {
    const sums = PLANETS.map((planet) =>
      CONTRIBUTORS.reduce((sum, from) => sum + ASHTAKAVARGA_TABLES[edition][planet][from].length, 0),
    )
    expect(sums).toEqual([48, 49, 39, 54, 56, 52, 39])
  })
})

test('the tables differ in the four cells that the books name', () => {
  const { parashara, raman } = ASHTAKAVARGA_TABLES
  const cells = PLANETS.flatMap((planet) =>
    CONTRIBUTORS.filter((from) => parashara[planet][from].join() !== raman[planet][from].join()).map(
      (from) => `${planet} from ${from}: ${raman[planet][from].join()}`,
    ),
  )
  expect(cells).toEqual([
    'Moon from Moon: 1,3,6,7,10,11',
    'Moon from Mars: 2,3,5,6,9,10,11',
    'Moon from Jupiter: 1,4,7,8,10,11,12',
    'Venus from Mars: 3,5,6,9,11,12',
  ])
})
