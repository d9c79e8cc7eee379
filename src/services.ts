import type { Redis } from 'ioredis'
import { startAuditSweep } from './accounts/audit-sweep.ts'
import { callerFinder, type FindCaller } from './accounts/caller.ts'
import { type Changes, openChanges } from './accounts/changes.ts'
import { type Deletions, startDeletions } from './accounts/deletion.ts'
import { accountFinder, type FindAccount } from './accounts/holder.ts'
import { nothingToCancel } from './billing/cancellation.ts'
import { type Compute, startCompute } from './compute.ts'
import type { Config } from './config.ts'
import { startDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { openPool, type Pool } from './db/pool.ts'
import { type Idempotency, startIdempotency } from './idempotency/idempotency.ts'
import { type IdentityService, openIdentity } from './identity/open.ts'
import { type Limits, startLimits } from './limits/limits.ts'
import { startSweep } from './limits/sweep.ts'
import type { Log } from './log.ts'
import { type Mailer, openMailer } from './mail/mailer.ts'
import { type Metrics, startMetrics } from './metrics.ts'
import { preparePlaces } from './places/prepare.ts'
import { openQueue } from './queue.ts'
import { connectRedis } from './redis.ts'
import { openRenders } from './renders/open.ts'
import type { Renders } from './renders/renders.ts'
import { openReports, type Reports } from './reports/reports.ts'
import { openRequestLog, type RequestLog } from './requests/request-log.ts'
import type { Shutdown } from './shutdown.ts'

/** What the operations of a front run on. */
export interface Services {
  readonly changes: Changes
  readonly compute: Compute
  readonly db: Pool
  readonly deletions: Deletions
  readonly findCaller: FindCaller
  readonly findAccount: FindAccount
  readonly idempotency: Idempotency
  readonly identity: IdentityService
  readonly limits: Limits
  readonly mailer: Mailer
  readonly metrics: Metrics
  readonly redis: Redis | undefined
  readonly renders: Renders
  readonly reports: Reports
  readonly requests: RequestLog
}

/** Postgres is given ten seconds for a fast shutdown and five more for an immediate one. */
const STOP_POSTGRES_MS = 20_000
const CLOSE_POOL_MS = 5_000
/** A message may be on its way to a slow relay. */
const CLOSE_MAILER_MS = 5_000
const CLOSE_REDIS_MS = 2_000
const STOP_SWEEP_MS = 5_000
const CLOSE_RENDERS_MS = 2_000
/** Callbacks on their way have ten seconds. */
const CLOSE_REPORTS_MS = 12_000
/** A full buffer is 60 statements of 20 ms. */
const WRITE_REQUESTS_MS = 5_000
/** Some statements, the last of which may need its time limit. */
const CLOSE_LIMITS_MS = 8_000
/** The embedded Postgres may be starting again. */
const AWAIT_POSTGRES_MS = 3_000
const CLOSE_CHANGES_MS = 3_000
/** The present step of a deletion; the rest is gone on with at the next start. */
const STOP_DELETIONS_MS = 5_000
/** What remains of the calculations once no request waits for them any more. */
const DRAIN_THREADS_MS = 2_000
/** And the time that threads may take to load, during which they can't be ended. */
const STOP_THREADS_MS = 8_000

/** Starts everything that a front needs, and says how each is closed as soon as it is opened. */
export async function startServices(config: Config, shutdown: Shutdown, log: Log): Promise<Services> {
  const warn = (message: string) => log.warn(message)

  const preparing = preparePlaces(config.varDir, (message) => log.info(message))
  // Awaited below, and until then nobody is to take its failure for one that nobody handles.
  preparing.catch(() => {})

  const starting = startDatabase({ ...config, isFront: true, log: warn })
  shutdown.add('stop Postgres', STOP_POSTGRES_MS, async () => (await starting).stop())
  const { url } = await starting
  const applied = await migrate(url)
  if (applied.length > 0) log.info({ applied }, 'database migrated')

  const db = await openPool(url)
  shutdown.add('close the database pool', CLOSE_POOL_MS, () => db.end())

  const redis = config.redisUrl ? await connectRedis(config.redisUrl, warn) : undefined
  if (redis) shutdown.add('close Redis', CLOSE_REDIS_MS, () => redis.quit().catch(() => redis.disconnect()))

  const changes = openChanges({ db, databaseUrl: url, redis, log: warn })
  shutdown.add('close the line of changes', CLOSE_CHANGES_MS, () => changes.close())

  const metrics = startMetrics()
  const requests = openRequestLog({ db, months: config.logMonths, log: warn, metrics })
  shutdown.add('write the log of requests', WRITE_REQUESTS_MS, () => requests.close(AWAIT_POSTGRES_MS))
  metrics.watchRequestLog(requests.waiting)
  const renders = openRenders({ db, databaseUrl: url, redis, queueLimit: config.renderQueueLimit, log: warn })
  shutdown.add('close the render queue', CLOSE_RENDERS_MS, () => renders.close())
  metrics.watchRenders(renders)
  const reports = openReports({
    ...{ db, publicUrl: config.publicUrl, days: config.reportDays, backlogMax: config.reportBacklog },
    queue: openQueue('report', redis ? { redis } : { databaseUrl: url }, warn),
    callbackAllowHosts: config.callbackAllowHosts,
    onCallback: (outcome) => metrics.callbacks.inc({ outcome }),
    log: warn,
  })
  shutdown.add('stop the care of reports', CLOSE_REPORTS_MS, () => reports.close())
  metrics.watchReports(reports)

  const mailer = openMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, db, log })
  shutdown.add('send waiting e-mail', CLOSE_MAILER_MS, () => mailer.close())
  const identity = openIdentity({ config, db, databaseUrl: url, mailer, warn })
  shutdown.add('close the identity provider', CLOSE_POOL_MS, () => identity.close())

  const placesFile = await preparing
  const loading = startCompute({ ...config, queueLimit: config.computeQueueLimit, placesFile, metrics })
  shutdown.add('drain the calculation threads', STOP_THREADS_MS, async () => (await loading).close(DRAIN_THREADS_MS))
  const compute = await loading

  const limits = startLimits({ db, redis, isOnlyFront: config.databaseUrl === undefined, log: warn })
  shutdown.add('write the counts of limits', CLOSE_LIMITS_MS, () => limits.close(AWAIT_POSTGRES_MS))
  const sweep = startSweep(db, warn)
  shutdown.add('stop the sweep of limits', STOP_SWEEP_MS, () => sweep.stop())
  const auditSweep = startAuditSweep(db, warn)
  shutdown.add('stop the sweep of events', STOP_SWEEP_MS, () => auditSweep.stop())
  const idempotency = startIdempotency({ db, log: warn })
  shutdown.add('stop sweeping idempotency keys', CLOSE_POOL_MS, () => idempotency.close())
  const deletions = startDeletions({ db, redis, changes, identity, cancelBilling: nothingToCancel, log: warn })
  shutdown.add('stop deleting accounts', STOP_DELETIONS_MS, () => deletions.close())
  return {
    changes,
    compute,
    db,
    deletions,
    findCaller: callerFinder(db, { changes }),
    findAccount: accountFinder(db, identity.verify),
    idempotency,
    identity,
    limits,
    mailer,
    metrics,
    redis,
    renders,
    reports,
    requests,
  }
}
