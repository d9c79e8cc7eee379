import { describe, expect, test } from 'vitest'
import { aspectValue } from '../../../src/astro/vedic/shadbala/drik.ts'

describe('aspects by Brihat Parashara Hora Shastra 26', () => {
  test.each([
    // The common aspect: 45 degrees give half of 15, 75 give 15 + 15, 100 half of 20 and 30, 130 what is left to 150.
    ['Sun', 45, 7.5],
    ['Sun', 75, 30],
    ['Sun', 100, 40],
    ['Sun', 130, 20],
    ['Sun', 160, 20],
    ['Sun', 180, 60],
    ['Sun', 260, 20],
    ['Sun', 20, 0],
    ['Sun', 310, 0],
    // Saturn in the third and the tenth, Mars in the fourth and the eighth, Jupiter in the fifth and the ninth.
    ['Saturn', 45, 30],
    ['Saturn', 60, 60],
    ['Saturn', 250, 40],
    ['Saturn', 280, 40],
    ['Mars', 70, 30],
    ['Mars', 90, 60],
    ['Mars', 200, 60],
    ['Mars', 225, 45],
    ['Jupiter', 100, 50],
    ['Jupiter', 120, 60],
    ['Jupiter', 230, 55],
    ['Jupiter', 250, 40],
  ] as const)('%s aspects what is %s degrees ahead with %s virupas', (planet, angle, virupas) => {
    expect(aspectValue(planet, 350, (350 + angle) % 360, 'parashara')).toBeCloseTo(virupas, 9)
  })

  test('in the way of Raman add 45, 15 and 30 virupas to the common aspect', () => {
    expect(aspectValue('Saturn', 0, 75, 'raman')).toBe(75)
    expect(aspectValue('Mars', 0, 100, 'raman')).toBe(55)
    expect(aspectValue('Jupiter', 0, 130, 'raman')).toBe(50)
  })
})
