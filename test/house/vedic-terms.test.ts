import { expect, test } from 'vitest'
import { VEDIC_GLOSSARY } from '../../src/wire/vedic/glossary.ts'
import { transliterated } from '../support/devanagari.ts'
import { expectSection, table } from '../support/document-section.ts'

test('docs/guide/vedic-terms.md lists every term in both scripts', () => {
  const sections = VEDIC_GLOSSARY.map(({ title, heads, rows }) => `## ${title}\n\n${table([heads, ...rows])}`)
  expectSection('docs/guide/vedic-terms.md', 'vedic terms', sections.join('\n\n'))
})

/** Letters of the IAST, and those that English spellings keep. */
const IAST = /^[A-Za-zāīūṛṝḷṅñṭḍṇśṣḥṃĀĪŪṚṬḌŚṢ\s()]+$/

test('each term is in Devanagari and in letters of the IAST', () => {
  for (const { rows } of VEDIC_GLOSSARY)
    for (const [name, iast, devanagari, meaning] of rows) {
      expect(iast, name).toMatch(IAST)
      expect(devanagari, name).toMatch(/^[\p{Script=Devanagari}\s]+$/u)
      expect(meaning, name).not.toBe('')
    }
})

test('Devanagari and IAST spell the same word', () => {
  const different = VEDIC_GLOSSARY.flatMap(({ rows }) => rows)
    .filter(([, iast, devanagari]) => transliterated(devanagari!) !== iast!.toLowerCase())
    .map(([name]) => name)
  expect(different).toEqual([])
})
