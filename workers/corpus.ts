import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Corpus, readCorpus } from '../src/interpretation/corpus.ts'

const FOLDER = join(import.meta.dirname, '../src/interpretation/corpus/en')

/** The texts, some 600 kB. They are read on first use, because most threads never need them. */
export function lazyCorpus(): () => Corpus {
  let corpus: Corpus | undefined
  return () => (corpus ??= readCorpus(globSync(join(FOLDER, '**/*.md')).map((path) => readFileSync(path, 'utf8'))))
}
