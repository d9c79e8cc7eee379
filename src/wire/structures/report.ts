import { z } from 'zod'
import { type ReportStatusReply as Reply, ReportStatusReply } from '../../contract/reports.ts'
import type { Fields } from '../texts/given.ts'

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
