import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from '../../src/astro/names.ts'
import { propertyRuns } from '../support/full-form.ts'

/** Wikipedia, Levenshtein distance: its examples. */
test.each([
  ['kitten', 'sitting', 3],
  ['uninformed', 'uniformed', 1],
  ['saturday', 'sunday', 3],
  ['', 'abc', 3],
])('from %s to %s it is %i', (from, to, edits) => {
  expect(editDistance(from, to, 10)).toBe(edits)
  expect(editDistance(to, from, 10)).toBe(edits)
})

test('a distance over the bound is one more than the bound, and any other is exact', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 })
  fc.assert(
    fc.property(texts, texts, fc.integer({ min: 0, max: 6 }), (from, to, most) => {
      // No distance of texts of twelve letters is over twelve.
      expect(editDistance(from, to, most)).toBe(Math.min(editDistance(from, to, 12), most + 1))
    }),
    { numRuns: propertyRuns(1_000) },
  )
})
