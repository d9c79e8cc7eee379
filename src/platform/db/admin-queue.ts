import { z } from 'zod'
import { JOB_KINDS, type JobKind, type RetriedKind } from '../../contract/jobs.ts'
import { type Database, statement } from './pool.ts'

const Depth = z.object({
  kind: z.enum(JOB_KINDS),
  waiting: z.int(),
  running: z.int(),
  failed: z.int(),
  failed_1d: z.int(),
  oldest_seconds: z.number().nullable(),
})
export type Depth = z.output<typeof Depth>

/** `failed_at` is Unix milliseconds. */
const FailedJob = z.object({
  id: z.string(),
  account_id: z.uuid().nullable(),
  failed_at: z.number(),
  attempts: z.int(),
  error: z.string().nullable(),
})
export type FailedJob = z.output<typeof FailedJob>

const Id = z.object({ id: z.string() })

const depths = statement('admin_queue_depths', Depth)
const failed = {
  reports: statement('admin_queue_failed_reports', FailedJob),
  callbacks: statement('admin_queue_failed_callbacks', FailedJob),
  letters: statement('admin_queue_failed_letters', FailedJob),
  stripe_events: statement('admin_queue_failed_stripe_events', FailedJob),
} as const
const retry = {
  reports: statement('admin_queue_retry_reports', Id),
  callbacks: statement('admin_queue_retry_callbacks', Id),
  stripe_events: statement('admin_queue_retry_stripe_events', Id),
} as const satisfies Record<RetriedKind, unknown>

export const queueDepths = (db: Database): Promise<readonly Depth[]> => db.any(depths({}))

/** The newest failed jobs of a kind. */
export const failedJobs = (db: Database, kind: JobKind, limit: number): Promise<readonly FailedJob[]> =>
  db.any(failed[kind]({ limit }))

/** False for a job that has not failed, or does not exist. */
export const retryJob = async (db: Database, kind: RetriedKind, id: string): Promise<boolean> =>
  (await db.maybeOne(retry[kind]({ id }))) !== null
