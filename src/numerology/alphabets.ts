import type { Alphabet } from './alphabet.ts'
import { HEBREW_ALPHABETS } from './hebrew-alphabets.ts'
import { LATIN_ALPHABETS } from './latin-alphabets.ts'

/** Every alphabet by its id. */
export const ALPHABETS = { ...LATIN_ALPHABETS, ...HEBREW_ALPHABETS } as const satisfies Record<string, Alphabet>

export type AlphabetId = keyof typeof ALPHABETS
