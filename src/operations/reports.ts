import type { FastifyReply, FastifyRequest } from 'fastify'
import { keyFor } from '../access.ts'
import { creditsOf } from '../billing/credits.ts'
import type { Lane } from '../compute/lanes.ts'
import {
  ReportCreditsReply,
  ReportDeletedReply,
  ReportPath,
  ReportQuery,
  ReportStatusReply,
} from '../contract/reports.ts'
import { addWarnings, type HeaderWarning } from '../contract/warning-header.ts'
import type { ReportRow } from '../db/report-orders.ts'
import type { Variant } from '../db/reports.ts'
import { Refusal } from '../errors.ts'
import { operation } from '../operation.ts'
import { nextPollSeconds, pollUrl } from '../reports/poll.ts'
import type { ReportDocument } from '../reports/reports.ts'
import { literal } from '../wire/bytes.ts'
import { instant, instantOrNull } from '../wire/instant.ts'
import { withMembers } from '../wire/json-members.ts'
import { reasonOf, reportStatus } from '../wire/reports/status.ts'
import { matches, NOT_MODIFIED } from './etag.ts'
import { hungUp } from './hung-up.ts'
import { laneOf } from './lane.ts'
import type { Parts } from './parts.ts'
import { REPORT_CALLBACK } from './report-callback-text.ts'

const PRODUCES = { 'application/json': 'json', 'application/pdf': 'pdf', 'text/markdown': 'markdown' } as const

const FETCH = `\`format=json\` returns the status of the job. Ask again after \`next_poll_after_seconds\` until the status is
\`completed\` or \`failed\`. A completed job also has the text of the report. Requests for \`pdf\` and \`markdown\` get 409
with \`Retry-After\` until the report is ready, and 410 if it has failed. A completed report always answers with a PDF:
\`X-Report-Branding\` says which one. Requests cost no units.

${REPORT_CALLBACK}`

const BRANDING = 'X-Report-Branding'
const PDF_HEADERS = {
  'X-Report-Pages': 'Only for PDF: its pages',
  [BRANDING]: 'Only for PDF: `with_logo` or `without_logo`, the variant in this answer',
} as const

/** The renderer needs some seconds for another variant. */
const VARIANT_SECONDS = 5
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const shared = { tag: 'Reports', access: keyFor('reports'), cost: 0 } as const
const url = '/api/v1/natal/report/{job_id}'

/** The answers about a report. */
function reportAnswers({ compute, reports }: Pick<Parts, 'compute' | 'reports'>) {
  async function find({ accountId }: { accountId: string }, id: string): Promise<ReportRow> {
    const row = UUID.test(id) ? await reports.find(accountId, id) : null
    if (!row) throw new Refusal('not_found')
    return row
  }

  async function statusReply(accountId: string, lane: Lane, row: ReportRow): Promise<object> {
    const status = reportStatus(row, {
      pollUrl: pollUrl(reports.publicUrl, row.id),
      nextPollSeconds: nextPollSeconds(row.status, Date.now() - row.created_at),
      days: reports.days,
    })
    const content = row.status === 'completed' ? await reports.content(accountId, row.id) : null
    if (content === null) return status
    const isMarkdown = row.options.markdown || row.options.output_format === 'markdown'
    return withMembers(literal(JSON.stringify(status)), {
      report: content,
      ...(isMarkdown && { markdown: await compute.run('report_markdown', { text: content, quoted: true }, lane) }),
    })
  }

  /** The variant that is asked for, if it is made in time, else that of the order. */
  async function pdfOf(accountId: string, { id, variant: ordered }: ReportRow, wanted: Variant, reply: FastifyReply) {
    const gone = hungUp(reply)
    const made = await reports.awaitDocument(accountId, id, wanted, gone)
    // The caller has gone. This answer is for the log and the metrics.
    if (gone.aborted) throw new Refusal('caller_gone')
    if (isReady(made)) return { variant: wanted, ...made }
    const stored = await reports.document(accountId, id, ordered)
    if (!isReady(stored)) throw new Refusal('not_found')
    addWarnings(reply, [missing(wanted, made)])
    return { variant: ordered, ...stored }
  }

  async function pdfReply(
    { caller, headers, query }: FastifyRequest<{ Querystring: ReportQuery }>,
    reply: FastifyReply,
    row: ReportRow,
  ) {
    const flag = query.include_profile_branding_logo
    const wanted = flag == null ? row.variant : flag ? 'with_logo' : 'without_logo'
    const { variant, sha256, pages, pdf } = await pdfOf(caller!.accountId, row, wanted, reply)
    const etag = `"${sha256.toString('base64url')}"`
    reply.headers({ ETag: etag, 'Cache-Control': 'private, no-cache', 'X-Report-Pages': pages, [BRANDING]: variant })
    if (matches(headers['if-none-match'], etag)) return reply.code(304).send()
    const bytes = await pdf()
    if (!bytes) throw new Refusal('not_found')
    reply.type('application/pdf').header('Content-Disposition', `attachment; filename="natal-report-${row.id}.pdf"`)
    return bytes
  }

  return { find, statusReply, pdfReply }
}

/** Reports that were ordered with a chart, and their credits. */
export const REPORT_OPERATIONS = [
  operation({
    ...shared,
    name: 'report_credits',
    method: 'GET',
    url: '/api/v1/natal/report-credits',
    summary: 'The available report credits, and the latest entries of their ledger',
    reply: ReportCreditsReply,
    handle:
      ({ db }) =>
      async ({ caller }): Promise<ReportCreditsReply> => {
        const { available, plan, grantedPerMonth, nextGrantAtMs, entries } = await creditsOf(db, caller!)
        return {
          ...{ available, plan, granted_per_month: grantedPerMonth },
          next_grant_at: instantOrNull(nextGrantAtMs),
          recent: entries.map(({ at, ...entry }) => ({ at: instant(at), ...entry })),
        }
      },
  }),
  operation({
    ...shared,
    name: 'natal_report',
    tool: true,
    method: 'GET',
    url,
    summary: 'The status of an ordered report, and the report itself',
    description: FETCH,
    refuses: ['not_found', 'report_not_ready', 'report_failed'],
    params: ReportPath,
    query: ReportQuery,
    reply: ReportStatusReply,
    answer: { types: PRODUCES, statuses: NOT_MODIFIED, headers: PDF_HEADERS },
    handle({ compute, reports }) {
      const { find, statusReply, pdfReply } = reportAnswers({ compute, reports })
      return async (request, reply) => {
        const { caller, params, query } = request
        const { accountId } = caller!
        const row = await find(caller!, params.job_id)
        if (query.format === 'json') {
          reply.header('Cache-Control', 'no-store')
          return statusReply(accountId, laneOf(request), row)
        }
        checkEnded(row)
        if (query.format === 'pdf') return pdfReply(request, reply, row)
        const content = await reports.content(accountId, row.id)
        if (content === null) throw new Refusal('not_found')
        reply.type('text/markdown; charset=utf-8').header('Cache-Control', 'private, no-cache')
        return compute.run('report_markdown', { text: content, quoted: false }, laneOf(request))
      }
    },
  }),
  operation({
    ...shared,
    name: 'natal_report_delete',
    method: 'DELETE',
    url,
    summary: 'Deletes a report at once, with its birth data',
    description: 'The credit of an unfinished report is returned.',
    refuses: ['not_found'],
    params: ReportPath,
    reply: ReportDeletedReply,
    handle:
      ({ compute, reports }) =>
      async ({ caller, params }): Promise<ReportDeletedReply> => {
        const { find } = reportAnswers({ compute, reports })
        const { id } = await find(caller!, params.job_id)
        if (!(await reports.remove(caller!.accountId, id))) throw new Refusal('not_found')
        return { job_id: id, deleted: true }
      },
  }),
]

/** Throws `report_not_ready` or `report_failed` for a report that is not completed. */
function checkEnded({ status, error, created_at: createdAtMs }: ReportRow): void {
  if (error !== null) throw failed(error)
  const seconds = nextPollSeconds(status, Date.now() - createdAtMs)
  if (seconds !== null) throw notReady(status, seconds)
}

const isReady = (document: ReportDocument): document is Extract<ReportDocument, { sha256: Buffer }> =>
  typeof document === 'object' && 'sha256' in document

/** Why the answer is not the variant that was asked for. */
function missing(wanted: Variant, document: 'in_progress' | { readonly failed: string }): HeaderWarning {
  const name = `The PDF ${wanted === 'with_logo' ? 'with' : 'without'} the branding image`
  return document === 'in_progress'
    ? { code: 'variant_not_ready', message: `${name} is not ready yet. Ask again in ${VARIANT_SECONDS} seconds` }
    : { code: 'variant_failed', message: `${name} failed: ${reasonOf(document.failed)}. Ask again in a minute` }
}

const notReady = (status: string, seconds: number) =>
  new Refusal('report_not_ready', { retryAfterMs: seconds * 1000, body: { status, next_poll_after_seconds: seconds } })

const failed = (code: string) => new Refusal('report_failed', { body: { status: 'failed', reason: reasonOf(code) } })
