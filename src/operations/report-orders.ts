import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CreditHolder } from '../accounts/billing/credits.ts'
import type { Lane } from '../calculation/threads/lanes.ts'
import type { NatalInput } from '../contract/births/natal.ts'
import type { OrderedReport, ReportOptions, ReportStatusReply } from '../contract/reports/reports.ts'
import { addWarnings, type HeaderWarning } from '../contract/warnings.ts'
import { isDemo, nextPollSeconds, pollUrl } from '../jobs/reports/order.ts'
import type { ReportDocument } from '../jobs/reports/reports.ts'
import { now } from '../platform/clock.ts'
import type { ReportRow } from '../platform/db/report-orders.ts'
import type { Variant } from '../platform/db/reports.ts'
import { Refusal } from '../platform/errors.ts'
import { literal, splitChunks, withMembers } from '../wire/bytes.ts'
import { hungUp } from './compute-requests.ts'
import { fileTag, isNotModified } from './etag.ts'
import { reasonOf, reportStatus } from './order-replies.ts'
import type { Services } from './services.ts'

interface Wanted {
  readonly holder: CreditHolder
  readonly input: NatalInput
  readonly options: ReportOptions
  /** Identifies a request, so that repeated requests order once. */
  readonly orderKey: Buffer | null
  /** Other keys under which a front may have stored the order. */
  readonly otherKeys?: readonly Buffer[]
  readonly lane: Lane
}

/** The chart of a report, as JSON, and the order. */
interface Ordered {
  readonly chart: Uint8Array
  readonly order: OrderedReport
}

/** Casts the birth once for chart and report, then orders. So a birth that cannot be calculated costs nothing. */
export async function orderReport(
  { compute, reports }: Pick<Services, 'compute' | 'reports'>,
  { holder, input, options, lane, ...keys }: Wanted,
): Promise<Ordered> {
  if (options.callback_url) reports.checkCallback(options.callback_url)
  const [chart, text, wheelSvg] = splitChunks(await compute.run('natal_order', input, lane), 3)
  return { chart, order: await reports.order({ holder, options, text, wheelSvg, isFree: isDemo(input), ...keys }) }
}

export const BRANDING_HEADER = 'X-Report-Branding'

/** The renderer needs a few seconds for another variant. */
const VARIANT_SECONDS = 5
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The answers about a report, to programs and to pages. */
export function reportAnswers({ compute, reports }: Pick<Services, 'compute' | 'reports'>) {
  async function find(accountId: string, id: string): Promise<ReportRow> {
    const row = UUID.test(id) ? await reports.find(accountId, id) : null
    if (!row) throw new Refusal('not_found')
    return row
  }

  async function statusReply(accountId: string, lane: Lane, row: ReportRow): Promise<ReportStatusReply | Buffer> {
    const status = reportStatus(row, {
      pollUrl: pollUrl(reports.publicUrl, row.id),
      nextPollSeconds: nextPollSeconds(row.status, now() - row.created_at),
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

  /** The requested variant, if it is ready in time, otherwise that of the order. */
  async function pdfOf(accountId: string, { id, variant: ordered }: ReportRow, wanted: Variant, reply: FastifyReply) {
    const gone = hungUp(reply)
    const made = await reports.awaitDocument(accountId, id, wanted, gone)
    // The caller has disconnected. This answer is for the log and the metrics.
    if (gone.aborted) throw new Refusal('caller_gone')
    if (isReady(made)) return { variant: wanted, ...made }
    const stored = await reports.document(accountId, id, ordered)
    if (!isReady(stored)) throw new Refusal('not_found')
    addWarnings(reply, [missing(wanted, made)])
    return { variant: ordered, ...stored }
  }

  /** Throws `report_not_ready` or `report_failed`. */
  async function pdfReply(
    { accountId, headers, wanted }: WantedPdf,
    reply: FastifyReply,
    row: ReportRow,
  ): Promise<FastifyReply | Buffer> {
    checkEnded(row)
    const { variant, sha256, pages, pdf } = await pdfOf(accountId, row, wanted ?? row.variant, reply)
    reply.headers({ 'X-Report-Pages': pages, [BRANDING_HEADER]: variant })
    if (isNotModified({ headers }, reply, fileTag(sha256), 'private, no-cache')) return reply.send()
    const bytes = await pdf()
    if (!bytes) throw new Refusal('not_found')
    reply.type('application/pdf').header('Content-Disposition', `attachment; filename="natal-report-${row.id}.pdf"`)
    return bytes
  }

  /** Throws `report_not_ready` or `report_failed`. */
  async function markdownReply(accountId: string, lane: Lane, reply: FastifyReply, row: ReportRow) {
    checkEnded(row)
    const content = await reports.content(accountId, row.id)
    if (content === null) throw new Refusal('not_found')
    reply.type('text/markdown; charset=utf-8').header('Cache-Control', 'private, no-cache')
    return compute.run('report_markdown', { text: content, quoted: false }, lane)
  }

  return { find, statusReply, pdfReply, markdownReply }
}

interface WantedPdf {
  readonly accountId: string
  readonly headers: FastifyRequest['headers']
  /** Null for the variant of the order. */
  readonly wanted: Variant | null
}

/** Throws `report_not_ready` or `report_failed` for a report that is not completed. */
function checkEnded({ status, error, created_at: createdAtMs }: ReportRow): void {
  if (error !== null) throw failed(error)
  const seconds = nextPollSeconds(status, now() - createdAtMs)
  if (seconds !== null) throw notReady(status, seconds)
}

const isReady = (document: ReportDocument): document is Extract<ReportDocument, { sha256: Buffer }> =>
  typeof document === 'object' && 'sha256' in document

/** Why the answer is not the requested variant. */
function missing(wanted: Variant, document: 'in_progress' | { readonly failed: string }): HeaderWarning {
  const name = `The PDF ${wanted === 'with_logo' ? 'with' : 'without'} the branding image`
  return document === 'in_progress'
    ? { code: 'variant_not_ready', message: `${name} is not ready yet. Try again in ${VARIANT_SECONDS} seconds` }
    : { code: 'variant_failed', message: `${name} failed: ${reasonOf(document.failed)}. Try again in a minute` }
}

const notReady = (status: string, seconds: number) =>
  new Refusal('report_not_ready', { retryAfterMs: seconds * 1000, body: { status, next_poll_after_seconds: seconds } })

const failed = (code: string) => new Refusal('report_failed', { body: { status: 'failed', reason: reasonOf(code) } })
