import { z } from 'zod'

/** The entries that the API lists, and that a page of the request log filters and pages through. */
export const LISTED_MAX = 500

export const LogsQuery = z.strictObject({
  limit: z.int().min(1).max(LISTED_MAX).default(50).describe('Maximum number of entries.'),
})
export type LogsQuery = z.output<typeof LogsQuery>

export const LogEntry = z
  .object({
    id: z.uuid().describe('The X-Request-Id of the answer.'),
    at: z.iso.datetime({ precision: 3 }).describe('When the request arrived, in UTC.'),
    method: z.string(),
    path: z
      .string()
      .describe(
        'The path of the operation in this document, such as `/api/v1/auth/keys/{key_id}`. The input is not stored.',
      ),
    operation: z.string().describe('The operationId of the OpenAPI document.'),
    status: z.int().describe('The HTTP status of the answer.'),
    units: z.int().min(0).describe('Units that the request cost.'),
    duration_ms: z.int().min(0).describe('Time from the request to the end of its answer.'),
    requests: z
      .int()
      .min(1)
      .describe(
        'The requests that the entry stands for. Each minute the first ten refused requests of a key get an entry each. One more entry stands for the rest and shows the last of them.',
      ),
    key_id: z.uuid().nullable().describe('The API key of the request; null for a request with an access token.'),
    key_prefix: z.string().nullable().describe('The first characters of the key.'),
    key_name: z.string().nullable().describe('The name of the key; null if the key no longer exists.'),
    mcp_client: z
      .string()
      .nullable()
      .describe('For an MCP tool call: the name that the program of the assistant gives itself. Otherwise null.'),
  })
  .meta({
    id: 'LogEntry',
    examples: [
      {
        id: 'e302f136-5d4d-443d-902c-94e1cfec0317',
        at: '2026-11-21T14:00:32.770Z',
        method: 'POST',
        path: '/api/v1/natal/calculate',
        operation: 'natal_chart',
        status: 200,
        units: 1,
        duration_ms: 6,
        requests: 1,
        key_id: 'cde2f85e-fddb-47d1-acdc-3b5e4919f561',
        key_prefix: 'orr_live_Mr697z',
        key_name: 'my app',
        mcp_client: null,
      },
    ],
  })

export const LogEntries = z.array(LogEntry)
export type LogEntries = z.output<typeof LogEntries>

export const RequestPath = z.object({
  request_id: z
    .uuid()
    .max(36)
    .describe('The X-Request-Id of the answer.')
    .meta({ examples: ['e302f136-5d4d-443d-902c-94e1cfec0317'] }),
})

export const KeptRequest = z
  .object({
    id: z.uuid().describe('The X-Request-Id of the answer.'),
    at: z.iso.datetime({ precision: 3 }),
    operation: z.string().describe('The operationId of the OpenAPI document.'),
    method: z.string(),
    path: z.string(),
    status: z.int(),
    query: z.string().describe('The parameters of the URL as JSON, without a key.'),
    body: z.string().nullable().describe('The body as JSON: its first 16,000 characters. Null without a body.'),
    answer: z.string().nullable().describe('The first 8,000 characters of the answer.'),
  })
  .meta({
    id: 'KeptRequest',
    examples: [
      {
        id: 'e302f136-5d4d-443d-902c-94e1cfec0317',
        at: '2026-11-21T14:00:32.770Z',
        operation: 'natal_chart',
        method: 'POST',
        path: '/api/v1/natal/calculate',
        status: 422,
        query: '{}',
        body: '{"year":1990,"month":13,"day":17,"hour":14,"minute":30,"city":"Athens"}',
        answer: '{"detail":[{"loc":["body","month"],"msg":"Must be at most 12","type":"value_error"}]}',
      },
    ],
  })
export type KeptRequest = z.output<typeof KeptRequest>

/** The entries on one page. */
export const PER_PAGE = 50

export const OUTCOMES = ['succeeded', 'refused', 'failed', 'errors'] as const
export type Outcome = (typeof OUTCOMES)[number]

const KEY_ID_LENGTH = 36

const OPERATION_LENGTH_MAX = 100

const FILTERS = {
  key: z.string().max(KEY_ID_LENGTH).optional().describe('The id of a key, or `none` for requests without a key.'),
  outcome: z.enum(OUTCOMES).optional().describe('Refused: a status of 400 to 499. Failed: from 500. Errors: both.'),
  operation: z.string().max(OPERATION_LENGTH_MAX).optional().describe('The operationId of an operation.'),
}

export const RequestsCsvQuery = z.strictObject(FILTERS)

export const RequestsPageQuery = z.strictObject({
  ...FILTERS,
  page: z
    .int()
    .min(1)
    .max(LISTED_MAX / PER_PAGE)
    .default(1),
})
export type RequestsPageQuery = z.output<typeof RequestsPageQuery>

/** Every sensitive action that is recorded, with its text for users. */
export const AUDIT_ACTIONS = {
  account_created: 'The account was created',
  key_created: 'An API key was created',
  key_changed: 'The name or the allowed origins of an API key were changed',
  key_revoked: 'An API key was revoked',
  assistant_connected: 'An assistant was granted access',
  assistant_disconnected: 'The access of an assistant was revoked',
  session_ended: 'One session was ended',
  sessions_ended: 'All sessions were ended: access tokens issued before are refused',
  verification_resent: 'The confirmation e-mail was sent again',
  password_changed: 'The password was changed; all other sessions were ended',
  email_changed: 'The e-mail address was changed',
  branding_changed: 'The branding of reports was changed',
  branding_deleted: 'The branding of reports was deleted',
  callback_secret_changed: 'The secret that signs callbacks was changed',
  settings_changed: 'Settings of the account were changed',
  plan_changed: 'The plan of the account changed',
  purchase: 'A purchase was made',
  billing_reconciled: 'Billing data was corrected to match Stripe',
  pack_offered: 'A unit pack was offered to the account',
  pack_withdrawn: 'The offer of a unit pack was withdrawn',
  account_deletion_requested: 'The deletion of the account was requested',
} as const satisfies Record<string, string>

export type AuditAction = keyof typeof AUDIT_ACTIONS

const AUDIT_ACTORS = ['account', 'operator', 'system'] as const
export type AuditActor = (typeof AUDIT_ACTORS)[number]

const ACTIONS = Object.keys(AUDIT_ACTIONS) as [AuditAction, ...AuditAction[]]

export const EventsQuery = z.strictObject({
  limit: z.int().min(1).max(500).default(50).describe('Maximum number of events, newest first.'),
})

const AccountEvent = z
  .object({
    at: z.iso.datetime(),
    actor: z.enum(AUDIT_ACTORS).describe('Who did it: the signed-in user, the operator, or the service.'),
    action: z.enum(ACTIONS).describe('What was done.'),
    description: z.string().describe('The action as a sentence.'),
    detail: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
      .describe('The object of the action, such as the id and the prefix of a key.'),
  })
  .meta({ id: 'AccountEvent' })

export const AccountEvents = z.array(AccountEvent)
export type AccountEvents = z.output<typeof AccountEvents>
