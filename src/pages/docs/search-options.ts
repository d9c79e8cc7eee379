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
}

/** Words without a meaning of their own. They would be a third of the index. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'a about after all also an and any are as at be before both but by can do does each every first for from has have he her his if in into is it its may more no not of on one only or other out over so some than that the their them then there these they this those to two until up use used was were what when where which while who will with without you your'.split(
    ' ',
  ),
)

/** Numbers of years, degrees and examples are nothing that somebody searches for. A status of HTTP has three digits. */
const IS_NUMBER = /^[\d.,:+-]+$/
const IS_STATUS = /^[1-5]\d\d$/

/** A word as the index has it: in lower case, without the plural. Null for a word that it leaves out. */
export function termOf(word: string): string | null {
  const lower = word.toLowerCase()
  if (lower.length < 2 || STOP_WORDS.has(lower) || (IS_NUMBER.test(lower) && !IS_STATUS.test(lower))) return null
  return /[^s]s$/.test(lower) && lower.length > 3 ? lower.slice(0, -1) : lower
}

export const OPTIONS = {
  fields: ['guide', 'heading', 'text'],
  storeFields: ['guide', 'heading', 'excerpt'],
  processTerm: termOf,
  searchOptions: {
    boost: { heading: 4, guide: 2 },
    prefix: true,
    fuzzy: 0.2,
    combineWith: 'AND' as const,
    boostDocument: (id: string): number => (id.startsWith('api/') ? REFERENCE_WEIGHT : 1),
  },
}

/** A guide explains what the reference only lists. */
const REFERENCE_WEIGHT = 0.7
