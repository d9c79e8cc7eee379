import type { PlanName } from '../../contract/accounts/plans.ts'
import { now } from '../../platform/clock.ts'
import { lockAccount } from '../../platform/db/accounts.ts'
import { bookCredit, type CreditEntry, creditBalance, listCredits } from '../../platform/db/ledgers.ts'
import type { Database } from '../../platform/db/pool.ts'
import { Refusal } from '../../platform/errors.ts'
import { PLANS } from './plans.ts'

/** The account that holds credits. */
export interface CreditHolder {
  readonly accountId: string
  readonly plan: PlanName
  /** A plan that is not paid grants nothing. */
  readonly subscribed: boolean
}

export interface Credits {
  readonly available: number
  readonly plan: PlanName
  readonly grantedPerMonth: number
  /** Unix milliseconds; null for a plan that grants none. */
  readonly nextGrantAtMs: number | null
  /** The newest first. */
  readonly entries: readonly CreditEntry[]
}

const ENTRIES_SHOWN = 20

const grantedTo = ({ plan, subscribed }: CreditHolder): number => (subscribed ? PLANS[plan].reportCreditsPerMonth : 0)

/** The month of a grant in UTC, such as `2026-11`. */
const monthOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 7)

function nextMonthMs(atMs: number): number {
  const at = new Date(atMs)
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1)
}

/** The credits of an account, including the grant of this month. */
export async function creditsOf(db: Database, holder: CreditHolder, nowMs = now()): Promise<Credits> {
  const { accountId, plan } = holder
  const grantedPerMonth = grantedTo(holder)
  const before = await creditBalance(db, accountId, monthOf(nowMs))
  const available =
    before.granted >= grantedPerMonth
      ? before.available
      : await db.transaction((transaction) => grant(transaction, holder, nowMs))
  return {
    available,
    plan,
    grantedPerMonth,
    nextGrantAtMs: grantedPerMonth > 0 ? nextMonthMs(nowMs) : null,
    entries: await listCredits(db, accountId, ENTRIES_SHOWN),
  }
}

/**
 * Takes one credit for a report, in the transaction that orders it. Exact under concurrency. Throws
 * `report_credits_exhausted`, and `invalid_api_key` when the account is gone.
 */
export async function spendCredit(
  transaction: Database,
  holder: CreditHolder,
  reportId: string,
  nowMs = now(),
): Promise<void> {
  const { accountId, plan } = holder
  const available = await grant(transaction, holder, nowMs)
  if (available < 1) throw new Refusal('report_credits_exhausted', { body: { available, plan } })
  await bookCredit(transaction, accountId, { amount: -1, cause: 'report', reference: reportId })
}

/**
 * Books the grant of the month unless it was booked, and returns the balance. After a change to a larger plan the grant is
 * the difference. A month without a request grants nothing. Credits are kept until they are spent.
 */
async function grant(transaction: Database, holder: CreditHolder, nowMs: number): Promise<number> {
  const { accountId, plan } = holder
  // The account and its keys were deleted meanwhile. The next request would be refused in the same way.
  if (!(await lockAccount(transaction, accountId))) throw new Refusal('invalid_api_key')
  const month = monthOf(nowMs)
  const { available, granted } = await creditBalance(transaction, accountId, month)
  const amount = grantedTo(holder) - granted
  if (amount <= 0) return available
  // It begins with the month, by which `creditBalance` sums grants. A plan books it once, so it grants once per month.
  const isNew = await bookCredit(transaction, accountId, { amount, cause: 'plan_grant', reference: `${month} ${plan}` })
  return isNew ? available + amount : available
}
