import type { ColumnChunk, KeyValue, RowGroup } from 'hyparquet'
import { ByteWriter } from 'hyparquet-writer'
import { writeDictionaryPage } from 'hyparquet-writer/src/dictionary.js'
import { writeMetadata } from 'hyparquet-writer/src/metadata.js'
import { literal } from '../bytes.ts'
import {
  codecOf,
  encoderOf,
  encodingOf,
  type Pages,
  type ParquetColumn,
  ROOT,
  readPages,
  schemaElement,
} from './column.ts'

/** Joins pages to a file while they come. It holds those of one row group. */
export interface ParquetFile {
  /** Takes the pages of further rows. Gives bytes of the file when a row group is full. */
  add(block: Uint8Array): Uint8Array[]
  /** The last row group and the footer. */
  end(): Uint8Array[]
}

/**
 * A row group ends when its pages have this size: large enough to be read well, small enough for many files at a time.
 */
const GROUP_BYTES = 2 * 2 ** 20
const MAGIC = literal('PAR1')

/** `facts` are the key and value pairs of the file. */
export function parquetFile(columns: readonly ParquetColumn[], facts: Readonly<Record<string, string>>): ParquetFile {
  const dictionaries = columns.map(dictionaryOf)
  const groups: RowGroup[] = []
  let held: Pages[] = []
  let heldBytes = 0
  let offset = 0

  function give(parts: readonly Uint8Array[]): Uint8Array {
    const bytes = Buffer.concat(parts)
    offset += bytes.length
    return bytes
  }

  const opening = (): Uint8Array[] => (offset === 0 ? [give([MAGIC])] : [])

  function group(): Uint8Array[] {
    if (held.length === 0) return []
    const rows = held.reduce((sum, pages) => sum + pages.rows, 0)
    const starts = held.map(() => 0)
    const start = offset
    const given: Uint8Array[] = []
    const chunks = columns.map((column, index): ColumnChunk => {
      const dictionary = dictionaries[index]!
      const parts = held.map(({ bytes, sizes }, which) => {
        const from = starts[which]!
        starts[which] = from + sizes[index]!.bytes
        return bytes.subarray(from, starts[which])
      })
      const at = offset
      given.push(give([dictionary.bytes, ...parts]))
      return chunkOf(
        column,
        dictionary,
        held.map(({ sizes }) => sizes[index]!),
        { at, size: offset - at, rows },
      )
    })
    groups.push({
      columns: chunks,
      total_byte_size: chunks.reduce((sum, { meta_data }) => sum + meta_data!.total_uncompressed_size, 0n),
      num_rows: BigInt(rows),
      total_compressed_size: BigInt(offset - start),
    })
    held = []
    heldBytes = 0
    return given
  }

  return {
    add(block) {
      const pages = readPages(block)
      held.push(pages)
      heldBytes += pages.bytes.length
      return heldBytes < GROUP_BYTES ? [] : [...opening(), ...group()]
    },
    end: () => [...opening(), ...group(), give([footer(columns, groups, facts)])],
  }
}

interface Dictionary {
  readonly bytes: Uint8Array
  readonly uncompressed: number
}

/** The words of a column come before its pages. They are the same in every row group. */
function dictionaryOf(column: ParquetColumn): Dictionary {
  const out = new ByteWriter()
  const { type } = column
  if (type.kind !== 'word') return { bytes: out.getBytes(), uncompressed: 0 }
  const uncompressed = writeDictionaryPage(out, encoderOf(column), [...type.words])
  return { bytes: out.getBytes(), uncompressed }
}

type Place = Readonly<Record<'at' | 'size' | 'rows', number>>

function chunkOf(
  column: ParquetColumn,
  dictionary: Dictionary,
  sizes: Pages['sizes'],
  { at, size, rows }: Place,
): ColumnChunk {
  const { bytes } = dictionary
  const ranges = sizes.flatMap(({ range }) => range ?? [])
  return {
    file_offset: BigInt(at),
    meta_data: {
      type: schemaElement(column).type!,
      encodings: bytes.length > 0 ? ['PLAIN', encodingOf(column)] : [encodingOf(column)],
      path_in_schema: [column.name],
      codec: codecOf(column),
      num_values: BigInt(rows),
      total_compressed_size: BigInt(size),
      total_uncompressed_size: BigInt(sizes.reduce((sum, page) => sum + page.uncompressed, dictionary.uncompressed)),
      data_page_offset: BigInt(at + bytes.length),
      ...(bytes.length > 0 && { dictionary_page_offset: BigInt(at) }),
      ...(ranges.length > 0 && {
        statistics: {
          null_count: 0n,
          min_value: new Date(ranges.reduce((least, each) => Math.min(least, each))),
          max_value: new Date(ranges.reduce((most, each) => Math.max(most, each))),
        },
      }),
    },
  }
}

function footer(
  columns: readonly ParquetColumn[],
  groups: RowGroup[],
  facts: Readonly<Record<string, string>>,
): Uint8Array {
  const out = new ByteWriter()
  writeMetadata(out, {
    version: 2,
    created_by: 'Orrery',
    schema: [{ ...ROOT, num_children: columns.length }, ...columns.map(schemaElement)],
    num_rows: groups.reduce((sum, { num_rows }) => sum + num_rows, 0n),
    row_groups: groups,
    key_value_metadata: Object.entries(facts).map(([key, value]): KeyValue => ({ key, value })),
    metadata_length: 0,
  })
  out.appendBytes(MAGIC)
  return out.getBytes()
}
