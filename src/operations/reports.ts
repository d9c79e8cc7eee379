import { creditsOf } from '../accounts/billing/credits.ts'
import {
  ReportCreditsReply,
  ReportDeletedReply,
  ReportPath,
  ReportQuery,
  ReportStatusReply,
} from '../contract/reports/reports.ts'
import { Refusal } from '../platform/errors.ts'
import { keyFor } from './access.ts'
import { laneOf } from './compute-requests.ts'
import { NOT_MODIFIED } from './etag.ts'
import { REPORT_CALLBACK, REPORT_TOOL } from './natal-shown.ts'
import { operation } from './operation.ts'
import { creditsReply } from './order-replies.ts'
import { BRANDING_HEADER, reportAnswers } from './report-orders.ts'

const PRODUCES = { 'application/json': 'json', 'application/pdf': 'pdf', 'text/markdown': 'markdown' } as const

const FETCH = `\`format=json\` returns the status of the job. Poll every \`next_poll_after_seconds\` until the status is
\`completed\` or \`failed\`. A completed job also has the text of the report. Requests for \`pdf\` and \`markdown\` get
409 with \`Retry-After\` until the report is ready, and 410 if it has failed. A completed report always returns a PDF:
\`X-Report-Branding\` says which one. Requests cost no units.

${REPORT_CALLBACK}`

const PDF_HEADERS = {
  'X-Report-Pages': 'Only for PDF: the number of pages',
  [BRANDING_HEADER]: 'Only for PDF: `with_logo` or `without_logo`, the variant in this answer',
} as const

const shared = { tag: 'Reports', access: keyFor('reports'), cost: 0 } as const
const url = '/api/v1/natal/report/{job_id}'

/** Reports that were ordered with a chart, and their credits. */
export const REPORT_OPERATIONS = [
  operation({
    ...shared,
    name: 'report_credits',
    method: 'GET',
    url: '/api/v1/natal/report-credits',
    summary: 'The available report credits, and the latest entries of their ledger',
    description:
      'Costs no units. The credits of the month are included. `recent` lists the latest entries, newest first.',
    reply: ReportCreditsReply,
    handle: async ({ caller }, _, { db }) => creditsReply(await creditsOf(db, caller)),
  }),
  operation({
    ...shared,
    name: 'natal_report',
    tools: [REPORT_TOOL],
    method: 'GET',
    url,
    summary: 'The status of an ordered report, and the report itself',
    description: FETCH,
    refuses: ['not_found', 'report_not_ready', 'report_failed'],
    params: ReportPath,
    query: ReportQuery,
    reply: ReportStatusReply,
    answer: { types: PRODUCES, statuses: NOT_MODIFIED, headers: PDF_HEADERS },
    handle: async (request, reply, services) => {
      const { find, statusReply, pdfReply, markdownReply } = reportAnswers(services)
      const { caller, headers, params, query } = request
      const { accountId } = caller
      const row = await find(accountId, params.job_id)
      if (query.format === 'pdf') {
        const flag = query.include_profile_branding_logo
        const wanted = flag == null ? null : flag ? 'with_logo' : 'without_logo'
        return pdfReply({ accountId, headers, wanted }, reply, row)
      }
      if (query.format === 'markdown') return markdownReply(accountId, laneOf(request), reply, row)
      reply.header('Cache-Control', 'no-store')
      return statusReply(accountId, laneOf(request), row)
    },
  }),
  operation({
    ...shared,
    name: 'natal_report_delete',
    method: 'DELETE',
    url,
    summary: 'Deletes a report immediately, with its birth data',
    description: 'The credit of an unfinished report is returned.',
    refuses: ['not_found'],
    params: ReportPath,
    reply: ReportDeletedReply,
    handle: async ({ caller, params }, _, services): Promise<ReportDeletedReply> => {
      const { accountId } = caller
      const { id } = await reportAnswers(services).find(accountId, params.job_id)
      if (!(await services.reports.remove(accountId, id))) throw new Refusal('not_found')
      return { job_id: id, deleted: true }
    },
  }),
]
