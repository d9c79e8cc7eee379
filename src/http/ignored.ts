import { IGNORED_REASONS, type IgnoredCode } from '../contract/forgiving.ts'
import type { Warned } from '../contract/warned.ts'

/** A part of a request that was left out because it does not exist. */
export interface Ignored {
  readonly code: IgnoredCode
  /** The path of the field, or of the list of a name. */
  readonly at: readonly (string | number)[]
  /** The name in a list. */
  readonly name?: string
}

/** The header that names what was left out, for answers without `warnings`: pictures, tables, calendars. */
export const WARNINGS_HEADER = 'X-Orrery-Warnings'

/** Names in a warning and in the header, and the characters of each name. */
const NAMED_MAX = 20
const NAME_MAX = 64

/** A warning for each kind of what was left out. */
export function ignoredWarnings(ignored: readonly Ignored[]): NonNullable<Warned['warnings']> {
  return [...Map.groupBy(ignored, ({ code }) => code)].map(([code, all]) => {
    const named = all.slice(0, NAMED_MAX).map(({ at, name }) => (name ?? at.slice(1).join('.')).slice(0, NAME_MAX))
    const more = all.length - named.length
    return {
      code,
      message: `${IGNORED_REASONS[code]}: ${named.join(', ')}${more > 0 ? `; and ${more} more` : ''}`,
    }
  })
}

/** A list of structured fields (RFC 9651): the code of each warning, with the place or the name. */
export function warningsHeader(ignored: readonly Ignored[]): string {
  const named = ignored.slice(0, NAMED_MAX).map(({ code, at, name }) => {
    const place = `${code};at=${quoted(at.join('.'))}`
    return name === undefined ? place : `${place};name=${quoted(name)}`
  })
  const more = ignored.length - named.length
  return [...named, ...(more > 0 ? [`more;count=${more}`] : [])].join(', ')
}

/** A string of structured fields holds printable ASCII. */
const quoted = (text: string): string =>
  `"${text
    .slice(0, NAME_MAX)
    .replaceAll(/[^\x20-\x7e]/g, '?')
    .replaceAll(/["\\]/g, '\\$&')}"`
