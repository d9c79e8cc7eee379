import type { FastifyError, FastifyInstance } from 'fastify'
import type { FindAccount } from '../accounts/account.ts'
import type { Admin } from '../accounts/admin/admin.ts'
import type { FindCaller } from '../accounts/caller.ts'
import type { FindAssistant } from '../accounts/oauth/access-token.ts'
import type { RequestLog } from '../accounts/requests/request-log.ts'
import type { SessionServices } from '../accounts/sessions.ts'
import { accessHook, boundGuesses } from '../http/access.ts'
import { actionHooks, operatorsHost } from '../http/admin-access.ts'
import { ownForms } from '../http/cross-origin.ts'
import { failureHandler } from '../http/failures.ts'
import { idempotencyHooks } from '../http/idempotency/hooks.ts'
import type { Idempotency } from '../http/idempotency/idempotency.ts'
import { keptRequestHook } from '../http/kept-requests.ts'
import { accountingOf, callerIdOf } from '../http/limits/accounting.ts'
import { anonymousRequests, keyHolders, operationLimits } from '../http/limits/addresses.ts'
import { failedSearches, isUnknownPlace } from '../http/limits/failed-searches.ts'
import { sharedTurns, slowRefusals } from '../http/limits/fair-share.ts'
import type { Limits } from '../http/limits/plans/limits.ts'
import { quotaHooks } from '../http/limits/quota.ts'
import { keepAddress } from '../http/mount.ts'
import { type MailRule, mailHook, refuseSecondHost } from '../http/proxies.ts'
import { logRequests } from '../http/request-logging.ts'
import { dropUnreadBodies, endBodyOfHead } from '../http/unused-bodies.ts'
import type { Tickets } from '../mcp/inner-call.ts'
import type { Database } from '../platform/db/pool.ts'
import { Refusal } from '../platform/errors.ts'
import type { Metrics } from '../platform/metrics.ts'

export interface PipelineServices {
  readonly admin: Admin
  readonly findCaller: FindCaller
  readonly findAccount: FindAccount
  readonly identity: SessionServices['identity']
  readonly findAssistant: FindAssistant
  readonly tickets: Tickets
  readonly publicUrl?: string | undefined
  readonly operationsNames: readonly string[]
  /** CORS_ORIGIN. */
  readonly corsOrigins: readonly string[]
  readonly idempotency: Idempotency
  readonly db: Database
  readonly limits: Limits
  readonly metrics: Metrics
  readonly requests: Pick<RequestLog, 'record'>
  readonly syncSecret?: string | undefined
  /** Requests without a valid key or token that an address may send in ten seconds. */
  readonly addressRequests: number
  /** Whether e-mails that a request causes reach their recipients. They do by default. */
  readonly canMail?: MailRule
}

/** The hooks of every request, even one without an operation. */
export function surround(
  app: FastifyInstance,
  { metrics, requests }: Pick<PipelineServices, 'metrics' | 'requests'>,
): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('X-Request-Id', request.id))
  keepAddress(app)
  refuseSecondHost(app)
  app.setErrorHandler(failureHandler({ metrics }))
  logRequests(app, { metrics, requests })
  dropUnreadBodies(app)
}

/**
 * The hooks of the operations, in the order in which a request meets them. A request that fails is counted before it is
 * answered.
 */
export function hooks(api: FastifyInstance, services: PipelineServices): void {
  const quota = quotaHooks({
    limits: services.limits,
    findKeyHolder: keyHolders(services.findCaller),
    countAnonymous: anonymousRequests(services.addressRequests),
  })
  const once = idempotencyHooks(services)
  const fail = failureHandler(services)
  const hold = slowRefusals()
  const beginInTurn = sharedTurns()
  const limitByAddress = operationLimits()
  const searches = failedSearches()
  const noteAction = actionHooks(services.admin)
  api.setErrorHandler(async (error: FastifyError | Refusal, request, reply) => {
    if (isUnknownPlace(error)) accountingOf(request).foundNoPlace = true
    // A client that closed the connection may have no address to count by.
    const isGone = error instanceof Refusal && error.code === 'caller_gone'
    const failure = (isGone ? null : await quota.refusalBefore(error, request)) ?? error
    await hold(failure, request)
    fail(failure, request, reply)
    return reply
  })
  api.addHook('onRequest', operatorsHost({ publicUrl: services.publicUrl, names: services.operationsNames }))
  api.addHook('onRequest', boundGuesses(accessHook({ ...services, names: services.operationsNames })))
  api.addHook('onRequest', async (request) => beginInTurn(callerIdOf(request)))
  api.addHook('onRequest', quota.onRequest)
  // Before the limit, which forms of other sites would otherwise use up for their visitors.
  api.addHook('onRequest', ownForms(services.publicUrl))
  api.addHook('onRequest', async (request) => limitByAddress(request))
  if (services.canMail) api.addHook('onRequest', mailHook(services.canMail))
  api.addHook('preHandler', once.preHandler)
  api.addHook('preHandler', quota.preHandler)
  api.addHook('preHandler', searches.preHandler)
  api.addHook('preHandler', noteAction.preHandler)
  api.addHook('onSend', noteAction.onSend)
  api.addHook('onSend', keptRequestHook(services.db))
  api.addHook('onSend', endBodyOfHead)
  api.addHook('onSend', once.onSend)
  api.addHook('onSend', quota.onSend)
  api.addHook('onSend', searches.onSend)
}
