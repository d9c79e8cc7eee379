import { expect, test } from 'vitest'
import { northernSamvatsaraOf, SAMVATSARAS, samvatsaraOf } from '../../../src/astro/vedic/samvatsaras.ts'

const named = (number: number): string => SAMVATSARAS[number - 1]!

// R. Sewell, S. B. Dikshit, The Indian Calendar (1896), sections 54 and 59: Shaka years that have passed. The last row is Drik
// Panchang for 1 January 2023, Vikram 2079.
test.each([
  [233, 'Raktakshi'],
  [1436, 'Vrisha'],
  [1778, 'Prabhava'],
  [1779, 'Shukla'],
  [1944, 'Rakshasa'],
])('the northern name of Shaka %i is %s, as published', (shaka, name) => {
  expect(named(northernSamvatsaraOf(shaka))).toBe(name)
})

// The list of section 60 has Plavanga left out in the current year 1343, and Chitrabhanu in 1437: Shaka 1342 and 1436 had passed.
test.each([
  [1342, 'Parabhava', 'Kilaka'],
  [1436, 'Vrisha', 'Subhanu'],
])('the northern cycle leaves out the name between those of Shaka %i and the next year', (shaka, name, next) => {
  expect([shaka, shaka + 1].map((each) => named(northernSamvatsaraOf(each)))).toEqual([name, next])
})

// Drik Panchang for 1 January 2023.
test('the southern name of Shaka 1944 is Shubhakrit', () => {
  expect(named(samvatsaraOf(1944))).toBe('Shubhakrit')
})
