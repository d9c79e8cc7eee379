import type { Chart } from '../astro/chart.ts'
import type { Corpus } from '../interpretation/corpus.ts'
import { reading } from '../interpretation/reading.ts'
import { synthesis } from '../interpretation/synthesis.ts'

/** The texts of a natal chart as an answer has them. */
export const interpretationReply = (chart: Chart, corpus: Corpus) => ({
  language: 'en',
  sections: reading(chart, corpus),
  synthesis: synthesisReply(chart, corpus),
})

export const synthesisReply = (chart: Chart, corpus: Corpus) =>
  synthesis(chart).map(({ title, because, key }) => ({
    title,
    because: [...because],
    body: key === null ? null : corpus.get(key)!.body,
  }))
