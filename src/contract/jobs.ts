import { z } from 'zod'

/** Formats of a render: a pixel image, or one vector page. */
const RENDER_FORMATS = ['png', 'pdf'] as const

/** The longest side of an image in pixels. Chromium needs 144 MB and several seconds for the largest one. */
export const PICTURE_SIDE_PX_MAX = 6_000
/** A wheel is below 160 kB. The grid of two charts of 29 points whose every pair forms an aspect takes 1.3 MB. */
export const SVG_LENGTH_MAX = 2_000_000

/** A drawing for a render process to convert. It crosses the queue as JSON. */
export const ChartJob = z.object({
  svg: z.string().min(1).max(SVG_LENGTH_MAX),
  format: z.enum(RENDER_FORMATS),
  /** The width in CSS pixels. The height follows from the proportions of the drawing. */
  size: z.number().int().min(1).max(PICTURE_SIDE_PX_MAX),
  /** Pixels of a PNG to each CSS pixel. */
  scale: z.number().min(0.1).max(10),
})
export type ChartJob = z.output<typeof ChartJob>

/** The id of a report. Its row in Postgres has the content and the status. */
const ReportJob = z.object({ report_id: z.uuid() })

/** The id of an export. Its rows in Postgres have the input and the parts. */
const ExportJob = z.object({ export_id: z.uuid() })

/** The jobs of render processes and export workers, by name. Each kind has its own queue. */
export const JOBS = { chart: ChartJob, report: ReportJob, export: ExportJob } as const
export type JobName = keyof typeof JOBS
export type Job<Name extends JobName> = z.output<(typeof JOBS)[Name]>

/** The lists of jobs that fronts and renderers work through. */
export const JOB_KINDS = ['reports', 'callbacks', 'letters', 'stripe_events'] as const
export type JobKind = (typeof JOB_KINDS)[number]

/** The jobs that can be retried. A letter that was given up has lost its content. */
export const RETRIED_KINDS = ['reports', 'callbacks', 'stripe_events'] as const satisfies readonly JobKind[]
export type RetriedKind = (typeof RETRIED_KINDS)[number]

/**
 * Each status of a report with those that may follow it. The trigger `report_move` of migration 0031 has the same
 * table.
 */
export const REPORT_MOVES = {
  queued: ['processing', 'failed'],
  /** A report returns to the queue when its renderer crashes. */
  processing: ['queued', 'completed', 'failed'],
  completed: [],
  /** An operator can retry a failed report. */
  failed: ['queued'],
} as const satisfies Record<string, readonly string[]>

export type ReportStatus = keyof typeof REPORT_MOVES

export const REPORT_STATUSES = Object.keys(REPORT_MOVES) as [ReportStatus, ...ReportStatus[]]

/** The statuses at which a client stops polling. */
export const FINAL_REPORT_STATUSES = ['completed', 'failed'] as const satisfies readonly ReportStatus[]
export type FinalReportStatus = (typeof FINAL_REPORT_STATUSES)[number]

export const isFinal = (status: ReportStatus): status is FinalReportStatus =>
  (FINAL_REPORT_STATUSES as readonly ReportStatus[]).includes(status)

/** The statuses of an export. The last three are final. */
export const EXPORT_STATUSES = ['queued', 'processing', 'completed', 'failed', 'cancelled'] as const

/** What an unfinished export may wait for, besides its turn. */
export const EXPORT_WAITS = ['no_worker', 'other_data'] as const

/** The formats of the files of an export. */
export const EXPORT_FORMATS = ['parquet', 'arrow', 'csv', 'ndjson'] as const
