import type { FastifyReply, FastifyRequest } from 'fastify'
import { creditsOf } from '../billing/credits.ts'
import type { Compute } from '../compute.ts'
import {
  ReportCreditsReply,
  ReportDeletedReply,
  ReportPath,
  ReportQuery,
  ReportStatusReply,
} from '../contract/reports.ts'
import type { Database } from '../db/pool.ts'
import type { ReportRow } from '../db/report-orders.ts'
import { Refusal } from '../errors.ts'
import { operation } from '../operation.ts'
import { nextPollSeconds, pollUrl } from '../reports/poll.ts'
import type { ReportDocument, Reports } from '../reports/reports.ts'
import { literal } from '../wire/bytes.ts'
import { instant, instantOrNull } from '../wire/instant.ts'
import { withMembers } from '../wire/json-members.ts'
import { reasonOf, reportStatus } from '../wire/reports/status.ts'
import { matches, NOT_MODIFIED } from './etag.ts'
import { REPORT_CALLBACK } from './report-callback-text.ts'

const PRODUCES = { 'application/json': 'json', 'application/pdf': 'pdf', 'text/markdown': 'markdown' } as const

const FETCH = `\`format=json\` tells how far the job is: ask again after \`next_poll_after_seconds\`, until the status is
\`completed\` or \`failed\`. Then it also has all that the report says. \`pdf\` and \`markdown\` answer 409 with
\`Retry-After\` until the report is there, and 410 when it has failed. It costs no units.

${REPORT_CALLBACK}`

/** A variant that is asked for takes some seconds. */
const VARIANT_SECONDS = 5
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export interface ReportParts {
  readonly db: Database
  readonly reports: Reports
  readonly compute: Pick<Compute, 'run'>
}

/** Reports that were ordered with a chart, and the credits that they cost. */
export function reportOperations({ db, reports, compute }: ReportParts) {
  const shared = { tag: 'Reports', access: 'api_key', area: 'reports', cost: 0, tool: true } as const
  const url = '/api/v1/natal/report/{job_id}'

  async function find({ accountId }: { accountId: string }, id: string): Promise<ReportRow> {
    const row = UUID.test(id) ? await reports.find(accountId, id) : null
    if (!row) throw new Refusal('not_found')
    return row
  }

  async function statusReply(accountId: string, row: ReportRow): Promise<object> {
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
      ...(isMarkdown && { markdown: await compute.run('report_markdown', { text: content, quoted: true }) }),
    })
  }

  async function pdfReply(
    { caller, headers, query }: FastifyRequest<{ Querystring: ReportQuery }>,
    reply: FastifyReply,
    row: ReportRow,
  ) {
    const flag = query.include_profile_branding_logo
    const variant = flag == null ? row.variant : flag ? 'with_logo' : 'without_logo'
    const document = await reports.document(caller!.accountId, row.id, variant)
    const { sha256, pages, pdf } = present(document)
    const etag = `"${sha256.toString('base64url')}"`
    reply.headers({ ETag: etag, 'Cache-Control': 'private, no-cache', 'X-Report-Pages': pages })
    if (matches(headers['if-none-match'], etag)) return reply.code(304).send()
    const bytes = await pdf()
    if (!bytes) throw new Refusal('not_found')
    reply.type('application/pdf').header('Content-Disposition', `attachment; filename="natal-report-${row.id}.pdf"`)
    return bytes
  }

  return [
    operation({
      ...shared,
      name: 'report_credits',
      method: 'GET',
      url: '/api/v1/natal/report-credits',
      summary: 'How many reports can be ordered, and what became of the credits before',
      reply: ReportCreditsReply,
      async handle({ caller }): Promise<ReportCreditsReply> {
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
      method: 'GET',
      url,
      summary: 'A report that was ordered: how far it is, and the report itself',
      description: FETCH,
      refuses: ['not_found', 'report_not_ready', 'report_failed'],
      params: ReportPath,
      query: ReportQuery,
      reply: ReportStatusReply,
      answers: NOT_MODIFIED,
      produces: PRODUCES,
      async handle(request, reply) {
        const { caller, params, query } = request
        const { accountId } = caller!
        const row = await find(caller!, params.job_id)
        if (query.format === 'json') {
          reply.header('Cache-Control', 'no-store')
          return statusReply(accountId, row)
        }
        checkEnded(row)
        if (query.format === 'pdf') return pdfReply(request, reply, row)
        const content = await reports.content(accountId, row.id)
        if (content === null) throw new Refusal('not_found')
        reply.type('text/markdown; charset=utf-8').header('Cache-Control', 'private, no-cache')
        return compute.run('report_markdown', { text: content, quoted: false })
      },
    }),
    operation({
      ...shared,
      name: 'natal_report_delete',
      method: 'DELETE',
      url,
      summary: 'Takes a report away at once, with the birth that it is about',
      description: 'What an unfinished report cost is returned.',
      tool: false,
      refuses: ['not_found'],
      params: ReportPath,
      reply: ReportDeletedReply,
      async handle({ caller, params }): Promise<ReportDeletedReply> {
        const { id } = await find(caller!, params.job_id)
        if (!(await reports.remove(caller!.accountId, id))) throw new Refusal('not_found')
        return { job_id: id, deleted: true }
      },
    }),
  ]
}

/** Throws `report_not_ready` or `report_failed` for a report that is not completed. */
function checkEnded({ status, error, created_at: createdAtMs }: ReportRow): void {
  if (error !== null) throw failed(error)
  const seconds = nextPollSeconds(status, Date.now() - createdAtMs)
  if (seconds !== null) throw notReady(status, seconds)
}

function present(document: ReportDocument): Exclude<ReportDocument, string | { failed: string }> {
  if (document === 'in_progress') throw notReady('processing', VARIANT_SECONDS)
  if ('failed' in document) throw failed(document.failed)
  return document
}

const notReady = (status: string, seconds: number) =>
  new Refusal('report_not_ready', { retryAfterMs: seconds * 1000, body: { status, next_poll_after_seconds: seconds } })

const failed = (code: string) => new Refusal('report_failed', { body: { status: 'failed', reason: reasonOf(code) } })
