import type { Chart } from '../astro/chart.ts'
import { filled } from '../languages/filled.ts'
import { bookKey, GLOSSARY, INTRODUCTION } from './book-keys.ts'
import type { Corpus } from './corpus.ts'
import type { DayOfBirth } from './day-of-birth.ts'
import type { Passage } from './passage.ts'
import { portrait } from './portrait.ts'
import { questions } from './questions.ts'

/** The texts of a book in addition to those of its chart. A part that the corpus does not have yet is absent. */
export interface BookTexts {
  readonly introduction?: { title: string; body: string }[]
  /** Paragraphs that follow each other. */
  readonly portrait?: string[]
  readonly questions?: string[]
  readonly glossary?: { term: string; body: string }[]
}

/** The texts about a chart as a whole. */
export function bookTexts(chart: Chart, corpus: Corpus, day: DayOfBirth): BookTexts {
  const bodies = (passages: readonly Passage[]): string[] =>
    passages.flatMap(({ key, fills }) => {
      const found = corpus.get(key)
      return found ? [filled(found.body, fills)] : []
    })
  const titled = (keys: readonly string[]) =>
    keys.flatMap((key) => {
      const found = corpus.get(key)
      return found ? [{ title: found.motto, body: found.body }] : []
    })
  return withoutEmpty({
    introduction: titled(INTRODUCTION.map(bookKey.introduction)),
    portrait: bodies(portrait(chart, day)),
    questions: bodies(questions(chart, day)),
    glossary: titled(GLOSSARY.map(bookKey.glossary)).map(({ title, body }) => ({ term: title, body })),
  })
}

const withoutEmpty = (texts: Required<BookTexts>): BookTexts =>
  Object.fromEntries(Object.entries(texts).filter(([, part]) => part.length > 0))
