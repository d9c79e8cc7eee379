import { constants, zstdCompressSync } from 'node:zlib'
import type { SchemaElement } from 'hyparquet'
import type { ColumnEncoder } from 'hyparquet-writer/src/types.js'

/**
 * A flat column of a Parquet file. A decimal number is kept as a whole number of its last place: the digits are those of
 * other formats, and neighbours differ by few bits.
 */
export interface ParquetColumn {
  readonly name: string
  readonly nullable: boolean
  readonly type: ParquetColumnType
}

export type ParquetColumnType =
  | { readonly kind: 'decimal'; readonly precision: number; readonly scale: number }
  | { readonly kind: 'whole' }
  | { readonly kind: 'flag' }
  | { readonly kind: 'word'; readonly words: readonly string[] }
  | { readonly kind: 'text' }
  /** Unix milliseconds in UTC. */
  | { readonly kind: 'instant' }

/** Digits that 32 bits hold for certain. */
const DIGITS_32 = 9

/** True for columns whose numbers need 64 bits. */
export const isWide = ({ type }: ParquetColumn): boolean =>
  type.kind === 'instant' || (type.kind === 'decimal' && type.precision > DIGITS_32)

export const ROOT: SchemaElement = { name: 'root', repetition_type: 'REQUIRED' }

/** The entry of a column in the schema of its file. */
export function schemaElement(column: ParquetColumn): SchemaElement {
  const { name, nullable, type } = column
  const shared = { name, repetition_type: nullable ? ('OPTIONAL' as const) : ('REQUIRED' as const) }
  switch (type.kind) {
    case 'decimal': {
      const { precision, scale } = type
      return {
        ...shared,
        ...{ type: isWide(column) ? 'INT64' : 'INT32', converted_type: 'DECIMAL', precision, scale },
        logical_type: { type: 'DECIMAL', precision, scale },
      }
    }
    case 'whole':
      return { ...shared, type: 'INT32' }
    case 'flag':
      return { ...shared, type: 'BOOLEAN' }
    case 'word':
    case 'text':
      return { ...shared, type: 'BYTE_ARRAY', converted_type: 'UTF8', logical_type: { type: 'STRING' } }
    case 'instant':
      return {
        ...shared,
        ...{ type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
        logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
      }
  }
}

const ENCODINGS = {
  decimal: 'DELTA_BINARY_PACKED',
  whole: 'DELTA_BINARY_PACKED',
  instant: 'DELTA_BINARY_PACKED',
  flag: 'RLE',
  word: 'RLE_DICTIONARY',
  text: 'DELTA_BYTE_ARRAY',
} as const

export const encodingOf = ({ type }: ParquetColumn) => ENCODINGS[type.kind]

/** Packed numbers have little left to compress; texts have much. */
export const codecOf = ({ type }: ParquetColumn) => (type.kind === 'text' ? 'ZSTD' : 'UNCOMPRESSED')

const LEVEL = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

/** The column as the library's page writers take it. */
export function encoderOf(column: ParquetColumn): ColumnEncoder {
  const element = schemaElement(column)
  return {
    ...{ columnName: column.name, element, schemaPath: [ROOT, element], codec: codecOf(column) },
    compressors: { ZSTD: (bytes) => zstdCompressSync(bytes, LEVEL) },
    ...{ stats: false, pageSize: 0, columnIndex: false, offsetIndex: false },
  }
}
