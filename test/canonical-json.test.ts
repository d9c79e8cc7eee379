import { expect, test } from 'vitest'
import { canonicalJson } from '../src/platform/canonical-json.ts'

test('literals, numbers and strings are written as RFC 8785, 3.2.2 shows them', () => {
  // The sample input of section 3.2.2 and its canonical form of 3.2.3.
  const input = String.raw`{
    "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
    "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
    "literals": [null, true, false]
  }`
  expect(canonicalJson(JSON.parse(input))).toBe(
    String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
  )
})

test('members are sorted by the code units of their names, as RFC 8785, 3.2.3 shows', () => {
  const input = String.raw`{
    "\u20ac": "Euro Sign",
    "\r": "Carriage Return",
    "\ufb33": "Hebrew Letter Dalet With Dagesh",
    "1": "One",
    "\ud83d\ude00": "Emoji: Grinning Face",
    "\u0080": "Control",
    "\u00f6": "Latin Small Letter O With Diaeresis"
  }`
  const written = [...canonicalJson(JSON.parse(input)).matchAll(/:"([^"]+)"/g)].map(([, value]) => value)
  expect(written).toEqual([
    'Carriage Return',
    'One',
    'Control',
    'Latin Small Letter O With Diaeresis',
    'Euro Sign',
    'Emoji: Grinning Face',
    'Hebrew Letter Dalet With Dagesh',
  ])
})

test('a lone surrogate is accepted, and differs from the replacement character', () => {
  expect(canonicalJson({ city: '\ud800' })).toBe('{"city":"\\ud800"}')
  expect(canonicalJson({ city: '\ud800' })).not.toBe(canonicalJson({ city: '\ufffd' }))
})
