import { z } from 'zod'

/** What a drawing can be made into: a picture of pixels, or one vector page. */
const RENDER_FORMATS = ['png', 'pdf'] as const

/** The longest side of a picture in pixels; Chromium needs 144 MB for that many, and some seconds. */
export const PICTURE_SIDE_PX_MAX = 6_000
/** Our own drawings are below 150 kB. */
const SVG_LENGTH_MAX = 1_000_000

/** One drawing to be made into something else by a render process; it crosses the queue as JSON. */
export const ChartJob = z.object({
  svg: z.string().min(1).max(SVG_LENGTH_MAX),
  format: z.enum(RENDER_FORMATS),
  /** The width in CSS pixels; the height follows from the drawing's own aspect. */
  size: z.number().int().min(1).max(PICTURE_SIDE_PX_MAX),
  /** Pixels of a PNG to each CSS pixel. */
  scale: z.number().min(0.1).max(10),
})
export type ChartJob = z.output<typeof ChartJob>

/** A report by its id: what it is to say, and whether it is still wanted, its row in Postgres knows. */
const ReportJob = z.object({ report_id: z.uuid() })

/** The jobs of render processes, by name. Each kind has a queue of its own. */
export const JOBS = { chart: ChartJob, report: ReportJob } as const
export type JobName = keyof typeof JOBS
export type Job<Name extends JobName> = z.output<(typeof JOBS)[Name]>
