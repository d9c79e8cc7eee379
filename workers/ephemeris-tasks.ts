import type { EphemerisPlan } from '../src/almanac/ephemeris-plan.ts'
import { checkEnds, ephemerisTable, type PlacedTimes, placedTimes } from '../src/almanac/ephemeris-table.ts'
import type { Coordinates, Sky } from '../src/astro/sky.ts'
import { ephemerisBytes } from '../src/wire/ephemeris/answer.ts'

export interface EphemerisChunk {
  readonly plan: EphemerisPlan
  readonly placed: PlacedTimes
  /** Rows `from` up to, but without, `to`. */
  readonly from: number
  readonly to: number
}

/** Ephemeris tables over one sky, as the bytes of an answer or of a part of one. */
export function ephemerisTasks(sky: Sky, zoneAt: (place: Coordinates) => string) {
  const bytes = ephemerisBytes()
  return {
    /** An answer that one thread makes alone. */
    whole: (plan: EphemerisPlan) => bytes.whole(ephemerisTable(sky, plan, placedTimes(plan, zoneAt))),

    /** The frame of a long answer. It refuses everything that a chunk would refuse, before the first byte is sent. */
    outline(plan: EphemerisPlan) {
      const placed = placedTimes(plan, zoneAt)
      const table = ephemerisTable(sky, plan, placed)
      checkEnds(table)
      return bytes.outline(table, placed)
    },

    chunk: ({ plan, placed, from, to }: EphemerisChunk) => bytes.chunk(ephemerisTable(sky, plan, placed), from, to),
  }
}
