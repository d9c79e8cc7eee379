import { z } from 'zod'
import type { Database } from './pool.ts'
import { arrayText, statement } from './statement.ts'

/** A subscription as it was read at Stripe. Times are Unix milliseconds. */
const SubscriptionRow = z.object({
  id: z.string(),
  plan: z.string().nullable(),
  status: z.string(),
  period_ends_at: z.number(),
  cancel_at: z.number().nullable(),
  trial_ends_at: z.number().nullable(),
  due_since: z.number().nullable(),
  next_plan: z.string().nullable(),
  next_plan_at: z.number().nullable(),
})
export type SubscriptionRow = z.output<typeof SubscriptionRow>

const Id = z.object({ id: z.string() })
const upsert = statement('billing_subscription_upsert', Id)
const list = statement('billing_subscription_list', SubscriptionRow)
const endOthers = statement('billing_subscription_end_others', Id)
const Count = z.object({ status: z.string(), plan: z.string().nullable(), count: z.int() })
const count = statement('billing_subscription_count', Count)

const Before = z.object({ plan: z.string(), status: z.string(), expires_at: z.number().nullable() })
const setStandingOf = statement('account_set_standing', Before)

export const putSubscription = async (transaction: Database, accountId: string, row: SubscriptionRow): Promise<void> =>
  void (await transaction.one(upsert({ account_id: accountId, ...row })))

/** By their ids. */
export const listSubscriptions = (db: Database, accountId: string): Promise<readonly SubscriptionRow[]> =>
  db.any(list({ account_id: accountId }))

/** Ends the subscriptions of an account that Stripe no longer lists. */
export const endOtherSubscriptions = async (
  transaction: Database,
  accountId: string,
  listed: readonly string[],
): Promise<void> =>
  void (await transaction.any(
    endOthers({ account_id: accountId, listed: arrayText(listed, (id) => JSON.stringify(id)) }),
  ))

export const countSubscriptions = (db: Database): Promise<readonly z.output<typeof Count>[]> => db.any(count({}))

export interface StoredStanding {
  readonly plan: string
  readonly isSubscribed: boolean
  /** Unix milliseconds. */
  readonly expiresAtMs: number | null
}

/** Returns what was before; null when nothing changed, and for an account that is deleted or has no limits. */
export async function setStanding(
  transaction: Database,
  accountId: string,
  { plan, isSubscribed, expiresAtMs }: StoredStanding,
): Promise<StoredStanding | null> {
  const status = isSubscribed ? 'active' : 'inactive'
  const before = await transaction.maybeOne(setStandingOf({ id: accountId, plan, status, expires_at: expiresAtMs }))
  return before && { plan: before.plan, isSubscribed: before.status === 'active', expiresAtMs: before.expires_at }
}
