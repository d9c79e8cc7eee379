import type { DecodedArray } from 'hyparquet'
import { ByteWriter } from 'hyparquet-writer'
import { writeDataPageV2 } from 'hyparquet-writer/src/datapage.js'
import { joined, splitParts } from '../parts.ts'
import { encoderOf, encodingOf, type ParquetColumn } from './column.ts'

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
  const [facts, bytes] = splitParts(block, 2)
  return { ...(JSON.parse(new TextDecoder().decode(facts)) as Pick<Pages, 'rows' | 'sizes'>), bytes }
}

function rangeOf(values: PageValues): readonly [number, number] {
  const numbers = Array.from(values as BigInt64Array, Number)
  return [numbers.reduce((least, each) => Math.min(least, each)), numbers.reduce((most, each) => Math.max(most, each))]
}
