import { setTimeout as sleep } from 'node:timers/promises'
import type { OrderedReport } from '../../contract/reports/reports.ts'
import { now } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/pool.ts'
import type { RecurringJob } from '../../platform/db/recurring-job.ts'
import {
  deleteReport,
  findDocumentPdf,
  findReport,
  findReportContent,
  findReportDocument,
  findReportOrder,
  findReportPreview,
  findReportWheel,
  listReports,
  type ReportPreview,
  type ReportRow,
  wantVariant,
} from '../../platform/db/report-orders.ts'
import { countReports, reportTimes, type Variant } from '../../platform/db/reports.ts'
import type { RenderQueue } from '../queue.ts'
import { callbackRounds, checkCallbackUrl } from './callbacks.ts'
import { nextPollSeconds, placeOrder, pollUrl, type ReportOrder } from './order.ts'
import { reportSweep } from './sweep.ts'

/** A finished PDF, the code of its failure (src/platform/errors.ts), or `in_progress`. */
export type ReportDocument =
  | { readonly sha256: Buffer; readonly pages: number; pdf(): Promise<Buffer | null> }
  | { readonly failed: string }
  | 'in_progress'

/** The reports of a front's accounts. All methods but `order` answer null or false for a report of another account. */
export interface Reports {
  /**
   * Stores an order, takes its credit and adds it to the queue. Throws `png_unavailable` without a browser,
   * `report_credits_exhausted`, `report_backlog_full`, `reports_busy`, and `invalid_api_key` when the account is gone.
   */
  order(order: ReportOrder): Promise<OrderedReport>
  find(accountId: string, id: string): Promise<ReportRow | null>
  /** The report that was ordered before with this key. */
  ordered(accountId: string, orderKey: Buffer): Promise<string | null>
  /** The content of a completed report, as JSON without the wheel. */
  content(accountId: string, id: string): Promise<string | null>
  /** A variant of a completed report. The first request for a variant starts to render it. */
  document(accountId: string, id: string, variant: Variant): Promise<ReportDocument>
  /** The same, but waits a few seconds for a variant in progress, unless the caller has disconnected. */
  awaitDocument(accountId: string, id: string, variant: Variant, gone: AbortSignal): Promise<ReportDocument>
  /** The reports of an account, newest first: those after `before`, if it is given. */
  list(
    accountId: string,
    page: { readonly before: string | null; readonly rowsMax: number },
  ): ReturnType<typeof listReports>
  /** What a page shows of a report in addition to its status. */
  preview(accountId: string, id: string): Promise<ReportPreview | null>
  /** The drawing of the chart, as SVG. */
  wheel(accountId: string, id: string): Promise<string | null>
  /** Deletes a report. The credit of an unfinished one is returned. */
  remove(accountId: string, id: string): Promise<boolean>
  /** Throws `invalid_input` for a URL that is never called. */
  checkCallback(url: string): void
  readonly days: number
  readonly publicUrl: string | undefined
  /** Number of reports by status. Ended ones count for an hour. */
  counts(): ReturnType<typeof countReports>
  times(): ReturnType<typeof reportTimes>
  /** Completes or fails every report, deletes old ones, and sends callbacks. */
  readonly jobs: readonly RecurringJob[]
  close(): Promise<void>
}

export interface ReportsOptions {
  readonly db: Database
  readonly queue: RenderQueue<'report'>
  readonly publicUrl: string | undefined
  readonly days: number
  readonly backlogMax: number
  readonly callbackAllowHosts: readonly string[]
  readonly log: (message: string) => void
  readonly onCallback: (outcome: 'delivered' | 'failed' | 'given_up') => void
  readonly timing?: {
    readonly sweepMs?: number
    readonly trustMs?: number
    readonly callbacksMs?: number
    readonly callbackRetryMs?: readonly number[]
    /** How long a request waits for a variant in progress. */
    readonly variantMs?: number
  }
}

export function openReports(options: ReportsOptions): Reports {
  const { db, queue, publicUrl, days, backlogMax, callbackAllowHosts: allowHosts, log, timing } = options
  const wait = variantWait(timing?.variantMs)
  const enqueue = (id: string) => queue.add(id, { report_id: id })
  /** If the queue is unavailable, the sweep adds the report later. */
  const tryEnqueue = (id: string) =>
    enqueue(id).catch((error: Error) => log(`A report is waiting for the render queue: ${error.message}`))

  async function document(accountId: string, id: string, variant: Variant): Promise<ReportDocument> {
    const found = await findReportDocument(db, accountId, id, variant)
    if (found?.sha256 && found.pages !== null)
      return { sha256: found.sha256, pages: found.pages, pdf: () => findDocumentPdf(db, id, variant) }
    if (await wantVariant(db, id, variant)) void tryEnqueue(id)
    else if (found?.error) return { failed: found.error }
    return 'in_progress'
  }
  return {
    async order(order) {
      const { id, status, created_at: createdAtMs, isNew } = await placeOrder(db, order, backlogMax)
      // The answer does not wait for the queue.
      if (isNew) void tryEnqueue(id)
      return {
        job_id: id,
        status,
        next_poll_after_seconds: nextPollSeconds(status, now() - createdAtMs),
        poll_url: pollUrl(publicUrl, id),
      }
    },
    find: (accountId, id) => findReport(db, accountId, id),
    ordered: async (accountId, orderKey) => (await findReportOrder(db, accountId, [orderKey]))?.id ?? null,
    content: (accountId, id) => findReportContent(db, accountId, id),
    document,
    awaitDocument: (accountId, id, variant, gone) => wait(() => document(accountId, id, variant), gone),
    list: (accountId, page) => listReports(db, accountId, page),
    preview: (accountId, id) => findReportPreview(db, accountId, id),
    wheel: (accountId, id) => findReportWheel(db, accountId, id),
    async remove(accountId, id) {
      const isGone = await deleteReport(db, accountId, id)
      // A queued job would find nothing to do. Removing it makes room.
      if (isGone) await queue.remove(id).catch(() => {})
      return isGone
    },
    checkCallback: (url) => checkCallbackUrl(url, allowHosts),
    days,
    publicUrl,
    counts: () => countReports(db),
    times: () => reportTimes(db),
    jobs: reportJobs(options, enqueue),
    close: () => queue.close(),
  }
}

function reportJobs(options: ReportsOptions, enqueue: (id: string) => Promise<void>): readonly RecurringJob[] {
  const { db, publicUrl, days, callbackAllowHosts: allowHosts, onCallback, timing = {} } = options
  const { sweepMs, trustMs, callbacksMs, callbackRetryMs } = timing
  return [
    reportSweep({
      db,
      enqueue,
      days,
      ...(sweepMs !== undefined && { everyMs: sweepMs }),
      ...(trustMs !== undefined && { trustMs }),
    }),
    callbackRounds({
      db,
      publicUrl,
      allowHosts,
      onAttempt: onCallback,
      ...(callbacksMs !== undefined && { everyMs: callbacksMs }),
      ...(callbackRetryMs !== undefined && { retryMs: callbackRetryMs }),
    }),
  ]
}

/** How long a request waits for another variant. An idle renderer makes one in about five seconds. */
const VARIANT_WAIT_MS = 10_000
const VARIANT_POLL_MS = 500

/** Waiting requests of a front. Each asks the database twice a second. Further requests do not wait. */
const VARIANT_WAITING_MAX = 64

/** Asks for a document until it is finished or has failed, the time is over, or the caller has disconnected. */
type VariantWait = <Document>(ask: () => Promise<Document>, gone: AbortSignal) => Promise<Document>

export function variantWait(waitMs = VARIANT_WAIT_MS): VariantWait {
  let waiting = 0
  return async (ask, gone) => {
    const until = performance.now() + waitMs
    let document = await ask()
    if (document !== 'in_progress' || waiting >= VARIANT_WAITING_MAX) return document
    waiting += 1
    try {
      while (document === 'in_progress' && !gone.aborted && performance.now() < until) {
        await sleep(VARIANT_POLL_MS, undefined, { signal: gone }).catch(() => {})
        document = await ask()
      }
    } finally {
      waiting -= 1
    }
    return document
  }
}
