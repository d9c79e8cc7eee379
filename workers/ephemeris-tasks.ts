import type { Coordinates, Skies } from '../src/astro/sky.ts'
import type { EphemerisInput } from '../src/calculation/almanac/ephemeris-input.ts'
import { checkEnds, ephemerisTable, placedTimes } from '../src/calculation/almanac/ephemeris-table.ts'
import type { EphemerisChunk } from '../src/calculation/tasks.ts'
import { hasRowsAlone, isColumnar } from '../src/contract/sky/ephemeris-rules.ts'
import { joined } from '../src/wire/bytes.ts'
import { ephemerisBytes } from '../src/wire/ephemeris/answer.ts'
import { type Columnar, tableNotes } from '../src/wire/ephemeris/document.ts'

/** Ephemeris tables over one sky, as the bytes of an answer or of a part of one. */
export function ephemerisTasks(skies: Skies, zoneAt: (place: Coordinates) => string) {
  const bytes = ephemerisBytes()
  return {
    /** An answer that one thread makes alone. Formats of rows alone have a part with the notes before them. */
    async whole(input: EphemerisInput): Promise<Uint8Array<ArrayBuffer>> {
      const table = ephemerisTable(skies, input, placedTimes(skies, input, zoneAt))
      const answer = bytes.whole(table, await columnarFor(input))
      return hasRowsAlone(input.layout.format)
        ? joined([JSON.stringify({ ...tableNotes(table), rows: table.count }), answer])
        : answer
    },

    /** The frame of a long answer. It refuses everything that a chunk would refuse, before the first byte is sent. */
    async outline(input: EphemerisInput): Promise<Uint8Array<ArrayBuffer>> {
      const placed = placedTimes(skies, input, zoneAt)
      const table = ephemerisTable(skies, input, placed)
      checkEnds(table)
      return bytes.outline(table, placed, await columnarFor(input))
    },

    async chunk({ input, placed, from, to }: EphemerisChunk): Promise<Uint8Array<ArrayBuffer>> {
      return bytes.chunk(ephemerisTable(skies, input, placed), await columnarFor(input), from, to)
    },
  }
}

/** Loads what makes a format of typed columns. */
const columnarFor = async ({ layout }: EphemerisInput): Promise<Columnar | null> =>
  isColumnar(layout.format) ? (await import('../src/wire/ephemeris/columnar.ts')).columnar : null
