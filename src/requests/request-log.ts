import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../db/pool.ts'
import { insertRequests, type Logged, listRequests, type RequestRow } from '../db/request-log.ts'
import { isUnavailable } from '../db/unavailable.ts'
import type { Metrics } from '../metrics.ts'
import { monthOf, tendPartitions } from './partitions.ts'

/** The requests of accounts, written after the answers. */
export interface RequestLog {
  /** Takes a row into memory. When too many wait, the oldest is dropped. */
  record(row: RequestRow): void
  /** The newest requests of an account, including all that this front has answered. Throws `database_unavailable`. */
  recent(accountId: string, limit: number): Promise<readonly Logged[]>
  /** Number of rows that are not written yet. */
  waiting(): number
  /** Writes the waiting rows, and retries for `deadlineMs`. Throws `database_unavailable` when they are lost. */
  close(deadlineMs?: number): Promise<void>
}

/** One statement with this many rows takes about 10 ms. */
const BATCH_ROWS = 500
const EVERY_MS = 1_000
/** Five minutes at a hundred requests a second, about 15 MB. */
const WAITING_MAX = 30_000
const TEND_MS = 3_600_000
const RETRY_MS = 100

export interface RequestLogOptions {
  readonly db: Database
  /** Calendar months that rows are kept after their own. */
  readonly months: number
  readonly log: (message: string) => void
  readonly metrics: Pick<Metrics, 'requestLogDropped'>
  readonly waitingMax?: number
  readonly everyMs?: number
  /** Unix milliseconds, for the partitions. */
  readonly now?: () => number
}

export function openRequestLog(options: RequestLogOptions): RequestLog {
  const { db, months, log, metrics, waitingMax = WAITING_MAX, everyMs = EVERY_MS, now = Date.now } = options
  let rows: RequestRow[] = []
  let writing: Promise<void> | undefined
  let recorded = 0
  /** Number of recorded rows that are written or dropped. */
  let settled = 0
  /** Number of rows at the start that were sent without an answer and may be written already. */
  let doubtful = 0
  const partitions = new Set<string>()

  const drop = (count: number) => {
    settled += count
    metrics.requestLogDropped.inc(count)
  }

  async function writeBatch(): Promise<void> {
    const batch = rows.splice(0, BATCH_ROWS)
    const again = doubtful > 0
    try {
      await tendFor(batch)
      await insertRequests(db, batch, again)
      settled += batch.length
      doubtful = Math.max(0, doubtful - batch.length)
    } catch (error) {
      if (!isUnavailable(error)) {
        // A batch that Postgres refuses would block all others.
        drop(batch.length)
        log(`${batch.length} rows of the log of requests could not be written: ${(error as Error).message}`)
        return
      }
      rows = [...batch, ...rows]
      doubtful = Math.max(doubtful, batch.length)
      bound()
      throw error
    }
  }

  function bound(): void {
    if (rows.length <= waitingMax) return
    drop(rows.splice(0, rows.length - waitingMax).length)
  }

  async function tend(firstMs: number): Promise<void> {
    await tendPartitions(db, { firstMs, nowMs: now(), months })
    partitions.add(monthOf(now()))
  }

  /** Makes the partitions of a batch. They exist unless this front has just started or the month has changed. */
  async function tendFor(batch: readonly RequestRow[]): Promise<void> {
    const [firstMs, lastMs] = batch.reduce(
      ([first, last], { atMs }) => [Math.min(first, atMs), Math.max(last, atMs)],
      [Infinity, -Infinity],
    )
    const months = [monthOf(firstMs), monthOf(lastMs)]
    if (months.every((month) => partitions.has(month))) return
    await tend(firstMs)
    for (const month of months) partitions.add(month)
  }

  /** Writes all rows that were recorded before the call. */
  async function flush(): Promise<void> {
    const until = recorded
    while (settled < until) {
      writing ??= writeBatch().finally(() => {
        writing = undefined
      })
      await writing
    }
  }

  const inBackground = (work: () => Promise<void>) => {
    work().catch((error: Error) => {
      if (!isUnavailable(error)) log(`The log of requests: ${error.message}`)
    })
  }
  const timers = [
    setInterval(() => inBackground(flush), everyMs),
    setInterval(() => inBackground(() => tend(now())), TEND_MS),
  ]
  for (const timer of timers) timer.unref()
  inBackground(() => tend(now()))

  return {
    record(row) {
      rows.push(row)
      recorded += 1
      bound()
      if (rows.length % BATCH_ROWS === 0) inBackground(flush)
    },
    async recent(accountId, limit) {
      await flush()
      return listRequests(db, accountId, limit)
    },
    waiting: () => recorded - settled,
    async close(deadlineMs = 0) {
      for (const timer of timers) clearInterval(timer)
      const endsAt = performance.now() + deadlineMs
      for (;;) {
        try {
          return await flush()
        } catch (error) {
          if (!isUnavailable(error) || performance.now() >= endsAt) throw error
          await sleep(RETRY_MS)
        }
      }
    },
  }
}
