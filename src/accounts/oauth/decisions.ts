import type { AuthorizationRequest, Decision } from '../../contract/grants.ts'
import { insertOAuthDecision, isOAuthDecided } from '../../platform/db/oauth-decisions.ts'
import { insertGrant } from '../../platform/db/oauth-grants.ts'
import type { Database } from '../../platform/db/pool.ts'
import { Refusal } from '../../platform/errors.ts'
import type { Account } from '../account.ts'
import { recordEvent } from '../audit.ts'
import type { Changes } from '../changes.ts'
import { ofDeletedAccount } from '../holder.ts'
import { GRANT_DAYS, GRANTS_MAX, grantedScopes, shownClient } from './grants.ts'
import { isLoopback, redirectHost, withParameters } from './redirects.ts'
import { type Asked, openRequest, REQUEST_LIFE_MS } from './sealed-request.ts'
import { hashSecret, newSecret } from './secrets.ts'
import type { TokenKeys } from './token-keys.ts'

/** RFC 6749, 4.1.2 asks for at most ten minutes. A program exchanges its code immediately. */
const CODE_LIFE_MS = 60_000

export interface DecisionParts {
  readonly db: Database
  readonly changes: Pick<Changes, 'announceAccount'>
  readonly keys: TokenKeys
}

/** What an account is asked to grant. Null when the request has expired or was decided. */
export async function shownRequest(
  { db, keys }: Pick<DecisionParts, 'db' | 'keys'>,
  id: string,
  { name, email }: Pick<Account, 'name' | 'email'>,
): Promise<AuthorizationRequest | null> {
  const request = await openRequest(keys, id)
  if (!request || (await isOAuthDecided(db, request.id))) return null
  return {
    id,
    client: shownClient(request.clientId, request.clientName),
    redirect_host: redirectHost(request.redirectUri),
    redirect_is_local: isLoopback(request.redirectUri),
    scopes: grantedScopes(request.scopes),
    resource: request.resource,
    account: { name, email },
    expires_at: new Date(request.expiresAtMs).toISOString(),
  }
}

/**
 * Carries out a decision, once, and returns the redirect URI of the client with a code or an error. Null when the
 * request has expired or was decided. Throws `invalid_input` for a scope that was not requested.
 */
export async function decide(
  { db, changes, keys }: DecisionParts,
  { id, accountId }: { readonly id: string; readonly accountId: string },
  decision: Decision,
): Promise<string | null> {
  const request = await openRequest(keys, id)
  if (!request) return null
  const carriedOut = await db.transaction(async (transaction) => {
    if (!(await insertOAuthDecision(transaction, request.id, REQUEST_LIFE_MS))) return null
    if (decision.decision === 'approve') return approve(transaction, accountId, request, decision.scopes)
    const error = { error: 'access_denied', error_description: 'The user denied access' }
    return { displaced: 0, redirectTo: answerTo(request, error) }
  })
  if (carriedOut && carriedOut.displaced > 0) await changes.announceAccount(accountId)
  return carriedOut?.redirectTo ?? null
}

async function approve(
  transaction: Database,
  accountId: string,
  request: Asked,
  chosen: Decision['scopes'],
): Promise<{ displaced: number; redirectTo: string }> {
  const scopes = chosen === null ? request.scopes : [...new Set<string>(chosen)]
  const excess = scopes.find((scope) => !request.scopes.includes(scope))
  if (excess !== undefined) throw notAsked(excess)
  const code = newSecret()
  const displaced = await insertGrant(
    transaction,
    {
      ...request,
      ...{ accountId, scopes, codeHash: hashSecret(code) },
    },
    { codeMs: CODE_LIFE_MS, grantDays: GRANT_DAYS, grantsMax: GRANTS_MAX },
  )
  if (displaced === null) throw ofDeletedAccount()
  const detail = { client: request.clientName || request.clientId, scopes: scopes.join(' ') }
  await recordEvent(transaction, { accountId, actor: 'account', action: 'assistant_connected', detail })
  return { displaced, redirectTo: answerTo(request, { code }) }
}

const answerTo = ({ redirectUri, state, base }: Asked, answer: Readonly<Record<string, string>>): string =>
  withParameters(redirectUri, { ...answer, state, iss: base })

const notAsked = (scope: string): Refusal =>
  new Refusal('invalid_input', {
    issues: [{ loc: ['body', 'scopes'], msg: `The client did not request ${scope}`, type: 'value_error' }],
  })
