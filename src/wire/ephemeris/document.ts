import type { EphemerisTable, TimedRow } from '../../almanac/ephemeris-table.ts'
import { bodyKey } from '../../astro/body.ts'
import { DIGNITY_SOURCE } from '../../astro/dignity.ts'
import type { EphemerisRow } from '../../astro/ephemeris.ts'
import { orbitWarnings } from '../../contract/orbit-warning.ts'
import type { PositionSource } from '../../contract/precision.ts'
import type { Warning } from '../../contract/warning.ts'
import { ZONE_DATA_VERSION } from '../../zones.ts'
import { type ByteWriter, literal } from '../bytes.ts'
import { type Column, tableColumns } from './columns.ts'
import { csvColumns } from './csv.ts'
import { bodyKeys, jsonRows } from './json.ts'

/**
 * An answer in three parts, so that several threads can make the chunks of a long answer. A chunk of a table in columns
 * has one line for each column.
 */
export interface EphemerisDocument {
  readonly head: string
  readonly separator: string
  readonly tail: string
  /** The titles of a table in columns; null for other layouts. */
  readonly columns: readonly string[] | null
  write(out: ByteWriter, rows: Iterable<TimedRow>): void
}

/** The document of a table in the format of its plan. */
export function ephemerisDocument(table: EphemerisTable): EphemerisDocument {
  const { format, tableStyle } = table.layout
  if (format === 'csv') return csvDocument(csvColumns(table))
  if (format === 'ndjson') return { head: '', separator: '', tail: '', columns: null, write: lines(jsonRows(table)) }
  const { warnings } = tableNotes(table)
  const said = warnings.length > 0 ? `,"warnings":${JSON.stringify(warnings)}` : ''
  const meta = `{"meta":${JSON.stringify(documentMeta(table))}${said},"data":`
  if (format === 'json') {
    const [open, close] = table.plan.end ? ['[', ']'] : ['', '']
    return { head: `${meta}${open}`, separator: ',', tail: `${close}}`, columns: null, write: joined(jsonRows(table)) }
  }
  const columns = tableColumns(table)
  const titles = columns.map(({ title }) => title)
  if (tableStyle === 'columns') {
    return { head: `${meta}{"columns":{`, separator: ',', tail: '}}}', columns: titles, write: columnLines(columns) }
  }
  return {
    head: `${meta}{"columns":${JSON.stringify(titles)},"rows":[`,
    separator: ',',
    tail: ']}}',
    columns: null,
    write: joined(arrayRow(columns)),
  }
}

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

const lines =
  (write: RowWriter) =>
  (out: ByteWriter, rows: Iterable<TimedRow>): void => {
    for (const [row, epochMs] of rows) {
      write(out, row, epochMs)
      out.bytes(NEWLINE)
    }
  }

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

function csvDocument(columns: readonly Column[]): EphemerisDocument {
  const head = `${columns.map(({ title }) => title).join(',')}\n`
  return { head, separator: '', tail: '', columns: null, write: lines(cells(columns)) }
}

/** What formats that have rows alone say in headers. */
export interface TableNotes {
  /** Every way in which a table differs from its request. */
  readonly warnings: readonly Warning[]
  readonly precision: PositionSource
}

export const tableNotes = ({ leftOut, source }: EphemerisTable): TableNotes => ({
  warnings: orbitWarnings(leftOut, 'at some of these times'),
  precision: source,
})

function documentMeta({ plan, core, layout, zone, count, source }: EphemerisTable) {
  const { start, end, step } = plan.written
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
    ephemeris: 'Swiss Ephemeris 2.10.03',
    precision: source,
    calendar: 'proleptic Gregorian',
    ...(layout.dignity && { dignity_source: DIGNITY_SOURCE }),
  }
}
