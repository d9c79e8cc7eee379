import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../db/pool.ts'
import { sweepLimitBuckets, sweepQuotaUse } from '../db/quota-use.ts'
import { isUnavailable } from '../db/unavailable.ts'

export interface Sweep {
  /** Ends it; a batch that is on its way is waited for. */
  stop(): Promise<void>
}

/** A year and the month that is running can be compared with the ones before. */
const KEEP_MONTHS = 13
/** A penalty is forgotten an hour after its end, and a bucket is full after a second. */
const BUCKET_IDLE_MS = 86_400_000
const BATCH_ROWS = 1_000
/** Between two batches others have their turn. */
const PAUSE_MS = 100
const EVERY_MS = 3_600_000
/** Not at the start, when there is enough to do, and fronts that started together sweep apart. */
const FIRST_AFTER_MS = 60_000

/** Removes old counts and idle buckets, in batches, once an hour; several fronts don't disturb each other. */
export function startSweep(db: Database, log: (message: string) => void): Sweep {
  const stopped = new AbortController()
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopped.signal, ref: false }).catch(() => {})

  const going = (async () => {
    await pause(FIRST_AFTER_MS * (1 + Math.random()))
    while (!stopped.signal.aborted) {
      await sweepLimits(db, Date.now(), pause, stopped.signal).catch((error: Error) => {
        if (!isUnavailable(error)) log(`Old counts of limits could not be removed: ${error.message}`)
      })
      await pause(EVERY_MS)
    }
  })()
  return {
    async stop() {
      stopped.abort()
      await going
    },
  }
}

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
