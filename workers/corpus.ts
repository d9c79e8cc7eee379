import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Corpus, type CorpusText, readCorpus } from '../src/interpretation/corpus.ts'
import { type Language, READING_LANGUAGE } from '../src/languages/language.ts'

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
