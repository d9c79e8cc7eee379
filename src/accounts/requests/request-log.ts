import { setTimeout as sleep } from 'node:timers/promises'
import type { Advice } from '../../platform/advice.ts'
import { now as serviceTime } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/pool.ts'
import {
  boundRequestLog,
  insertRequests,
  type Logged,
  listRequests,
  type RequestRow,
} from '../../platform/db/request-log.ts'
import { isUnavailable } from '../../platform/db/unavailable.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { type RequestPartitions, requestPartitions } from './partitions.ts'
import { refusals, type WaitingRows, waitingRows } from './waiting-rows.ts'

/** The requests of accounts, written after the answers. */
export interface RequestLog {
  /** Takes a row into memory. When too many wait, the oldest is dropped. False for a request that is only counted. */
  record(row: RequestRow): boolean
  /** The newest requests of an account, including all that this front has answered. Throws `database_unavailable`. */
  recent(accountId: string, limit: number): Promise<readonly Logged[]>
  /** Number of rows that are not written yet. */
  waiting(): number
  /** The size in the database when it was last measured; NaN before. */
  bytes(): number
  /** The size beyond which the oldest days are deleted. */
  readonly bytesMax: number
  /** Writes the waiting rows, and retries for `deadlineMs`. Throws `database_unavailable` when they are lost. */
  close(deadlineMs?: number): Promise<void>
}

/** One statement with this many rows takes about 10 ms. */
const BATCH_ROWS = 500
const EVERY_MS = 1_000
/** Five minutes at a hundred requests a second, about 15 MB. */
const WAITING_MAX = 30_000
const TEND_MS = 3_600_000
/** The fastest front writes about 60 MB in this time. */
const BOUND_MS = 60_000
/** Warn the operator at this share of the limit. */
const LARGE_SHARE = 0.8
const LARGE =
  'The request log has reached 80 % of LOG_MB. Beyond LOG_MB the oldest days are deleted: set LOG_MB higher, or LOG_MONTHS lower.'
/** A day that is larger leaves no room for the day before. */
const DAY_SHARE = 0.5
const LARGE_DAY =
  'The newest day of the request log fills half of LOG_MB. It is never deleted, so the log may exceed LOG_MB and keep hardly any earlier day: set LOG_MB higher.'
const RETRY_MS = 100

export interface RequestLogOptions {
  readonly db: Database
  /** Rows are kept for this many calendar months after the month of the request. */
  readonly months: number
  /** Beyond this size the oldest days are deleted. */
  readonly bytesMax: number
  readonly advice: Advice
  readonly log: (message: string) => void
  readonly metrics: Pick<Metrics, 'requestLogDropped' | 'requestLogEmptied'>
  readonly waitingMax?: number
  readonly everyMs?: number
  /** Unix milliseconds, for the partitions. */
  readonly now?: () => number
}

export function openRequestLog(options: RequestLogOptions): RequestLog {
  const { db, months, log, metrics, waitingMax = WAITING_MAX, everyMs = EVERY_MS, now = serviceTime } = options
  const rows = waitingRows(waitingMax, (count) => metrics.requestLogDropped.inc(count))
  const partitions = requestPartitions(db, months, now)
  const refused = refusals()
  let writing: Promise<void> | undefined
  let bytes = Number.NaN

  /** Writes all rows that were recorded before the call. */
  async function flush(): Promise<void> {
    const until = rows.added()
    while (rows.settled() < until) {
      writing ??= writeBatch({ db, rows, partitions, log }).finally(() => {
        writing = undefined
      })
      await writing
    }
  }

  const inBackground = (work: () => Promise<void>) => {
    work().catch((error: Error) => {
      if (!isUnavailable(error)) log(`The request log: ${error.message}`)
    })
  }
  const write = () => {
    for (const row of refused.end({ nowMs: now() })) rows.add(row)
    inBackground(flush)
  }
  const tend = () => inBackground(() => partitions.tend(now()))
  const measure = async () => {
    bytes = await boundSize(options)
  }
  const bound = () => inBackground(measure)
  const timers = [setInterval(write, everyMs), setInterval(tend, TEND_MS), setInterval(bound, BOUND_MS)]
  for (const timer of timers) timer.unref()
  tend()
  bound()

  return {
    record(row) {
      const kept = row.status < 400 ? row : refused.take(row)
      if (!kept) return false
      rows.add(kept)
      if (rows.count() % BATCH_ROWS === 0) inBackground(flush)
      return true
    },
    async recent(accountId, limit) {
      for (const row of refused.end({ accountId })) rows.add(row)
      await flush()
      return listRequests(db, accountId, limit)
    },
    waiting: () => rows.added() - rows.settled(),
    bytes: () => bytes,
    bytesMax: options.bytesMax,
    async close(deadlineMs = 0) {
      for (const timer of timers) clearInterval(timer)
      for (const row of refused.end({ nowMs: Infinity })) rows.add(row)
      await untilAvailable(flush, deadlineMs)
    },
  }
}

/** Deletes the oldest days of a log that is too large. Returns its size. */
async function boundSize({ db, bytesMax, advice, log, metrics }: RequestLogOptions): Promise<number> {
  const { bytes, keptBytes, emptied } = await boundRequestLog(db, bytesMax)
  metrics.requestLogEmptied.inc(emptied)
  if (emptied > 0) log(`The request log was larger than LOG_MB: its oldest days were deleted (${emptied}).`)
  const warn = (subject: string, text: string, isDue: boolean) =>
    isDue ? advice.give(subject, text) : advice.withdraw(subject)
  warn('request log', LARGE, bytes > LARGE_SHARE * bytesMax)
  warn('day of the request log', LARGE_DAY, keptBytes > DAY_SHARE * bytesMax)
  return bytes
}

interface Writing {
  readonly db: Database
  readonly rows: WaitingRows
  readonly partitions: RequestPartitions
  readonly log: (message: string) => void
}

/** Writes the oldest rows. Throws `database_unavailable`; the rows then wait again. */
async function writeBatch({ db, rows, partitions, log }: Writing): Promise<void> {
  const { batch, doubtful } = rows.take(BATCH_ROWS)
  try {
    await partitions.tendFor(batch)
    await insertRequests(db, batch, doubtful)
    rows.written(batch)
  } catch (error) {
    if (isUnavailable(error)) {
      rows.unanswered(batch)
      throw error
    }
    // A batch that Postgres refuses would block all others.
    rows.refused(batch)
    log(`${batch.length} rows of the request log could not be written: ${(error as Error).message}`)
  }
}

/** Tries again until Postgres answers or the time is over. */
async function untilAvailable(work: () => Promise<void>, deadlineMs: number): Promise<void> {
  const endsAt = performance.now() + deadlineMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isUnavailable(error) || performance.now() >= endsAt) throw error
      await sleep(RETRY_MS)
    }
  }
}
