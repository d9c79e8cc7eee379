import { z } from 'zod'
import { AREA_NAMES, AREAS } from './keys.ts'
import { OAUTH_TEXT } from './oauth.ts'

const CLIENT = 'orr_client.WyJwNWpYTjhBUU05TFciLCJNeSBhc3Npc3RhbnQiLCJodHRwOi8vMTI3LjAuMC4xOjMzNDE4L2NhbGxiYWNrIl0'
const BASE = 'https://stars.example'
const CALLBACK = 'http://127.0.0.1:33418/callback'
const REQUEST_ID =
  'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..48V1_ALb6US04U3b.5eym8TW_c8SuK0ltJ3rpYIzOeDQz7TALvtu6UG9oMo4'
const GRANT_ID = '5e0b9e3a-3a8e-4f6b-9a52-0a4f2b4a4c11'

export const AuthorizationPath = z.object({
  authorization_id: z
    .string()
    .max(OAUTH_TEXT.request)
    .regex(
      /^[\w-][\w.-]*$/,
      'Expected letters, digits, hyphens, underscores and full stops; the first is not a full stop',
    )
    .describe('The id of an authorization request, which contains the request.')
    .meta({ examples: [REQUEST_ID] }),
})

const Client = z.object({
  id: z.string(),
  name: z.string().nullable().describe('The name that the client gives itself. It has not been verified.'),
  verified_host: z.string().nullable().describe('The host that publishes the metadata of the client.'),
})

const GrantedScope = z.object({ name: z.enum(AREA_NAMES), description: z.string() })

const SCOPE_EXAMPLE = { name: 'natal', description: AREAS.natal } as const
const CLIENT_EXAMPLE = { id: CLIENT, name: 'My assistant', verified_host: null }

/** What a user decides about. */
export const AuthorizationRequest = z
  .object({
    id: z.string(),
    client: Client,
    redirect_host: z.string().describe('Where the response goes: a host, a private scheme, or this machine.'),
    redirect_is_local: z.boolean().describe('The response goes to a program on the user’s machine.'),
    scopes: z.array(GrantedScope),
    resource: z.string(),
    account: z.object({ name: z.string(), email: z.string().nullable() }),
    expires_at: z.iso.datetime(),
  })
  .meta({
    id: 'AuthorizationRequest',
    examples: [
      {
        id: REQUEST_ID,
        client: CLIENT_EXAMPLE,
        redirect_host: '127.0.0.1',
        redirect_is_local: true,
        scopes: [SCOPE_EXAMPLE],
        resource: `${BASE}/mcp`,
        account: { name: 'Ada Lovelace', email: 'ada@example.com' },
        expires_at: '2026-11-22T14:30:00.000Z',
      },
    ],
  })
export type AuthorizationRequest = z.output<typeof AuthorizationRequest>

export const Decision = z
  .strictObject({
    decision: z.enum(['approve', 'deny']),
    scopes: z
      .array(z.enum(AREA_NAMES))
      .min(1)
      .max(AREA_NAMES.length)
      .nullable()
      .default(null)
      .describe('The scopes to grant, of those requested: all if null.'),
  })
  .meta({ id: 'Decision', examples: [{ decision: 'approve', scopes: ['natal'] }, { decision: 'deny' }] })
export type Decision = z.output<typeof Decision>

export const Decided = z.object({ redirect_to: z.string().describe('The URL that the browser goes to next.') }).meta({
  id: 'Decided',
  examples: [{ redirect_to: `${CALLBACK}?code=SplxlOBeZQQYbYS6WxSbIA&iss=${encodeURIComponent(BASE)}` }],
})

export const GrantPath = z.object({
  grant_id: z
    .uuid()
    .max(36)
    .describe('The `id` of a grant in the list.')
    .meta({ examples: [GRANT_ID] }),
})

const GRANT_EXAMPLE = {
  id: GRANT_ID,
  client: CLIENT_EXAMPLE,
  redirect_host: '127.0.0.1',
  resource: `${BASE}/mcp`,
  scopes: [SCOPE_EXAMPLE],
  created_at: '2026-11-22T14:00:00.000Z',
  last_used_at: '2026-11-22T14:10:00.000Z',
  expires_at: '2027-02-20T14:10:00.000Z',
}

export const GrantResponse = z
  .object({
    id: z.uuid(),
    client: Client,
    redirect_host: z.string(),
    resource: z.string(),
    scopes: z.array(GrantedScope),
    created_at: z.iso.datetime(),
    last_used_at: z.iso
      .datetime()
      .describe('When the assistant last used the service, or last got or renewed its access. To the minute.'),
    expires_at: z.iso.datetime().describe('When the grant expires unless the client renews it.'),
  })
  .meta({
    id: 'GrantResponse',
    examples: [GRANT_EXAMPLE],
  })
export type GrantResponse = z.output<typeof GrantResponse>

export const GrantList = z.array(GrantResponse).meta({ examples: [[GRANT_EXAMPLE]] })

export const GrantEnded = z
  .object({ status: z.literal('ended') })
  .meta({ id: 'GrantEnded', examples: [{ status: 'ended' }] })

export const AssistantsPageQuery = z.strictObject({
  done: z.enum(['ended', 'ended_before']).optional().describe('Which confirmation the page shows.'),
})

/** The button of the page of assistants. */
export const EndAccessForm = z
  .strictObject({ grant_id: z.uuid().max(36).describe('The assistant whose access is revoked.') })
  .meta({ id: 'EndAccessForm', examples: [{ grant_id: GRANT_ID }] })
