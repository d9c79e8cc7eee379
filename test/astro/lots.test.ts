import { describe, expect, test } from 'vitest'
import { lots } from '../../src/astro/chart.ts'
import { LOT_IDS, type LotSource, lotsOf } from '../../src/astro/lots.ts'

/** Round longitudes, so that each formula can be worked by hand. */
const POINTS = { asc: 100, sun: 40, moon: 120, mercury: 30, venus: 80, mars: 200, jupiter: 250, saturn: 310 }

const placed = (isDay: boolean, source: LotSource): Record<string, number> =>
  Object.fromEntries(lotsOf(POINTS, isDay, source).map(({ id, longitude }) => [id, longitude]))

/** Worked by hand from the rules that `src/astro/lots.ts` cites: ascendant + end of the arc - beginning of the arc. */
const BY_DAY = {
  fortune: 180,
  spirit: 20,
  eros: 160,
  necessity: 250,
  courage: 80,
  victory: 330,
  nemesis: 330,
  father: 10,
  mother: 140,
  siblings: 40,
  children: 160,
  marriage_of_men: 230,
  marriage_of_women: 330,
  basis: 260,
  exaltation: 79,
  illness: 350,
  possessions: 320,
  friends: 240,
  enemies: 290,
  debt: 20,
}
const BY_NIGHT = {
  fortune: 20,
  spirit: 180,
  eros: 200,
  necessity: 110,
  courage: 280,
  victory: 30,
  nemesis: 30,
  father: 190,
  mother: 60,
  siblings: 160,
  children: 40,
  marriage_of_men: 330,
  marriage_of_women: 330,
  basis: 260,
  exaltation: 13,
  illness: 210,
  possessions: 320,
  friends: 320,
  enemies: 270,
  debt: 20,
}

describe('twenty lots', () => {
  test.each([
    ['day', BY_DAY],
    ['night', BY_NIGHT],
  ])('by %s are where their formulas put them', (time, expected) => {
    expect(placed(time === 'day', 'paulus')).toEqual(expected)
  })

  test.each([
    ['valens', true, { eros: 300, necessity: 260, marriage_of_men: 140, marriage_of_women: 180 }],
    ['valens', false, { eros: 300, necessity: 260, marriage_of_men: 140, marriage_of_women: 180 }],
    ['firmicus', true, { eros: 260, necessity: 300, nemesis: 160 }],
    ['al_biruni', true, { eros: 300, marriage_of_women: 330, debt: 180 }],
    ['al_biruni', false, { marriage_of_women: 230, debt: 20 }],
    // Fortune is not reversed, and lots that count from it follow it.
    ['ptolemy', false, { fortune: 180, courage: 120 }],
  ] as const)('of %s (by day: %s) follow the formulas of this author', (source, isDay, expected) => {
    expect(placed(isDay, source)).toMatchObject(expected)
  })

  test('name the author of each formula: the chosen one, or that of the standard formula', () => {
    const sourceOf = Object.fromEntries(lotsOf(POINTS, true, 'valens').map(({ id, source }) => [id, source]))
    expect(sourceOf).toMatchObject({ fortune: 'valens', eros: 'valens', courage: 'paulus', children: 'dorotheus' })
  })

  test('state their formulas by day and by night', () => {
    const textsOf = Object.fromEntries(
      lotsOf(POINTS, true, 'paulus').map(({ id, byDay, byNight }) => [id, [byDay, byNight]]),
    )
    expect(textsOf).toMatchObject({
      fortune: ['asc + moon - sun', 'asc + sun - moon'],
      exaltation: ['asc + 19 aries - sun', 'asc + 3 taurus - moon'],
      basis: ['asc + the shorter arc between fortune and spirit', 'asc + the shorter arc between fortune and spirit'],
    })
    expect(LOT_IDS).toHaveLength(20)
  })

  test('put Fortune and Spirit where the points of a chart have them', () => {
    for (const isDay of [true, false]) {
      const { fortune, spirit } = placed(isDay, 'paulus')
      const { asc: ascendant, sun, moon } = POINTS
      expect(lots({ ascendant, sun, moon }, isDay)).toEqual({ part_of_fortune: fortune, part_of_spirit: spirit })
    }
  })
})
