import type { Redis } from 'ioredis'
import type { AdminHealth } from '../../contract/admin-service.ts'
import { eventBacklog } from '../../platform/db/billing-events.ts'
import type { Database } from '../../platform/db/pool.ts'
import { describeDatabase, listProcesses } from '../../platform/db/processes.ts'
import { instant } from '../../wire/instant.ts'

export interface HealthParts {
  readonly db: Database
  readonly redis: Pick<Redis, 'info'> | undefined
  readonly advice: { list(): Iterable<string> }
}

const BYTES_PER_MB = 1_000_000

/** The processes and the stores of an installation. Throws `database_unavailable`. */
export async function healthOf({ db, redis, advice }: HealthParts): Promise<AdminHealth> {
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
