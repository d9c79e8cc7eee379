import type { Chart } from '../astro/chart.ts'
import type { Choice } from './choice.ts'
import type { Corpus, CorpusText } from './corpus.ts'
import type { MoonOfDay } from './moon-choices.ts'
import { SECTION_IDS, type SectionId } from './sections.ts'
import { selection } from './selection.ts'

/** A text in a reading. */
export interface Entry extends CorpusText {
  readonly key: string
  readonly category: Choice['category']
  readonly title: string
  /** Of a transit: the place of its aspect among the hits. */
  readonly hit?: number
}

export type Reading = Readonly<Record<SectionId, readonly Entry[]>>

/** The texts of a natal chart by section. */
export const reading = (chart: Chart, corpus: Corpus, moonOfDay: MoonOfDay): Reading =>
  readingOf(selection(chart, moonOfDay), corpus)

/** Selected texts by section, in the order of the selection. What the corpus does not speak of yet is left out. */
export function readingOf(choices: readonly Choice[], corpus: Corpus): Reading {
  const chosen = Map.groupBy(choices, ({ section }) => section)
  const entries = SECTION_IDS.map((id) => [id, (chosen.get(id) ?? []).flatMap((choice) => entryOf(choice, corpus))])
  return Object.fromEntries(entries) as Reading
}

function entryOf({ key, category, title, fills = {}, hit }: Choice, corpus: Corpus): Entry[] {
  const passage = corpus.get(key)
  if (!passage) return []
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

/** A text with its placeholders filled: `{planet}` becomes `the Moon`. Throws for a placeholder without a word. */
export const filled = (text: string, fills: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const word = fills[name]
    if (word === undefined) throw new Error(`Nothing fills {${name}}`)
    return word
  })
