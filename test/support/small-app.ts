import { randomUUID } from 'node:crypto'
import accepts from '@fastify/accepts'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { accountFinder } from '../../src/accounts/account.ts'
import { openAdmin } from '../../src/accounts/admin/admin.ts'
import { callerFinder } from '../../src/accounts/caller.ts'
import type { VerifyToken } from '../../src/accounts/identity/identity.ts'
import { openRequestLog, type RequestLog } from '../../src/accounts/requests/request-log.ts'
import { type IdempotencyOptions, openIdempotency } from '../../src/http/idempotency/idempotency.ts'
import { type LimitsOptions, startLimits } from '../../src/http/limits/plans/limits.ts'
import { mount } from '../../src/http/mount.ts'
import { openTickets } from '../../src/mcp/inner-call.ts'
import type { Operation } from '../../src/operations/operation.ts'
import type { Services } from '../../src/operations/services.ts'
import { openAdvice } from '../../src/platform/advice.ts'
import type { Database } from '../../src/platform/db/pool.ts'
import { Refusal } from '../../src/platform/errors.ts'
import { type Metrics, startMetrics } from '../../src/platform/metrics.ts'
import { hooks, surround } from '../../src/run/pipeline.ts'

export interface SmallApp {
  readonly app: FastifyInstance
  /** The whole log as text. */
  readonly logged: () => string
  readonly metrics: Metrics
  readonly requests: RequestLog
}

/** The real pipeline around operations of the test, which use no part of the service. */
export async function smallApp(
  db: Database,
  operations: readonly Operation[],
  options: Partial<LimitsOptions & IdempotencyOptions> = {},
  verify: VerifyToken = refuseEveryToken,
): Promise<SmallApp> {
  const lines: string[] = []
  const app = Fastify({
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
  })
  const metrics = startMetrics()
  const requests = openRequestLog({
    db,
    months: 3,
    bytesMax: 1e9,
    advice: openAdvice(() => {}),
    log: () => {},
    metrics,
  })
  app.addHook('onClose', () => requests.close().catch(() => {}))
  const parts = {
    admin: openAdmin({ db, credentials: undefined }),
    findCaller: callerFinder(db),
    findAccount: accountFinder(db, verify),
    findAssistant: refuseEveryToken,
    identity: { embedded: null },
    tickets: openTickets(),
    limits: startLimits({ db, redis: undefined, log: () => {}, ...options }),
    idempotency: openIdempotency({ db, ...options }),
    metrics,
    requests,
    operationsNames: [],
    corsOrigins: [],
    addressRequests: 1_000,
  }
  await app.register(accepts)
  surround(app, parts)
  await app.register(async (api) => {
    hooks(api, parts)
    mount(api, operations, {} as Services)
  })
  await app.ready()
  return { app, logged: () => lines.join(''), metrics, requests }
}

const refuseEveryToken = async (): Promise<never> => {
  throw new Refusal('invalid_token')
}
