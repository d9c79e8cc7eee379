import type { Chart } from '../astro/chart.ts'
import type { Corpus, Passage } from './corpus.ts'
import { SECTION_IDS, type SectionId } from './sections.ts'
import { type Choice, selection } from './selection.ts'

/** A passage in its place in a reading. */
export interface Entry extends Passage {
  readonly key: string
  readonly category: Choice['category']
  readonly title: string
}

export type Reading = Readonly<Record<SectionId, readonly Entry[]>>

/** The texts of a chart by section. Throws when the corpus lacks a passage that a chart can ask for. */
export function reading(chart: Chart, corpus: Corpus): Reading {
  const chosen = Map.groupBy(selection(chart), ({ section }) => section)
  const entries = SECTION_IDS.map((section) => [
    section,
    (chosen.get(section) ?? []).map((each) => entryOf(each, corpus)),
  ])
  return Object.fromEntries(entries) as Reading
}

function entryOf({ key, category, title }: Choice, corpus: Corpus): Entry {
  const passage = corpus.get(key)
  if (!passage) throw new Error(`The corpus has no passage ${key}`)
  return { key, category, title, ...passage }
}
