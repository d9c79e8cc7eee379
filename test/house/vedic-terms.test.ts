import { expect, test } from 'vitest'
import { VEDIC_GLOSSARY } from '../../src/wire/vedic/glossary.ts'
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

/** The letters of a table, each with its transliteration after a colon. */
const lettersOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split(' ').map((pair) => pair.split(':')))

/** By the tables of the IAST: consonants have an inherent a, which a vowel sign or a virama replaces. */
const CONSONANTS = lettersOf(
  'क:k ख:kh ग:g घ:gh ङ:ṅ च:c छ:ch ज:j झ:jh ञ:ñ ट:ṭ ठ:ṭh ड:ḍ ढ:ḍh ण:ṇ त:t थ:th द:d ध:dh न:n प:p फ:ph ब:b भ:bh म:m य:y र:r ल:l व:v श:ś ष:ṣ स:s ह:h',
)
const VOWELS = lettersOf('अ:a आ:ā इ:i ई:ī उ:u ऊ:ū ऋ:ṛ ए:e ऐ:ai ओ:o औ:au')
const SIGNS = lettersOf('ा:ā ि:i ी:ī ु:u ू:ū ृ:ṛ े:e ै:ai ो:o ौ:au ्:')

function transliterated(devanagari: string): string {
  let text = ''
  let isOpen = false
  for (const letter of devanagari.replaceAll('\u093c', '')) {
    if (isOpen && !(letter in SIGNS)) text += 'a'
    isOpen = letter in CONSONANTS
    text += CONSONANTS[letter] ?? VOWELS[letter] ?? SIGNS[letter] ?? (letter === 'ं' ? 'ṃ' : letter)
  }
  return text + (isOpen ? 'a' : '')
}

test('Devanagari and IAST spell the same word', () => {
  const different = VEDIC_GLOSSARY.flatMap(({ rows }) => rows)
    .filter(([, iast, devanagari]) => transliterated(devanagari!) !== iast!.toLowerCase())
    .map(([name]) => name)
  expect(different).toEqual([])
})
