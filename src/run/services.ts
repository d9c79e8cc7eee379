import type { Redis } from 'ioredis'
import manifest from '../../package.json' with { type: 'json' }
import { accountFinder } from '../accounts/account.ts'
import { imageReader } from '../accounts/branding.ts'
import { callerFinder, type FindCaller } from '../accounts/caller.ts'
import { openDeletions } from '../accounts/deletion.ts'
import { type LettersOptions, letterJobs } from '../accounts/letters.ts'
import type { FindAssistant } from '../accounts/oauth/access-token.ts'
import { openRequestLog } from '../accounts/requests/request-log.ts'
import { openStatistics } from '../accounts/statistics/statistics.ts'
import type { Compute } from '../calculation/threads/compute.ts'
import { type Idempotency, openIdempotency } from '../http/idempotency/idempotency.ts'
import { accountLimit } from '../http/limits/counter.ts'
import { type Limits, startLimits } from '../http/limits/plans/limits.ts'
import { LIMITS } from '../http/limits/table.ts'
import type { ExportJobsOptions } from '../jobs/exports/export-jobs.ts'
import { openQueue } from '../jobs/queue.ts'
import { openRenders } from '../jobs/renders/renders.ts'
import { openReports, type ReportsOptions } from '../jobs/reports/reports.ts'
import { openTickets } from '../mcp/inner-call.ts'
import { openMcp } from '../mcp/mcp.ts'
import { OPERATIONS } from '../operations/index.ts'
import { keptAnswers } from '../operations/kept-answers.ts'
import { nowWheels } from '../operations/now-wheels.ts'
import type { Services } from '../operations/services.ts'
import { openAdvice } from '../platform/advice.ts'
import type { Config } from '../platform/config.ts'
import { isDatabaseUp } from '../platform/db/health.ts'
import type { Pool } from '../platform/db/pool.ts'
import type { RecurringJob } from '../platform/db/recurring-job.ts'
import type { Log } from '../platform/log.ts'
import { openOutbox, outboxFolder } from '../platform/mail/outbox.ts'
import { type Metrics, startMetrics } from '../platform/metrics.ts'
import { type BackgroundServices, backgroundJobs, diskSpace, startBackground } from './background.ts'
import { openCompute, openTables, startData } from './calculation.ts'
import { heartbeats } from './liveness.ts'
import { openAssistants, openPeople, type PeopleOverrides, startPayments } from './people.ts'
import type { FrontPhase, Shutdown } from './shutdown.ts'
import { type Opening, openStores, type Stores } from './stores.ts'

/** The services that handlers and hooks of a front use. */
export interface FrontServices extends Services {
  readonly db: Pool
  readonly findCaller: FindCaller
  readonly findAssistant: FindAssistant
  readonly idempotency: Idempotency
  readonly redis: Redis | undefined
  /** Begins to build what an installation builds once, where it is missing. */
  readonly buildData: () => void
}

/** Settings that a test may change and an operator may not. */
export interface Overrides extends PeopleOverrides {
  readonly reportTiming?: ReportsOptions['timing']
  readonly exportTiming?: ExportJobsOptions['timing']
  readonly letterTiming?: Pick<LettersOptions, 'everyMs' | 'retryMs'>
  /** The recurring jobs to start; all of them by default. */
  readonly jobs?: (jobs: readonly RecurringJob[]) => readonly RecurringJob[]
}

/** The embedded Postgres may be restarting. Shorter than the phases that wait for it. */
const AWAIT_POSTGRES_MS = 3_000

/** Starts every service of a front, and registers how each one closes as soon as it is open. */
export async function startServices(
  config: Config,
  shutdown: Shutdown<FrontPhase>,
  log: Log,
  overrides: Overrides = {},
): Promise<FrontServices> {
  const warn = (message: string) => log.warn(message)
  const advice = openAdvice(warn)
  const opening: Opening = { advice, config, shutdown, log, warn }
  const data = startData(config, log)

  const metrics = startMetrics()
  const disk = diskSpace(config.varDir, advice)
  metrics.watchDisk(disk.freeBytes)
  const stores = await openStores(opening, overrides.databaseDeadlineMs)
  const { db, redis, changes } = stores
  const work = openWork(opening, stores, metrics, overrides)
  const outbox = openOutbox(outboxFolder(config.varDir))
  const { admin, mailer, identity } = openPeople(opening, stores, outbox, overrides)
  const compute = await openCompute(opening, data, metrics)
  const limits = openLimits(opening, stores, metrics)
  const tables = await openTables({ ...opening, ...stores, compute, limits, metrics, timing: overrides.exportTiming })
  const oauth = openAssistants(opening, stores, overrides)
  const payments = await startPayments({ config, metrics, log: warn, timing: overrides.paymentTiming, ...stores })
  const { cancelBilling } = payments
  const deletions = openDeletions({ db, redis, changes, identity, mailer, cancelBilling, log: warn })

  const letters = letterJobs({
    db,
    mailer,
    publicUrl: config.publicUrl,
    hasPages: identity.embedded !== null,
    log,
    ...overrides.letterTiming,
  })

  const services = { admin, compute, db, deletions, identity, oauth, payments, ...tables, ...work }
  startJobs(opening, { ...services, disk, letters, outbox }, overrides)
  shutdown.add('stop applying Stripe events', () => payments.close())
  // Closed before the jobs: a sweep that deletes ends after its current step.
  shutdown.add('stop deleting accounts', () => deletions.close())
  return {
    ...services,
    advice,
    changes,
    limits,
    mailer,
    metrics,
    buildData: data.build,
    redis,
    publicUrl: config.publicUrl,
    billingOrigins: config.billingOrigins,
    findCaller: callerFinder(db, { changes }),
    findAccount: accountFinder(db, identity.verify),
    findAssistant: oauth.findAssistant,
    idempotency: openIdempotency({ db }),
    countGrantDecision: accountLimit(LIMITS.grantDecisions),
    nowWheels: nowWheels({ compute }),
    keepAnswer: keptAnswers(),
    mcp: openMcp({ operations: OPERATIONS, release: manifest.version, publicUrl: config.publicUrl }),
    tickets: openTickets(),
    isDatabaseUp: oneAtATime(() => isDatabaseUp(db)),
    isStopping: shutdown.isStopping,
    readImage: imageReader(),
    release: manifest.version,
  }
}

/** One question at a time, because no limit applies to the probes that ask it. */
function oneAtATime(ask: () => Promise<boolean>): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined
  return () => (asking ??= ask().finally(() => (asking = undefined)))
}

/** Starts the recurring jobs of a front. */
function startJobs(
  { advice, shutdown, warn }: Opening,
  { compute, ...services }: Omit<BackgroundServices, 'advice' | 'heartbeat'> & { readonly compute: Compute },
  { jobs = (all) => all }: Overrides,
): void {
  const { db, identity } = services
  const heartbeat = heartbeats({
    kind: 'front',
    database: async () => db,
    isReady: compute.isReady,
    secretMark: () => identity.embedded?.secretMark() ?? null,
  })
  const background = startBackground(jobs(backgroundJobs({ advice, heartbeat, ...services })), warn)
  shutdown.add('stop the background jobs', () => background.stop())
}

/** The services that write after the answers, their state, and those that use renderers. */
function openWork(
  { advice, config, shutdown, warn }: Opening,
  { databaseUrl, db, redis }: Stores,
  metrics: Metrics,
  { reportTiming }: Overrides,
): Pick<Services, 'requests' | 'renders' | 'reports' | 'statistics'> {
  const { logMonths: months, logBytesMax: bytesMax } = config
  const requests = openRequestLog({ db, months, bytesMax, advice, log: warn, metrics })
  shutdown.add('write the request log', () => requests.close(AWAIT_POSTGRES_MS))
  metrics.watchRequestLog(requests)

  const renders = openRenders({ db, databaseUrl, redis, queueLimit: config.renderQueueLimit, log: warn })
  shutdown.add('close the render queue', () => renders.close())
  metrics.watchRenders(renders)

  const reports = openReports({
    db,
    publicUrl: config.publicUrl,
    days: config.reportDays,
    backlogMax: config.reportBacklog,
    queue: openQueue('report', redis ? { redis } : { databaseUrl }, warn),
    callbackAllowHosts: config.callbackAllowHosts,
    onCallback: (outcome) => metrics.callbacks.inc({ outcome }),
    log: warn,
    ...(reportTiming && { timing: reportTiming }),
  })
  shutdown.add('close the queue of reports', () => reports.close())
  metrics.watchReports(reports)
  return { requests, renders, reports, statistics: openStatistics({ db, endpoints: OPERATIONS }) }
}

function openLimits({ config, shutdown, warn }: Opening, { db, redis }: Stores, metrics: Metrics): Limits {
  // The embedded Postgres belongs only to this front.
  const limits = startLimits({ db, redis, isOnlyFront: config.databaseUrl === undefined, log: warn })
  shutdown.add('write the counts of limits', () => limits.close(AWAIT_POSTGRES_MS))
  metrics.watchFallback(() => limits.countedIn() === 'process')
  return limits
}
