import { constants, zstdCompressSync } from 'node:zlib'
import type { DecodedArray, SchemaElement } from 'hyparquet'
import { ByteWriter } from 'hyparquet-writer'
import { writeDataPageV2 } from 'hyparquet-writer/src/datapage.js'
import type { ColumnEncoder } from 'hyparquet-writer/src/types.js'
import { joined, splitChunks } from '../bytes.ts'

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
        type: isWide(column) ? 'INT64' : 'INT32',
        converted_type: 'DECIMAL',
        precision,
        scale,
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
        type: 'INT64',
        converted_type: 'TIMESTAMP_MILLIS',
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
    columnName: column.name,
    element,
    schemaPath: [ROOT, element],
    codec: codecOf(column),
    compressors: { ZSTD: (bytes) => zstdCompressSync(bytes, LEVEL) },
    stats: false,
    pageSize: 0,
    columnIndex: false,
    offsetIndex: false,
  }
}

/** A page of each column for the same rows. Any thread can make one; a file joins those of many. */
export interface Pages {
  readonly rows: number
  /** One after the other, in the order of the columns. */
  readonly bytes: Uint8Array
  readonly sizes: readonly PageSize[]
}

export interface PageSize {
  readonly bytes: number
  /** With its header, before compression. */
  readonly uncompressed: number
  /** The first and the last instant, in Unix milliseconds. */
  readonly range?: readonly [number, number]
}

/** The values of a column: null in an empty cell, and bigints where the column is wide. */
export type PageValues = DecodedArray

/** Makes the pages of some rows, as one block of bytes that crosses threads. */
export function pageWriter(
  columns: readonly ParquetColumn[],
): (rows: number, values: readonly PageValues[]) => Uint8Array<ArrayBuffer> {
  const encoders = columns.map(encoderOf)
  return (rows, values) => {
    const out = new ByteWriter()
    const sizes = columns.map((column, index): PageSize => {
      const start = out.offset
      const page = values[index]!
      const uncompressed = writeDataPageV2({
        writer: out,
        column: encoders[index]!,
        encoding: encodingOf(column),
        pageData: {
          values: page,
          definitionLevels: column.nullable ? Array.from(page, (value) => (value === null ? 0 : 1)) : [],
          repetitionLevels: [],
          maxDefinitionLevel: column.nullable ? 1 : 0,
        },
      })
      return {
        bytes: out.offset - start,
        uncompressed,
        ...(column.type.kind === 'instant' && { range: rangeOf(page) }),
      }
    })
    return joined([JSON.stringify({ rows, sizes }), out.getBytes()])
  }
}

/** Reads such a block. The bytes are a view of it. */
export function readPages(block: Uint8Array): Pages {
  const [facts, bytes] = splitChunks(block, 2)
  return { ...(JSON.parse(new TextDecoder().decode(facts)) as Pick<Pages, 'rows' | 'sizes'>), bytes }
}

function rangeOf(values: PageValues): readonly [number, number] {
  const numbers = Array.from(values as BigInt64Array, Number)
  return [numbers.reduce((least, each) => Math.min(least, each)), numbers.reduce((most, each) => Math.max(most, each))]
}
