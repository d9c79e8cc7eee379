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

/** The id of an export. Its rows in Postgres have the plan and the parts. */
const ExportJob = z.object({ export_id: z.uuid() })

/** The jobs of render processes and export workers, by name. Each kind has its own queue. */
export const JOBS = { chart: ChartJob, report: ReportJob, export: ExportJob } as const
export type JobName = keyof typeof JOBS
export type Job<Name extends JobName> = z.output<(typeof JOBS)[Name]>
