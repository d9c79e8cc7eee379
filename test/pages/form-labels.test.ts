import { expect, test } from 'vitest'
import { hintText, labelOf, optionText } from '../../src/pages/playground/labels.ts'

test.each([
  ['ayanamsha', 'jn_bhasin', 'J.N. Bhasin'],
  ['house_system', 'whole_sign', 'Whole sign'],
  ['language', 'hi', 'Hindi'],
  ['locale', 'en-IN', 'English (India)'],
  ['groom', 'person1', 'Person 1'],
  ['system', 'chara_rao', 'Chara Rao'],
  ['chart_style', 'south_indian', 'South Indian'],
  ['format', 'csv', 'csv'],
  ['profile', 'kabbalah-gematria-katan-v1', 'kabbalah-gematria-katan-v1'],
])('an option of %s with the value %s reads %s', (name, value, text) => {
  expect(optionText({ name }, value)).toBe(text)
})

test('a hint names other fields by their labels and options by their texts, and keeps other code', () => {
  const field = {
    name: 'rules',
    hint: 'Together with `lng` and `reference_lat`. `three_parts` is the default. Send `+05:30`. One of: a, b.',
    options: ['three_parts', 'six_parts'],
  }
  expect(hintText(field)).toBe(
    'Together with “Longitude” and “Latitude of that place”. “Three parts” is the default. Send `+05:30`.',
  )
})

test('a division has its number and its name as label', () => {
  expect([labelOf('D9'), labelOf('transit_tz_str')]).toEqual(['D9: Navamsa', 'Time zone of the range'])
})

test('coordinates of a return have whole words as labels', () => {
  expect([labelOf('return_lat'), labelOf('return_lng')]).toEqual(['Latitude of the return', 'Longitude of the return'])
})

test.each(['constructor', '__proto__', 'toString'])('an unknown field %s has its own name as its label', (name) => {
  expect(labelOf(name).toLowerCase()).toBe(name.toLowerCase().replaceAll('_', ' '))
})
