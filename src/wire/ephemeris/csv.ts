import { isoUtc } from '../../astro/civil.ts'
import type { EphemerisRow } from '../../astro/ephemeris.ts'
import { type ByteWriter, literal } from '../bytes.ts'
import type { RecordColumn } from './record-column.ts'

/** Writes the cell of a row as text. */
type CellWriter = (out: ByteWriter, row: EphemerisRow, epochMs: number) => void

const COMMA = literal(',')
const NEWLINE = literal('\n')
const [TRUE, FALSE] = [literal('true'), literal('false')]

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
      const [words, { cell }] = [column.words.map(literal), column]
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
