import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { CATALOGUES } from '../../src/languages/catalogues.ts'
import type { Language } from '../../src/languages/language.ts'

type InLanguages = Readonly<Record<Language, unknown>>

/** What the folder of each technique exports in all languages. */
const OF_TECHNIQUES = new Map<string, readonly InLanguages[]>(
  await Promise.all(
    globSync('src/techniques/*/labels.ts').map(
      async (file) =>
        [
          basename(dirname(file)),
          Object.values((await import(`../../${file}`)) as Record<string, InLanguages>),
        ] as const,
    ),
  ),
)

/** All texts of a language by their path: `charts.rings.natal`, `techniques.transits.title`. */
export function labelsOf(language: Language): ReadonlyMap<string, string> {
  const techniques = [...OF_TECHNIQUES].flatMap(([name, tables]) =>
    tables.flatMap((table) => entriesOf(table[language], `techniques.${name}`)),
  )
  return new Map([...entriesOf(CATALOGUES[language], ''), ...techniques])
}

function entriesOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value as object).flatMap(([key, each]) => entriesOf(each, path === '' ? key : `${path}.${key}`))
}

/** Shorter fragments are also words of other languages: `at`, `in`. */
const FRAGMENT_MIN = 5

/** The texts between the placeholders of a template. */
const fragmentsOf = (text: string): string[] =>
  text
    .split(/\{\w+\}/)
    .map((part) => part.trim())
    .filter((part) => part.length >= FRAGMENT_MIN)

/** English labels that stand as whole words in a text of another language, which has other words for them. */
export function englishIn(text: string, language: Language): string[] {
  const own = [...labelsOf(language).values()].join('\n')
  const isWord = (part: string, within: string): boolean =>
    new RegExp(`(?<![\\p{L}-])${RegExp.escape(part)}(?![\\p{L}-])`, 'u').test(within)
  const english = new Set([...labelsOf('en').values()].flatMap(fragmentsOf))
  return [...english].filter((part) => !isWord(part, own) && isWord(part, text))
}
