import type { Changes } from '../accounts/changes.ts'
import { baseOf, type Reached } from '../base-address.ts'
import type { RegisteredClient, TokenResponse } from '../contract/oauth.ts'
import type { Database } from '../db/pool.ts'
import type { RecurringJob } from '../db/repeated.ts'
import { assistantFinder, type FindAssistant } from './assistants.ts'
import { type Authorization, beginAuthorization } from './authorization.ts'
import type { DocumentOptions } from './client-document.ts'
import { clientFinder, registerClient } from './clients.ts'
import { oauthSweep } from './sweep.ts'
import { openTokenKeys } from './token-keys.ts'
import { exchange, revoke } from './tokens.ts'

/** The authorization server for assistants. */
export interface OAuth {
  /** The address of the service as the sender of a request knows it. */
  baseOf(request: Reached): string
  register(metadata: unknown): Promise<RegisteredClient>
  authorize(query: unknown, base: string): Promise<Authorization>
  exchange(body: unknown): Promise<TokenResponse>
  revoke(body: unknown): Promise<void>
  readonly findAssistant: FindAssistant
  readonly sweeping: RecurringJob
}

export interface OAuthOptions {
  readonly db: Database
  readonly changes: Changes
  readonly publicUrl: string | undefined
  readonly authSecret: string | undefined
  readonly documents: DocumentOptions
}

export function openOAuth({ db, changes, publicUrl, authSecret, documents }: OAuthOptions): OAuth {
  const keys = openTokenKeys(db, authSecret)
  const findClient = clientFinder(db, documents)
  const tokens = { db, changes, keys }
  return {
    baseOf: baseOf(publicUrl),
    register: (metadata) => registerClient(db, metadata),
    authorize: (query, base) => beginAuthorization({ db, findClient }, query, base),
    exchange: (body) => exchange(tokens, body),
    revoke: (body) => revoke(tokens, body),
    findAssistant: assistantFinder(db, { keys, changes }),
    sweeping: oauthSweep(db),
  }
}
