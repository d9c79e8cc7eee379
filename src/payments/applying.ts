import type { Database } from '../platform/db/pool.ts'

/** What differed between Stripe and this service, and was repaired. Instants and amounts are texts. */
export interface Difference {
  readonly accountId: string
  /** Such as `subscription sub_1` or `plan`. */
  readonly what: string
  readonly before: string
  readonly after: string
}

class TakenBack extends Error {
  readonly differences: readonly Difference[]

  constructor(differences: readonly Difference[]) {
    super('Only looked')
    this.differences = differences
  }
}

export type Apply = (
  db: Database,
  work: (transaction: Database) => Promise<readonly Difference[]>,
) => Promise<readonly Difference[]>

export const applyNow: Apply = (db, work) => db.transaction(work)

/** Finds what `applyNow` would change, by doing it in a transaction that is taken back. */
export const onlyLook: Apply = async (db, work) => {
  try {
    return await db.transaction(async (transaction) => {
      throw new TakenBack(await work(transaction))
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.differences
    throw error
  }
}
