import { endGrant, GRANTS_MAX, grantsOf } from '../accounts/oauth/grants.ts'
import { accountRate } from '../accounts/request-rate.ts'
import {
  AuthorizationPath,
  AuthorizationRequest,
  Decided,
  Decision,
  GrantEnded,
  GrantList,
  GrantPath,
} from '../contract/grants.ts'
import { Refusal } from '../platform/errors.ts'
import { TOKEN } from './access.ts'
import { operation } from './operation.ts'

/** A person connects a few assistants. Each decision writes a row that is kept for a while. */
export const DECISIONS_PER_HOUR = 60

const shared = { tag: 'Assistants', access: TOKEN } as const

/** What users grant to assistants. */
export const GRANT_OPERATIONS = [
  operation({
    ...shared,
    name: 'oauth_request',
    method: 'GET',
    url: '/mcp/oauth/requests/{authorization_id}',
    summary: 'What a client requests from the user',
    description: 'A request that has expired or was already decided gets 404.',
    refuses: ['not_found'],
    params: AuthorizationPath,
    reply: AuthorizationRequest,
    handle:
      ({ oauth }) =>
      async ({ account, params }) => {
        const request = await oauth.shown(params.authorization_id, account!)
        if (!request) throw new Refusal('not_found')
        return request
      },
  }),
  operation({
    ...shared,
    name: 'oauth_request_decide',
    method: 'POST',
    url: '/mcp/oauth/requests/{authorization_id}',
    summary: 'Grants a client access, or denies it',
    description: `A request is decided once. The browser then goes to \`redirect_to\`. An account has at most
${GRANTS_MAX} grants: another one replaces the least recently used. An account may decide ${DECISIONS_PER_HOUR} times
per hour.`,
    refuses: ['not_found'],
    confidential: true,
    params: AuthorizationPath,
    body: Decision,
    reply: Decided,
    handle: ({ oauth }) => {
      const countDecision = accountRate({
        ...{ most: DECISIONS_PER_HOUR, seconds: 3_600, what: 'decisions' },
        message: `An account may decide about assistants ${DECISIONS_PER_HOUR} times per hour`,
      })
      return async ({ account, params, body }) => {
        await countDecision(account!.id)
        const asked = { id: params.authorization_id, accountId: account!.id }
        const redirectTo = await oauth.decide(asked, body)
        if (redirectTo === null) throw new Refusal('not_found')
        return { redirect_to: redirectTo }
      }
    },
  }),
  operation({
    ...shared,
    name: 'oauth_grant_list',
    method: 'GET',
    url: '/mcp/oauth/grants',
    summary: 'The assistants that have access to the account, most recently used first',
    description: 'Each with its scopes, its last use, and its expiry. Revoke one by its `id`.',
    reply: GrantList,
    handle:
      ({ db }) =>
      async ({ account }) =>
        grantsOf(db, account!.id),
  }),
  operation({
    ...shared,
    name: 'oauth_grant_end',
    method: 'DELETE',
    url: '/mcp/oauth/grants/{grant_id}',
    summary: 'Revokes the access of an assistant',
    description: `Every front refuses its tokens within a second. The id of another account’s grant gets 404, like one
that does not exist.`,
    refuses: ['not_found'],
    params: GrantPath,
    reply: GrantEnded,
    handle:
      ({ db, changes }) =>
      async ({ account, params }) => {
        const { id: accountId } = account!
        const end = { id: params.grant_id, accountId, actor: 'account', reason: 'the user revoked it' } as const
        if (!(await endGrant(db, changes, end))) throw new Refusal('not_found')
        return { status: 'ended' }
      },
  }),
]
