import type { Alphabet } from './alphabets.ts'

/** As `latinWords` of latin-name.ts does. */
const NORMALISATION = [
  'Apostrophes and accents that stand by themselves are left out: the letters beside them stay one word.',
  'Unicode NFKC; capital letters; combining marks off by NFD.',
  'Letters that do not decompose are spelled out: Æ AE, Œ OE, Ø O, Ł L, Đ D, Ð D, Þ TH, ß SS, ı I and others.',
  'White space, hyphens, dashes and full stops separate words.',
  'Digits and other signs are left out.',
  'A letter that is none of A to Z by now is refused.',
] as const

const A_TO_Z = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Values by the row of letters that share each, from 1. */
const byRows = (...rows: readonly string[]) =>
  A_TO_Z.map((letter) => ({ letter, value: rows.findIndex((row) => row.includes(letter)) + 1 }))

const latin = (letters: Alphabet['letters']): Alphabet => ({
  script: 'Latn',
  normalisation: NORMALISATION,
  finals: null,
  letters,
})

export const LATIN_ALPHABETS = {
  /** 1 to 9 over and over, https://numeropaths.com/methods */
  'pythagorean-latin-a-z-cyclic-1-9-v1': latin(A_TO_Z.map((letter, index) => ({ letter, value: (index % 9) + 1 }))),
  /** Cheiro gives 9 to no letter, https://numrolab.com/articles/chaldean-numerology-chart */
  'chaldean-cheiro-latin-a-z-1-8-v1': latin(byRows('AIJQY', 'BKR', 'CGLS', 'DMT', 'EHNX', 'UVW', 'OZ', 'FP')),
} as const
