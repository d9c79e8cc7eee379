import type { Language } from '../languages/language.ts'

/** A text of the corpus. */
export interface CorpusText {
  readonly language: Language
  /** A summary line, shown below a heading. */
  readonly motto: string
  readonly tags: readonly string[]
  /** 60 to 250 words, second person. An empty line parts paragraphs. */
  readonly body: string
}

/** Texts by key (src/interpretation/keys.ts). */
export type Corpus = ReadonlyMap<string, CorpusText>

const ENTRY = /^## (\S+)\n\n\*([^\n]+)\*\n\nTags: ([^\n]+)\n\n([\s\S]+)$/

/**
 * Reads the files of the corpus of a language. Each text has a heading with its key, a motto in italics, a line of tags, and the body.
 * Throws when a part is missing or a key occurs twice.
 */
export function readCorpus(files: readonly string[], language: Language = 'en'): Corpus {
  const corpus = new Map<string, CorpusText>()
  for (const text of files) {
    for (const part of text.split(/^(?=## )/m).slice(1)) {
      const [, key, motto, tags, body] = ENTRY.exec(part.trim()) ?? []
      if (!key || !motto || !tags || !body) throw new Error(`Not a passage of the corpus: ${part.slice(0, 80)}`)
      if (corpus.has(key)) throw new Error(`The corpus has ${key} twice`)
      corpus.set(key, { language, motto, tags: tags.split(', '), body: paragraphs(body) })
    }
  }
  return corpus
}

const paragraphs = (body: string): string =>
  body
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s*\n\s*/g, ' '))
    .join('\n\n')
