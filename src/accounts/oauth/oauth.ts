import type { AuthorizationRequest, Decision } from '../../contract/accounts/grants.ts'
import type { RegisteredClient, TokenResponse } from '../../contract/accounts/oauth.ts'
import { baseOf, type Reached } from '../../platform/addresses.ts'
import { sweepGrants, sweepOAuthClients, sweepOAuthDecisions, sweepTokenKeys } from '../../platform/db/oauth.ts'
import type { Database } from '../../platform/db/pool.ts'
import { type RecurringJob, rowSweep } from '../../platform/db/recurring-job.ts'
import type { Account } from '../account.ts'
import type { Changes } from '../changes.ts'
import { assistantFinder, type FindAssistant } from './access-token.ts'
import { type Authorization, beginAuthorization } from './authorization.ts'
import type { DocumentOptions } from './client-document.ts'
import { clientFinder, registerClient } from './clients.ts'
import { decide, shownRequest } from './grants.ts'
import { KEY_DAYS, openTokenKeys } from './secrets.ts'
import { exchange, revoke } from './tokens.ts'

/** The authorization server for assistants. */
export interface OAuth {
  /** The base URL of the service as the sender of a request knows it. */
  baseOf(request: Reached): string
  register(metadata: unknown): RegisteredClient
  authorize(query: unknown, base: string): Promise<Authorization>
  /** What an account is asked to grant. Null when the request has expired or was decided. */
  shown(sealed: string, account: Pick<Account, 'name' | 'email'>): Promise<AuthorizationRequest | null>
  /**
   * Carries out a decision, and returns where the browser goes next. Null when the request has expired or was decided.
   */
  decide(asked: { readonly sealed: string; readonly accountId: string }, decision: Decision): Promise<string | null>
  exchange(body: unknown): Promise<TokenResponse>
  revoke(body: unknown): Promise<void>
  readonly findAssistant: FindAssistant
  /** How long the question must have been visible to the user before a decision counts. */
  readonly decisionAfterMs: number
  readonly sweeping: RecurringJob
}

export interface OAuthOptions {
  readonly db: Database
  readonly changes: Changes
  readonly publicUrl: string | undefined
  readonly authSecret: string | undefined
  readonly documents: DocumentOptions
  readonly decisionAfterMs?: number | undefined
}

/** Longer than the interval of a double click. */
const DECISION_AFTER_MS = 1_000
/** A client that was never used was an attempt. One without a grant may come back. */
const UNUSED_DAYS = 1
const USED_DAYS = 90

export function openOAuth(options: OAuthOptions): OAuth {
  const { db, changes, publicUrl, authSecret, documents, decisionAfterMs = DECISION_AFTER_MS } = options
  const keys = openTokenKeys(db, authSecret)
  const findClient = clientFinder(db, documents)
  const services = { db, changes, keys }
  return {
    baseOf: (request) => baseOf(publicUrl, request),
    register: registerClient,
    authorize: (query, base) => beginAuthorization({ keys, findClient }, query, base),
    shown: (sealed, account) => shownRequest(services, sealed, account),
    decide: (asked, decision) => decide(services, asked, decision),
    exchange: (body) => exchange(services, body),
    revoke: (body) => revoke(services, body),
    decisionAfterMs,
    findAssistant: assistantFinder(db, { keys, changes }),
    sweeping: oauthSweep(db),
  }
}

/** Deletes decisions, grants, clients and keys that have ended. */
export const oauthSweep = (db: Database): RecurringJob =>
  rowSweep({
    name: 'Deleting old grants of assistants',
    everyMs: 10 * 60_000,
    firstAfterMs: 60_000,
    sweeps: [
      (rowsMax) => sweepOAuthDecisions(db, rowsMax),
      (rowsMax) => sweepGrants(db, rowsMax),
      (rowsMax) => sweepOAuthClients(db, { unusedDays: UNUSED_DAYS, usedDays: USED_DAYS, rowsMax }),
      () => sweepTokenKeys(db, KEY_DAYS),
    ],
  })
