/** How guides and reference are searched. The module has no imports, so that browsers load it too. */

/** A section of a guide, an operation or a code of an error, as the search finds it. */
export interface SearchEntry {
  /** The path below `docs`, with the anchor. */
  readonly id: string
  /** The guide or the chapter. */
  readonly guide: string
  readonly heading: string
  readonly text: string
  /** The first words of the text. */
  readonly excerpt: string
  /** What else readers call it. */
  readonly words?: string
}

/** Words without a meaning of their own. They would be a third of the index. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'a about after again all also an and any are as at be before both but by can do does each every first for from get give given gives has have he her his how if in into is it its many may me more most much my need no not of on one only or other out over own part post same say says set so some than that the their them then there these they this those to two until up use used using v1 v2 via want was were what when where which while who will with without you your'.split(
    ' ',
  ),
)

/** Numbers of years, degrees and examples are nothing that somebody searches for. A status of HTTP has three digits. */
const HAS_DIGIT = /\d/
const IS_SEARCHED = /^(?:[1-5]\d\d|[a-z]+\d{1,3})$/

/** A word as the index has it, in lower case and without the `s` of a plural. Null for a word that it leaves out. */
export function termOf(word: string): string | null {
  const lower = word.toLowerCase()
  if (lower.length < 2 || STOP_WORDS.has(lower) || (HAS_DIGIT.test(lower) && !IS_SEARCHED.test(lower))) return null
  return /[^is]s$/.test(lower) && lower.length > 3 ? lower.slice(0, -1) : lower
}

/** Signs divide words as spaces do, so that names of fields are found by their parts. */
const SIGNS = /[^\p{L}\p{N}]+/u

/** A guide explains what the reference only lists. A code of an error is looked for by its name. Operators are few. */
function weightOf(id: string): number {
  if (id.startsWith('api/administration')) return 0.1
  return id.startsWith('api/') && !id.startsWith('api/errors#') ? 0.4 : 1
}

/** The options of the library. */
export const OPTIONS = {
  fields: ['guide', 'heading', 'text', 'words'],
  storeFields: ['guide', 'heading', 'excerpt'],
  tokenize: (text: string): string[] => text.split(SIGNS),
  processTerm: termOf,
  searchOptions: {
    boost: { words: 8, heading: 4, guide: 2 },
    prefix: true,
    fuzzy: (term: string): number | false => (term.length > 4 ? 0.2 : false),
    weights: { fuzzy: 0.2, prefix: 0.5 },
    combineWith: 'AND' as const,
    boostDocument: weightOf,
  },
}
