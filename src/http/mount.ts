import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '../accounts/account.ts'
import type { Operator } from '../accounts/admin/admin.ts'
import type { Caller } from '../accounts/caller.ts'
import { type Ignored, ignoredWarnings } from '../contract/warnings.ts'
import { ACCESS_TRAITS } from '../operations/access.ts'
import type { Operation } from '../operations/operation.ts'
import type { Services } from '../operations/services.ts'
import { Refusal } from '../platform/errors.ts'
import { addresses, refusePreflight } from './cross-origin.ts'
import { acceptFields, acceptForms } from './form-body.ts'
import { keepAnswer, keepSent } from './idempotency/hooks.ts'
import type { Claim, OrderKeys } from './idempotency/idempotency.ts'
import type { SentRequest } from './idempotency/request-hash.ts'
import { acceptBytes, readLines, readUndeclaredJson } from './json-body.ts'
import { taken } from './limits/quota.ts'
import { validation } from './validation.ts'

/** What the hooks find out about a request, for the operation. `limits/accounting.ts` has how it is counted. */
declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation
  }
  interface FastifyRequest {
    /** The address of the caller, known from the start: Node takes the socket from a request whose body was given up. */
    address: string
    /** The holder of the API key, whose plan pays. Set where the operation takes a key. */
    caller?: Caller
    /** The signed-in account. Set where the operation takes an access token. */
    account?: Account
    /** Who is signed in to the administration. Set for its operations. */
    operator?: Operator
    /** The request comes from a server that sent SYNC_SECRET. */
    isServer?: true
    /** The request in the list of actions. */
    adminActionId?: number
    /** The valid input as its operation has read it. */
    input: unknown
    /** What was left out of the input because it does not exist. */
    ignored?: readonly Ignored[]
    /** The format that the Accept header chose, if the input names none and it is not the default. */
    acceptedFormat?: string
    /** The claim of this request on its Idempotency-Key. */
    claim?: Claim
    /** The request before it was validated, if it has an Idempotency-Key or is a form of our pages. */
    sent?: SentRequest
    /** Hashes of the request and its Idempotency-Key, the same for every retry. An effect happens once per pair. */
    orderKeys?: OrderKeys
    /** Set when the request was answered before: from the store, or by calculating again. */
    replay?: 'stored' | 'computed'
  }
}

/** Keeps the address of each request. A connection that was reset before has none. */
export function keepAddress(app: FastifyInstance): void {
  app.decorateRequest('address', '')
  app.addHook('onRequest', async (request) => {
    const address = request.ip as string | undefined
    if (address === undefined) throw new Refusal('caller_gone')
    request.address = address
  })
}

const READERS: Readonly<Record<NonNullable<Operation['consumes']>, (scope: FastifyInstance) => void | Promise<void>>> =
  {
    'multipart/form-data': acceptForms,
    'application/x-www-form-urlencoded': acceptFields,
    'application/json': acceptBytes,
  }

/** The answer that a test key gets, or undefined if there is none. */
type SampleOf = (operation: Operation) => unknown

/** Turns operations into routes. Each media type of bodies has a scope with its parser. */
export function mount(
  app: FastifyInstance,
  operations: readonly Operation[],
  services: Services,
  sampleOf: SampleOf = () => undefined,
): void {
  const ofLines = operations.filter(({ bodyLines }) => bodyLines !== undefined)
  const others = operations.filter(({ bodyLines }) => bodyLines === undefined)
  for (const [type, readers] of Map.groupBy(others, ({ consumes }) => consumes)) {
    app.register(async (scope) => {
      await (type ? READERS[type] : readUndeclaredJson)(scope)
      for (const operation of readers) {
        addRoute(scope, operation, services, sampleOf)
        // A busy machine takes seconds for all of them, and timers of other parts must not wait for that.
        await nextTurn()
      }
    })
  }
  for (const operation of ofLines) {
    app.register(async (scope) => {
      readLines(scope, operation.bodyLines!)
      addRoute(scope, operation, services, sampleOf)
    })
  }
}

/** Bytes of a calculation are sent as JSON unless the handler sets another type. */
function addRoute(app: FastifyInstance, operation: Operation, services: Services, sampleOf: SampleOf): void {
  app.route({
    method: operation.method,
    url: operation.url.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { operation },
    preValidation: operation.faults === 'oauth' ? [] : [keepSent, validation(operation), planning(operation)],
    async handler(request: FastifyRequest, reply: FastifyReply) {
      if (ACCESS_TRAITS[operation.access.kind].personal) reply.header('Cache-Control', 'no-store')
      const answer = request.caller?.isTest
        ? sendSample(sampleOf(operation), reply)
        : await operation.handle(request as never, reply, services)
      await taken(request)
      return keepAnswer(request, reply, sendable(answer, reply))
    },
  })
}

/** Throws `no_sample` if there is none. */
function sendSample(sample: unknown, reply: FastifyReply): FastifyReply {
  if (sample === undefined) throw new Refusal('no_sample')
  return reply.header('X-Orrery-Sample', 'true').header('Cache-Control', 'no-store').send(sample)
}

/** Reads the valid request into the input of the operation, once. */
const planning =
  ({ read }: Operation) =>
  async (request: FastifyRequest): Promise<void> => {
    const { query, body, ignored = [] } = request
    if (read) request.input = read({ query, body, warnings: ignoredWarnings(ignored), requestId: request.id })
  }

function sendable(answer: unknown, reply: FastifyReply): unknown {
  if (!(answer instanceof Uint8Array)) return answer
  if (!reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8')
  return Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength)
}

/** The answer for a path or method without an operation: 405 with the allowed methods, or 404. */
export function notFound(operations: readonly Operation[]) {
  const at = addresses(operations)
  return (request: FastifyRequest, reply: FastifyReply): never => {
    refusePreflight(request, at)
    const methods = at.methodsAt(request.url)
    if (methods.length === 0) throw new Refusal('not_found')
    reply.header('Allow', methods.join(', '))
    throw new Refusal('method_not_allowed')
  }
}
