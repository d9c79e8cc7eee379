import { describe, expect, test } from 'vitest'
import { baladiOf, deeptadiOf, jagradadiOf } from '../../../src/astro/vedic/avasthas.ts'
import { byPlanet, PLANETS } from '../../../src/astro/vedic/dignity.ts'
import { bhavaBala, sripatiMiddles } from '../../../src/astro/vedic/shadbala/bhava.ts'
import type { StrengthSky } from '../../../src/astro/vedic/shadbala/sky.ts'
import { VIMSOPAKA_SCHEMES, vimsopaka } from '../../../src/astro/vedic/vimsopaka.ts'

const NOTHING = byPlanet(() => 0)

/** An invented chart: Aries rises at 10 degrees, and Capricorn culminates at 10 degrees. */
const SKY: StrengthSky = {
  longitudes: { Sun: 125, Moon: 215, Mars: 15, Mercury: 150.5, Jupiter: 250, Venus: 183, Saturn: 305 },
  latitudes: NOTHING,
  declinations: NOTHING,
  speeds: NOTHING,
  speedsAfter: NOTHING,
  means: { Sun: 0, Mars: 0, Mercury: 0, Jupiter: 0, Venus: 0, Saturn: 0 },
  nodes: [100, 280],
  ayanamsaDeg: 24,
  ascendant: 10,
  midheaven: 280,
  houses: { Sun: 5, Moon: 8, Mars: 1, Mercury: 6, Jupiter: 9, Venus: 7, Saturn: 11 },
}
const SIGNS = byPlanet((planet) => Math.floor(SKY.longitudes[planet] / 30))

describe('vimsopaka (Brihat Parashara Hora Shastra 7.17-25)', () => {
  test.each(Object.entries(VIMSOPAKA_SCHEMES))('of %s has weights that add to 20', (_, weights) => {
    expect(Object.values(weights).reduce((sum: number, weight: number) => sum + weight, 0)).toBe(20)
  })

  test('of the Sun at 5 Leo is the sum by hand in six, seven and ten divisions', () => {
    // Rashi Leo and hora Leo: own, 20 of 20. Drekkana Leo: own. Navamsa is the second from Aries, Taurus of Venus, an enemy in the
    // third from Leo: neutral, 10. Dwadasamsa is the third from Leo, Libra of Venus: 10. Trimsamsa from 5 to 10 is Aquarius of
    // Saturn, an enemy in the seventh: great enemy, 5.
    const score = 6 + 2 + 4 + (5 * 10) / 20 + (2 * 10) / 20 + (1 * 5) / 20
    expect(vimsopaka('Sun', SKY.longitudes.Sun, SIGNS, 'shadvarga')).toBeCloseTo(score, 9)
    // Saptamsa is the second from Leo, Virgo of Mercury, neutral by nature, in the second: friend, 15.
    const ofSeven = 5 + 2 + 3 + (2.5 * 15) / 20 + (4.5 * 10) / 20 + (2 * 10) / 20 + (1 * 5) / 20
    expect(vimsopaka('Sun', SKY.longitudes.Sun, SIGNS, 'saptavarga')).toBeCloseTo(ofSeven, 9)
    // Dasamsa is the second from Leo, Virgo: 15. Shodasamsa is the third from Leo, Libra: 10. Shashtiamsa is the eleventh from Leo,
    // Gemini of Mercury: 15.
    const ofTen = 3 + (1.5 * (20 + 20 + 15 + 10 + 15 + 10 + 10 + 5)) / 20 + (5 * 15) / 20
    expect(vimsopaka('Sun', SKY.longitudes.Sun, SIGNS, 'dasavarga')).toBeCloseTo(ofTen, 9)
  })

  test('lies between 5 and 20', () => {
    for (const planet of PLANETS)
      for (const scheme of ['shadvarga', 'saptavarga', 'dasavarga', 'shodasavarga'] as const) {
        const score = vimsopaka(planet, SKY.longitudes[planet], SIGNS, scheme)
        expect(score >= 5 && score <= 20, `${planet}, ${scheme}`).toBe(true)
      }
  })
})

describe('avasthas (Brihat Parashara Hora Shastra 45.3-9)', () => {
  test.each([
    [0, 'Bala'],
    [5.999, 'Bala'],
    [6, 'Kumara'],
    [12, 'Yuva'],
    [18, 'Vriddha'],
    [29.999, 'Mrita'],
    // Taurus is even: the order is reversed.
    [30, 'Mrita'],
    [36, 'Vriddha'],
    [47.9, 'Yuva'],
    [48, 'Kumara'],
    [59.9, 'Bala'],
  ])('the age at %s degrees is %s', (longitude, state) => {
    expect(baladiOf(longitude)).toBe(state)
  })

  test('planets are awake in their own sign, dreaming with neutrals, asleep when debilitated', () => {
    const of = (planet: (typeof PLANETS)[number]) => jagradadiOf(planet, SKY.longitudes[planet], SIGNS)
    expect(of('Sun')).toBe('Jagrat')
    expect(of('Moon')).toBe('Sushupti')
    // Saturn in Taurus: Venus is a friend by nature, and in the sixth an enemy in the chart: neutral.
    expect(jagradadiOf('Saturn', 40, { ...SIGNS, Saturn: 1 })).toBe('Swapna')
    // The Sun in Aquarius with Saturn: great enemy.
    expect(jagradadiOf('Sun', 310, { ...SIGNS, Sun: 10 })).toBe('Sushupti')
  })

  test('states of the nine are by sign, then by company', () => {
    expect(deeptadiOf('Sun', 5, { ...SIGNS, Sun: 0 }, [SIGNS.Mars])).toEqual(['Deepta', 'Vikala'])
    expect(deeptadiOf('Sun', 125, SIGNS, [SIGNS.Mars])).toEqual(['Swastha'])
    // Mercury in Leo with the Sun, a friend by nature and an enemy in the same sign: neutral.
    expect(deeptadiOf('Mercury', 130, { ...SIGNS, Mercury: 4 }, [])).toEqual(['Deena', 'Kopi'])
    // The Moon in Scorpio: Mars is neutral by nature, and in the sixth an enemy.
    expect(deeptadiOf('Moon', 215, SIGNS, [])).toEqual(['Duhkhita'])
  })
})

describe('bhava bala (Brihat Parashara Hora Shastra 27.26-31)', () => {
  const totals = { Sun: 400, Moon: 360, Mars: 300, Mercury: 420, Jupiter: 390, Venus: 330, Saturn: 310 }
  const houses = bhavaBala(SKY, { part: 'day', isTwilight: false }, totals, 'parashara')

  test('middles of the houses are lagna, midheaven, and thirds between the angles', () => {
    expect(sripatiMiddles(SKY)).toEqual([10, 40, 70, 100, 130, 160, 190, 220, 250, 280, 310, 340])
    expect(sripatiMiddles({ ascendant: 10, midheaven: 295 })).toEqual(
      [10, 45, 80, 115, 140, 165, 190, 225, 260, 295, 320, 345].map((each) => expect.closeTo(each, 9)),
    )
  })

  test('the strength by direction is counted from the house that the sign of the middle names', () => {
    // Aries, Taurus, Leo from the fourth (100); Gemini, Virgo, Libra, Aquarius from the seventh (190); Cancer and Scorpio from the
    // first (10); Sagittarius at 10 degrees from the seventh, Capricorn at 10 from the fourth; Pisces from the tenth (280).
    const expected = [90, 60, 120, 90, 30, 30, 0, 150, 60, 180, 120, 60].map((degrees) => degrees / 3)
    expect(houses.map(({ dig }) => dig)).toEqual(expected.map((each) => expect.closeTo(each, 9)))
  })

  test('occupants, rising signs and lords add what the verses say', () => {
    // Mars is in the first house, Sun in the fifth, Mercury in the sixth (it begins at 145), Jupiter in the ninth, Saturn in the
    // eleventh (from 295 to 325). By day Gemini, Leo, Virgo, Libra, Scorpio and Aquarius are strong.
    expect(houses.map(({ occupants }) => occupants)).toEqual([-60, 0, 0, 0, -60, 60, 0, 0, 60, 0, -60, 0])
    expect(houses.map(({ rising }) => rising)).toEqual([0, 0, 15, 0, 15, 15, 15, 15, 0, 0, 15, 0])
    const night = bhavaBala(SKY, { part: 'night', isTwilight: false }, totals, 'parashara')
    expect(night.map(({ rising }) => rising)).toEqual([15, 15, 0, 15, 0, 0, 0, 0, 15, 15, 0, 0])
    const dusk = bhavaBala(SKY, { part: 'night', isTwilight: true }, totals, 'parashara')
    expect(dusk.map(({ rising }) => rising)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15])
    expect(houses.slice(0, 4).map(({ lord, ofLord }) => [lord, ofLord])).toEqual([
      ['Mars', 300],
      ['Venus', 330],
      ['Mercury', 420],
      ['Moon', 360],
    ])
    for (const { ofLord, dig, drishti, occupants, rising, total } of houses)
      expect(total).toBeCloseTo(ofLord + dig + drishti + occupants + rising, 9)
  })

  test('aspects on a house are quarters, and those of Mercury and Jupiter count in full', () => {
    // On the middle of the first, 10 degrees. Sun from 245 degrees behind: (300 - 245) / 2 = 27.5, malefic. Moon from 155:
    // 2 * 5 = 10, waxing (90 from the Sun), benefic. Mars is 5 degrees behind at 355: nothing. Mercury from 219.5: 40.25 in full.
    // Jupiter from 120: 60 in full. Venus from 187: 56.5, benefic. Saturn from 65: 60 - 5 / 2 = 57.5, malefic.
    const drishti = -27.5 / 4 + 10 / 4 + 40.25 + 60 + 56.5 / 4 - 57.5 / 4
    expect(houses[0]!.drishti).toBeCloseTo(drishti, 9)
  })
})
