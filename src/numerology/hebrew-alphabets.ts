import type { Alphabet } from './alphabet.ts'

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
const NORMALISATION = [
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
  normalisation: NORMALISATION,
  finals: FINALS,
  letters: LETTERS.map(([letter, standard, name], index) => ({
    letter,
    value: value(index, standard),
    ...(named && { name }),
  })),
})

/** Definitions: https://www.hitchhikersguidetoreligion.com/sacred-numbers/the-four-methods/ */
export const HEBREW_ALPHABETS = {
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
