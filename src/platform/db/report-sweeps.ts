import { z } from 'zod'
import type { Database } from './pool.ts'
import { REPORT_ATTEMPTS_MAX } from './reports.ts'
import { statement } from './statement.ts'

const Id = z.object({ id: z.uuid() })
const Hopeless = z.object({ id: z.uuid(), error: z.string() })
/** Seconds. NaN while there are no reports. */
const Times = z.object({ quantile: z.coerce.number(), queued: z.number(), rendered: z.number() })

const requeueStale = statement('report_requeue_stale', Id)
const enqueueDue = statement('report_enqueue_due', Id)
const listHopeless = statement('report_list_hopeless', Hopeless)
const deleteOld = statement('report_delete_old', z.object({ count: z.int() }))
const count = statement('report_count', z.object({ status: z.string(), count: z.int() }))
const times = statement('report_times', Times)

/** Far within the time limit of a statement. */
const ROWS_MAX = 100
/** Each has a document of several megabytes. */
const OLD_ROWS_MAX = 20

const attempts = { attempts_max: REPORT_ATTEMPTS_MAX, rows_max: ROWS_MAX }

/** Queues reports again if their renderer stopped renewing. Returns their ids. */
export const requeueStaleReports = async (db: Database): Promise<readonly string[]> =>
  (await db.any(requeueStale(attempts))).map(({ id }) => id)

/** Ids of reports and variants that were last added to the queue `afterMs` ago. */
export const takeDueReports = async (db: Database, afterMs: number): Promise<readonly string[]> =>
  (await db.any(enqueueDue({ ...attempts, after_ms: afterMs }))).map(({ id }) => id)

/** Reports and variants with too many attempts, or that have waited for `waitMs`, each with its error code. */
export const listHopelessReports = (db: Database, waitMs: number): Promise<readonly z.output<typeof Hopeless>[]> =>
  db.any(listHopeless({ ...attempts, wait_ms: waitMs }))

/** Deletes a batch of reports older than `days`. False when none are left. */
export const deleteOldReports = async (db: Database, days: number): Promise<boolean> =>
  (await db.one(deleteOld({ days, rows_max: OLD_ROWS_MAX }))).count === OLD_ROWS_MAX

/** Number of reports by status. Ended ones count for an hour. */
export const countReports = (db: Database) => db.any(count({}))

/** Quantiles of the waiting and rendering times of the last hour, in seconds. */
export const reportTimes = (db: Database) => db.any(times({}))
