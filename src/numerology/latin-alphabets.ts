import type { Alphabet } from './alphabet.ts'

/**
 * Letters that Unicode does not decompose. Most have the transliteration of passports (ICAO Doc 9303, part 3; summary at
 * https://egov.ice.gov/sevishelp/schooluser/transliteration_guide.htm). Ø is O, like Ö. The letters of Azerbaijani and
 * Hausa at the end have a similar Latin letter. `toUpperCase` turns ß into SS and ı into I.
 */
export const LATIN_SPELLINGS: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  ẞ: 'SS',
  Ħ: 'H',
  Ŧ: 'T',
  Ŋ: 'N',
  Ə: 'E',
  Ɓ: 'B',
  Ɗ: 'D',
  Ƙ: 'K',
  Ƴ: 'Y',
}

/** The rules that `readName` applies. */
const NORMALISATION = [
  'Apostrophes, accents that stand by themselves, and symbols are left out; the letters beside them stay one word.',
  'Unicode NFKC, capital letters, NFD; combining marks are left out.',
  `Letters that do not decompose are spelled out: ß SS, ı I, ${Object.entries(LATIN_SPELLINGS)
    .map((pair) => pair.join(' '))
    .join(', ')}.`,
  'White space, hyphens, dashes, full stops and commas separate words.',
  'Digits and other signs are left out.',
  'A letter that is none of A to Z by now is refused.',
] as const

const A_TO_Z = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Values by rows: the letters of a row have its number, from 1. */
const byRows = (...rows: readonly string[]) =>
  A_TO_Z.map((letter) => ({ letter, value: rows.findIndex((row) => row.includes(letter)) + 1 }))

const latin = (letters: Alphabet['letters']): Alphabet => ({
  script: 'Latn',
  normalisation: NORMALISATION,
  finals: null,
  letters,
})

export const LATIN_ALPHABETS = {
  /** The digits 1 to 9 in turn, https://numeropaths.com/methods */
  'pythagorean-latin-a-z-cyclic-1-9-v1': latin(A_TO_Z.map((letter, index) => ({ letter, value: (index % 9) + 1 }))),
  /** Cheiro gives 9 to no letter, https://numrolab.com/articles/chaldean-numerology-chart */
  'chaldean-cheiro-latin-a-z-1-8-v1': latin(byRows('AIJQY', 'BKR', 'CGLS', 'DMT', 'EHNX', 'UVW', 'OZ', 'FP')),
} as const
