import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = (file: string): string =>
  readFileSync(new URL(`../../src/interpretation/corpus/en/${file}.md`, import.meta.url), 'utf8')

test('the text of a strong planet, which may be the second one, claims no rank', () => {
  expect(text('dominant-planets')).not.toMatch(
    /\b(?:strongest|greatest weight|leading planet|dominates a chart|leads your)\b/,
  )
})

test('the text of a strong or weak element, which another may equal, claims no rank', () => {
  expect(text('balance')).not.toMatch(/\b(?:strongest|greatest share|least represented|prevailing element)\b/)
})

test('the portrait calls no aspect the closest of all: angles and Lilith are not in it', () => {
  expect(text('book/portrait')).not.toMatch(/aspect of the chart is|closest of all/)
})
