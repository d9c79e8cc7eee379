import type { Chart } from '../astro/chart.ts'
import { filled } from '../languages/filled.ts'
import type { Language } from '../languages/language.ts'
import type { Choice } from './choice.ts'
import type { Corpus, CorpusText } from './corpus.ts'
import type { DayOfBirth } from './day-of-birth.ts'
import { SECTION_IDS, type SectionId } from './sections.ts'
import { selection } from './selection.ts'

/** A text in a reading. */
export interface Entry extends Omit<CorpusText, 'language'> {
  readonly key: string
  readonly category: Choice['category']
  readonly title: string
  /** Of a transit: the place of its aspect among the hits. */
  readonly hit?: number
}

export type Reading = Readonly<Record<SectionId, readonly Entry[]>>

/** The texts of a natal chart by section, with headings in a language. */
export const reading = (chart: Chart, corpus: Corpus, day: DayOfBirth, language: Language): Reading =>
  readingOf(selection(chart, day, language), corpus)

/** Selected texts by section, in the order of the selection. What the corpus does not cover yet is left out. */
export function readingOf(choices: readonly Choice[], corpus: Corpus): Reading {
  const chosen = Map.groupBy(choices, ({ section }) => section)
  const entries = SECTION_IDS.map((id) => [id, (chosen.get(id) ?? []).flatMap((choice) => entryOf(choice, corpus))])
  return Object.fromEntries(entries) as Reading
}

function entryOf({ key, category, title, fills = {}, hit }: Choice, corpus: Corpus): Entry[] {
  const found = corpus.get(key)
  if (!found) return []
  const { language: _, ...passage } = found
  const entry = {
    key,
    category,
    title,
    ...passage,
    body: filled(passage.body, fills),
    ...(hit !== undefined && { hit }),
  }
  return [entry]
}
