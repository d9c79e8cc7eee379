import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { answeredFaults, faultBody, faultsOf, NOT_JSON } from '../contract/input/faults.ts'
import { PROBLEMS, type ProblemCode, type ProblemDetails } from '../contract/service.ts'
import { bodyTypes } from '../operations/operation.ts'
import { refusalText } from '../pages/frame.ts'
import { type Issue, Refusal, type RefusalCode } from '../platform/errors.ts'
import type { Metrics } from '../platform/metrics.ts'
import { faultTexts, isPageOfPerson, sendFaultPage } from './page-faults.ts'

/** Errors that Fastify finds before our schemas see a request: status, place, type and what is allowed. */
const FRAMEWORK: Readonly<Record<string, readonly [status: number, loc: Issue['loc'], type: string, msg: string]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, ['header', 'content-type'], 'media_type', 'Allowed: '],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, ['body'], 'too_large', 'The body is over the limit of 1 MiB'],
  FST_ERR_CTP_INVALID_JSON_BODY: [422, NOT_JSON.loc, NOT_JSON.type, NOT_JSON.msg],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    400,
    ['header', 'content-length'],
    'value_error',
    'The body does not have the length that content-length says',
  ],
  FST_CP_ERR_INVALID_CONTENT_ENCODING: [415, ['header', 'content-encoding'], 'enum', 'Allowed: br, gzip, deflate'],
  FST_CP_ERR_INVALID_CONTENT: [400, ['body'], 'value_error', 'The body is not compressed as content-encoding says'],
  FST_ERR_BAD_URL: [
    400,
    ['path'],
    'value_error',
    'The URL must be UTF-8, and each percent sign must be followed by two hexadecimal digits',
  ],
}

/** The only place where an error becomes an answer. Any error but a refusal or one of Fastify's is a bug: 500. */
export const failureHandler =
  ({ metrics }: { metrics: Metrics }) =>
  (error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): void => {
    // ETag and cache time belong to the answer. A refusal must not be cached.
    if (reply.hasHeader('ETag')) reply.removeHeader('ETag').header('Cache-Control', 'no-store')
    if (error instanceof Refusal) {
      if (error.status === 429) metrics.quotaRefusals.inc({ code: error.code })
      if (error.status === 500) request.log.error({ err: loggable(error.cause ?? error, request) }, error.code)
      else if (error.status > 500) request.log.warn({ code: error.code }, 'a request was refused with Retry-After')
      sendRefusal(error, request, reply)
      return
    }
    const known = FRAMEWORK[error.code]
    const status = error.statusCode ?? 500
    if (known) {
      const [ownStatus, loc, type, msg] = known
      // The operation says which media type is allowed.
      const allowed = type === 'media_type' ? bodyTypes(request.routeOptions.config.operation).join(', ') : ''
      sendFaults(ownStatus, [{ loc, msg: msg + allowed, type }], request, reply)
    } else if (status < 500) {
      if (isPageOfPerson(request)) sendFaultPage({ status }, [`${error.message}.`], request, reply)
      else reply.code(status).send({ detail: error.message })
    } else {
      request.log.error({ err: loggable(error, request) }, 'a request failed')
      if (isPageOfPerson(request)) sendFaultPage({ status: 500 }, [BUG], request, reply)
      else if (isOAuth(request)) sendOAuthError(500, 'server_error', 'Internal Server Error', reply)
      else reply.code(500).send({ detail: 'Internal Server Error', trace_id: request.id })
    }
  }

const BUG = 'The reason is in the log of the service, under the trace id.'

/**
 * An error as the log may show it. For a confidential operation only the stack remains, since messages quote values.
 */
function loggable(error: unknown, request: FastifyRequest): unknown {
  if (!request.routeOptions.config.operation?.confidential) return error
  const { name, stack = '' } = error instanceof Error ? error : { name: typeof error }
  return { type: name, stack: stack.split('\n').filter((line) => /^ +at /.test(line)) }
}

/** The body depends on the status, as clients of this kind of service expect. */
function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): void {
  const { code, status, message, detail } = refusal
  if (detail.retryAfterMs !== undefined) reply.header('Retry-After', Math.ceil(detail.retryAfterMs / 1000))
  if (isPageOfPerson(request)) {
    sendFaultPage({ status, code }, detail.issues ? faultTexts(detail.issues) : [refusalText(refusal)], request, reply)
    return
  }
  if (isOAuth(request)) {
    if (detail.issues) sendOAuthError(400, 'invalid_request', faultText(detail.issues), reply)
    else sendOAuthError(status, code, message, reply)
    return
  }
  reply.code(status)
  if (status === 422 || detail.issues || (INPUT_STATUSES.has(status) && !OF_THE_KEY.has(code) && isProblem(request)))
    sendFaults(status, faultsOf(refusal, placeOf(request)), request, reply)
  else if (status === 500) reply.send({ detail: 'Internal Server Error', trace_id: request.id })
  else if (status < 429 && !CODED.has(status)) reply.send({ detail: message })
  else reply.send({ error: code, message, ...detail.body })
}

const isOAuth = (request: FastifyRequest): boolean => faultFormat(request) === 'oauth'

/** Programs read the code of these. */
const CODED = new Set([402, 409, 410])

/** Statuses of faults in the input. All other refusals look the same everywhere. */
const INPUT_STATUSES = new Set([400, 409, 422])

/** These do not concern the input. They are the same for every operation, so a client can retry any request. */
const OF_THE_KEY: ReadonlySet<RefusalCode> = new Set(['idempotency_key_reused', 'request_in_progress'])

const placeOf = ({ routeOptions }: FastifyRequest) => (routeOptions.config.operation?.body ? 'body' : 'query')

const isProblem = (request: FastifyRequest): boolean => faultFormat(request) === 'problem'
const faultFormat = ({ routeOptions }: FastifyRequest) => routeOptions.config.operation?.faults

/** Sends faults of the input as FastAPI's list, or as the operation says: as problem details, or by JSON-RPC. */
function sendFaults(status: number, faults: readonly Issue[], request: FastifyRequest, reply: FastifyReply): void {
  const { listed, more } = answeredFaults(faults)
  if (isPageOfPerson(request)) sendFaultPage({ status }, faultTexts(listed), request, reply)
  else if (isOAuth(request)) sendOAuthError(status === 422 ? 400 : status, 'invalid_request', faultText(faults), reply)
  else if (isProblem(request)) sendProblem(status, listed, more, request, reply)
  else if (faultFormat(request) === 'json_rpc') sendRpcError(status, listed, reply)
  else reply.code(status).send(faultBody(faults))
}

/** JSON-RPC 2.0, 5.1: a parse error and an invalid request. The id is not known. */
function sendRpcError(status: number, faults: readonly Issue[], reply: FastifyReply): void {
  const code = faults.some(({ type }) => type === 'json_invalid') ? -32_700 : -32_600
  const message = faults.map(({ msg }) => msg).join('. ')
  reply.code(status === 422 ? 400 : status).send({ jsonrpc: '2.0', id: null, error: { code, message } })
}

/** Sends an error of OAuth (RFC 6749, 5.2). Its characters are those that the RFC allows. */
function sendOAuthError(status: number, error: string, description: string, reply: FastifyReply): void {
  reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .send({ error, error_description: description.replaceAll('"', "'").replaceAll(/[^\x20-\x7e]|\\/g, '?') })
}

/** The first fault of the input, in one line. */
const faultText = ([fault]: readonly Issue[]): string => `${fault!.loc.join('.')}: ${fault!.msg}`

/** The number of errors that `detail` names. It counts the others. */
const NAMED_MAX = 10

/** Codes of faults without a code from a contract rule. A fault in neither table is an invalid value. */
const CODE_OF_TYPE: Readonly<Record<string, ProblemCode>> = {
  missing: 'missing_field',
  extra_forbidden: 'unknown_field',
  json_invalid: 'invalid_json',
  too_large: 'body_too_large',
  media_type: 'media_type_unsupported',
}

/**
 * Answers with the problem details of RFC 9457. `code` and `field` are those of the first fault. `unlisted` is the
 * number of faults beyond the list.
 */
function sendProblem(
  status: number,
  faults: readonly Issue[],
  unlisted: number,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const first = faults[0]!
  const code = codeOf(status, first.type)
  const more = faults.length - NAMED_MAX + unlisted
  const problem: ProblemDetails = {
    type: `urn:orrery:problem:${code}`,
    title: PROBLEMS[code][1],
    status,
    detail: faults.slice(0, NAMED_MAX).map(sentence).join('; ') + (more > 0 ? `; and ${more} more` : ''),
    instance: request.url.split('?', 1)[0]!,
    code,
    field: fieldOf(first),
    calculation: first.calculation ?? null,
    trace_id: request.id,
  }
  reply.code(status).header('Cache-Control', 'no-store').type('application/problem+json').send(problem)
}

function codeOf(status: number, type: string): ProblemCode {
  if (Object.hasOwn(PROBLEMS, type)) return type as ProblemCode
  return (
    CODE_OF_TYPE[type] ??
    (status === 400 ? 'malformed_request' : status === 415 ? 'media_type_unsupported' : 'invalid_value')
  )
}

/** The dotted path of a field in the body; null for a fault of the whole body or of a header. */
const fieldOf = ({ loc: [place, ...path] }: Issue): string | null =>
  place === 'body' && path.length > 0 ? path.join('.') : null

function sentence(fault: Issue): string {
  const field = fieldOf(fault) ?? (fault.loc[0] === 'body' ? null : fault.loc[1])
  return field ? `${field}: ${fault.msg}` : fault.msg
}
