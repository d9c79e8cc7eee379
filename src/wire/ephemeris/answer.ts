import type { EphemerisTable, PlacedTimes, TimedRow } from '../../calculation/almanac/ephemeris-table.ts'
import { byteWriter, joined, literal, splitChunks } from '../bytes.ts'
import type { ParquetFile } from '../parquet/file.ts'
import { type Columnar, type EphemerisDocument, ephemerisDocument, type TableNotes, tableNotes } from './document.ts'

/** The beginning and the end of a long answer, and the facts that its chunks need. */
export interface EphemerisOutline extends Omit<EphemerisDocument, 'write'> {
  readonly rows: number
  readonly placed: PlacedTimes
  readonly notes: TableNotes
}

/** Reads the bytes of an outline. */
export function readOutline(bytes: Uint8Array): EphemerisOutline {
  const [facts, head, tail] = splitChunks(bytes, 3)
  return { ...JSON.parse(new TextDecoder().decode(facts)), head, tail }
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
    out.bytes(head)
    for (const part of columnChunks(titles, [lines])) out.bytes(part)
  }

  function writeFile(file: ParquetFile, write: EphemerisDocument['write'], rows: Iterable<TimedRow>): void {
    write(out, rows)
    const pages = out.take()
    for (const part of [...file.add(pages), ...file.end()]) out.bytes(part)
  }

  return {
    /** A whole answer. */
    whole(table: EphemerisTable, columnar: Columnar | null): Uint8Array<ArrayBuffer> {
      const document = ephemerisDocument(table, columnar)
      const { head, tail, assembly, write } = document
      const rows = table.rows(0, table.count)
      return collect(() => {
        if (assembly.kind === 'parquet') writeFile(columnar!.file(assembly.columns, assembly.facts), write, rows)
        else if (assembly.kind === 'columns') writeColumns(document, assembly.titles, rows)
        else {
          out.bytes(head)
          write(out, rows)
        }
        out.bytes(tail)
      })
    },

    outline(table: EphemerisTable, placed: PlacedTimes, columnar: Columnar | null): Uint8Array<ArrayBuffer> {
      const { write: _, head, tail, ...document } = ephemerisDocument(table, columnar)
      const facts = { ...document, rows: table.count, placed, notes: tableNotes(table) }
      return joined([JSON.stringify(facts), head, tail])
    },

    /** Rows `from` up to, but without, `to`. */
    chunk: (table: EphemerisTable, columnar: Columnar | null, from: number, to: number): Uint8Array<ArrayBuffer> =>
      collect(() => ephemerisDocument(table, columnar).write(out, table.rows(from, to))),
  }
}

const NEWLINE = 10
const COMMA = literal(',')

/**
 * Joins chunks of a table in columns. Each chunk has a line of cells for each column. The answer has all cells of a
 * column together. The work grows with chunks and columns, not with rows.
 */
export function* columnChunks(titles: readonly string[], chunks: readonly Uint8Array[]): Generator<Uint8Array> {
  const lines = chunks.map(splitLines)
  for (const [column, title] of titles.entries()) {
    yield literal(`${column === 0 ? '' : ','}${JSON.stringify(title)}:[`)
    for (const [at, cells] of lines.entries()) {
      if (at > 0) yield COMMA
      yield cells[column]!
    }
    yield literal(']')
  }
}

function splitLines(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = []
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, start)
    lines.push(bytes.subarray(start, end))
    start = end + 1
  }
  return lines
}
