import { isoUtc } from '../../astro/civil.ts'
import type { EphemerisRow } from '../../astro/ephemeris.ts'
import type { TimedRow } from '../../calculation/almanac/ephemeris-table.ts'
import { type ByteWriter, literal } from '../bytes.ts'

type Cell<Value> = (row: EphemerisRow, epochMs: number) => Value

/** A column of a table for programs. CSV writes its cells as text, Parquet and Arrow by their type. */
export type RecordColumn = {
  readonly title: string
  /** The unit of numbers by UCUM: `deg`, `deg/d`, `AU`, `h`. */
  readonly unit: string | null
} & (NumberColumn | FlagColumn | WordColumn | TextColumn | InstantColumn)

/** Numbers with a fixed count of decimals. */
export interface NumberColumn {
  readonly kind: 'number'
  readonly decimals: number
  /** Digits before the point, at most. */
  readonly digits: number
  /** Whether cells can be empty: NaN. */
  readonly nullable: boolean
  readonly cell: Cell<number>
}

export interface FlagColumn {
  readonly kind: 'flag'
  readonly cell: Cell<boolean>
}

/** One of a few words by its index, which is -1 in an empty cell. */
export interface WordColumn {
  readonly kind: 'word'
  readonly words: readonly string[]
  readonly nullable: boolean
  readonly cell: Cell<number>
}

export interface TextColumn {
  readonly kind: 'text'
  readonly cell: Cell<string>
}

/** Unix milliseconds. */
export interface InstantColumn {
  readonly kind: 'instant'
  readonly cell: Cell<number>
}

/**
 * Fills a list with the cells of a column, each turned into what the list holds. A loop: a table has thousands of cells for
 * each column, and iterators take several times as long.
 */
export function filled<Value, List extends { [index: number]: unknown }>(
  list: List,
  rows: readonly TimedRow[],
  cell: Cell<Value>,
  turn: (value: Value) => List[number],
): List {
  for (let index = 0; index < rows.length; index += 1) {
    const [row, epochMs] = rows[index]!
    ;(list as { [index: number]: unknown })[index] = turn(cell(row, epochMs))
  }
  return list
}

/** Writes the cell of a row as text. */
type CellWriter = (out: ByteWriter, row: EphemerisRow, epochMs: number) => void

const COMMA = literal(',')
const NEWLINE = literal('\n')
const TRUE = literal('true')
const FALSE = literal('false')

/** A line of CSV. No cell has a comma, a quote or a line break, so none needs quotes. An empty cell is a missing value. */
export function csvLine(columns: readonly RecordColumn[]): CellWriter {
  const writers = columns.map(cellWriter)
  return (out, row, epochMs) => {
    for (let index = 0; index < writers.length; index += 1) {
      if (index > 0) out.bytes(COMMA)
      writers[index]!(out, row, epochMs)
    }
    out.bytes(NEWLINE)
  }
}

export const csvHeader = (columns: readonly RecordColumn[]): string =>
  `${columns.map(({ title }) => title).join(',')}\n`

function cellWriter(column: RecordColumn): CellWriter {
  switch (column.kind) {
    case 'number': {
      const { cell, decimals } = column
      return (out, row, epochMs) => {
        const value = cell(row, epochMs)
        if (!Number.isNaN(value)) out.fixed(value, decimals)
      }
    }
    case 'word': {
      const words = column.words.map(literal)
      const { cell } = column
      return (out, row, epochMs) => {
        const index = cell(row, epochMs)
        if (index >= 0) out.bytes(words[index]!)
      }
    }
    case 'flag': {
      const { cell } = column
      return (out, row, epochMs) => out.bytes(cell(row, epochMs) ? TRUE : FALSE)
    }
    case 'instant': {
      const { cell } = column
      return (out, row, epochMs) => out.text(isoUtc(cell(row, epochMs)))
    }
    case 'text': {
      const { cell } = column
      return (out, row, epochMs) => out.text(cell(row, epochMs))
    }
  }
}
