import type { Chart } from '../astro/chart.ts'
import { bookKey, GLOSSARY, INTRODUCTION } from './book-keys.ts'
import type { Corpus } from './corpus.ts'
import type { MoonOfDay } from './moon-choices.ts'
import type { Passage } from './passage.ts'
import { portrait } from './portrait.ts'
import { questions } from './questions.ts'
import { filled } from './reading.ts'

/** The texts of a book beside those of its chart. */
export interface BookTexts {
  readonly introduction: { title: string; body: string }[]
  /** Paragraphs that follow each other. */
  readonly portrait: string[]
  readonly questions: string[]
  readonly glossary: { term: string; body: string }[]
}

/** The texts about a chart as a whole. Throws when the corpus lacks one. */
export function bookTexts(chart: Chart, corpus: Corpus, moonOfDay: MoonOfDay): BookTexts {
  const passage = (key: string) => {
    const found = corpus.get(key)
    if (!found) throw new Error(`The corpus has no passage ${key}`)
    return found
  }
  const body = ({ key, fills }: Passage): string => filled(passage(key).body, fills)
  return {
    introduction: INTRODUCTION.map((part) => passage(bookKey.introduction(part))).map((each) => ({
      title: each.motto,
      body: each.body,
    })),
    portrait: portrait(chart, moonOfDay).map(body),
    questions: questions(chart, moonOfDay).map(body),
    glossary: GLOSSARY.map((term) => passage(bookKey.glossary(term))).map((each) => ({
      term: each.motto,
      body: each.body,
    })),
  }
}
