import type { UsedPrecision } from '../contract/sky/sources.ts'
import type { Warning } from '../contract/warnings.ts'
import { joined } from './bytes.ts'

/** What a calendar or a table cannot say itself. Headers do. */
export interface FileNotes {
  readonly warnings: readonly Warning[]
  readonly precision: UsedPrecision
}

/** A calendar or a table, with a part before it that has its notes. */
export const fileAnswer = ({ warnings, precision }: FileNotes, file: string): Uint8Array<ArrayBuffer> =>
  joined([JSON.stringify({ warnings, precision }), file])

type Cell = string | number | null | undefined

/** The columns of a table by their names. */
export type FileColumns<Row> = Readonly<Record<string, (row: Row) => Cell>>

/**
 * Rows as CSV (RFC 4180, with line feeds as in other tables), the names of the columns first. An empty cell is a missing value. A
 * column whose cells may have commas puts them in quotes.
 */
export function csvTable<Row>(columns: FileColumns<Row>, rows: readonly Row[]): string {
  const cells = Object.values(columns)
  const lines = rows.map((row) => cells.map((cell) => String(cell(row) ?? '')).join(','))
  return `${[Object.keys(columns).join(','), ...lines].join('\n')}\n`
}
