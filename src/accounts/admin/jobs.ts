import type { AdminQueue, FailedJobs, FailedJobsQuery } from '../../contract/admin-service.ts'
import type { RetriedKind } from '../../contract/job-kinds.ts'
import { failedJobs, queueDepths, retryJob } from '../../platform/db/admin-queue.ts'
import type { Database } from '../../platform/db/pool.ts'
import { instant } from '../../wire/instant.ts'

interface JobParts {
  readonly db: Database
  /** Null while the queue of chart images cannot be reached. */
  readonly renders: { waiting(): Promise<number | null> }
}

/** Waiting, running and failed jobs. */
export async function queueOf({ db, renders }: JobParts): Promise<AdminQueue> {
  const [lists, pictures] = await Promise.all([queueDepths(db), renders.waiting()])
  return { lists: [...lists], pictures_waiting: pictures }
}

/** The newest failed jobs of a kind. */
export async function failedOf(db: Database, { kind, limit }: FailedJobsQuery): Promise<FailedJobs> {
  const jobs = await failedJobs(db, kind, limit)
  return { kind, jobs: jobs.map(({ failed_at, ...job }) => ({ ...job, failed_at: instant(failed_at) })) }
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** False for a job that has not failed, or does not exist. The processes pick it up within a few seconds. */
export const retry = async (db: Database, kind: RetriedKind, id: string): Promise<boolean> =>
  (kind === 'stripe_events' || UUID.test(id)) && retryJob(db, kind, id)
