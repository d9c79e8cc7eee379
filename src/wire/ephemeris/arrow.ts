import {
  Bool,
  type Data,
  type DataType,
  Decimal,
  Field,
  Float64,
  Int32,
  makeData,
  RecordBatch,
  RecordBatchStreamWriter,
  Schema,
  Struct,
  TimestampMillisecond,
  Utf8,
} from 'apache-arrow'
import type { TimedRow } from '../../calculation/almanac/ephemeris-table.ts'
import { literal } from '../bytes.ts'
import { lastPlaces } from '../sky.ts'
import { filled, type RecordColumn } from './record-column.ts'

/** A stream of record batches: the message of its schema, batches that any thread can make, and the mark of its end. */
export interface ArrowStream {
  readonly head: Uint8Array
  readonly tail: Uint8Array
  batch(rows: Iterable<TimedRow>): Uint8Array
}

/** The mark of the end: a continuation and a length of zero. */
const END_BYTES = 8

/** A stream in the format of Arrow IPC, whose numbers are doubles. */
export function arrowStream(columns: readonly RecordColumn[], facts: Facts): ArrowStream {
  const schema = arrowSchema(columns, facts, 'double')
  const head = schemaMessage(schema)
  return {
    head,
    tail: bytesOf(schema).slice(head.length),
    batch(rows) {
      const all = [...rows]
      const children = columns.map((column, index) => dataOf(column, schema.fields[index]!.type, all))
      const batch = new RecordBatch(schema, makeData({ type: new Struct(schema.fields), length: all.length, children }))
      const bytes = bytesOf(schema, batch)
      return bytes.subarray(head.length, bytes.length - END_BYTES)
    },
  }
}

type Facts = Readonly<Record<string, string>>

/** The schema of a table. The metadata of a field has its unit. */
export const arrowSchema = (columns: readonly RecordColumn[], facts: Facts, numbers: 'double' | 'decimal'): Schema =>
  new Schema(
    columns.map((column) => {
      const nullable = 'nullable' in column && column.nullable
      const unit = column.unit === null ? [] : [['unit', column.unit] as const]
      return new Field(column.title, typeOf(column, numbers), nullable, new Map(unit))
    }),
    new Map(Object.entries(facts)),
  )

/** The first message of a stream. */
export function schemaMessage(schema: Schema): Uint8Array {
  const bytes = bytesOf(schema)
  return bytes.slice(0, bytes.length - END_BYTES)
}

function bytesOf(schema: Schema, batch?: RecordBatch): Uint8Array {
  const writer = new RecordBatchStreamWriter()
  writer.reset(undefined, schema)
  if (batch) writer.write(batch)
  writer.finish()
  return writer.toUint8Array(true)
}

function typeOf(column: RecordColumn, numbers: 'double' | 'decimal'): DataType {
  switch (column.kind) {
    case 'number': {
      const { decimals, digits } = column
      if (decimals === 0) return new Int32()
      return numbers === 'double' ? new Float64() : new Decimal(decimals, digits + decimals)
    }
    case 'flag':
      return new Bool()
    case 'instant':
      return new TimestampMillisecond('UTC')
    default:
      return new Utf8()
  }
}

function dataOf(column: RecordColumn, type: DataType, rows: readonly TimedRow[]): Data {
  const { length } = rows
  switch (column.kind) {
    case 'number': {
      const { decimals, nullable } = column
      const power = 10 ** decimals
      const numbers = filled(new Float64Array(length), rows, column.cell, (each) => lastPlaces(each, decimals) / power)
      const nulls = nullable ? { nullBitmap: bitmap(length, (at) => !Number.isNaN(numbers[at])) } : {}
      const data = decimals === 0 ? Int32Array.from(numbers) : numbers
      return makeData({ type: type as Float64, length, data: data as Float64Array, ...nulls })
    }
    case 'flag': {
      const { cell } = column
      return makeData({ type: type as Bool, length, data: bitmap(length, (at) => cell(rows[at]![0], rows[at]![1])) })
    }
    case 'instant': {
      const data = filled(new BigInt64Array(length), rows, column.cell, BigInt)
      return makeData({ type: type as TimestampMillisecond, length, data })
    }
    case 'text':
      return textData(type, filled(new Array<Uint8Array>(length), rows, column.cell, literal))
    case 'word': {
      const { cell, nullable } = column
      const words = column.words.map(literal)
      const texts = filled(new Array<Uint8Array>(length), rows, cell, (index) => words[index] ?? NO_BYTES)
      return textData(type, texts, nullable ? { nullBitmap: bitmap(length, (at) => texts[at] !== NO_BYTES) } : {})
    }
  }
}

const NO_BYTES = new Uint8Array()

function textData(type: DataType, texts: readonly Uint8Array[], nulls: { nullBitmap?: Uint8Array } = {}): Data {
  const valueOffsets = new Int32Array(texts.length + 1)
  for (let index = 0; index < texts.length; index += 1)
    valueOffsets[index + 1] = valueOffsets[index]! + texts[index]!.length
  return makeData({ type: type as Utf8, length: texts.length, valueOffsets, data: Buffer.concat(texts), ...nulls })
}

function bitmap(length: number, isSet: (at: number) => boolean): Uint8Array {
  const bits = new Uint8Array(Math.ceil(length / 8))
  for (let at = 0; at < length; at += 1) if (isSet(at)) bits[at >> 3]! |= 1 << (at & 7)
  return bits
}
