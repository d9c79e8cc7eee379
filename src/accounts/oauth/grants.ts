/** The grants of accounts to assistants, and the decisions that give them. */

import type { AuthorizationRequest, Decision, GrantResponse } from '../../contract/accounts/grants.ts'
import { AREAS, isArea } from '../../contract/accounts/keys.ts'
import type { AuditActor } from '../../contract/accounts/logs.ts'
import { deleteGrant, insertGrant, insertOAuthDecision, isOAuthDecided, listGrants } from '../../platform/db/oauth.ts'
import type { Database } from '../../platform/db/pool.ts'
import { Refusal } from '../../platform/errors.ts'
import { type Account, ofDeletedAccount } from '../account.ts'
import { recordEvent } from '../audit.ts'
import type { Changes } from '../changes.ts'
import { digest } from '../digest.ts'
import { type Asked, openRequest, REQUEST_LIFE_MS } from './authorization.ts'
import { isLoopback, redirectHost, withParameters } from './client.ts'
import { isDocumentId } from './client-document.ts'
import { newSecret, type TokenKeys } from './secrets.ts'

export interface DecisionServices {
  readonly db: Database
  readonly changes: Pick<Changes, 'announceAccount'>
  readonly keys: TokenKeys
}

interface GrantEnd {
  readonly id: string
  /** The account that must own the grant. Absent: anyone who holds one of its tokens may end it. */
  readonly accountId?: string
  readonly actor: AuditActor
  readonly reason: string
}

/** RFC 6749, 4.1.2 asks for at most ten minutes. A program exchanges its code immediately. */
const CODE_LIFE_MS = 60_000
/** A grant ends when its client has not renewed it for this long. */
export const GRANT_DAYS = 90
/** Enough for the assistants of a person on all devices, few enough to review. */
export const GRANTS_MAX = 50

/** The grants of an account, most recently used first. */
export const grantsOf = async (db: Database, accountId: string): Promise<GrantResponse[]> =>
  (await listGrants(db, accountId)).map((row) => ({
    id: row.id,
    client: shownClient(row.client_id, row.client_name),
    redirect_host: redirectHost(row.redirect_uri),
    resource: row.resource,
    scopes: grantedScopes(row.scopes),
    created_at: new Date(row.created_at).toISOString(),
    last_used_at: new Date(row.last_used_at).toISOString(),
    expires_at: new Date(row.expires_at).toISOString(),
  }))

/** Revokes a grant on every front within a second. False when there is none. */
export async function endGrant(
  db: Database,
  changes: Pick<Changes, 'announceAccount'>,
  { id, accountId, actor, reason }: GrantEnd,
): Promise<boolean> {
  const ended = await db.transaction(async (transaction) => {
    const row = await deleteGrant(transaction, id, accountId)
    if (row) {
      const detail = { grant_id: id, client: row.client_name, reason }
      const action = 'assistant_disconnected'
      await recordEvent(transaction, { accountId: row.account_id, actor, action, detail })
    }
    return row
  })
  if (!ended) return false
  await changes.announceAccount(ended.account_id)
  return true
}

/** A client as users see it. Only the host of a metadata document is verified. */
export const shownClient = (id: string, name: string): GrantResponse['client'] => ({
  id,
  name: name || null,
  verified_host: isDocumentId(id) ? new URL(id).host : null,
})

export const grantedScopes = (scopes: readonly string[]): GrantResponse['scopes'] =>
  scopes.filter(isArea).map((name) => ({ name, description: AREAS[name] }))

/** What an account is asked to grant, by the sealed request. Null when it has expired or was decided. */
export async function shownRequest(
  { db, keys }: Pick<DecisionServices, 'db' | 'keys'>,
  sealed: string,
  { name, email }: Pick<Account, 'name' | 'email'>,
): Promise<AuthorizationRequest | null> {
  const request = await openRequest(keys, sealed)
  if (!request || (await isOAuthDecided(db, request.requestId))) return null
  return {
    id: sealed,
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
  { db, changes, keys }: DecisionServices,
  { sealed, accountId }: { readonly sealed: string; readonly accountId: string },
  decision: Decision,
): Promise<string | null> {
  const request = await openRequest(keys, sealed)
  if (!request) return null
  const carriedOut = await db.transaction(async (transaction) => {
    if (!(await insertOAuthDecision(transaction, request.requestId, REQUEST_LIFE_MS))) return null
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
      accountId,
      scopes,
      codeHash: digest(code),
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
