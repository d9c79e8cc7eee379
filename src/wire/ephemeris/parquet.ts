import type { TimedRow } from '../../calculation/almanac/ephemeris-table.ts'
import { literal } from '../bytes.ts'
import { lastPlaces } from '../decimals.ts'
import { isWide, type ParquetColumn } from '../parquet/column.ts'
import { type PageValues, pageWriter } from '../parquet/pages.ts'
import { filled, type RecordColumn } from './record-column.ts'

/** The columns of a Parquet file. Numbers are decimals of the digits that CSV has. */
export const parquetColumns = (columns: readonly RecordColumn[]): ParquetColumn[] =>
  columns.map((column) => {
    const { title: name, kind } = column
    const nullable = 'nullable' in column && column.nullable
    if (kind === 'word') return { name, nullable, type: { kind, words: column.words } }
    if (kind !== 'number') return { name, nullable, type: { kind } }
    const { digits, decimals } = column
    if (decimals === 0) return { name, nullable, type: { kind: 'whole' } }
    return { name, nullable, type: { kind: 'decimal', precision: digits + decimals, scale: decimals } }
  })

/** Makes the pages of some rows. */
export function parquetPages(columns: readonly RecordColumn[]): (rows: Iterable<TimedRow>) => Uint8Array {
  const inFile = parquetColumns(columns)
  const values = columns.map((column, index) => valuesOf(column, isWide(inFile[index]!)))
  const write = pageWriter(inFile)
  return (rows) => {
    const all = [...rows]
    return write(
      all.length,
      values.map((of) => of(all)),
    )
  }
}

type Values = (rows: readonly TimedRow[]) => PageValues

function valuesOf(column: RecordColumn, wide: boolean): Values {
  switch (column.kind) {
    case 'number': {
      const { cell, decimals, nullable } = column
      const units = (value: number): number => lastPlaces(value, decimals)
      const wideUnits = (value: number): bigint => BigInt(lastPlaces(value, decimals))
      if (nullable) {
        const orNull = (value: number) => (Number.isNaN(value) ? null : wide ? wideUnits(value) : units(value))
        return (rows) => filled(new Array<number | bigint | null>(rows.length), rows, cell, orNull)
      }
      if (wide) return (rows) => filled(new BigInt64Array(rows.length), rows, cell, wideUnits)
      return (rows) => filled(new Int32Array(rows.length), rows, cell, units)
    }
    case 'word': {
      const { cell, nullable } = column
      const orNull = (index: number) => (nullable && index < 0 ? null : index)
      return (rows) => filled(new Array<number | null>(rows.length), rows, cell, orNull)
    }
    case 'instant':
      return (rows) => filled(new BigInt64Array(rows.length), rows, column.cell, BigInt)
    case 'flag':
      return (rows) => filled(new Array<boolean>(rows.length), rows, column.cell, (value) => value)
    case 'text':
      return (rows) => filled(new Array<Uint8Array>(rows.length), rows, column.cell, literal)
  }
}
