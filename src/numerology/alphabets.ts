import { HEBREW_ALPHABETS } from './hebrew-alphabets.ts'
import { LATIN_ALPHABETS } from './latin-alphabets.ts'

export interface AlphabetLetter {
  readonly letter: string
  readonly value: number
  /** The spelled name whose letters are added, where an alphabet counts by names. */
  readonly name?: string
}

/** A table that never changes under its id: another value or another rule would be another id. */
export interface Alphabet {
  /** Script by ISO 15924. */
  readonly script: 'Latn' | 'Hebr'
  /** What is done to a name before its letters are looked up, in this order. */
  readonly normalisation: readonly string[]
  /** What final letter forms count; null in a script without them. */
  readonly finals: string | null
  /** In the order of the alphabet. */
  readonly letters: readonly AlphabetLetter[]
}

/** Every alphabet by its id. */
export const ALPHABETS = { ...LATIN_ALPHABETS, ...HEBREW_ALPHABETS } as const satisfies Record<string, Alphabet>

export type AlphabetId = keyof typeof ALPHABETS
