import type { CallOptions } from './call.ts'
import { type DownloadOptions, download, type ExportPart, type SinkFor } from './download.ts'
import { type Methods, OPERATIONS } from './generated/operations.ts'
import type {
  EphemerisRequest,
  EphemerisRow,
  ExportReply,
  NatalChartReply,
  NatalChartRequest,
  OrderedReport,
  operations,
  PsychologicalReportOrder,
  ReportStatusReply,
} from './generated/schema.ts'
import { methods } from './methods.ts'
import { type BatchMethod, batchMethod } from './natal-batch.ts'
import { type OrreryOptions, type Settings, settingsOf } from './settings.ts'
import { chunks, lines, rows } from './streams.ts'
import { type WaitOptions, wait } from './wait.ts'
import type { StreamFormat } from './whole.ts'

/** The client itself notices a table that is cut off. */
type TableRequest = Omit<EphemerisRequest, 'format' | 'end_mark'>
type ReportOrder = Omit<NatalChartRequest, 'psychological_report'> &
  NonNullable<operations['natal_chart']['parameters']['query']> & {
    /** The options of the report. The method itself sets `enabled`. */
    psychological_report?: Omit<PsychologicalReportOrder, 'enabled'> | null
  }

/** A report that was ordered, and the chart that it is about. */
export type Ordered = OrderedReport & { readonly chart: NatalChartReply }

/** The methods that stream, wait or download. */
interface Streaming {
  readonly natal: {
    /**
     * The charts of many births, or the data of a technique of each, in their order, each with its error in its place.
     */
    readonly batch: BatchMethod
  }
  readonly ephemeris: {
    /** The rows of a table, up to 2,000,000, as they are calculated. */
    rows(input: TableRequest, options?: CallOptions): AsyncIterable<EphemerisRow>
    /** The lines of a table as CSV. The first one names the columns. */
    lines(input: TableRequest, options?: CallOptions): AsyncIterable<string>
    /** The bytes of a table in one of the streamed formats. */
    chunks(
      input: TableRequest & { readonly format: StreamFormat },
      options?: CallOptions,
    ): AsyncIterable<Uint8Array<ArrayBuffer>>
  }
  readonly reports: {
    /** Orders the report of a birth. It costs one unit and one credit. */
    order(input: ReportOrder, options?: CallOptions): Promise<Ordered>
    /** Waits until a report is completed. Throws if it fails, or takes longer than 15 minutes or `timeoutMs`. */
    wait(jobId: string, options?: WaitOptions<ReportStatusReply>): Promise<ReportStatusReply>
  }
  readonly exports: {
    /** Waits until an export is completed. Throws if it fails, is cancelled, or takes longer than a day or `timeoutMs`. */
    wait(exportId: string, options?: WaitOptions<ExportReply>): Promise<ExportReply>
    /** Brings the files of a completed export into sinks, going on where a connection broke, and checks their hashes. */
    download(exportId: string, sinkFor: SinkFor, options?: DownloadOptions): Promise<readonly ExportPart[]>
  }
}

export type Orrery = {
  readonly [Group in keyof Methods]: Methods[Group] & (Streaming & Record<string, unknown>)[Group]
}

const REPORT_WAIT_MS = 15 * 60_000
const EXPORT_WAIT_MS = 24 * 3_600_000

/** A client of an Orrery service. */
export function orrery(options: OrreryOptions): Orrery {
  const settings = settingsOf(options)
  const generated = methods(settings)
  return {
    ...generated,
    natal: {
      ...generated.natal,
      batch: batchMethod(settings),
    },
    ephemeris: { ...generated.ephemeris, ...tables(settings) },
    reports: {
      ...generated.reports,
      async order({ psychological_report: report, ...input }, more) {
        const chart = await generated.natal.calculate(
          { ...input, psychological_report: { ...report, enabled: true } },
          more,
        )
        return { ...chart.psychological_report!, chart }
      },
      wait: (jobId, { timeoutMs = REPORT_WAIT_MS, ...more } = {}) =>
        wait(settings, 'report', () => generated.reports.status(jobId, {}, only(more.signal)), { timeoutMs, ...more }),
    },
    exports: { ...generated.exports, ...files(settings, generated) },
  }
}

const table = (format: StreamFormat, input: object, options?: CallOptions) => ({
  ...{ operation: OPERATIONS.ephemeris_calculate, input: { ...input, format, end_mark: undefined }, options },
})

const tables = (settings: Settings): Streaming['ephemeris'] => ({
  rows: (input, options) => rows(settings, table('ndjson', input, options)),
  lines: (input, options) => lines(settings, table('csv', input, options), 'csv'),
  chunks: ({ format, ...input }, options) => chunks(settings, table(format, input, options), format),
})

function files(settings: Settings, { exports }: Methods): Streaming['exports'] {
  const self: Streaming['exports'] = {
    wait: (exportId, { timeoutMs = EXPORT_WAIT_MS, ...more } = {}) =>
      wait(settings, 'export', () => exports.status(exportId, only(more.signal)), { timeoutMs, ...more }),
    async download(exportId, sinkFor, options = {}) {
      await self.wait(exportId, only(options.signal))
      const { parts } = await exports.manifest(exportId, only(options.signal))
      for (const part of parts) await download(settings, exportId, part, await sinkFor(part), options)
      return parts
    },
  }
  return self
}

const only = (signal: AbortSignal | undefined): CallOptions => (signal ? { signal } : {})
