/** A passage of a book that is chosen, with the words for its placeholders. */
export interface Passage {
  readonly key: string
  readonly fills: Readonly<Record<string, string>>
}
