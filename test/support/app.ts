import type { AddressInfo } from 'node:net'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { openAccount } from '../../src/accounts/account.ts'
import { callerFinder } from '../../src/accounts/caller.ts'
import { openChanges } from '../../src/accounts/changes.ts'
import { startDeletions } from '../../src/accounts/deletion.ts'
import { accountFinder } from '../../src/accounts/holder.ts'
import { createKey } from '../../src/accounts/keys.ts'
import { buildApp } from '../../src/app.ts'
import { nothingToCancel } from '../../src/billing/cancellation.ts'
import type { PlanName } from '../../src/billing/plans.ts'
import { startCompute } from '../../src/compute.ts'
import { readConfig } from '../../src/config.ts'
import { openPool } from '../../src/db/pool.ts'
import { startIdempotency } from '../../src/idempotency/idempotency.ts'
import { openIdentity } from '../../src/identity/open.ts'
import { startLimits } from '../../src/limits/limits.ts'
import { openMailer } from '../../src/mail/mailer.ts'
import { startMetrics } from '../../src/metrics.ts'
import { openQueue } from '../../src/queue.ts'
import { connectRedis } from '../../src/redis.ts'
import { openRenders } from '../../src/renders/open.ts'
import { openReports, type ReportsOptions } from '../../src/reports/reports.ts'
import { openRequestLog } from '../../src/requests/request-log.ts'
import type { Services } from '../../src/services.ts'
import type { TestIssuer } from './issuer.ts'
import { testPlaces } from './places.ts'
import { createDatabase } from './postgres.ts'

export interface TestApp {
  readonly app: FastifyInstance
  readonly services: Services
  /** A key of the plan `operator`. */
  readonly key: string
  newKey(plan: PlanName): Promise<string>
  get(query: Query, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  post(body: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  /** A POST to any address. */
  postTo(url: string, body: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  /** One sample of a metric, 0 when there is none yet. */
  metric(line: string): Promise<number>
  /** Listens on a free port and gives the base address. */
  listen(): Promise<string>
  logged(): string
  stop(): Promise<void>
}

/** Of the built-in identity provider; shared by test applications over one database, as fronts do. */
const TEST_SECRET = 'a secret of the tests, which is long enough'

export type Query = Readonly<Record<string, string | number | boolean>>

/** The units that an answer says are left. */
export const remaining = (reply: { headers: Record<string, unknown> }): number =>
  Number(reply.headers['x-ratelimit-remaining'])

interface Options {
  readonly databaseUrl?: string
  readonly redisUrl?: string
  readonly threads?: number
  readonly queueLimit?: number
  readonly renderQueueLimit?: number
  /** Whose access tokens are believed. */
  readonly issuer?: TestIssuer
  /** How often reports are looked after. */
  readonly reportTiming?: ReportsOptions['timing']
  /** Further variables of the environment. */
  readonly environment?: Readonly<Record<string, string>>
}

/** The whole application in this process: real threads, Swiss Ephemeris, Postgres and hooks. */
export async function startTestApp(options: Options = {}): Promise<TestApp> {
  const { databaseUrl, redisUrl, threads = 2, queueLimit = 256, renderQueueLimit = 64, issuer } = options
  const config = readConfig({
    ...(issuer && { AUTH_ISSUER: issuer.url, AUTH_JWKS_URL: issuer.jwksUrl, AUTH_AUDIENCE: issuer.audience }),
    AUTH_SECRET: TEST_SECRET,
    ...options.environment,
  })
  const database = databaseUrl ? { url: databaseUrl, drop: async () => {} } : await createDatabase()
  const db = await openPool(database.url)
  const redis = redisUrl ? await connectRedis(redisUrl, () => {}) : undefined
  const changes = openChanges({ db, databaseUrl: database.url, redis, log: () => {} })
  const metrics = startMetrics()
  const requests = openRequestLog({ db, months: config.logMonths, log: () => {}, metrics })
  metrics.watchRequestLog(requests.waiting)
  const placesFile = testPlaces()
  const compute = await startCompute({ threads, queueLimit, ephemerisPath: undefined, placesFile, metrics })
  const limits = startLimits({ db, redis, log: () => {} })
  const idempotency = startIdempotency({ db, log: () => {} })
  const renders = openRenders({ db, databaseUrl: database.url, redis, queueLimit: renderQueueLimit, log: () => {} })
  const reports = openReports({
    ...{ db, publicUrl: config.publicUrl, days: config.reportDays, backlogMax: config.reportBacklog, log: () => {} },
    queue: openQueue('report', redis ? { redis } : { databaseUrl: database.url }, () => {}),
    callbackAllowHosts: config.callbackAllowHosts,
    onCallback: (outcome) => metrics.callbacks.inc({ outcome }),
    ...(options.reportTiming && { timing: options.reportTiming }),
  })
  metrics.watchReports(reports)
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const mailer = openMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, db, log })
  const identity = openIdentity({ config, db, databaseUrl: database.url, mailer, warn: (message) => log.warn(message) })
  const deletions = startDeletions({
    db,
    redis,
    changes,
    identity,
    cancelBilling: nothingToCancel,
    log: (message) => log.warn(message),
    everyMs: 0,
  })
  const services: Services = {
    ...{
      changes,
      compute,
      db,
      deletions,
      redis,
      metrics,
      idempotency,
      identity,
      limits,
      mailer,
      renders,
      reports,
      requests,
    },
    ...{ findCaller: callerFinder(db, { changes }), findAccount: accountFinder(db, identity.verify) },
  }
  const app = await buildApp({ ...services, config, log })
  await app.ready()

  const newKey = async (plan: PlanName): Promise<string> => {
    const accountId = await openAccount(db, { name: plan, plan })
    return (await createKey(db, { accountId, name: 'test' })).key
  }
  const key = await newKey('operator')

  return {
    app,
    services,
    key,
    newKey,
    get: (query, headers = {}) =>
      app.inject({
        url: `/api/v1/ephemeris?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
        headers: { 'x-api-key': key, ...headers },
      }),
    post: (body, headers = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/ephemeris/calculate',
        headers: { 'x-api-key': key, ...headers },
        payload: body,
      }),
    postTo: (url, body, headers = {}) =>
      app.inject({ method: 'POST', url, headers: { 'x-api-key': key, ...headers }, payload: body as object }),
    async metric(line) {
      const text = await metrics.registry.metrics()
      return Number(
        text
          .split('\n')
          .find((each) => each.startsWith(`${line} `))
          ?.slice(line.length + 1) ?? 0,
      )
    },
    async listen() {
      await app.listen({ host: '127.0.0.1', port: 0 })
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    },
    logged: () => lines.join(''),
    async stop() {
      app.server.closeAllConnections()
      await app.close()
      await compute.close(1_000)
      await reports.close()
      await renders.close()
      await idempotency.close()
      await limits.close().catch(() => {})
      await deletions.close()
      await mailer.close()
      await identity.close()
      await requests.close().catch(() => {})
      await changes.close()
      redis?.disconnect()
      await db.end()
      await database.drop()
    },
  }
}
