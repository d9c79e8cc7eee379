import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { innerStarts, lookupKey, otherSpelling } from '../../src/places/lookup-keys.ts'
import { propertyRuns } from '../support/full-form.ts'

describe('the key of a name', () => {
  test.each([
    ['São Paulo', 'sao paulo'],
    ['Łódź', 'lodz'],
    ['Ørsted', 'orsted'],
    ['Århus', 'arhus'],
    ['Gießen', 'giessen'],
    ['İstanbul', 'istanbul'],
    ['Diyarbakır', 'diyarbakir'],
    ['Đà Nẵng', 'da nang'],
    ['Þórshöfn', 'thorshofn'],
    ['Αθήνα', 'αθηνα'],
    ['ΠΑΤΡΑΣ', 'πατρασ'],
    ['Πάτρας', 'πατρασ'],
    ['Ёлка', 'елка'],
    ['יְרוּשָׁלַיִם', 'ירושלים'],
    ['مَكَّة', 'مكة'],
    ['Ｔｏｋｙｏ', 'tokyo'],
    ['दिल्ली', 'दिल्ली'],
    ['서울', '서울'],
    ['St. John’s', 'st john s'],
    ['Washington, D.C.', 'washington d c'],
    ['  New\tYork—City ', 'new york city'],
    ['Sanaʻa', 'sana a'],
    ['...', ''],
  ])('%s', (name, key) => {
    expect(lookupKey(name)).toBe(key)
  })

  test('the key of a key is the key itself, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(lookupKey(lookupKey(text))).toBe(lookupKey(text))
      }),
      { numRuns: propertyRuns(2_000) },
    )
  })

  test('holds nothing that means something to a query language', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(lookupKey(text)).not.toMatch(/[^\p{L}\p{M}\p{N} ]| {2}|^ | $/u)
      }),
      { numRuns: propertyRuns(2_000) },
    )
  })
})

test.each([
  ['st louis', 'saint louis'],
  ['saint louis', 'st louis'],
  ['port st lucie', 'port saint lucie'],
  ['mount vernon', 'mt vernon'],
  ['stockholm', null],
  ['st', null],
])('%s is also written %s', (key, other) => {
  expect(otherSpelling(key)).toBe(other)
})

test('each word of a name but the first begins what it may be found by', () => {
  expect(innerStarts('new york city')).toEqual(['york city', 'city'])
  expect(innerStarts('rome')).toEqual([])
})
