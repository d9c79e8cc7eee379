import { z } from 'zod'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

const Made = z.object({ request_id: z.uuid(), customer_id: z.string().nullable() })
const Customer = z.object({ account_id: z.uuid(), customer_id: z.string() })
export type Customer = z.output<typeof Customer>

const ensure = statement('billing_customer_ensure', Made)
const find = statement('billing_customer_find', Customer)
const findAccount = statement('billing_customer_find_account', Customer)
const set = statement('billing_customer_set', z.object({ customer_id: z.string() }))
const renew = statement('billing_customer_renew', z.object({ account_id: z.uuid() }))
const list = statement('billing_customer_list', Customer)
const note = statement('billing_customer_note_reading', z.object({ account_id: z.uuid() }))
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

/** The number of a reading that starts now. A later reading has a higher one. */
export const drawReading = async (db: Database): Promise<number> => (await db.one(draw({}))).reading

/** False when a newer reading of the customer is stored. */
export const noteReading = async (db: Database, customer: Customer, reading: number): Promise<boolean> =>
  (await db.maybeOne(note({ ...customer, reading }))) !== null
