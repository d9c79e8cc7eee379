import { z } from 'zod'
import { ProblemDetails } from './contract/problem.ts'
import { Denied, HTTPValidationError, NotServed, TryLater } from './contract/service.ts'
import { Refusal } from './errors.ts'
import { takesIdempotencyKey } from './idempotency/applies.ts'
import { IDEMPOTENCY_KEY, REPEATED, REPLAYED } from './idempotency/document.ts'
import { ABOUT, TAGS } from './openapi-chapters.ts'
import type { Operation } from './operation.ts'

type Json = Readonly<Record<string, unknown>>

/** The OpenAPI 3.1 document of a list of operations. Schemas with an id become components under that name. */
export function openapi(operations: readonly Operation[], { version, url }: { version: string; url: string }): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const operation of operations) {
    paths[operation.url] = { ...paths[operation.url], [operation.method.toLowerCase()]: entry(operation) }
  }
  const used = operations.flatMap(({ body, reply }) => [
    ...(body ? [components(body, 'input')] : []),
    components(reply, 'output'),
  ])
  const failures = operations.some((each) => each.failures === 'problem') ? [ProblemDetails] : []
  const shared = [HTTPValidationError, Denied, TryLater, NotServed, ...failures].map((schema) =>
    components(schema, 'output'),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: 'Orrery',
      version,
      description: ABOUT,
      license: { name: 'AGPL-3.0-only', url: 'https://www.gnu.org/licenses/agpl-3.0.html' },
    },
    servers: [{ url }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name, description: TAGS[name] ?? name })),
    paths,
    components: {
      schemas: Object.assign({}, ...used, ...shared),
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        syncSecret: { type: 'apiKey', in: 'header', name: 'x-sync-secret' },
      },
    },
  }
}

const SECURITY: Readonly<Record<Operation['access'], readonly Json[]>> = {
  public: [],
  api_key: [{ apiKey: [] }],
  account: [{ accessToken: [] }],
  account_or_server: [{ accessToken: [] }, { syncSecret: [] }],
}

function entry(operation: Operation): Json {
  const { name, tag, summary, description, access, params, query, body, reply, produces, consumes } = operation
  const isRepeatable = takesIdempotencyKey(operation)
  const own = [...parametersOf(params, 'path'), ...parametersOf(query, 'query')]
  const parameters = isRepeatable ? [...own, IDEMPOTENCY_KEY] : own
  return {
    operationId: name,
    tags: [tag],
    summary,
    ...(description && { description }),
    security: SECURITY[access],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: { [consumes ?? 'application/json']: { schema: refOf(body, 'input') } } },
    }),
    responses: {
      200: {
        description: 'Success',
        ...(access === 'api_key' && {
          headers: { ...HEADERS, ...(isRepeatable && REPLAYED), ...ownHeaders(operation) },
        }),
        content: contentOf(reply, produces),
      },
      ...(access === 'api_key' && {
        ...(operation.invalidKeyStatus === 403
          ? {
              401: failure('The key is missing', Denied),
              403: failure(`The key is not valid. ${GENERAL[403]}`, Denied),
            }
          : {
              401: failure('The key is missing or not valid', Denied),
              403: failure(GENERAL[403], Denied),
            }),
        429: tryLater(GENERAL[429]),
        503: tryLater(GENERAL[503]),
      }),
      ...refusals(operation),
      ...((access === 'account' || access === 'account_or_server') && {
        401: failure('The access token is missing or not valid', Denied),
        429: tryLater('Too many requests per second'),
        503: failure('The identity provider or the database cannot be reached', TryLater),
      }),
      ...(operation.failures === 'problem'
        ? problems()
        : (params || query || body) && { 422: failure('The input is not valid', HTTPValidationError) }),
      ...(isRepeatable && { 409: repeated(operation) }),
      ...(access === 'public' && { '4XX': failure('The request is not understood', Denied) }),
    },
  }
}

const header = (description: string): Json => ({ description, schema: { type: 'integer' } })

const HEADERS: Json = {
  'X-RateLimit-Limit': header('Units of the plan in its period'),
  'X-RateLimit-Remaining': header('Units that are left'),
  'X-RateLimit-Reset': header('Unix time in seconds at which the next period begins'),
}

const ownHeaders = ({ headers = {} }: Operation): Json =>
  Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  )

const json = (schema: Json): Json => ({ 'application/json': { schema } })
const failure = (description: string, schema: z.ZodType): Json => ({
  description,
  content: json(refOf(schema, 'output')),
})

/** Answers that say by a header when to try again. */
const tryLater = (...reasons: readonly string[]): Json => ({
  ...failure(`${reasons.join('. ')}. Retry-After says when to try again`, TryLater),
  headers: { 'Retry-After': header('Seconds until another try is worth while') },
})

/** Reasons of every operation that takes a key, beside which its own are told. */
const GENERAL = {
  403: 'The subscription has ended, or the key is not for this part of the service',
  429: 'A limit of the plan is reached',
  503: 'Busy',
}
const LATER = new Set([429, 503])
/** Refusals that are a sentence; all others have a code too. */
const DENIED = new Set([401, 403, 404])

/** What an operation refuses with, by status, in the words that a caller reads. */
function refusals({ refuses = [], access }: Operation): Json {
  const general: Readonly<Record<number, string>> = access === 'api_key' ? GENERAL : {}
  const byStatus = Map.groupBy(
    refuses.map((code) => new Refusal(code)),
    ({ status }) => status,
  )
  return Object.fromEntries(
    [...byStatus].map(([status, all]) => {
      const reasons = [...(general[status] ? [general[status]] : []), ...all.map(({ message }) => message)]
      if (LATER.has(status)) return [status, tryLater(...reasons)]
      return [status, failure(reasons.join('. '), DENIED.has(status) ? Denied : NotServed)]
    }),
  )
}

const CONFLICT = 409
const PROBLEMS_MET: Readonly<Record<number, string>> = {
  400: 'The date context can not be resolved, or the request is malformed',
  409: 'The policies or the name source do not fit the profile',
  413: 'The body is too large',
  415: 'The media type is not supported',
  422: 'The input is not valid',
}

function problems(): Json {
  const content = { 'application/problem+json': { schema: refOf(ProblemDetails, 'output') } }
  return Object.fromEntries(
    Object.entries(PROBLEMS_MET).map(([status, description]) => [status, { description, content }]),
  )
}

/** A conflict of the key, and where failures are problems also one of the input. */
function repeated({ failures }: Operation): Json {
  const answer = tryLater(REPEATED)
  const problem = failures === 'problem' ? (problems()[CONFLICT] as Json) : {}
  return { ...answer, content: { ...(answer['content'] as Json), ...(problem['content'] as Json) } }
}

/** JSON has the schema of the reply; other forms of an answer are text. */
const contentOf = (reply: z.ZodType, produces: Operation['produces']): Json =>
  Object.fromEntries(
    Object.keys(produces ?? { 'application/json': 'json' }).map((type) => [
      type,
      { schema: type === 'application/json' ? refOf(reply, 'output') : { type: 'string' } },
    ]),
  )

type Direction = 'input' | 'output'

const idOf = (schema: z.ZodType): string | undefined => z.globalRegistry.get(schema)?.id

function refOf(schema: z.ZodType, io: Direction): Json {
  const id = idOf(schema)
  if (id) return { $ref: `#/components/schemas/${id}` }
  const { $defs: _, ...own } = plain(schema, io)
  return own
}

/** The named schemas that a schema is made of, itself included. */
function components(schema: z.ZodType, io: Direction): Json {
  const { $defs = {}, ...own } = plain(schema, io) as { $defs?: Record<string, Json> }
  const id = idOf(schema)
  // Of a named schema zod may write a reference only, and the schema itself among the definitions.
  return { ...(id && { [id]: own }), ...$defs }
}

/** JSON Schema of zod's, with references that point into the components. */
function plain(schema: z.ZodType, io: Direction): Json {
  const { $schema: _, id: __, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' }) as Json
  return JSON.parse(JSON.stringify(rest).replaceAll('#/$defs/', '#/components/schemas/')) as Json
}

interface Property {
  readonly description?: string
  readonly examples?: readonly unknown[]
  readonly anyOf?: readonly Json[]
  readonly [key: string]: unknown
}

/** A parameter for each field; null can't be written in a query, so that a nullable field is simply optional. */
function parametersOf(fields: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!fields) return []
  const { properties = {}, required = [] } = plain(fields, 'input') as {
    properties?: Record<string, Property>
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, { description, examples, anyOf, ...rest }]) => {
    const [only, ...others] = (anyOf ?? []).filter(({ type }) => type !== 'null')
    const schema = anyOf ? (others.length === 0 ? { ...only, ...rest } : { anyOf: [only, ...others], ...rest }) : rest
    return {
      name,
      in: place,
      required: required.includes(name),
      ...(description && { description }),
      schema: examples ? { ...schema, examples } : schema,
    }
  })
}
