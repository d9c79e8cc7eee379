import { z } from 'zod'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

/** A comparison with Stripe: what differed, and how long ago it was made. */
const Comparison = z.object({ differences: z.int(), seconds: z.number() })
export type Comparison = z.output<typeof Comparison>

const insert = statement('billing_comparison_insert', z.object({ at: z.number() }))
const findLast = statement('billing_comparison_find_last', Comparison)

export const noteComparison = async (
  db: Database,
  comparison: { readonly differences: number; readonly mended: boolean },
): Promise<void> => void (await db.one(insert(comparison)))

/** Null before the first one. */
export const lastComparison = (db: Database): Promise<Comparison | null> => db.maybeOne(findLast({}))
