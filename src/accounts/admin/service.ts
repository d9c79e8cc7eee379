import type { Redis } from 'ioredis'
import type { AdminHealth, AdminQueue, FailedJobs, FailedJobsQuery } from '../../contract/admin/service.ts'
import type { RetriedKind } from '../../contract/jobs.ts'
import { failedJobs, queueDepths, retryJob } from '../../platform/db/admin-queue.ts'
import { eventBacklog } from '../../platform/db/billing-events.ts'
import { describeDatabase, listProcesses } from '../../platform/db/health.ts'
import type { Database } from '../../platform/db/pool.ts'
import { instant } from '../../platform/instant.ts'

export interface HealthServices {
  readonly db: Database
  readonly redis: Pick<Redis, 'info'> | undefined
  readonly advice: { list(): Iterable<string> }
}

const BYTES_PER_MB = 1_000_000

/** The processes and the stores of an installation. Throws `database_unavailable`. */
export async function healthOf({ db, redis, advice }: HealthServices): Promise<AdminHealth> {
  const [processes, { bytes, ...server }, backlog, redisHealth] = await Promise.all([
    listProcesses(db),
    describeDatabase(db),
    eventBacklog(db),
    redis ? redisOf(redis) : null,
  ])
  return {
    processes: processes.map(({ started_at, seen_at, ...process }) => ({
      ...process,
      started_at: instant(started_at),
      seen_at: instant(seen_at),
    })),
    postgres: { ...server, size_mb: Math.round(bytes / BYTES_PER_MB) },
    redis: redisHealth,
    stripe_events: backlog,
    advice: [...advice.list()],
  }
}

/** The status of Redis, which has half a second to answer. */
async function redisOf(redis: Pick<Redis, 'info'>): Promise<NonNullable<AdminHealth['redis']>> {
  try {
    const text = await redis.info()
    const field = (name: string) => new RegExp(`^${name}:(.+?)\\r?$`, 'm').exec(text)?.[1]
    return {
      is_up: true,
      version: field('redis_version') ?? null,
      memory_mb: Math.round(Number(field('used_memory') ?? 0) / BYTES_PER_MB),
    }
  } catch {
    return { is_up: false, version: null, memory_mb: null }
  }
}

interface JobServices {
  readonly db: Database
  /** Null while the queue of chart images cannot be reached. */
  readonly renders: { waiting(): Promise<number | null> }
}

/** Waiting, running and failed jobs. */
export async function queueOf({ db, renders }: JobServices): Promise<AdminQueue> {
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
