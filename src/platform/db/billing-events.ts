import { z } from 'zod'
import { type Database, statement } from './pool.ts'

const TOPIC = z.enum(['customer', 'session', 'payment'])

/** A waiting event, and what to read. Times are Unix milliseconds. */
const ClaimedEvent = z.object({
  id: z.string(),
  topic: TOPIC,
  subject: z.string(),
  attempts: z.int(),
  created_at: z.number(),
  received_at: z.number(),
  claimed_at: z.number(),
})
export type ClaimedEvent = z.output<typeof ClaimedEvent>

export interface NewEvent {
  readonly id: string
  readonly kind: string
  /** Null for a kind that changes nothing. It is kept, and has ended. */
  readonly about: { readonly topic: z.output<typeof TOPIC>; readonly subject: string } | null
  readonly createdAtMs: number
}

const Id = z.object({ id: z.string() })
const Finished = z.object({ kind: z.string(), seconds: z.number() })
const Backlog = z.object({ waiting: z.int(), oldest_seconds: z.number() })

const insert = statement('billing_event_insert', Id)
const claim = statement('billing_event_claim', ClaimedEvent)
const finish = statement('billing_event_finish', Finished)
const putOff = statement('billing_event_put_off', Id)
const sweep = statement('billing_event_sweep', Id)
const backlog = statement('billing_event_backlog', Backlog)

/** False for an event that is known. */
export const insertEvent = async (db: Database, { id, kind, about, createdAtMs }: NewEvent): Promise<boolean> =>
  (await db.maybeOne(
    insert({ id, kind, topic: about?.topic ?? null, subject: about?.subject ?? null, created_at: createdAtMs }),
  )) !== null

/** The longest waiting event, which no other front takes for `leaseMs`. Null if none is due. */
export const claimEvent = (db: Database, leaseMs: number): Promise<ClaimedEvent | null> =>
  db.maybeOne(claim({ lease_ms: leaseMs }))

/**
 * Ends the event and those about the same subject that had come before it was claimed. Returns their kinds and ages.
 */
export const finishEvents = (
  db: Database,
  { id, topic, subject, claimed_at }: ClaimedEvent,
  outcome: 'applied' | 'failed',
): Promise<readonly z.output<typeof Finished>[]> => db.any(finish({ id, topic, subject, claimed_at, outcome }))

export const putOffEvent = async (db: Database, id: string, delayMs: number): Promise<void> =>
  void (await db.maybeOne(putOff({ id, delay_ms: delayMs })))

/** Forgets at most `rowsMax` events that ended long ago, and returns their number. */
export const sweepEvents = async (db: Database, keptDays: number, rowsMax: number): Promise<number> =>
  (await db.any(sweep({ kept_days: keptDays, rows_max: rowsMax }))).length

export const eventBacklog = (db: Database): Promise<z.output<typeof Backlog>> => db.one(backlog({}))

/** A comparison with Stripe: what differed, and how long ago it was made. */
const Comparison = z.object({ differences: z.int(), seconds: z.number() })
export type Comparison = z.output<typeof Comparison>

const insertComparison = statement('billing_comparison_insert', z.object({ at: z.number() }))
const findLastComparison = statement('billing_comparison_find_last', Comparison)

export const noteComparison = async (
  db: Database,
  comparison: { readonly differences: number; readonly mended: boolean },
): Promise<void> => void (await db.one(insertComparison(comparison)))

/** Null before the first one. */
export const lastComparison = (db: Database): Promise<Comparison | null> => db.maybeOne(findLastComparison({}))
