import { describe, expect, test } from 'vitest'
import { isGoodSign, VARGA_SCHEMES, vaisheshikamsa } from '../../../src/astro/vedic/vaisheshikamsa.ts'
import { onwards } from '../../support/vargas.ts'

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
