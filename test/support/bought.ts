import { randomUUID } from 'node:crypto'
import { sql } from 'slonik'
import { z } from 'zod'
import { openAccount } from '../../src/accounts/account.ts'
import { bookUnits } from '../../src/accounts/billing/units.ts'
import type { PlanName } from '../../src/contract/accounts/plans.ts'
import type { Database } from '../../src/platform/db/pool.ts'

/** An account that bought units. */
export async function openBuyer(db: Database, plan: PlanName, units: number): Promise<string> {
  const accountId = await openAccount(db, { name: 'Ada', plan })
  if (units > 0) await bookUnits(db, accountId, { amount: units, cause: 'purchase', reference: randomUUID() })
  return accountId
}

const Whole = z.bigint().transform(Number)

/** The balance, the sum of the entries, and the balance that the newest entry names. All three must be equal. */
export const balancesOf = (db: Database, accountId: string) =>
  db.one(sql.type(z.object({ balance: Whole, sum: Whole, newest: Whole }))`
    select units_bought as balance,
      (select coalesce(sum(amount), 0)::bigint from unit_entry where account_id = account.id) as sum,
      coalesce((select balance from unit_entry where account_id = account.id order by id desc limit 1), 0) as newest
    from account where id = ${accountId}`)

export const inBalance = (units: number) => ({ balance: units, sum: units, newest: units })
