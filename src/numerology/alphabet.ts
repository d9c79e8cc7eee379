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
