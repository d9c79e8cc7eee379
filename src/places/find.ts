import type { FoundPlace } from './place.ts'
import { readings, readingsWithoutCommas } from './reading.ts'
import type { Records } from './records.ts'

/** The first way to read a text that fits any place decides, and among several places the most populous. */
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
