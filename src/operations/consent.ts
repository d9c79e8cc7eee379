import { z } from 'zod'
import { endGrant, GRANTS_MAX, grantsOf } from '../accounts/oauth/grants.ts'
import { OAUTH_PATHS } from '../accounts/oauth/metadata.ts'
import {
  AuthorizationPath,
  AuthorizationRequest,
  Decided,
  Decision,
  GrantEnded,
  GrantList,
  GrantPath,
} from '../contract/accounts/grants.ts'
import { IssuerAnswer, IssuerToken } from '../contract/accounts/oauth.ts'
import { LIMITS } from '../http/limits/table.ts'
import { signedInPage } from '../pages/consent.ts'
import { showPage } from '../pages/frame.ts'
import { Refusal } from '../platform/errors.ts'
import { PUBLIC, TOKEN } from './access.ts'
import { operation } from './operation.ts'

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
    handle: async ({ account, params }, _, { oauth }) => {
      const request = await oauth.shown(params.authorization_id, account)
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
${GRANTS_MAX} grants: another one replaces the least recently used. An account may decide ${LIMITS.grantDecisions.most} times
per hour.`,
    refuses: ['not_found'],
    confidential: true,
    params: AuthorizationPath,
    body: Decision,
    reply: Decided,
    handle: async ({ account, params, body }, _, { countGrantDecision, oauth }) => {
      await countGrantDecision(account.id)
      const asked = { sealed: params.authorization_id, accountId: account.id }
      const redirectTo = await oauth.decide(asked, body)
      if (redirectTo === null) throw new Refusal('not_found')
      return { redirect_to: redirectTo }
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
    handle: async ({ account }, _, { db }) => grantsOf(db, account.id),
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
    handle: async ({ account, params }, _, { db, changes }) => {
      const { id: accountId } = account
      const end = { id: params.grant_id, accountId, actor: 'account', reason: 'the user revoked it' } as const
      if (!(await endGrant(db, changes, end))) throw new Refusal('not_found')
      return { status: 'ended' } as const
    },
  }),
]

/** Each asks the issuer. An office shares an address. */
const SIGN_INS = { most: 60, seconds: 60 } as const

const issuerSignIn = { tag: 'Assistants', access: PUBLIC, url: OAUTH_PATHS.signedIn, confidential: true } as const
const WITH_CLIENT_ID = 'With `AUTH_CLIENT_ID`; 404 without it.'

/** How the consent page signs users in at an external issuer. */
export const ISSUER_SIGN_IN_OPERATIONS = [
  operation({
    ...issuerSignIn,
    name: 'issuer_sign_in_page',
    isPage: true,
    method: 'GET',
    summary: 'The page to which users return from the external issuer',
    description: `For browsers. ${WITH_CLIENT_ID}`,
    refuses: ['not_found'],
    reply: z.string(),
    answer: { types: { 'text/html': 'html' } },
    handle: async (_, reply, { identity }) => {
      if (!identity.signIn) throw new Refusal('not_found')
      return showPage(reply, 200, signedInPage())
    },
  }),
  operation({
    ...issuerSignIn,
    name: 'issuer_sign_in',
    method: 'POST',
    summary: 'Exchanges a code of the external issuer for its access token',
    description: `For the consent page. The token is valid for account operations. ${WITH_CLIENT_ID}`,
    addressLimit: SIGN_INS,
    refuses: ['not_found', 'sign_in_failed', 'invalid_token', 'sign_in_busy', 'identity_unavailable'],
    body: IssuerAnswer,
    reply: IssuerToken,
    handle: async (request, reply, { identity, oauth }) => {
      if (!identity.signIn) throw new Refusal('not_found')
      const { code, code_verifier: verifier, iss } = request.body
      const redirectUri = oauth.baseOf(request) + OAUTH_PATHS.signedIn
      const token = await identity.signIn.exchange({ code, verifier, iss, redirectUri })
      // A token that this service does not accept is refused here, where the reason is known.
      await identity.verify(token)
      reply.header('Cache-Control', 'no-store')
      return { access_token: token }
    },
  }),
]
