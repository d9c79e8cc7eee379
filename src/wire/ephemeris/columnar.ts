import type { EphemerisTable, TimedRow } from '../../calculation/almanac/ephemeris-table.ts'
import { literal } from '../bytes.ts'
import { isWide, type PageValues, type ParquetColumn, pageWriter } from '../parquet/column.ts'
import { parquetFile } from '../parquet/file.ts'
import { lastPlaces } from '../sky.ts'
import { arrowSchema, arrowStream, schemaMessage } from './arrow.ts'
import { type Columnar, documentMeta, type EphemerisDocument, tableNotes } from './document.ts'
import { filled, type RecordColumn } from './record-column.ts'
import { chosenColumns } from './records.ts'

const NOTHING = literal('')

export const columnar: Columnar = { document: columnarDocument, file: parquetFile }

/** The document of a table as a Parquet file or as an Arrow stream. Both say in their metadata what they hold. */
function columnarDocument(table: EphemerisTable): EphemerisDocument {
  const columns = chosenColumns(table)
  const { warnings } = tableNotes(table)
  const facts = { orrery: JSON.stringify({ meta: documentMeta(table), ...(warnings.length > 0 && { warnings }) }) }
  if (table.layout.format === 'arrow') {
    const { head, tail, batch } = arrowStream(columns, facts)
    return { head, separator: '', tail, assembly: { kind: 'rows' }, write: (out, rows) => out.bytes(batch(rows)) }
  }
  const pages = parquetPages(columns)
  const schema = Buffer.from(schemaMessage(arrowSchema(columns, {}, 'decimal'))).toString('base64')
  return {
    head: NOTHING,
    separator: '',
    tail: NOTHING,
    // Readers that are made on Arrow find the units of columns in its schema.
    assembly: { kind: 'parquet', columns: parquetColumns(columns), facts: { ...facts, 'ARROW:schema': schema } },
    write: (out, rows) => out.bytes(pages(rows)),
  }
}

/** The columns of a Parquet file. Numbers are decimals of the digits that CSV has. */
const parquetColumns = (columns: readonly RecordColumn[]): ParquetColumn[] =>
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
function parquetPages(columns: readonly RecordColumn[]): (rows: Iterable<TimedRow>) => Uint8Array {
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
