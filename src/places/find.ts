import type { FoundPlace } from './place.ts'
import { readings, readingsWithoutCommas } from './reading.ts'
import type { Candidate, Records } from './records.ts'

/** The places of the first reading of a text that matches any, the weightiest first. */
export const matcher =
  ({ named, fitting }: Pick<Records, 'named' | 'fitting'>) =>
  (text: string): readonly Candidate[] => {
    for (const ways of [readings, readingsWithoutCommas]) {
      for (const { name, qualifiers } of ways(text)) {
        const matches = fitting(named(name), qualifiers)
        if (matches.length > 0) return matches
      }
    }
    return []
  }

/** Takes the most populous match of a text. */
export const finder =
  ({ load }: Pick<Records, 'load'>, matchesOf: ReturnType<typeof matcher>) =>
  (text: string): FoundPlace | null => {
    const [best, ...others] = matchesOf(text)
    return best ? { ...load(best.place), others: others.length } : null
  }
