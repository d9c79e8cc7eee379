import type { Issue } from '../../platform/errors.ts'
import type { Ignored } from './ignored.ts'

/** What reading has found in an input, in addition to its values. */
export interface Findings {
  /** Lists, texts and objects beyond their limits. The rest of such an input is not read. */
  readonly excess: Issue[]
  /** Fields that do not exist, and are refused. */
  readonly unknown: Issue[]
  /** Unknown fields and names that are ignored. */
  readonly ignored: Ignored[]
  /** The fields that do not exist. */
  strangers: number
}

export const nothingFound = (): Findings => ({ excess: [], unknown: [], ignored: [], strangers: 0 })

export interface ReadingRules {
  /** A query has only text: an empty one is absent, and flags are words. */
  readonly isQuery: boolean
  /** Every unknown field is refused, not only those that are close to a known one. */
  readonly isStrict: boolean
  /** A single allowed text has to be given as it is, such as the words that confirm a deletion. */
  readonly isExact: boolean
}

export type Path = readonly (string | number)[]
