import { z } from 'zod'
import type { NatalChartReply } from '../../contract/births/natal-reply.ts'
import { type ReportStatusReply as Reply, ReportStatusReply } from '../../contract/reports/reports.ts'
import { apiAddress, type Fields, noteLine, paragraphs, placeText, under, warningLines } from './words.ts'

const FOLLOW = 'Call v1_natal_report with this job_id'

/** The order of a report, with the birth that it is about. */
export const orderText = ({
  subject,
  psychological_report: order,
  warnings,
}: z.output<typeof NatalChartReply>): string =>
  order
    ? paragraphs(
        [
          `The report for ${subject.name} is ordered: job_id ${order.job_id}, ${order.status}. ${FOLLOW} after ${order.next_poll_after_seconds ?? 1} seconds.`,
          `Birth: ${subject.datetime}, ${placeText(subject.location)}.`,
        ],
        warningLines(warnings),
      )
    : 'No report was ordered.'

/** The progress of a report. A report without chapters has not begun. */
export const progressText = ({ status, progress }: Pick<ReportStatusReply, 'status' | 'progress'>): string =>
  `The report is ${status}${progress.chapters > 0 ? `: chapter ${progress.chapter} of ${progress.chapters}` : ''}`

/** The status of a report; for a completed one also what dominates the chart, and the URL of the book. */
export function reportText({ job_id, status, progress, error, report, ...reply }: ReportStatusReply): string {
  if (error) return `The report ${job_id} failed: ${error.message}. Its credit was returned. Order it again.`
  if (!report)
    return `The report ${job_id} is ${status}: chapter ${progress.chapter} of ${progress.chapters}. ${FOLLOW} after ${reply.next_poll_after_seconds} seconds.`
  return paragraphs(
    [
      `The report ${job_id} for ${report.subject.name} is completed.`,
      `PDF: ${apiAddress(reply.pdf_url!)}. It is deleted at ${reply.expires_at}.`,
      ...report.subject.notes.map(noteLine),
    ],
    ...report.synthesis.map(({ title, because, body }) => [
      title,
      `Because: ${because.join('; ')}`,
      ...(body ? [body] : []),
    ]),
    ...report.sections.map(({ title, entries }) =>
      under(
        `Chapter ${title}:`,
        entries.map((entry) => `${entry.title}: ${entry.motto}`),
      ),
    ),
  )
}

/** What dominates the chart, and the passages of each chapter in one line. The book has the rest. */
const ShortReport = z.object({
  synthesis: z.array(z.object({ title: z.string(), because: z.array(z.string()), body: z.string().nullable() })),
  passages: z.array(z.object({ chapter: z.string(), title: z.string(), motto: z.string() })),
})

export const ReportStructure = ReportStatusReply.omit({ markdown: true }).extend({ report: ShortReport.optional() })

export const shortReport = ({ report, markdown: _, ...state }: Reply): Fields => ({
  ...state,
  ...(report && {
    report: {
      synthesis: report.synthesis,
      passages: report.sections.flatMap(({ title: chapter, entries }) =>
        entries.map(({ title, motto }) => ({ chapter, title, motto })),
      ),
    } satisfies z.output<typeof ShortReport>,
  }),
})
