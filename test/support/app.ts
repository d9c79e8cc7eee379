import { mkdtempSync, symlinkSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { openAccount } from '../../src/accounts/account.ts'
import { createKey } from '../../src/accounts/keys.ts'
import type { PlanName } from '../../src/contract/accounts/plans.ts'
import { type Config, readConfig } from '../../src/platform/config.ts'
import type { Log } from '../../src/platform/log.ts'
import { buildApp, type RequestTimes } from '../../src/run/app.ts'
import { type FrontServices, type Overrides, startServices } from '../../src/run/services.ts'
import { createShutdown, type FrontPhase, frontPhases, type Shutdown } from '../../src/run/shutdown.ts'
import type { TestIssuer } from './issuer.ts'
import { createDatabase, runFolder } from './postgres.ts'
import { TEST_CENTURIES, testFiles } from './test-data.ts'

/** What sends requests with a key of the plan `operator`. */
export interface Requests {
  readonly key: string
  get(query: Query, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  post(body: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  /** A POST to any address. */
  postTo(url: string, body: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>
}

/** An application that other test files may use too. */
export interface SharedApp extends Requests {
  readonly app: FastifyInstance
  readonly services: FrontServices
  newKey(plan: PlanName): Promise<string>
  /** One sample of a metric, 0 when there is none yet. */
  metric(line: string): Promise<number>
}

export interface TestApp extends SharedApp {
  /** VAR_DIR, a folder of its own. */
  readonly varDir: string
  /** Listens on a free port and gives the base address. */
  listen(): Promise<string>
  logged(): string
  stop(): Promise<void>
}

/** The secret of the built-in identity provider. Test applications over one database share it, as fronts do. */
export const TEST_SECRET = 'a secret of the tests, which is long enough'
/** A test calls for the sweep of deletions when it wants one. */
const SWEEP_OF_DELETIONS = 'Continuing account deletions'

export type Query = Readonly<Record<string, string | number | boolean>>

/** The units that an answer says are left. */
export const remaining = (reply: { headers: Record<string, unknown> }): number =>
  Number(reply.headers['x-ratelimit-remaining'])

export interface TestAppOptions extends Omit<Overrides, 'jobs'> {
  readonly databaseUrl?: string
  readonly redisUrl?: string
  readonly threads?: number
  readonly queueLimit?: number
  readonly renderQueueLimit?: number
  /** The issuer of access tokens. */
  readonly issuer?: TestIssuer
  readonly requestTimes?: RequestTimes
  /** Further variables of the environment. */
  readonly environment?: Readonly<Record<string, string>>
}

/** The whole application in this process, made by the code that makes it in production. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { databaseUrl, redisUrl, threads = 1, queueLimit = 256, renderQueueLimit = 64, issuer, environment } = options
  const varDir = mkdtempSync(join(runFolder(), 'app-'))
  for (const file of testFiles()) symlinkSync(file, join(varDir, basename(file)))
  const database = databaseUrl ? { url: databaseUrl, drop: async () => {} } : await createDatabase()
  const config = readConfig({
    DATABASE_URL: database.url,
    ...(redisUrl && { REDIS_URL: redisUrl }),
    ...(issuer && { AUTH_ISSUER: issuer.url, AUTH_JWKS_URL: issuer.jwksUrl, AUTH_AUDIENCE: issuer.audience }),
    AUTH_SECRET: TEST_SECRET,
    THREADS: String(threads),
    COMPUTE_QUEUE: String(queueLimit),
    RENDER_QUEUE: String(renderQueueLimit),
    VAR_DIR: varDir,
    SERIES_CENTURIES: TEST_CENTURIES.join(),
    PUBLIC_SKY: 'true',
    ...environment,
  })
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const shutdown = createShutdown(log, frontPhases(config))
  // Test files of a worker keep their applications in variables of modules, which stay. After the end nothing may be
  // left here.
  let running: Pick<TestApp, 'app' | 'services'> | undefined = await run(config, shutdown, log, options)
  const parts = () => {
    if (!running) throw new Error('The application of the test has ended')
    return running
  }

  const newKey = async (plan: PlanName): Promise<string> => {
    const { db } = parts().services
    const accountId = await openAccount(db, { name: plan, plan })
    return (await createKey(db, { accountId, name: 'test' })).key
  }
  return {
    get app() {
      return parts().app
    },
    get services() {
      return parts().services
    },
    varDir,
    newKey,
    ...requestsOf(() => parts().app, await newKey('operator')),
    async metric(line) {
      const text = await parts().services.metrics.registry.metrics()
      return Number(
        text
          .split('\n')
          .find((each) => each.startsWith(`${line} `))
          ?.slice(line.length + 1) ?? 0,
      )
    },
    async listen() {
      const { app } = parts()
      await app.listen({ host: '127.0.0.1', port: 0 })
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    },
    logged: () => lines.join(''),
    async stop() {
      if (!running) return
      const { app, services } = running
      app.server.closeAllConnections()
      await app.close()
      await shutdown.stop('the test is over')
      // Node's observer of the garbage collector holds the registry, whose gauges hold every part.
      services.metrics.registry.clear()
      running = undefined
      await database.drop()
    },
  }
}

async function run(
  config: Config,
  shutdown: Shutdown<FrontPhase>,
  log: Log,
  options: TestAppOptions,
): Promise<Pick<TestApp, 'app' | 'services'>> {
  const services = await startServices(config, shutdown, log, {
    ...options,
    jobs: (jobs) => jobs.filter(({ name }) => name !== SWEEP_OF_DELETIONS),
  })
  services.buildData()
  const app = await buildApp({ ...services, config, log }, options.requestTimes && { times: options.requestTimes })
  await app.ready()
  return { app, services }
}

let starting: Promise<TestApp> | undefined

/**
 * The application that the files of a worker share, with a key of an account of the file's own. It ends with its
 * worker. For files that change no setting, break no part and read neither the log nor a sum over all callers.
 */
export async function sharedApp(): Promise<SharedApp> {
  starting ??= startTestApp({ threads: 2 })
  const { app, services, newKey, metric } = await starting
  return { app, services, newKey, metric, ...requestsOf(() => app, await newKey('operator')) }
}

function requestsOf(app: () => FastifyInstance, key: string): Requests {
  const postTo: Requests['postTo'] = (url, body, headers = {}) =>
    app().inject({ method: 'POST', url, headers: { 'x-api-key': key, ...headers }, payload: body as object })
  return {
    key,
    get: (query, headers = {}) =>
      app().inject({
        url: `/api/v1/ephemeris?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
        headers: { 'x-api-key': key, ...headers },
      }),
    post: (body, headers) => postTo('/api/v1/ephemeris/calculate', body, headers),
    postTo,
  }
}
