import type { FoundPlace } from './place.ts'
import { readings, readingsWithoutCommas } from './reading.ts'
import type { Candidate, Records } from './records.ts'

/** The places of a text. */
interface Matches {
  /** The key of the name in the text. */
  readonly name: string
  /** The weightiest first. */
  readonly candidates: readonly Candidate[]
}

/** The places of the first reading of a text that matches any. */
export const matcher =
  ({ named, fitting }: Pick<Records, 'named' | 'fitting'>) =>
  (text: string): Matches => {
    for (const ways of [readings, readingsWithoutCommas]) {
      for (const { name, qualifiers } of ways(text)) {
        const candidates = fitting(named(name), qualifiers)
        if (candidates.length > 0) return { name, candidates }
      }
    }
    return { name: '', candidates: [] }
  }

/** Takes the weightiest match of a text. */
export const finder =
  ({ load }: Pick<Records, 'load'>, matchesOf: ReturnType<typeof matcher>) =>
  (text: string): FoundPlace | null => {
    const [best, ...others] = matchesOf(text).candidates
    return best ? { ...load(best.place), others: others.length } : null
  }
