import type { EphemerisRow } from '../../astro/ephemeris.ts'
import type { TimedRow } from '../../calculation/almanac/ephemeris-table.ts'

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
