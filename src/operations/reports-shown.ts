import type { ToolForm } from '../techniques/shown.ts'
import { ReportStructure, shortReport } from '../wire/structures/report.ts'
import { reportText } from '../wire/texts/report.ts'

export const REPORT_TOOL: ToolForm = {
  title: 'Status of a report',
  description:
    'The status of an ordered report, by the job_id of v1_natal_report_order. Call it again after the seconds that the answer names, until the report is completed or has failed. A completed report has its main themes and the URL of the PDF.',
  cost: 'no units.',
  isState: true,
  unknown:
    'This account has no report with this job_id. Use the job_id from the answer of v1_natal_report_order. A report is deleted some days after its order: if the person agrees, order it again.',
  omits: ['include_profile_branding_logo'],
  example: { job_id: '5b1f0c8e-3f0e-4d52-9a40-6f1d1a7c2b93' },
  output: ReportStructure,
  trims: shortReport,
  cuts: [{ field: 'report.passages', advice: 'The PDF has all of them.' }],
  text: reportText,
}
