import { OAuthError } from '../../contract/accounts/oauth.ts'
import { Denied, HTTPValidationError, ProblemDetails } from '../../contract/service.ts'
import { WARNINGS_HEADER, WARNINGS_MEANING } from '../../contract/warnings.ts'
import { ACCESS_TRAITS, type Access } from '../../operations/access.ts'
import { NDJSON, type Operation } from '../../operations/operation.ts'
import { REPLAYED, takesIdempotencyKey } from '../idempotency/hooks.ts'
import { failure, refusals } from './refusals.ts'
import { answerExamples, type Json, refOf, textExample } from './schemas.ts'

/** Every answer of an operation by status, each refusal with its code and the shape of its body. */
export function responsesOf(operation: Operation): Json {
  const own = successes(operation)
  const responses = withPages(own, { ...own, ...refusals(operation), ...faults(operation) })
  const isNever = Object.keys(responses).every((status) => !status.startsWith('4'))
  return isNever ? { ...responses, '4XX': failure('The request is not understood', Denied) } : responses
}

/** A status may be a page for a person, from the operation, and a refusal for a program, from the hooks before it. */
function withPages(own: Json, responses: Json): Json {
  const both = Object.keys(own).filter((status) => responses[status] !== own[status])
  const joined = both.map((status) => {
    const page = own[status] as Described
    const refused = responses[status] as Described
    const description = `${page.description}. ${refused.description}`
    return [status, { ...refused, description, content: { ...page.content, ...refused.content } }]
  })
  return { ...responses, ...Object.fromEntries(joined) }
}

type Described = { readonly description: string; readonly content?: Json }

const header = (description: string): Json => ({ description, schema: { type: 'integer' } })

const LIMITS: Json = {
  'X-RateLimit-Limit': header('Units of the plan in its period'),
  'X-RateLimit-Remaining': header('Units that are left'),
  'X-RateLimit-Reset': header('Unix time in seconds when the next period begins'),
}
/** Only answers to test keys have it. */
const SAMPLE: Json = {
  'X-Orrery-Sample': {
    description: 'Present for a test key: the answer is the example of this document, not a calculation',
    schema: { type: 'string', enum: ['true'] },
  },
}

/** 304, and redirects. */
const hasNoContent = (status: string): boolean => status.startsWith('3')

/** Answers to a known caller carry its limits. */
const hasLimits = ({ kind }: Access): boolean => ACCESS_TRAITS[kind].limits

function successes(operation: Operation): Json {
  const { access, answer: { headers = {}, statuses = {} } = {} } = operation
  // Calculations ignore what they do not know, and say so.
  const all = { ...headers, ...(access.kind === 'key' && { [WARNINGS_HEADER]: WARNINGS_MEANING }) }
  const own = Object.entries(all).map(([name, description]) => [name, { description, schema: { type: 'string' } }])
  const bare = {
    description: 'Success',
    ...(hasLimits(access) && {
      headers: {
        ...LIMITS,
        ...(access.kind === 'key' && SAMPLE),
        ...(takesIdempotencyKey(operation) && REPLAYED),
        ...Object.fromEntries(own),
      },
    }),
  }
  const first = { ...bare, content: contentOf(operation) }
  const others = Object.entries(statuses).map(([status, description]) => [
    status,
    { ...(hasNoContent(status) ? bare : first), description },
  ])
  return { 200: first, ...Object.fromEntries(others) }
}

const JSON_TYPE = 'application/json'

const typesOf = ({ answer: { types } = {} }: Operation): readonly string[] => (types ? Object.keys(types) : [JSON_TYPE])

/** Every media type of an answer, the one by default first. What is not JSON is text or bytes. */
const contentOf = (operation: Operation): Json =>
  Object.fromEntries(
    typesOf(operation).map((type) => [
      type,
      type === JSON_TYPE
        ? jsonOf(operation)
        : { schema: { type: 'string', ...(isBytes(type) && { format: 'binary' }) }, ...textExample(operation, type) },
    ]),
  )

const isBytes = (type: string): boolean => !type.startsWith('text/') && type !== NDJSON

/**
 * The JSON of an answer. Where a field of the input selects other JSON, the answer by default is the first of several.
 */
function jsonOf(operation: Operation): Json {
  const { reply, answer: { variants = [] } = {} } = operation
  const schemas = [reply, ...variants].map((schema) => refOf(schema, 'output'))
  return { schema: schemas.length > 1 ? { anyOf: schemas } : schemas[0], ...answerExamples(operation) }
}

const INVALID =
  'The input is not valid. The answer lists each error with its field, what is wrong and what is allowed. Costs nothing'
const OF_A_BODY: Readonly<Record<number, string>> = {
  400: 'The length or the encoding of the body does not match the headers',
  413: 'The body is over 1 MiB',
  415: 'The media type or the encoding of the body is not supported',
}
const OF_A_PATH = 'The URL is not UTF-8, or a percent sign in it is not followed by two hexadecimal digits'
const OF_A_PROBLEM: Readonly<Record<number, string>> = {
  ...OF_A_BODY,
  400: 'The date context cannot be resolved, or the request is malformed',
  409: 'The policies or the name source do not fit the profile',
  422: INVALID,
}

/**
 * Faults of the input, as FastAPI's list or as problem details. A status that refusals share lists both. A body is read
 * also where none is expected.
 */
function faults(operation: Operation): Json {
  const { access, faults: form, method, params, query, consumes } = operation
  if (form === 'oauth') return faultsOfOAuth(operation)
  if (form === 'json_rpc') return rpcErrors(operation)
  if (form !== 'problem') {
    const meanings = {
      ...(params && { 400: OF_A_PATH }),
      ...(method !== 'GET' && consumes !== 'multipart/form-data' && OF_A_BODY),
      // Where there is a credential, a query is refused that the operation does not have.
      ...((ACCESS_TRAITS[access.kind].credential || params || query || method !== 'GET') && { 422: INVALID }),
    }
    return Object.fromEntries(
      Object.entries(consumes ? { ...meanings, 415: OF_A_BODY[415]! } : meanings).map(([status, meaning]) => [
        status,
        failure(meaning, HTTPValidationError),
      ]),
    )
  }
  const problem = { 'application/problem+json': { schema: refOf(ProblemDetails, 'output') } }
  const others = refusals(operation) as Readonly<Record<string, { description: string; content: Json } | undefined>>
  return Object.fromEntries(
    Object.entries(OF_A_PROBLEM).map(([status, meaning]) => {
      const other = others[status]
      if (!other) return [status, { description: meaning, content: problem }]
      return [
        status,
        { ...other, description: `${other.description}. ${meaning}`, content: { ...other.content, ...problem } },
      ]
    }),
  )
}

/** A body is read only by POST. The refusals of the operation say what is wrong in it. */
function faultsOfOAuth(operation: Operation): Json {
  if (operation.method === 'GET') return {}
  const { 400: own } = refusals(operation) as Readonly<Record<number, Json | undefined>>
  const bodies = Object.entries(OF_A_BODY).map(([status, meaning]) => [status, failure(meaning, OAuthError)])
  return { ...Object.fromEntries(bodies), ...(own && { 400: own }) }
}

const OF_JSON_RPC: Readonly<Record<number, string>> = {
  ...OF_A_BODY,
  400: 'The message does not follow the protocol: a JSON-RPC error says why',
  404: 'The group of tools does not exist, or the newest revision has no such method',
  406: 'The Accept header must have both application/json and text/event-stream',
}

/** Faults of a message, as errors of JSON-RPC. A missing scope is a sentence, and an invalid URL has no operation. */
function rpcErrors(operation: Operation): Json {
  const answer = refOf(operation.reply, 'output')
  const others = refusals(operation) as Readonly<Record<string, { description: string } | undefined>>
  const ofAPath = operation.params && { description: OF_A_PATH, schema: HTTPValidationError }
  return Object.fromEntries(
    Object.entries(OF_JSON_RPC).map(([status, meaning]) => {
      const other = others[status]
      const ours = [other && { ...other, schema: Denied }, status === '400' && ofAPath].filter((each) => !!each)
      const description = [...ours.map(({ description: text }) => text), meaning].join('. ')
      const schemas = [answer, ...ours.map(({ schema }) => refOf(schema, 'output'))]
      return [
        status,
        { description, content: { 'application/json': { schema: ours.length > 0 ? { anyOf: schemas } : answer } } },
      ]
    }),
  )
}
