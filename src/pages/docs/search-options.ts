/** How guides are searched. The module has no imports, so that browsers load it too. */

/** A section of a guide, as the search finds it. */
export interface SearchEntry {
  /** The path below `docs`, with the anchor. */
  readonly id: string
  readonly guide: string
  readonly heading: string
  readonly text: string
  /** The first words of the text. */
  readonly excerpt: string
}

export const OPTIONS = {
  fields: ['guide', 'heading', 'text'],
  storeFields: ['guide', 'heading', 'excerpt'],
  searchOptions: { boost: { heading: 4, guide: 2 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' as const },
}
