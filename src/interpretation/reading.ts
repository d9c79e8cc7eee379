import type { Chart } from '../astro/chart.ts'
import type { Corpus, CorpusText } from './corpus.ts'
import { SECTION_IDS, type SectionId } from './sections.ts'
import { type Choice, selection } from './selection.ts'

/** A text in a reading. */
export interface Entry extends CorpusText {
  readonly key: string
  readonly category: Choice['category']
  readonly title: string
}

export type Reading = Readonly<Record<SectionId, readonly Entry[]>>

/** The texts of a natal chart by section. Throws when the corpus lacks a text that the chart needs. */
export const reading = (chart: Chart, corpus: Corpus): Reading => readingOf(selection(chart), corpus)

/** Selected texts by section, in the order of the selection. */
export function readingOf(choices: readonly Choice[], corpus: Corpus): Reading {
  const chosen = Map.groupBy(choices, ({ section }) => section)
  const entries = SECTION_IDS.map((id) => [id, (chosen.get(id) ?? []).map((choice) => entryOf(choice, corpus))])
  return Object.fromEntries(entries) as Reading
}

function entryOf({ key, category, title }: Choice, corpus: Corpus): Entry {
  const passage = corpus.get(key)
  if (!passage) throw new Error(`The corpus has no passage ${key}`)
  return { key, category, title, ...passage }
}
