export interface AlphabetLetter {
  readonly letter: string
  readonly value: number
  /** The spelled name of the letter, in alphabets that count by names. */
  readonly name?: string
}

/** An alphabet. It never changes under its id: a different value or rule gets a new id. */
export interface Alphabet {
  /** Script by ISO 15924. */
  readonly script: 'Latn' | 'Hebr'
  /** The rules for reading a name, in order of application. */
  readonly normalisation: readonly string[]
  /** The rule for final letter forms; null in a script without them. */
  readonly finals: string | null
  /** In the order of the alphabet. */
  readonly letters: readonly AlphabetLetter[]
}

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
const LATIN_NORMALISATION = [
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
  normalisation: LATIN_NORMALISATION,
  finals: null,
  letters,
})

const LATIN_ALPHABETS = {
  /** The digits 1 to 9 in turn, https://numeropaths.com/methods */
  'pythagorean-latin-a-z-cyclic-1-9-v1': latin(A_TO_Z.map((letter, index) => ({ letter, value: (index % 9) + 1 }))),
  /** Cheiro gives 9 to no letter, https://numrolab.com/articles/chaldean-numerology-chart */
  'chaldean-cheiro-latin-a-z-1-8-v1': latin(byRows('AIJQY', 'BKR', 'CGLS', 'DMT', 'EHNX', 'UVW', 'OZ', 'FP')),
} as const

/** Final forms, and the Yiddish digraphs, which Unicode does not decompose. */
export const HEBREW_SPELLINGS: Readonly<Record<string, string>> = {
  ך: 'כ',
  ם: 'מ',
  ן: 'נ',
  ף: 'פ',
  ץ: 'צ',
  װ: 'וו',
  ױ: 'וי',
  ײ: 'יי',
}

/** The rules that `readName` applies. */
const HEBREW_NORMALISATION = [
  'Unicode NFKC, which takes presentation forms and ligatures apart.',
  'Points and cantillation (U+0591 to U+05C7), geresh, gershayim, digits and other signs are left out.',
  `Final letters become base letters and the Yiddish digraphs two letters: ${Object.entries(HEBREW_SPELLINGS)
    .map((pair) => pair.join(' '))
    .join(', ')}.`,
  'White space, maqaf, hyphens, dashes, full stops and commas separate words.',
  'A letter that is none of the 22 by now is refused.',
] as const

const FINALS = 'Final letters count as their base letters.'

/** Letter, standard value, and name with alef filling: the names of ה and ו are spelled with alef. */
const LETTERS = [
  ['א', 1, 'אלף'],
  ['ב', 2, 'בית'],
  ['ג', 3, 'גימל'],
  ['ד', 4, 'דלת'],
  ['ה', 5, 'הא'],
  ['ו', 6, 'ואו'],
  ['ז', 7, 'זין'],
  ['ח', 8, 'חית'],
  ['ט', 9, 'טית'],
  ['י', 10, 'יוד'],
  ['כ', 20, 'כף'],
  ['ל', 30, 'למד'],
  ['מ', 40, 'מם'],
  ['נ', 50, 'נון'],
  ['ס', 60, 'סמך'],
  ['ע', 70, 'עין'],
  ['פ', 80, 'פא'],
  ['צ', 90, 'צדי'],
  ['ק', 100, 'קוף'],
  ['ר', 200, 'ריש'],
  ['ש', 300, 'שין'],
  ['ת', 400, 'תו'],
] as const

/** The values of the letter names, as constants: clients receive this table, and it must be right without arithmetic. */
const NAME_VALUES = [
  111, 412, 83, 434, 6, 13, 67, 418, 419, 20, 100, 74, 80, 106, 120, 130, 81, 104, 186, 510, 360, 406,
] as const

const hebrew = (value: (index: number, standard: number) => number, named = false): Alphabet => ({
  script: 'Hebr',
  normalisation: HEBREW_NORMALISATION,
  finals: FINALS,
  letters: LETTERS.map(([letter, standard, name], index) => ({
    letter,
    value: value(index, standard),
    ...(named && { name }),
  })),
})

/** Definitions: https://www.hitchhikersguidetoreligion.com/sacred-numbers/the-four-methods/ */
const HEBREW_ALPHABETS = {
  'hebrew-gematria-hechrechi-v1': hebrew((_index, standard) => standard),
  'hebrew-gematria-siduri-v1': hebrew((index) => index + 1),
  /** The standard values without their zeros. */
  'hebrew-gematria-katan-v1': hebrew((_index, standard) => Number(String(standard)[0])),
  /**
   * Alef filling. Of the names, אלף, בית, גימל: https://biblecodeyeshua.com/characters; דלת, חית, נון:
   * https://inner.org/gematria/gemfull.php; הא, ואו, יוד: https://ramchal.wordpress.com/2011/07/05. The sources differ
   * on ח, פ, צ and ת (חת, צדיק, תיו, תאו): the spelling here is a choice of this table.
   */
  'hebrew-millui-alef-names-v1': hebrew((index) => NAME_VALUES[index]!, true),
} as const

/** Every alphabet by its id. */
export const ALPHABETS = { ...LATIN_ALPHABETS, ...HEBREW_ALPHABETS } as const satisfies Record<string, Alphabet>

export type AlphabetId = keyof typeof ALPHABETS
