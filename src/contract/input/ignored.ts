import { IGNORED_REASONS, type IgnoredCode } from '../forgiving.ts'
import type { Warned } from '../warned.ts'
import type { HeaderWarning } from '../warning-header.ts'

/** A part of a request that was ignored because it does not exist. */
export interface Ignored {
  readonly code: IgnoredCode
  /** The path of the field, or of the list of a name. */
  readonly at: readonly (string | number)[]
  /** The name in a list. */
  readonly name?: string
}

/** Names in a warning, and the characters of each name. */
const NAMED_MAX = 20
const NAME_MAX = 64

/** A warning for each kind of what was left out. */
export function ignoredWarnings(ignored: readonly Ignored[]): NonNullable<Warned['warnings']> {
  return [...Map.groupBy(ignored, ({ code }) => code)].map(([code, all]) => {
    const named = all.slice(0, NAMED_MAX).map(({ at, name }) => cut(name ?? at.slice(1).join('.')))
    const more = all.length - named.length
    return {
      code,
      message: `${IGNORED_REASONS[code]}: ${named.join(', ')}${more > 0 ? `; and ${more} more` : ''}`,
    }
  })
}

/** The beginning of a name. Half of a surrogate pair, which some JSON parsers refuse, is replaced. */
const cut = (name: string): string => name.slice(0, NAME_MAX).toWellFormed()

/** What was left out, for the header. */
export const ignoredItems = (ignored: readonly Ignored[]): HeaderWarning[] =>
  ignored.map(({ code, at, name }) => ({ code, at: cut(at.join('.')), name: name && cut(name) }))
