import { randomBytes } from 'node:crypto'
import { type CreditHolder, spendCredit } from '../../accounts/billing/credits.ts'
import type { NatalChartRequest } from '../../contract/births/natal.ts'
import { isFinal, type ReportStatus } from '../../contract/jobs.ts'
import type { ReportOptions } from '../../contract/reports/reports.ts'
import { lockAccount } from '../../platform/db/accounts.ts'
import { renderersLackBrowser } from '../../platform/db/health.ts'
import type { Database } from '../../platform/db/pool.ts'
import { ensureCallbackSecret } from '../../platform/db/report-callbacks.ts'
import { findReportOrder, insertReport, type OrderedRow, reportBacklog } from '../../platform/db/report-orders.ts'
import { Refusal } from '../../platform/errors.ts'

export interface ReportOrder {
  readonly holder: CreditHolder
  readonly options: ReportOptions
  /** `ReportContent` without its wheel, as JSON. */
  readonly text: Uint8Array
  readonly wheelSvg: Uint8Array
  readonly isFree: boolean
  /** Identifies a request with an Idempotency-Key, so that repeated requests order once. */
  readonly orderKey: Buffer | null
  /** Other keys under which a front may have stored the order. */
  readonly otherKeys?: readonly Buffer[]
}

/** Unfinished reports of one account: a few minutes of one renderer. */
const ACCOUNT_BACKLOG_MAX = 20
const OWN_RETRY_MS = 30_000
const ALL_RETRY_MS = 60_000
const SECRET_BYTES = 32

/**
 * Stores an order and takes its credit, both or neither. `isNew` is false for an order that was stored before. Throws
 * `png_unavailable`, `report_credits_exhausted`, `report_backlog_full`, `reports_busy`, and `invalid_api_key` when the
 * account is gone.
 */
export async function placeOrder(
  db: Database,
  { holder, options, text, wheelSvg, isFree, orderKey, otherKeys = [] }: ReportOrder,
  backlogMax: number,
): Promise<OrderedRow & { readonly isNew: boolean }> {
  const { accountId } = holder
  return db.transaction(async (transaction) => {
    if (!(await lockAccount(transaction, accountId))) throw new Refusal('invalid_api_key')
    const before = orderKey && (await findReportOrder(transaction, accountId, [orderKey, ...otherKeys]))
    if (before) return { ...before, isNew: false }
    if (await renderersLackBrowser(transaction)) throw new Refusal('png_unavailable')
    await checkBacklog(transaction, accountId, backlogMax)
    const row = await insertReport(transaction, {
      accountId,
      orderKey,
      options,
      content: decoded(text),
      wheelSvg: decoded(wheelSvg),
      variant: options.include_profile_branding_logo ? 'with_logo' : 'without_logo',
    })
    if (!isFree) await spendCredit(transaction, holder, row.id)
    if (options.callback_url) await ensureCallbackSecret(transaction, accountId, randomBytes(SECRET_BYTES))
    return { ...row, isNew: true }
  })
}

const decoded = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

async function checkBacklog(transaction: Database, accountId: string, allMax: number): Promise<void> {
  const { own, all_accounts: all } = await reportBacklog(transaction, accountId)
  if (own >= ACCOUNT_BACKLOG_MAX) throw new Refusal('report_backlog_full', { retryAfterMs: OWN_RETRY_MS })
  if (all >= allMax) throw new Refusal('reports_busy', { retryAfterMs: ALL_RETRY_MS })
}

/** The sample person. Every account may order this report without credits. */
export const DEMO_SUBJECT = {
  name: 'Synthetic Demo Candidate',
  year: 1992,
  month: 11,
  day: 23,
  hour: 14,
  minute: 17,
  lat: 38.7223,
  lng: -9.1393,
} as const
export const DEMO_ZONE = 'Europe/Lisbon'

/** Whether a birth is that of the sample person. City and chart options do not matter. */
export const isDemo = (birth: NatalChartRequest): boolean =>
  Object.entries(DEMO_SUBJECT).every(([field, value]) => birth[field as keyof NatalChartRequest] === value) &&
  birth.time_known &&
  [DEMO_ZONE, 'AUTO'].includes(birth.tz_str ?? 'AUTO')

const FIRST_SECONDS = 2
const LONGEST_SECONDS = 30
/** Maximum number of polls of a report since its order. */
const POLLS = 4

/** Seconds until the next poll. They grow with the age of the report. Null when it has ended. */
export function nextPollSeconds(status: ReportStatus, ageMs: number): number | null {
  if (isFinal(status)) return null
  return Math.min(LONGEST_SECONDS, Math.max(FIRST_SECONDS, Math.round(ageMs / 1000 / POLLS)))
}

/** The URL that a report is polled at. A path when the service does not know its own address. */
export const pollUrl = (publicUrl: string | undefined, id: string): string =>
  `${publicUrl ?? ''}/api/v1/natal/report/${id}`
