import { DATA, PICTURES } from '../../src/techniques/index.ts'
import type { DataFace, PictureFace } from '../../src/techniques/technique.ts'

/** A method of both clients: one call of an operation of the document. */
export interface Method {
  readonly operation: string
  /** What the method gives: parsed JSON by default, the bytes with their media type, or text. */
  readonly gives?: 'json' | 'file' | 'text'
  /** Fields that the method sets. Its input lacks them. */
  readonly fixed?: Readonly<Record<string, string>>
  /** The schema of the answer, where `fixed` or `accept` selects another than the document's first. */
  readonly reply?: string
  /** The header Accept, where it is not the media type of the answer. */
  readonly accept?: string
  /** Instead of the summary in the document. */
  readonly summary?: string
  /** The method that took its place, as a group and a name. The old one stays for programs that call it. */
  readonly replacedBy?: readonly [group: string, name: string]
}

const chart = (operation: string): Method => ({ operation, gives: 'file' })
const chartData = (operation: string, summary: string): Method => ({
  ...{ operation, summary, reply: 'ChartData', accept: 'application/json' },
})

/** The methods of the data of a technique: one, or for an answer that is also a file one for each format. */
const dataMethods = (face: DataFace): Readonly<Record<string, Method>> => {
  const operation = operationOf(face)
  if (!face.fileOf) return { calculate: { operation } }
  return {
    calculate: { operation, fixed: { format: 'json' } },
    calendar: {
      ...{ operation, gives: 'text', fixed: { format: 'ics' } },
      summary: `${face.guide} as an iCalendar file`,
    },
    csv: { ...{ operation, gives: 'text', fixed: { format: 'csv' } }, summary: `${face.guide} as a table in CSV` },
  }
}

/** Aliases have no methods. */
const operationOf = ({ names }: DataFace | PictureFace): string => Object.keys(names)[0]!

/** The methods by group, in snake_case: TypeScript has them in camelCase. What streams or waits is written by hand. */
export const GROUPS: Readonly<Record<string, Readonly<Record<string, Method>>>> = {
  natal: {
    calculate: { operation: 'natal_chart' },
    compact: {
      ...{ operation: 'natal_chart', fixed: { response_format: 'compact' }, reply: 'SimpleNatalReply' },
      summary: 'A natal chart in the compact form',
    },
    simple: { operation: 'natal_simple' },
  },
  ...Object.fromEntries(DATA.map(([id, face]) => [id, dataMethods(face)])),
  lunar_return: { calculate: { operation: 'returns_calculate', replacedBy: ['returns', 'calculate'] } },
  charts: {
    ...Object.fromEntries(PICTURES.map(([id, face]) => [id, chart(operationOf(face))])),
    ...Object.fromEntries(PICTURES.map(([id, face]) => [`${id}_data`, chartData(operationOf(face), face.dataSummary)])),
    styles: { operation: 'chart_styles', gives: 'file' },
    vedic: chart('vedic_visual'),
  },
  ephemeris: { table: { operation: 'ephemeris_table' }, calculate: { operation: 'ephemeris_calculate' } },
  sky_events: {
    list: { operation: 'sky_events', fixed: { format: 'json' } },
    calendar: {
      ...{ operation: 'sky_events', gives: 'text', fixed: { format: 'ics' } },
      summary: 'The events of the sky as an iCalendar feed',
    },
    csv: {
      ...{ operation: 'sky_events', gives: 'text', fixed: { format: 'csv' } },
      summary: 'The events of the sky as a table in CSV',
    },
  },
  numerology: {
    methods: { operation: 'numerology_methods' },
    alphabets: { operation: 'numerology_alphabets' },
    profile: { operation: 'numerology_profile' },
  },
  places: { search: { operation: 'place_search' } },
  reports: {
    credits: { operation: 'report_credits' },
    status: {
      ...{ operation: 'natal_report', fixed: { format: 'json' }, summary: 'The status of a report' },
    },
    pdf: {
      ...{ operation: 'natal_report', gives: 'file', fixed: { format: 'pdf' }, summary: 'A completed report as PDF' },
    },
    markdown: {
      ...{ operation: 'natal_report', gives: 'text', fixed: { format: 'markdown' } },
      summary: 'A completed report as Markdown',
    },
    delete: { operation: 'natal_report_delete' },
  },
  exports: {
    create: { operation: 'export_create' },
    list: { operation: 'export_list' },
    status: { operation: 'export_status' },
    manifest: { operation: 'export_manifest' },
    cancel: { operation: 'export_cancel' },
    delete: { operation: 'export_delete' },
  },
  keys: {
    create: { operation: 'api_key_create' },
    list: { operation: 'api_key_list' },
    update: { operation: 'api_key_update' },
    revoke: { operation: 'api_key_revoke' },
  },
  account: {
    profile: { operation: 'account_profile' },
    data: { operation: 'account_data' },
    events: { operation: 'account_events' },
    logs: { operation: 'request_log_list' },
  },
}

/** Operations that the hand-written methods call. */
export const HAND_WRITTEN: readonly string[] = ['natal_chart', 'natal_batch', 'ephemeris_calculate', 'export_file']
/** Schemas of lines, which the document names beside its answers. */
export const LINES: readonly string[] = ['NatalBatchLine', 'EphemerisRow']
