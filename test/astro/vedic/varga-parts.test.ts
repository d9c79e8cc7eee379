import { describe, expect, test } from 'vitest'
import { SHASHTIAMSAS } from '../../../src/astro/vedic/shashtiamsas.ts'
import * as table from '../../../src/astro/vedic/varga-part-table.ts'
import { partNamesOf } from '../../../src/astro/vedic/varga-parts.ts'
import { ruleOf } from '../../../src/astro/vedic/varga-rules.ts'
import { DIVISIONS, type Division, VARGAS } from '../../../src/astro/vedic/vargas.ts'
import { transliterated } from '../../support/devanagari.ts'

/** Names of the parts of a sign, 0 for Aries. */
function namesIn(division: Division, sign: number): string[] {
  const names = partNamesOf(ruleOf(division))!
  return Array.from({ length: division === 30 ? 5 : division }, (_, part) => names.of(sign, part).name)
}

const [ARIES, TAURUS, GEMINI] = [0, 1, 2]

// Brihat Parashara Hora Shastra, chapter 6, tr. R. Santhanam: the lists of the verses that the rows name.
describe('names of the parts of divisions', () => {
  test.each<[Division, number, string[]]>([
    [2, ARIES, ['Deva', 'Pitri']],
    [2, TAURUS, ['Pitri', 'Deva']],
    [3, TAURUS, ['Narada', 'Agastya', 'Durvasas']],
    [4, ARIES, ['Sanaka', 'Sananda', 'Kumara', 'Sanatana']],
    [7, ARIES, ['Kshara', 'Kshira', 'Dadhi', 'Ghrita', 'Ikshurasa', 'Madya', 'Shuddhajala']],
    [7, TAURUS, ['Shuddhajala', 'Madya', 'Ikshurasa', 'Ghrita', 'Dadhi', 'Kshira', 'Kshara']],
    [30, ARIES, ['Agni', 'Vayu', 'Indra', 'Kubera', 'Varuna']],
    [30, TAURUS, ['Varuna', 'Kubera', 'Indra', 'Vayu', 'Agni']],
  ])('D%i has those of its verse in sign %i', (division, sign, names) => {
    expect(namesIn(division, sign)).toEqual(names)
  })

  test.each<[Division, number, number, string]>([
    [9, ARIES, 1, 'Deva'],
    [9, ARIES, 9, 'Rakshasa'],
    [9, TAURUS, 1, 'Manushya'],
    [9, TAURUS, 3, 'Deva'],
    [9, GEMINI, 1, 'Rakshasa'],
    [9, GEMINI, 6, 'Deva'],
    [10, ARIES, 1, 'Indra'],
    [10, ARIES, 7, 'Kubera'],
    [10, TAURUS, 1, 'Ananta'],
    [12, TAURUS, 6, 'Ashvinikumara'],
    [16, ARIES, 1, 'Brahma'],
    [16, ARIES, 16, 'Surya'],
    [16, TAURUS, 1, 'Surya'],
    [20, ARIES, 12, 'Bagalamukhi'],
    [20, ARIES, 20, 'Sumukhi'],
    [20, TAURUS, 1, 'Daya'],
    [20, TAURUS, 20, 'Aparajita'],
    [24, ARIES, 13, 'Skanda'],
    [24, TAURUS, 1, 'Bhima'],
    [24, TAURUS, 12, 'Skanda'],
    [27, TAURUS, 1, 'Pusha'],
    [27, TAURUS, 27, 'Dasra'],
    [27, ARIES, 27, 'Pusha'],
    [40, TAURUS, 13, 'Vishnu'],
    [40, ARIES, 39, 'Marichi'],
    [45, ARIES, 1, 'Brahma'],
    [45, TAURUS, 1, 'Shiva'],
    [45, TAURUS, 3, 'Brahma'],
    [45, GEMINI, 1, 'Vishnu'],
    [45, GEMINI, 3, 'Shiva'],
    [60, ARIES, 1, 'Ghora'],
    [60, ARIES, 30, 'Gulika'],
    [60, ARIES, 60, 'Chandrarekha'],
    [60, TAURUS, 1, 'Chandrarekha'],
    [60, TAURUS, 60, 'Ghora'],
    [60, TAURUS, 31, 'Gulika'],
  ])('D%i in sign %i, part %i is %s', (division, sign, part, name) => {
    expect(namesIn(division, sign)[part - 1]).toBe(name)
  })

  test('each division has a name for every part, but D1 and D5, and D30 with equal parts', () => {
    const without = DIVISIONS.filter((division) => partNamesOf(ruleOf(division)) === null)
    expect(without).toEqual([1, 5])
    expect(partNamesOf(ruleOf(30, { 30: 'parivritti' }))).toBe(null)
    for (const division of DIVISIONS.filter((each) => !without.includes(each)))
      for (let sign = 0; sign < 12; sign++) expect(namesIn(division, sign)).not.toContain(undefined)
  })

  test('lists are as long as the verses say', () => {
    const { GODDESSES_ODD, GODDESSES_EVEN, OF_NAKSHATRAS, TWELVE_OF_D24, TWELVE_OF_D40 } = table
    expect([GODDESSES_ODD, GODDESSES_EVEN, OF_NAKSHATRAS].map(({ length }) => length)).toEqual([20, 20, 27])
    expect([TWELVE_OF_D24, TWELVE_OF_D40, SHASHTIAMSAS].map(({ length }) => length)).toEqual([12, 12, 60])
  })

  test('27 of the sixty parts of D60 are malefic', () => {
    // Numbers in odd signs, by later tables of the names.
    const malefic = [
      1, 2, 7, 8, 9, 10, 11, 12, 15, 16, 30, 31, 32, 33, 34, 35, 36, 40, 41, 42, 43, 44, 48, 51, 52, 55, 59,
    ]
    expect(SHASHTIAMSAS.flatMap(({ isBenefic }, index) => (isBenefic ? [] : [index + 1]))).toEqual(malefic)
  })
})

test('each name is the same word in Devanagari and in letters of the IAST', () => {
  const { VARGA_TERMS, ...lists } = table
  for (const { name, iast, devanagari } of [
    ...Object.values(VARGA_TERMS),
    ...Object.values(lists).flat(),
    ...SHASHTIAMSAS,
  ])
    expect([name, transliterated(devanagari)]).toEqual([name, iast.toLowerCase()])
})

test('each division is called alike in the table of divisions and in that of terms', () => {
  expect(Object.fromEntries(Object.entries(table.VARGA_TERMS).map(([division, { name }]) => [division, name]))).toEqual(
    VARGAS,
  )
})
