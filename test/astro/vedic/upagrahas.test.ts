import { expect, test } from 'vitest'
import { PLANETS } from '../../../src/astro/vedic/dignity.ts'
import { partOfLord, sunUpagrahas, upagrahaRises } from '../../../src/astro/vedic/upagrahas.ts'

// Brihat Parashara Hora Shastra 3.61-64 by hand for a Sun at 10°: 10° + 133°20′; 360° less that; 180° more; 360° less that; 16°40′ more.
test('the five upagrahas of the Sun follow each from the one before', () => {
  const found = sunUpagrahas(10)
  const byHand = { Dhuma: 143.3333, Vyatipata: 216.6667, Parivesha: 36.6667, Indrachapa: 323.3333, Upaketu: 340 }
  for (const [name, longitude] of Object.entries(byHand))
    expect(found[name as keyof typeof found], name).toBeCloseTo(longitude, 3)
})

test('Upaketu is a sign behind the Sun (Brihat Parashara Hora Shastra 3.64)', () => {
  for (const sun of [0, 29.9, 133, 226.7, 359.99]) {
    const { Upaketu: upaketu } = sunUpagrahas(sun)
    expect((sun - upaketu + 360) % 360).toBeCloseTo(30, 9)
  }
})

// The parts of Saturn that handbooks print, from Sunday on; Jataka Tattva and Uttara Kalamrita count the same.
test.each([
  ['day', false, [7, 6, 5, 4, 3, 2, 1]],
  ['night', true, [3, 2, 1, 7, 6, 5, 4]],
] as const)('Saturn has the parts of the %s that are printed', (_, isNight, printed) => {
  expect(printed.map((_part, weekday) => partOfLord({ weekday, isNight }, 'Saturn') + 1)).toEqual([...printed])
})

test('each of the seven lords has one of the first seven parts', () => {
  for (let weekday = 0; weekday < 7; weekday += 1)
    for (const isNight of [false, true]) {
      const parts = PLANETS.map((lord) => partOfLord({ weekday, isNight }, lord))
      expect([...parts].sort()).toEqual([0, 1, 2, 3, 4, 5, 6])
    }
})

// Phaladeepika 25.2-4: the ghatis of the upagrahas from Sunday on, for a day of thirty ghatis.
test.each([
  ['Saturn', false, [26, 22, 18, 14, 10, 6, 2]],
  ['Saturn', true, [10, 6, 2, 26, 22, 18, 14]],
  ['Jupiter', false, [18, 14, 10, 6, 2, 26, 22]],
  ['Mercury', false, [14, 10, 6, 2, 26, 22, 18]],
  ['Sun', false, [2, 26, 22, 18, 14, 10, 6]],
] as const)('the upagraha of %s rises after the ghatis of Phaladeepika; by night: %s', (lord, isNight, ghatis) => {
  const rises = ghatis.map((_, weekday) => upagrahaRises({ weekday, isNight, start: 0, end: 30 }, lord, 'ghatis'))
  for (const [weekday, rise] of rises.entries()) expect(rise).toBeCloseTo(ghatis[weekday]!, 9)
})

test('on a Sunday of twelve hours the part of Saturn is from the ninth hour to half past ten', () => {
  const sunday = { weekday: 0, isNight: false, start: 0, end: 12 }
  const rises = (['start', 'middle', 'end'] as const).map((rule) => upagrahaRises(sunday, 'Saturn', rule))
  expect(rises).toEqual([9, 9.75, 10.5])
})
