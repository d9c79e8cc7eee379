import type { Redis } from 'ioredis'
import type { Database } from '../../platform/db/pool.ts'
import { openQueue } from '../queue.ts'
import { postgresStore } from './postgres-store.ts'
import { redisStore } from './redis-store.ts'
import { type Renders, startRenders } from './renders.ts'

/** Renders through Redis if the front has one, otherwise through Postgres. Renderers use the same store. */
export function openRenders({
  db,
  databaseUrl,
  redis,
  queueLimit,
  log,
}: {
  db: Database
  databaseUrl: string
  redis: Redis | undefined
  queueLimit: number
  log: (message: string) => void
}): Renders {
  return redis
    ? startRenders({ queue: openQueue('chart', { redis }, log), store: redisStore(redis), queueLimit })
    : startRenders({
        queue: openQueue('chart', { databaseUrl }, log),
        store: postgresStore(db, databaseUrl),
        queueLimit,
      })
}
