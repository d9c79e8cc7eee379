import type { PlanName } from '../contract/plan-names.ts'
import { insertAccount } from '../platform/db/accounts.ts'
import type { Database } from '../platform/db/pool.ts'
import type { BoughtUnits } from './billing/units.ts'

/** An account and the person who is signed in to it. */
export interface Account {
  readonly id: string
  readonly plan: PlanName
  readonly bought: BoughtUnits
  /** False when its subscription has ended. */
  readonly subscribed: boolean
  readonly issuer: string
  readonly subject: string
  readonly name: string
  readonly email: string | null
  readonly emailVerified: boolean
  readonly createdAtMs: number
  /** The session of the access token. Null when its issuer does not name one. */
  readonly sessionId: string | null
  /** Whether this request created the account. */
  readonly isNew: boolean
}

/** Creates an account with a plan and returns its id. */
export const openAccount = (db: Database, { name, plan }: { name: string; plan: PlanName }): Promise<string> =>
  insertAccount(db, { name, plan })
