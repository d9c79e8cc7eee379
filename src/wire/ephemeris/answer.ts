import type { EphemerisTable, PlacedTimes, TimedRow } from '../../almanac/ephemeris-table.ts'
import { byteWriter } from '../bytes.ts'
import { type EphemerisDocument, ephemerisDocument, type TableNotes, tableNotes } from './document.ts'
import { columnParts } from './join.ts'

/** The beginning and the end of a long answer, and the facts that its chunks need. */
export interface EphemerisOutline extends Omit<EphemerisDocument, 'write'> {
  readonly rows: number
  readonly placed: PlacedTimes
  readonly notes: TableNotes
}

/** Makes the bytes of answers and of their parts, in one buffer that grows to the longest. */
export function ephemerisBytes() {
  const out = byteWriter()

  /** A refusal halfway must not leave bytes in the buffer for the next answer. */
  function collect(write: () => void): Uint8Array<ArrayBuffer> {
    try {
      write()
    } catch (error) {
      out.take()
      throw error
    }
    return out.take()
  }

  function writeColumns({ head, write }: EphemerisDocument, titles: readonly string[], rows: Iterable<TimedRow>): void {
    write(out, rows)
    const lines = out.take()
    out.text(head)
    for (const part of columnParts(titles, [lines])) out.bytes(part)
  }

  return {
    /** A whole answer. */
    whole(table: EphemerisTable): Uint8Array<ArrayBuffer> {
      const document = ephemerisDocument(table)
      const rows = table.rows(0, table.count)
      return collect(() => {
        if (document.columns) writeColumns(document, document.columns, rows)
        else {
          out.text(document.head)
          document.write(out, rows)
        }
        out.text(document.tail)
      })
    },

    outline(table: EphemerisTable, placed: PlacedTimes): Uint8Array<ArrayBuffer> {
      const { write: _, ...document } = ephemerisDocument(table)
      const outline: EphemerisOutline = { ...document, rows: table.count, placed, notes: tableNotes(table) }
      return collect(() => out.text(JSON.stringify(outline)))
    },

    /** Rows `from` up to, but without, `to`. */
    chunk: (table: EphemerisTable, from: number, to: number): Uint8Array<ArrayBuffer> =>
      collect(() => ephemerisDocument(table).write(out, table.rows(from, to))),
  }
}
