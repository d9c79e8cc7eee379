import type { Database } from '../platform/db/pool.ts'

/** What differed between Stripe and this service, and was repaired. Instants and amounts are texts. */
export interface Difference {
  readonly accountId: string
  /** Such as `subscription sub_1` or `plan`. */
  readonly what: string
  readonly before: string
  readonly after: string
}

class RolledBack extends Error {
  readonly differences: readonly Difference[]

  constructor(differences: readonly Difference[]) {
    super('Rolled back')
    this.differences = differences
  }
}

export type Apply = (
  db: Database,
  work: (transaction: Database) => Promise<readonly Difference[]>,
) => Promise<readonly Difference[]>

export const applyNow: Apply = (db, work) => db.transaction(work)

/** Finds what `applyNow` would change, by doing it in a transaction that is rolled back. */
export const dryRun: Apply = async (db, work) => {
  try {
    return await db.transaction(async (transaction) => {
      throw new RolledBack(await work(transaction))
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.differences
    throw error
  }
}
