import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { accountFinder } from '../../src/accounts/account.ts'
import { openAdmin } from '../../src/accounts/admin/admin.ts'
import { callerFinder } from '../../src/accounts/caller.ts'
import type { VerifyToken } from '../../src/accounts/identity/identity.ts'
import { openRequestLog, type RequestLog } from '../../src/accounts/requests/request-log.ts'
import { type IdempotencyOptions, openIdempotency } from '../../src/http/idempotency/idempotency.ts'
import { type LimitsOptions, startLimits } from '../../src/http/limits/plans/limits.ts'
import { openTickets } from '../../src/mcp/inner-call.ts'
import type { Operation } from '../../src/operations/operation.ts'
import { openAdvice } from '../../src/platform/advice.ts'
import { readConfig } from '../../src/platform/config.ts'
import type { Database } from '../../src/platform/db/pool.ts'
import { Refusal } from '../../src/platform/errors.ts'
import { type Metrics, startMetrics } from '../../src/platform/metrics.ts'
import { type AppServices, buildApp } from '../../src/run/app.ts'

export interface SmallApp {
  readonly app: FastifyInstance
  /** The whole log as text. */
  readonly logged: () => string
  readonly metrics: Metrics
  readonly requests: RequestLog
}

/** The application with operations of the test, and with those services alone that its hooks use. */
export async function smallApp(
  db: Database,
  operations: readonly Operation[],
  options: Partial<LimitsOptions & IdempotencyOptions> = {},
  verify: VerifyToken = refuseEveryToken,
): Promise<SmallApp> {
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const config = readConfig({ ADDRESS_REQUESTS: '1000' })
  const metrics = startMetrics()
  const advice = openAdvice(() => {})
  const requests = openRequestLog({ db, months: 3, bytesMax: 1e9, advice, log: () => {}, metrics })
  const services = {
    config,
    log,
    advice,
    admin: openAdmin({ db, credentials: undefined }),
    findCaller: callerFinder(db),
    findAccount: accountFinder(db, verify),
    findAssistant: refuseEveryToken,
    identity: { embedded: null },
    idempotency: openIdempotency({ db, ...options }),
    isStopping: () => false,
    limits: startLimits({ db, redis: undefined, log: () => {}, ...options }),
    metrics,
    release: 'test',
    requests,
    tickets: openTickets(),
  } as unknown as AppServices
  const app = await buildApp(services, { operations })
  app.addHook('onClose', () => requests.close().catch(() => {}))
  await app.ready()
  return { app, logged: () => lines.join(''), metrics, requests }
}

const refuseEveryToken = async (): Promise<never> => {
  throw new Refusal('invalid_token')
}
