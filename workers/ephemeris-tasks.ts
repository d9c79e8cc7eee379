import type { EphemerisPlan } from '../src/almanac/ephemeris-plan.ts'
import { checkEnds, ephemerisTable, type PlacedTimes, placedTimes } from '../src/almanac/ephemeris-table.ts'
import type { Coordinates, Skies } from '../src/astro/sky.ts'
import { hasRowsAlone } from '../src/contract/ephemeris-rules.ts'
import { ephemerisBytes } from '../src/wire/ephemeris/answer.ts'
import { tableNotes } from '../src/wire/ephemeris/document.ts'
import { joined } from '../src/wire/parts.ts'

export interface EphemerisChunk {
  readonly plan: EphemerisPlan
  readonly placed: PlacedTimes
  /** Rows `from` up to, but without, `to`. */
  readonly from: number
  readonly to: number
}

/** Ephemeris tables over one sky, as the bytes of an answer or of a part of one. */
export function ephemerisTasks(skies: Skies, zoneAt: (place: Coordinates) => string) {
  const bytes = ephemerisBytes()
  return {
    /** An answer that one thread makes alone. CSV and NDJSON have a part with the warnings before them. */
    whole(plan: EphemerisPlan): Uint8Array<ArrayBuffer> {
      const table = ephemerisTable(skies, plan, placedTimes(skies.library, plan, zoneAt))
      const answer = bytes.whole(table)
      return hasRowsAlone(plan.layout.format) ? joined([JSON.stringify(tableNotes(table)), answer]) : answer
    },

    /** The frame of a long answer. It refuses everything that a chunk would refuse, before the first byte is sent. */
    outline(plan: EphemerisPlan) {
      const placed = placedTimes(skies.library, plan, zoneAt)
      const table = ephemerisTable(skies, plan, placed)
      checkEnds(table)
      return bytes.outline(table, placed)
    },

    chunk: ({ plan, placed, from, to }: EphemerisChunk) => bytes.chunk(ephemerisTable(skies, plan, placed), from, to),
  }
}
