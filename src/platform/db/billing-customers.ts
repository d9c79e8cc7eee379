import { z } from 'zod'
import { arrayText, type Database, statement } from './pool.ts'

const Made = z.object({ request_id: z.uuid(), customer_id: z.string().nullable() })
const Customer = z.object({ account_id: z.uuid(), customer_id: z.string() })
export type Customer = z.output<typeof Customer>

const DueEmail = Customer.extend({
  token: z.uuid(),
  attempts: z.int(),
  earlier: z.array(z.string()),
  email: z.string(),
})
/** A customer that has to get the e-mail address of its account. */
export type DueEmail = z.output<typeof DueEmail>

const ensure = statement('billing_customer_ensure', Made)
const find = statement('billing_customer_find', Customer)
const findAccount = statement('billing_customer_find_account', Customer)
const set = statement('billing_customer_set', z.object({ customer_id: z.string() }))
const renew = statement('billing_customer_renew', z.object({ account_id: z.uuid() }))
const list = statement('billing_customer_list', Customer)
const note = statement('billing_customer_note_reading', z.object({ account_id: z.uuid() }))
const claimDueEmail = statement('billing_email_claim', DueEmail)
const finishDueEmail = statement('billing_email_finish', z.object({ account_id: z.uuid() }))
const draw = statement('billing_reading_draw', z.object({ reading: z.number() }))

/** The customer of an account, or the request that will make it. */
export const ensureCustomer = (db: Database, accountId: string): Promise<z.output<typeof Made>> =>
  db.one(ensure({ account_id: accountId }))

export const findCustomer = (db: Database, accountId: string): Promise<Customer | null> =>
  db.maybeOne(find({ account_id: accountId }))

export const findCustomerById = (db: Database, customerId: string): Promise<Customer | null> =>
  db.maybeOne(findAccount({ customer_id: customerId }))

export interface CustomerRequest {
  readonly accountId: string
  readonly requestId: string
}

/** False when the request was replaced meanwhile. */
export const setCustomer = async (
  db: Database,
  { accountId, requestId }: CustomerRequest,
  customerId: string,
): Promise<boolean> =>
  (await db.maybeOne(set({ account_id: accountId, request_id: requestId, customer_id: customerId }))) !== null

/** The next attempt creates another customer. */
export const renewCustomer = async (db: Database, { accountId, requestId }: CustomerRequest): Promise<void> =>
  void (await db.maybeOne(renew({ account_id: accountId, request_id: requestId })))

/** Customers in the order of their accounts, from after one on. */
export const listCustomers = (db: Database, after: string, count: number): Promise<readonly Customer[]> =>
  db.any(list({ after, count }))

/** The customer that waits longest for a new address. Nobody else takes it for a pause, which doubles each time. */
export const claimEmail = (
  db: Database,
  { retryMs, retryMsMax }: { readonly retryMs: number; readonly retryMsMax: number },
): Promise<DueEmail | null> => db.maybeOne(claimDueEmail({ pause_ms: retryMs, pause_ms_max: retryMsMax }))

/** Ends what was claimed, unless the address has changed again meanwhile. */
export const finishEmail = async (db: Database, { account_id, token }: DueEmail): Promise<void> =>
  void (await db.maybeOne(finishDueEmail({ account_id, token })))

/** The number of a reading that starts now. A later reading has a higher one. */
export const drawReading = async (db: Database): Promise<number> => (await db.one(draw({}))).reading

/** False when a newer reading of the customer is stored. */
export const noteReading = async (db: Database, customer: Customer, reading: number): Promise<boolean> =>
  (await db.maybeOne(note({ ...customer, reading }))) !== null

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
const listOfAccount = statement('billing_subscription_list', SubscriptionRow)
const endOthers = statement('billing_subscription_end_others', Id)
const Count = z.object({ status: z.string(), plan: z.string().nullable(), count: z.int() })
const countByPlan = statement('billing_subscription_count', Count)

const Before = z.object({ plan: z.string(), status: z.string(), expires_at: z.number().nullable() })
const setEntitlementOf = statement('account_set_entitlement', Before)

export const putSubscription = async (transaction: Database, accountId: string, row: SubscriptionRow): Promise<void> =>
  void (await transaction.one(upsert({ account_id: accountId, ...row })))

/** By their ids. */
export const listSubscriptions = (db: Database, accountId: string): Promise<readonly SubscriptionRow[]> =>
  db.any(listOfAccount({ account_id: accountId }))

/** Ends the subscriptions of an account that Stripe no longer lists. */
export const endOtherSubscriptions = async (
  transaction: Database,
  accountId: string,
  listed: readonly string[],
): Promise<void> =>
  void (await transaction.any(
    endOthers({ account_id: accountId, listed: arrayText(listed, (id) => JSON.stringify(id)) }),
  ))

export const countSubscriptions = (db: Database): Promise<readonly z.output<typeof Count>[]> => db.any(countByPlan({}))

export interface StoredEntitlement {
  readonly plan: string
  readonly isSubscribed: boolean
  /** Unix milliseconds. */
  readonly expiresAtMs: number | null
}

/** Returns what was before; null when nothing changed, and for an account that is deleted or has no limits. */
export async function setEntitlement(
  transaction: Database,
  accountId: string,
  { plan, isSubscribed, expiresAtMs }: StoredEntitlement,
): Promise<StoredEntitlement | null> {
  const status = isSubscribed ? 'active' : 'inactive'
  const before = await transaction.maybeOne(setEntitlementOf({ id: accountId, plan, status, expires_at: expiresAtMs }))
  return before && { plan: before.plan, isSubscribed: before.status === 'active', expiresAtMs: before.expires_at }
}
