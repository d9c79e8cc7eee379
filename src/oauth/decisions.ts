import type { Account } from '../accounts/account.ts'
import { recordEvent } from '../accounts/audit.ts'
import type { Changes } from '../accounts/changes.ts'
import { ofDeletedAccount } from '../accounts/holder.ts'
import type { AuthorizationRequest, Decision } from '../contract/grants.ts'
import { insertGrant } from '../db/oauth-grants.ts'
import { findOAuthRequest, type StoredRequest, takeOAuthRequest } from '../db/oauth-requests.ts'
import type { Database } from '../db/pool.ts'
import { Refusal } from '../errors.ts'
import { GRANT_DAYS, GRANTS_MAX, grantedScopes, shownClient } from './grants.ts'
import { isLoopback, redirectHost, withParameters } from './redirects.ts'
import { hashSecret, newSecret } from './secrets.ts'

/** RFC 6749, 4.1.2 asks for at most ten minutes. A program exchanges its code at once. */
const CODE_LIFE_MS = 60_000

/** What an account is asked to grant. Null when the request has expired or was decided. */
export async function shownRequest(
  db: Database,
  id: string,
  { name, email }: Pick<Account, 'name' | 'email'>,
): Promise<AuthorizationRequest | null> {
  const request = await findOAuthRequest(db, id)
  if (!request) return null
  return {
    id: request.id,
    client: shownClient(request.client_id, request.client_name),
    redirect_host: redirectHost(request.redirect_uri),
    redirect_is_local: isLoopback(request.redirect_uri),
    scopes: grantedScopes(request.scopes),
    resource: request.resource,
    account: { name, email },
    expires_at: new Date(request.expires_at).toISOString(),
  }
}

/**
 * Carries out a decision, once, and returns the address of the client with a code or an error. Null when the request has
 * expired or was decided. Throws `invalid_input` for a scope that was not asked for.
 */
export async function decide(
  db: Database,
  changes: Pick<Changes, 'announceAccount'>,
  { id, accountId }: { readonly id: string; readonly accountId: string },
  decision: Decision,
): Promise<string | null> {
  const carriedOut = await db.transaction(async (transaction) => {
    const request = await takeOAuthRequest(transaction, id)
    if (!request) return null
    if (decision.decision === 'approve') return approve(transaction, accountId, request, decision.scopes)
    const error = { error: 'access_denied', error_description: 'The owner of the account denied access' }
    return { displaced: 0, redirectTo: answerTo(request, error) }
  })
  if (carriedOut && carriedOut.displaced > 0) await changes.announceAccount(accountId)
  return carriedOut?.redirectTo ?? null
}

async function approve(
  transaction: Database,
  accountId: string,
  request: StoredRequest,
  chosen: Decision['scopes'],
): Promise<{ displaced: number; redirectTo: string }> {
  const scopes = chosen === null ? request.scopes : [...new Set<string>(chosen)]
  const excess = scopes.find((scope) => !request.scopes.includes(scope))
  if (excess !== undefined) throw notAsked(excess)
  const code = newSecret()
  const displaced = await insertGrant(
    transaction,
    {
      ...{ accountId, clientId: request.client_id, clientName: request.client_name, base: request.base },
      ...{ resource: request.resource, scopes, codeHash: hashSecret(code), codeChallenge: request.code_challenge },
      redirectUri: request.redirect_uri,
    },
    { codeMs: CODE_LIFE_MS, grantDays: GRANT_DAYS, grantsMax: GRANTS_MAX },
  )
  if (displaced === null) throw ofDeletedAccount()
  const detail = { client: request.client_name || request.client_id, scopes: scopes.join(' ') }
  await recordEvent(transaction, { accountId, actor: 'account', action: 'assistant_connected', detail })
  return { displaced, redirectTo: answerTo(request, { code }) }
}

const answerTo = ({ redirect_uri, state, base }: StoredRequest, answer: Readonly<Record<string, string>>): string =>
  withParameters(redirect_uri, { ...answer, state, iss: base })

const notAsked = (scope: string): Refusal =>
  new Refusal('invalid_input', {
    issues: [{ loc: ['body', 'scopes'], msg: `The client did not ask for ${scope}`, type: 'value_error' }],
  })
