import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Corpus, readCorpus } from '../src/interpretation/corpus.ts'

const FOLDER = join(import.meta.dirname, '../src/interpretation/corpus/en')

/** The texts, read by the first who asks; some 600 kB that most threads never need. */
export function lazyCorpus(): () => Corpus {
  let corpus: Corpus | undefined
  return () => (corpus ??= readCorpus(globSync(join(FOLDER, '**/*.md')).map((path) => readFileSync(path, 'utf8'))))
}
