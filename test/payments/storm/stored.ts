import type pg from 'pg'

/*
 * What the database has. Instants are Unix seconds.
 */

const epoch = (column: string) => `extract(epoch from ${column})::float8 as ${column}`

export async function storedAccount(database: pg.Client, accountId: string) {
  const { rows } = await database.query(`select plan, status, ${epoch('expires_at')} from account where id = $1`, [
    accountId,
  ])
  return rows[0]
}

export async function storedSubscriptions(database: pg.Client, accountId: string) {
  const { rows } = await database.query(
    `select id, status, account_id, plan, ${epoch('period_ends_at')}, ${epoch('cancel_at')}, ${epoch('due_since')},
      next_plan, ${epoch('next_plan_at')}
    from billing_subscription where account_id = $1 order by id`,
    [accountId],
  )
  return rows
}

export interface StoredOrder {
  readonly id: string
  readonly account_id: string
  readonly session_id: string | null
  readonly status: string
  readonly is_booked: boolean
  readonly amount_minor: number | null
  readonly currency: string | null
  readonly kind: string
  readonly quantity: number
  readonly taken_back: number
  readonly owed: number
}

export async function storedOrders(database: pg.Client): Promise<StoredOrder[]> {
  const { rows } = await database.query<StoredOrder>(
    `select id, account_id, session_id, status, booked_at is not null as is_booked, amount_minor::float8, currency, kind,
      quantity::float8, taken_back::float8, owed::float8 from billing_order order by created_at`,
  )
  return rows
}

export interface LedgerEntry {
  readonly account_id: string
  readonly amount: number
  readonly cause: string
  readonly reference: string
}

/** In the order of booking. */
export async function ledger(database: pg.Client): Promise<LedgerEntry[]> {
  const { rows } = await database.query<LedgerEntry>(
    'select account_id, amount, cause, reference from credit_entry order by id',
  )
  return rows
}

/** How many events have each outcome. */
export async function outcomes(database: pg.Client): Promise<Record<string, number>> {
  const { rows } = await database.query<{ outcome: string; count: number }>(
    "select coalesce(outcome, 'waiting') as outcome, count(*)::int from billing_event group by 1",
  )
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]))
}
