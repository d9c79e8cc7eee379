import { setTimeout as sleep } from 'node:timers/promises'
import { sweepLimitBuckets, sweepQuotaUse } from '../db/limit-counts.ts'
import type { Database } from '../db/pool.ts'
import type { RecurringJob } from '../db/repeated.ts'

/** A year and the month that is running can be compared with the ones before. */
const KEEP_MONTHS = 13
/** A penalty is forgotten an hour after its end, and a bucket is full after a second. */
const BUCKET_IDLE_MS = 86_400_000
const BATCH_ROWS = 1_000
/** Between two batches others have their turn. */
const PAUSE_MS = 100
const EVERY_MS = 3_600_000
const FIRST_AFTER_MS = 60_000

/** Removes old counts and idle buckets, in batches. */
export const limitsSweep = (db: Database): RecurringJob => ({
  name: 'Removing old counts of limits',
  everyMs: EVERY_MS,
  firstAfterMs: FIRST_AFTER_MS,
  work: (signal, pause) => sweepLimits(db, Date.now(), pause, signal),
})

/** One sweep; `nowMs` is Unix milliseconds. Returns the number of rows that are gone. */
export async function sweepLimits(
  db: Database,
  nowMs: number,
  pause: (ms: number) => Promise<unknown> = sleep,
  signal?: AbortSignal,
): Promise<number> {
  const now = new Date(nowMs)
  const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - KEEP_MONTHS)).toISOString().slice(0, 10)
  const steps = [() => sweepQuotaUse(db, before, BATCH_ROWS), () => sweepLimitBuckets(db, BUCKET_IDLE_MS, BATCH_ROWS)]
  let swept = 0
  for (const step of steps) {
    for (let rows = BATCH_ROWS; rows === BATCH_ROWS && !signal?.aborted; ) {
      rows = await step()
      swept += rows
      if (rows === BATCH_ROWS) await pause(PAUSE_MS)
    }
  }
  return swept
}
