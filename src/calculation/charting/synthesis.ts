import type { Chart } from '../../astro/chart.ts'
import type { Corpus } from '../../interpretation/corpus.ts'
import type { DayOfBirth } from '../../interpretation/day-of-birth.ts'
import type { Finding } from '../../interpretation/finding.ts'
import { synthesis } from '../../interpretation/synthesis.ts'
import type { Language } from '../../languages/language.ts'

/** One thing that dominates a chart, with its text; the text is null where the chart's own sections have it. */
export interface Dominating extends Pick<Finding, 'title' | 'because'> {
  readonly body: string | null
}

/** The dominant factors of a chart as text, strongest first. */
export const dominating = (chart: Chart, day: DayOfBirth, corpus: Corpus, language: Language): Dominating[] =>
  synthesis(chart, day, language).map(({ title, because, key }) => ({
    title,
    because,
    body: key === null ? null : corpus.get(key)!.body,
  }))
