import type { FoundPlace } from './place.ts'
import { readings, readingsWithoutCommas } from './reading.ts'
import type { Records } from './records.ts'

/** Takes the first reading of a text that matches a place, and its most populous match. */
export const finder =
  ({ named, fitting, load }: Records) =>
  (text: string): FoundPlace | null => {
    for (const ways of [readings, readingsWithoutCommas]) {
      for (const { name, qualifiers } of ways(text)) {
        const [best, ...others] = fitting(named(name), qualifiers)
        if (best) return { ...load(best.place), others: others.length }
      }
    }
    return null
  }
