import { setImmediate as nextTurn } from 'node:timers/promises'
import { OAuthError } from '../../contract/accounts/oauth.ts'
import { Denied, HTTPValidationError, NotServed, ProblemDetails, TryLater } from '../../contract/service.ts'
import type { Access } from '../../operations/access.ts'
import { bodyTypes, NDJSON, type Operation } from '../../operations/operation.ts'
import { IDEMPOTENCY_KEY, takesIdempotencyKey } from '../idempotency/hooks.ts'
import { ABOUT, TAGS } from './chapters.ts'
import { responsesOf } from './responses.ts'
import { components, examplesOf, type Json, parametersOf, refOf } from './schemas.ts'

/** The operations that clients are generated for. MCP messages have their own clients. */
export const described = (operations: readonly Operation[]): readonly Operation[] =>
  operations.filter(({ faults }) => faults !== 'json_rpc')

interface Installation {
  readonly version: string
  readonly url: string
}

/**
 * The OpenAPI 3.1 document of a list of operations, without pages. Schemas with an id become components under that
 * name.
 */
export function openapi(all: readonly Operation[], installation: Installation): Json {
  const making = documentOf(all, installation)
  let step = making.next()
  while (!step.done) step = making.next()
  return step.value
}

/** The same in about 200 turns of the event loop, of a millisecond or two each: a front answers meanwhile. */
export async function openapiInTurns(all: readonly Operation[], installation: Installation): Promise<Json> {
  const making = documentOf(all, installation)
  let step = making.next()
  while (!step.done) {
    await nextTurn()
    step = making.next()
  }
  return step.value
}

/** Makes the document. Yields after each operation. */
function* documentOf(all: readonly Operation[], { version, url }: Installation): Generator<void, Json> {
  const operations = all.filter(({ isPage }) => !isPage)
  const paths: Record<string, Record<string, Json>> = {}
  const used: Json[] = []
  for (const operation of operations) {
    paths[operation.url] = { ...paths[operation.url], [operation.method.toLowerCase()]: entry(operation) }
    const { params, query, body, reply, answer: { variants = [] } = {} } = operation
    for (const schema of [params, query, body]) if (schema) used.push(components(schema, 'input'))
    for (const schema of [reply, ...variants]) used.push(components(schema, 'output'))
    yield
  }
  const failures = [
    ...(operations.some((each) => each.faults === 'problem') ? [ProblemDetails] : []),
    ...(operations.some((each) => each.faults === 'oauth') ? [OAuthError] : []),
  ]
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
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name, description: TAGS[name]! })),
    paths,
    components: { schemas: Object.assign({}, ...used, ...shared), securitySchemes: SCHEMES },
  }
}

const SCHEMES: Json = {
  apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'From `POST /api/v1/auth/keys`.' },
  apiKeyInAddress: {
    type: 'apiKey',
    in: 'query',
    name: 'api_key',
    description:
      'For calendar programs, which subscribe to a URL and send no headers. Use a separate key: others may see the URL.',
  },
  apiKeyAsPassword: { type: 'http', scheme: 'basic', description: 'The key as the password, with any user name.' },
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'From `GET /api/auth/token`, or from the OpenID issuer that this installation trusts.',
  },
  assistantToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key, or an access token that a user granted to an assistant through OAuth 2.1.',
  },
  session: { type: 'http', scheme: 'bearer', description: 'The `token` of `POST /api/auth/sign-in/email`.' },
  adminSession: { type: 'http', scheme: 'bearer', description: 'The `token` of `POST /api/v1/admin/login`.' },
  syncSecret: { type: 'apiKey', in: 'header', name: 'x-sync-secret', description: 'SYNC_SECRET of this installation.' },
}

const SECURITY: Readonly<Record<Access['kind'], readonly Json[]>> = {
  public: [],
  session: [{ session: [] }],
  key: [{ apiKey: [] }],
  token: [{ accessToken: [] }],
  token_or_server: [{ accessToken: [] }, { syncSecret: [] }],
  mcp: [{ apiKey: [] }, { assistantToken: [] }],
  admin: [{ adminSession: [] }],
  admin_page: [],
  account_page: [],
}
const FEED: readonly Json[] = [{ apiKeyInAddress: [] }, { apiKeyAsPassword: [] }]
const NONE: readonly Json[] = [{}]

const securityFor = (access: Access): readonly Json[] =>
  access.kind === 'key'
    ? [...SECURITY.key, ...(access.feed ? FEED : []), ...(access.keyOptional ? NONE : [])]
    : SECURITY[access.kind]

function entry(operation: Operation): Json {
  const { name, tag, summary, description, access, params, query, body } = operation
  const own = [...parametersOf(params, 'path'), ...parametersOf(query, 'query')]
  const parameters = takesIdempotencyKey(operation) ? [...own, IDEMPOTENCY_KEY] : own
  return {
    operationId: name,
    tags: [tag],
    summary,
    ...(description && { description }),
    security: securityFor(access),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: Object.fromEntries(bodyTypes(operation).map((type) => [type, type === NDJSON ? LINES : bodyOf(body)])),
      },
    }),
    responses: responsesOf(operation),
  }
}

const bodyOf = (body: NonNullable<Operation['body']>): Json => ({ schema: refOf(body, 'input'), ...examplesOf(body) })

/** A line for each item of the list that the same body as JSON has. */
const LINES: Json = { schema: { type: 'string' } }
