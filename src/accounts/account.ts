import type { PlanName } from '../billing/plans.ts'
import { insertAccount } from '../db/accounts.ts'
import type { Database } from '../db/pool.ts'

/** Opens an account on a plan and returns its id. */
export const openAccount = (db: Database, { name, plan }: { name: string; plan: PlanName }): Promise<string> =>
  insertAccount(db, { name, plan })
