import { bodyKey } from '../../astro/body.ts'
import type { EphemerisRow } from '../../astro/ephemeris.ts'
import { DIGNITY_SOURCE } from '../../astro/sign.ts'
import type { EphemerisTable, TimedRow } from '../../calculation/almanac/ephemeris-table.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import type { EphemerisReply } from '../../contract/sky/ephemeris-reply.ts'
import type { EphemerisFormat } from '../../contract/sky/ephemeris-rules.ts'
import { EPHEMERIS_NAMES, ephemerisOf, type UsedPrecision } from '../../contract/sky/sources.ts'
import { skyWarnings, type Warning } from '../../contract/warnings.ts'
import { ZONE_DATA_VERSION } from '../../places/zones.ts'
import { type ByteWriter, endMark, literal } from '../bytes.ts'
import type { ParquetColumn } from '../parquet/column.ts'
import type { ParquetFile } from '../parquet/file.ts'
import { type Column, tableColumns } from './columns.ts'
import { bodyKeys, jsonRows } from './json.ts'
import { csvHeader, csvLine } from './record-column.ts'
import { chosenColumns } from './records.ts'

/** An answer in three parts, so that several threads can make the chunks of a long answer. */
export interface EphemerisDocument {
  readonly head: Uint8Array
  readonly separator: string
  readonly tail: Uint8Array
  readonly assembly: Assembly
  write(out: ByteWriter, rows: Iterable<TimedRow>): void
}

/** How chunks become an answer. */
export type Assembly =
  /** One after the other. */
  | { readonly kind: 'rows' }
  /** A chunk has one line for each column of a table in columns. */
  | { readonly kind: 'columns'; readonly titles: readonly string[] }
  /** A chunk has the pages of its rows. */
  | {
      readonly kind: 'parquet'
      readonly columns: readonly ParquetColumn[]
      readonly facts: Readonly<Record<string, string>>
    }

const IN_ROWS: Assembly = { kind: 'rows' }
const NOTHING = literal('')

type Meta = Omit<ReplyOf<typeof EphemerisReply>['meta'], 'format'> & { readonly format: EphemerisFormat }

/** The document of a table in the format of its input. `columnar` is needed for formats of typed columns. */
export function ephemerisDocument(table: EphemerisTable, columnar: Columnar | null): EphemerisDocument {
  const { format, tableStyle } = table.layout
  if (format === 'parquet' || format === 'arrow') return columnar!.document(table)
  if (format === 'csv') return csvDocument(table)
  if (format === 'ndjson') return document(NOTHING, lines(jsonRows(table)), lastLine(table, format))
  const { warnings } = tableNotes(table)
  const said = warnings.length > 0 ? `,"warnings":${JSON.stringify(warnings)}` : ''
  const meta = `{"meta":${JSON.stringify(documentMeta(table))}${said},"data":`
  if (format === 'json') {
    const [open, close] = table.input.end ? ['[', ']'] : ['', '']
    return document(literal(`${meta}${open}`), joined(jsonRows(table)), literal(`${close}}`), ',')
  }
  const columns = tableColumns(table)
  const titles = columns.map(({ title }) => title)
  if (tableStyle === 'columns') {
    const assembly = { kind: 'columns', titles } as const
    return { ...document(literal(`${meta}{"columns":{`), columnLines(columns), literal('}}}'), ','), assembly }
  }
  const head = literal(`${meta}{"columns":${JSON.stringify(titles)},"rows":[`)
  return document(head, joined(arrayRow(columns)), literal(']}}'), ',')
}

/** Makes Parquet files and Arrow streams. The libraries are loaded when the first one is asked for. */
export interface Columnar {
  document(table: EphemerisTable): EphemerisDocument
  file(columns: readonly ParquetColumn[], facts: Readonly<Record<string, string>>): ParquetFile
}

const document = (
  head: Uint8Array,
  write: EphemerisDocument['write'],
  tail: Uint8Array,
  separator = '',
): EphemerisDocument => ({ head, separator, tail, assembly: IN_ROWS, write })

type RowWriter = (out: ByteWriter, row: EphemerisRow, epochMs: number) => void

const COMMA = literal(',')
const NEWLINE = literal('\n')
const OPEN = literal('[')
const CLOSE = literal(']')

const joined =
  (write: RowWriter) =>
  (out: ByteWriter, rows: Iterable<TimedRow>): void => {
    let first = true
    for (const [row, epochMs] of rows) {
      if (!first) out.bytes(COMMA)
      first = false
      write(out, row, epochMs)
    }
  }

const each =
  (write: RowWriter) =>
  (out: ByteWriter, rows: Iterable<TimedRow>): void => {
    for (const [row, epochMs] of rows) write(out, row, epochMs)
  }

const lines = (write: RowWriter) =>
  each((out, row, epochMs) => {
    write(out, row, epochMs)
    out.bytes(NEWLINE)
  })

/** The cells of a row with commas between them. */
const cells =
  (columns: readonly Column[]): RowWriter =>
  (out, row, epochMs) => {
    for (let index = 0; index < columns.length; index += 1) {
      if (index > 0) out.bytes(COMMA)
      columns[index]!.write(out, row, epochMs)
    }
  }

const arrayRow = (columns: readonly Column[]): RowWriter => {
  const write = cells(columns)
  return (out, row, epochMs) => {
    out.bytes(OPEN)
    write(out, row, epochMs)
    out.bytes(CLOSE)
  }
}

const columnLines =
  (columns: readonly Column[]) =>
  (out: ByteWriter, rows: Iterable<TimedRow>): void => {
    const all = [...rows]
    for (const column of columns) {
      joined((target, row, epochMs) => column.write(target, row, epochMs))(out, all)
      out.bytes(NEWLINE)
    }
  }

function csvDocument(table: EphemerisTable): EphemerisDocument {
  const columns = chosenColumns(table)
  return document(literal(csvHeader(columns)), each(csvLine(columns)), lastLine(table, 'csv'))
}

const lastLine = ({ layout, count }: EphemerisTable, format: 'csv' | 'ndjson'): Uint8Array =>
  layout.endMark ? literal(endMark(format, count)) : NOTHING

/** What formats that have rows alone say in headers. */
export interface TableNotes {
  /** Every way in which a table differs from its request. */
  readonly warnings: readonly Warning[]
  readonly precision: UsedPrecision
}

export function tableNotes({ leftOut: unknown, source, span: [jd, lastJd] }: EphemerisTable): TableNotes {
  const seen = { source: ephemerisOf(source), unknown, jd, lastJd }
  return { warnings: skyWarnings(seen, 'at some of these times'), precision: source }
}

/** What an answer says of its table. Files have it too. */
export function documentMeta({ input, core, layout, zone, count, source }: EphemerisTable): Meta {
  const { start, end, step } = input.written
  return {
    start,
    end,
    step: end ? step : null,
    rows: count,
    bodies: layout.format === 'table' ? core.bodies.map(bodyKey) : bodyKeys(core.bodies),
    format: layout.format,
    ...(layout.format === 'table' && { table_style: layout.tableStyle }),
    zodiac_type: core.zodiac.kind,
    sidereal_ayanamsa: core.zodiac.kind === 'sidereal' ? core.zodiac.ayanamsa : null,
    house_system: layout.houseSystem,
    timezone: zone.id,
    timezone_data: ZONE_DATA_VERSION,
    ephemeris: EPHEMERIS_NAMES[ephemerisOf(source)],
    precision: source,
    calendar: 'proleptic Gregorian',
    ...(layout.dignity && { dignity_source: DIGNITY_SOURCE }),
  }
}
