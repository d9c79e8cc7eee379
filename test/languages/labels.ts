import { CATALOGUES } from '../../src/languages/catalogues.ts'
import type { Language } from '../../src/languages/language.ts'

/** All texts of a language by their path: `charts.called.transits`. */
export const labelsOf = (language: Language): ReadonlyMap<string, string> =>
  new Map(entriesOf(CATALOGUES[language], ''))

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
