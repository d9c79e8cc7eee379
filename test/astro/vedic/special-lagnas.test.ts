import { expect, test } from 'vitest'
import { induLagna, pranapada, sreeLagna, sunriseLagna, varnadaLagna } from '../../../src/astro/vedic/special-lagnas.ts'

const dms = (sign: number, degrees: number, minutes = 0, seconds = 0): number =>
  sign * 30 + degrees + minutes / 60 + seconds / 3600

// P.V.R. Narasimha Rao, Vedic Astrology: An Integrated Approach: examples 8 and 9 and exercise 8. Signs count from 0 for Aries.
test.each([
  ['Hora Lagna', dms(9, 24, 17), 12 * 60 + 46, dms(10, 17.28)],
  ['Ghati Lagna', dms(9, 24, 17), 12 * 60 + 46, dms(5, 21.78)],
  ['Hora Lagna', dms(1, 12, 11), 3 * 60 + 11.8 - (6 * 60 + 19.3), dms(10, 8.43)],
  ['Ghati Lagna', dms(1, 12, 11), 3 * 60 + 11.8 - (6 * 60 + 19.3), dms(5, 17.81)],
] as const)('the %s of the Sun at %d and %d minutes is that of the book', (lagna, sun, minutes, printed) => {
  expect(Math.abs(sunriseLagna(lagna, sun, minutes) - printed)).toBeLessThan(0.01)
})

// Brihat Parashara Hora Shastra 5.2-3: a sign in five ghatis of 24 minutes.
test('the Bhava Lagna moves a sign in two hours', () => {
  expect(sunriseLagna('Bhava Lagna', dms(11, 20), 120)).toBeCloseTo(dms(0, 20), 9)
})

// The same book, example 10 and the exercise after it.
test.each([
  [193 + 6 / 60, 175 + 5 / 60, dms(11, 18.78)],
  [135 + 29 / 60, 224 + 19 / 60, dms(9, 12.37)],
])('the Sree Lagna of the Moon at %d and the lagna at %d is that of the book', (moon, lagna, printed) => {
  expect(Math.abs(sreeLagna(moon, lagna) - printed)).toBeLessThan(0.01)
})

// Brihat Parashara Hora Shastra 3.71-74 by hand: an hour has 150 vighatis, of which 15 make a sign: ten signs.
test.each([
  ['a movable sign', dms(0, 10), dms(10, 10)],
  ['a fixed sign', dms(1, 10), dms(7, 10)],
  ['a dual sign', dms(2, 10), dms(4, 10)],
])('the Pranapada of a Sun in %s is counted from it, its ninth or its fifth', (_, sun, byHand) => {
  expect(pranapada(sun, 60)).toBeCloseTo(byHand, 9)
})

// By hand: lords of the ninth are Jupiter (10) and Saturn (1): the eleventh from Taurus. Then Mercury (8) twice:
// 16 less 12 is 4, and the fourth from Libra is Capricorn.
test.each([
  [1, 0, 11],
  [6, 9, 9],
])('the Indu Lagna is counted from the Moon in sign %d with the lagna in %d', (moon, lagna, byHand) => {
  expect(induLagna(moon, lagna)).toBe(byHand)
})

// Brihat Parashara Hora Shastra 5.10-13 by hand. Capricorn and Pisces are 3 and 1 from Pisces back: 4 is Sagittarius, as Jagannatha
// Hora gives it for 7 December 1996. Aries is 1 and Taurus 11: the difference 10 from Aries is Capricorn. Two odd signs: 1 and 3.
test.each([
  [9, 11, 8],
  [0, 1, 9],
  [0, 2, 3],
  [1, 0, 2],
])('the Varnada Lagna of the lagna in sign %d and the Hora Lagna in %d is in %d', (lagna, hora, byHand) => {
  expect(varnadaLagna(lagna, hora)).toBe(byHand)
})
