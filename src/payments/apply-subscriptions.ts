import { recordEvent } from '../accounts/audit.ts'
import { isPlanName, PLAN_NAMES, type PlanName } from '../contract/accounts/plans.ts'
import { lockAccount } from '../platform/db/accounts.ts'
import {
  type Customer,
  endOtherSubscriptions,
  listSubscriptions,
  noteReading,
  putSubscription,
  type SubscriptionRow,
  setEntitlement,
} from '../platform/db/billing-customers.ts'
import { enqueueLetter } from '../platform/db/letters.ts'
import type { Database } from '../platform/db/pool.ts'
import { bookMrr, type Paid } from '../platform/db/revenue.ts'
import { instant } from '../platform/instant.ts'
import type { Difference } from './applying.ts'
import type { Subscription } from './provider.ts'
import { countingOf, entitlementOf, isEarning, type StoredSubscription, stateOf, type Terms } from './terms.ts'

/** The subscriptions of a customer as they were read at Stripe, and the number of the reading. */
export interface Read {
  readonly customer: Customer
  readonly subscriptions: readonly Subscription[]
  readonly reading: number
}

/**
 * Stores what was read, and gives the account what its subscription gives. The same reading changes nothing the second
 * time, and an older one changes nothing at all. Without a subscription the account stays as it is: the operator may
 * have given it a plan manually.
 */
export async function applySubscriptions(
  transaction: Database,
  { customer, subscriptions, reading }: Read,
  terms: Terms,
  nowMs: number,
): Promise<readonly Difference[]> {
  const { account_id: accountId } = customer
  if (!(await lockAccount(transaction, accountId))) return []
  if (!(await noteReading(transaction, customer, reading))) return []
  const before = await listSubscriptions(transaction, accountId)
  for (const subscription of subscriptions) await putSubscription(transaction, accountId, rowOf(subscription, terms))
  await endOtherSubscriptions(
    transaction,
    accountId,
    subscriptions.map(({ id }) => id),
  )
  const after = await listSubscriptions(transaction, accountId)
  const changes = differencesOf(accountId, before, after)
  const stored = new Map(after.map(({ id, plan }) => [id, planNamed(plan)]))
  const paid = paidBy(subscriptions, ({ id }) => stored.get(id) ?? null, { graceMs: terms.graceMs, nowMs })
  await bookMrr(transaction, accountId, paid, nowMs)
  const isNews = changes.length > 0
  const entitlement = await applyEntitlement(transaction, { accountId, rows: after, reading, isNews }, terms, nowMs)
  for (const subscription of subscriptions) await writeLetters(transaction, accountId, subscription, terms, nowMs)
  return [...changes, ...entitlement]
}

interface Stored {
  readonly accountId: string
  readonly rows: readonly SubscriptionRow[]
  readonly reading: number
  /** The reading has changed a row. */
  readonly isNews: boolean
}

async function applyEntitlement(
  transaction: Database,
  { accountId, rows, reading, isNews }: Stored,
  { graceMs }: Terms,
  nowMs: number,
): Promise<readonly Difference[]> {
  const counting = countingOf(rows.map(storedOf), graceMs, nowMs)
  // A subscription that ended long ago does not take away a plan that the operator gave since.
  if (!counting || (counting.state === 'canceled' && !isNews)) return []
  const entitlement = entitlementOf(counting, graceMs)
  const before = await setEntitlement(transaction, accountId, entitlement)
  if (!before) return []
  if (before.plan !== entitlement.plan) {
    const detail = { before: before.plan, plan: entitlement.plan }
    await recordEvent(transaction, { accountId, actor: 'system', action: 'plan_changed', detail })
    await enqueueLetter(transaction, { accountId, kind: 'plan_changed', reference: String(reading), detail })
  }
  return [{ accountId, what: 'account', before: entitlementInWords(before), after: entitlementInWords(entitlement) }]
}

const rowOf = (subscription: Subscription, { planOf }: Terms): SubscriptionRow => ({
  id: subscription.id,
  plan: planOf(subscription.priceId),
  status: subscription.status,
  period_ends_at: subscription.periodEndsAtMs,
  cancel_at: subscription.cancelAtMs,
  trial_ends_at: subscription.trialEndsAtMs,
  due_since: subscription.dueSinceMs,
  next_plan: subscription.next && planOf(subscription.next.priceId),
  next_plan_at: subscription.next?.atMs ?? null,
})

/** A plan that this version does not know counts as none. */
const planNamed = (name: string | null) => (name !== null && isPlanName(name) ? name : null)

export const storedOf = (row: SubscriptionRow): StoredSubscription => ({
  id: row.id,
  plan: planNamed(row.plan),
  status: row.status,
  periodEndsAtMs: row.period_ends_at,
  cancelAtMs: row.cancel_at,
  trialEndsAtMs: row.trial_ends_at,
  dueSinceMs: row.due_since,
  nextPlan: planNamed(row.next_plan),
  nextPlanAtMs: row.next_plan_at,
})

function differencesOf(
  accountId: string,
  before: readonly SubscriptionRow[],
  after: readonly SubscriptionRow[],
): Difference[] {
  const known = new Map(before.map((row) => [row.id, rowInWords(row)]))
  return after
    .map((row) => ({
      accountId,
      what: `subscription ${row.id}`,
      before: known.get(row.id) ?? 'unknown here',
      after: rowInWords(row),
    }))
    .filter((each) => each.before !== each.after)
}

const rowInWords = ({ id: _, ...row }: SubscriptionRow): string =>
  Object.entries(row)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name} ${typeof value === 'number' ? instant(value) : value}`)
    .join(', ')

const entitlementInWords = ({ plan, isSubscribed, expiresAtMs }: Parameters<typeof setEntitlement>[2]): string =>
  `plan ${plan}, ${isSubscribed ? 'active' : 'inactive'}${expiresAtMs === null ? '' : `, until ${instant(expiresAtMs)}`}`

/**
 * What the subscriptions of an account pay together, by currency. Those that earn nothing are left out: also one whose trial
 * has ended without a payment, and one past due for longer than the grace, which Stripe may leave so for ever.
 */
export function paidBy(
  subscriptions: readonly Subscription[],
  planOf: (subscription: Subscription) => PlanName | null,
  { graceMs, nowMs }: Pick<Terms, 'graceMs'> & { readonly nowMs: number },
): readonly Paid[] {
  const earning = subscriptions.flatMap((subscription) => {
    const { status, yearlyMinor, currency, isFirstDue } = subscription
    const plan = planOf(subscription)
    if (!plan || !isEarning(status) || isFirstDue || yearlyMinor === 0) return []
    if (stateOf(subscription, graceMs, nowMs) === 'expired') return []
    return [{ plan, yearlyMinor, currency }]
  })
  return [...Map.groupBy(earning, ({ currency }) => currency)].map(([currency, those]) => ({
    currency,
    yearly: those.reduce((sum, { yearlyMinor }) => sum + yearlyMinor, 0),
    plan: those.map(({ plan }) => plan).sort((one, other) => rank(other) - rank(one))[0]!,
  }))
}

const rank = (plan: PlanName): number => PLAN_NAMES.indexOf(plan)

/** Stripe sends the event three days before. It may be read a little early. */
const TRIAL_ENDS_WITHIN_MS = 3.5 * 86_400_000

/**
 * Stores the letters that the state of a subscription asks for: one for each unpaid invoice, and one for each trial.
 */
async function writeLetters(
  transaction: Database,
  accountId: string,
  { id, status, priceId, due, dueSinceMs, currency, trialEndsAtMs }: Subscription,
  { graceMs, planOf }: Terms,
  nowMs: number,
): Promise<void> {
  if (planOf(priceId) === null) return
  if (status === 'past_due' && due && dueSinceMs !== null)
    await enqueueLetter(transaction, {
      accountId,
      kind: 'payment_failed',
      reference: due.invoiceId,
      detail: { amountMinor: due.amountMinor, currency, graceEndsAtMs: dueSinceMs + graceMs },
    })
  if (status === 'trialing' && trialEndsAtMs !== null && trialEndsAtMs - nowMs < TRIAL_ENDS_WITHIN_MS)
    await enqueueLetter(transaction, {
      accountId,
      kind: 'trial_ending',
      reference: `${id} ${trialEndsAtMs}`,
      detail: { endsAtMs: trialEndsAtMs },
    })
}
