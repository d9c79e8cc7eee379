import type { Fields } from '../texts/given.ts'

interface LettersStep {
  readonly kind: 'letters'
  readonly letters: readonly { readonly letter: string; readonly value: number }[]
}

/** The letters of each step as a text, such as `A1 D4 A1`. As objects, those of a long name take 15 kB. */
export const shortLetters = (answer: Fields): Fields =>
  JSON.parse(JSON.stringify(answer), (_, value) =>
    isLettersStep(value)
      ? { ...value, letters: value.letters.map((each) => `${each.letter}${each.value}`).join(' ') }
      : value,
  )

const isLettersStep = (value: unknown): value is LettersStep =>
  (value as LettersStep | null)?.kind === 'letters' && Array.isArray((value as LettersStep).letters)
