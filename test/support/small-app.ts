import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { callerFinder } from '../../src/accounts/caller.ts'
import { accountFinder } from '../../src/accounts/holder.ts'
import type { Database } from '../../src/db/pool.ts'
import { Refusal } from '../../src/errors.ts'
import { accessHook } from '../../src/http/access.ts'
import { failureHandler } from '../../src/http/failures.ts'
import { boundGuesses } from '../../src/http/guesses.ts'
import { idempotencyHooks } from '../../src/http/idempotency.ts'
import { mount } from '../../src/http/mount.ts'
import { quotaHooks } from '../../src/http/quota.ts'
import { logRequests } from '../../src/http/request-logging.ts'
import { type IdempotencyOptions, startIdempotency } from '../../src/idempotency/idempotency.ts'
import type { VerifyToken } from '../../src/identity/identity.ts'
import { type LimitsOptions, startLimits } from '../../src/limits/limits.ts'
import { type Metrics, startMetrics } from '../../src/metrics.ts'
import type { Operation } from '../../src/operation.ts'
import { openRequestLog, type RequestLog } from '../../src/requests/request-log.ts'

export interface SmallApp {
  readonly app: FastifyInstance
  /** All that was logged, as text. */
  readonly logged: () => string
  readonly metrics: Metrics
  readonly requests: RequestLog
}

/** The application without its threads: real hooks, validation, failures and log around operations of the test's own. */
export async function smallApp(
  db: Database,
  operations: readonly Operation[],
  options: Partial<LimitsOptions & IdempotencyOptions> = {},
  verify: VerifyToken = nobody,
): Promise<SmallApp> {
  const lines: string[] = []
  const app = Fastify({
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
  })
  const metrics = startMetrics()
  const limits = startLimits({ db, redis: undefined, log: () => {}, ...options })
  const idempotency = startIdempotency({ db, log: () => {}, ...options })
  app.addHook('onClose', () => idempotency.close())
  const quota = quotaHooks(limits)
  const once = idempotencyHooks({ idempotency, limits, metrics })
  app.setErrorHandler(failureHandler({ metrics }))
  const requests = openRequestLog({ db, months: 3, log: () => {}, metrics })
  app.addHook('onClose', () => requests.close().catch(() => {}))
  logRequests(app, { metrics, requests })
  app.addHook(
    'onRequest',
    boundGuesses(accessHook({ findCaller: callerFinder(db), findAccount: accountFinder(db, verify) })),
  )
  app.addHook('onRequest', quota.onRequest)
  app.addHook('preHandler', once.preHandler)
  app.addHook('preHandler', quota.preHandler)
  app.addHook('onSend', once.onSend)
  app.addHook('onSend', quota.onSend)
  mount(app, operations)
  await app.ready()
  return { app, logged: () => lines.join(''), metrics, requests }
}

const nobody: VerifyToken = async () => {
  throw new Refusal('invalid_token')
}
