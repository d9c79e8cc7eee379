import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Skies, skyOfCharts } from '../src/astro/sky.ts'
import { natalChart, simpleNatalChart } from '../src/calculation/charting/natal.ts'
import type { Atlas } from '../src/calculation/charting/place.ts'
import { orderedNatal, type ReportText } from '../src/calculation/charting/report.ts'
import type { MarkdownInput, NatalBatchPiece } from '../src/calculation/tasks.ts'
import type { NatalInput, SimpleNatalInput } from '../src/contract/births/natal.ts'
import { type Corpus, type CorpusText, readCorpus } from '../src/interpretation/reading.ts'
import { type Language, READING_LANGUAGE } from '../src/languages/language.ts'
import { byteWriter, joined, literal } from '../src/wire/bytes.ts'
import { compactReply, natalAnswer } from '../src/wire/natal/answer.ts'
import { reportMarkdown } from '../src/wire/reports/markdown.ts'
import type { TaskFunction } from './task.ts'

/** Natal charts over the skies of a thread and one atlas, as the bytes of answers. */
export function natalTasks(skies: Skies, atlas: Atlas, corpus: (language?: Language) => Corpus) {
  const out = byteWriter()
  const skyOf = ({ ephemeris }: Pick<NatalInput, 'ephemeris'>) => skyOfCharts(skies, ephemeris)
  return {
    calculate: (request: NatalInput): Uint8Array<ArrayBuffer> =>
      natalAnswer(out, natalChart(skyOf(request), atlas, corpus, request), request),

    /** Three parts: the answer, the text of the report (`ReportContent` without its wheel) as JSON, and the wheel. */
    order(request: NatalInput): Uint8Array<ArrayBuffer> {
      const { natal, report } = orderedNatal(skyOf(request), atlas, corpus, request)
      return joined([natalAnswer(out, natal, request), JSON.stringify(report.text), report.wheelSvg])
    },

    simple: (request: SimpleNatalInput): Uint8Array<ArrayBuffer> =>
      literal(JSON.stringify(compactReply(simpleNatalChart(skyOf(request), atlas, request)))),
  }
}

/** A stored report as Markdown. */
export function markdownTask({ text, quoted }: MarkdownInput): Uint8Array<ArrayBuffer> {
  const markdown = reportMarkdown(JSON.parse(text) as ReportText)
  return literal(quoted ? JSON.stringify(markdown) : markdown)
}

/**
 * The task of batches. A thread loads the schemas of births, and those of techniques, with the first batch that needs
 * them, because most threads never do.
 */
export function lazyBatches(
  calculate: (input: NatalInput) => Uint8Array,
  ofTechniques: ReadonlyMap<string, TaskFunction<never>>,
) {
  const loadCharts = () => import('./natal-batch-tasks.ts').then(({ natalBatchTasks }) => natalBatchTasks(calculate))
  const loadTechniques = () =>
    import('./technique-batch-tasks.ts').then(({ techniqueBatchTasks }) => techniqueBatchTasks(ofTechniques))
  let charts: ReturnType<typeof loadCharts> | undefined
  let techniques: ReturnType<typeof loadTechniques> | undefined
  return async (piece: NatalBatchPiece): Promise<Uint8Array<ArrayBuffer>> => {
    const { technique } = piece
    if (technique) {
      techniques ??= loadTechniques()
      return (await techniques).piece({ ...piece, technique })
    }
    charts ??= loadCharts()
    return (await charts).piece(piece)
  }
}

const FOLDER = join(import.meta.dirname, '../src/interpretation/corpus')

/**
 * The texts of a language, and English ones where they are missing. The English ones are about 600 kB. Texts are
 * read on first use, because most threads never need them.
 */
export function lazyCorpus(): (language?: Language) => Corpus {
  const known = new Map<Language, Corpus>()
  const corpusOf = (language: Language = READING_LANGUAGE): Corpus => {
    const own = known.get(language) ?? read(language, language === READING_LANGUAGE ? [] : corpusOf())
    known.set(language, own)
    return own
  }
  return corpusOf
}

function read(language: Language, others: Iterable<readonly [string, CorpusText]>): Corpus {
  const files = globSync(join(FOLDER, language, '**/*.md')).map((path) => readFileSync(path, 'utf8'))
  return new Map([...others, ...readCorpus(files, language)])
}
