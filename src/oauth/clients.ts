import { RegisterClientRequest, type RegisteredClient } from '../contract/oauth.ts'
import { findOAuthClient, insertOAuthClient } from '../db/oauth-clients.ts'
import type { Database } from '../db/pool.ts'
import { Refusal } from '../errors.ts'
import type { Client } from './client.ts'
import { type DocumentOptions, documentClients, isDocumentId } from './client-document.ts'
import { clientName } from './client-name.ts'
import { redirectProblem } from './redirects.ts'
import { newSecret } from './secrets.ts'

/** Throws `invalid_client`. */
export type FindClient = (clientId: string) => Promise<Client>

/** Registered clients that nobody has used. A flood of registrations displaces the oldest of these alone. */
export const UNUSED_CLIENTS_MAX = 10_000
const GRANT_TYPES = ['authorization_code', 'refresh_token']
const PREFIX = 'orr_client_'
const REGISTERED = /^orr_client_[\w-]{43}$/

/** Finds registered clients, and those with a metadata document. */
export function clientFinder(db: Database, options: DocumentOptions): FindClient {
  const findDocument = documentClients(options)
  return async (clientId) => {
    if (isDocumentId(clientId)) return findDocument(clientId)
    const stored = REGISTERED.test(clientId) ? await findOAuthClient(db, clientId) : null
    if (!stored) throw new Refusal('invalid_client')
    return { id: stored.id, name: stored.name || null, redirectUris: stored.redirect_uris }
  }
}

/** Registers a client (RFC 7591). Throws `invalid_redirect_uri` or `invalid_client_metadata`. */
export async function registerClient(db: Database, metadata: unknown): Promise<RegisteredClient> {
  const read = RegisterClientRequest.safeParse(metadata)
  if (!read.success) {
    const { path, message } = read.error.issues[0]!
    const code = path[0] === 'redirect_uris' ? 'invalid_redirect_uri' : 'invalid_client_metadata'
    throw new Refusal(code, { message: `${path.join('.') || 'The body'}: ${message}` })
  }
  const { client_name: given, redirect_uris, grant_types: grants, response_types: responses } = read.data
  for (const uri of redirect_uris) {
    const problem = redirectProblem(uri)
    if (problem !== null)
      throw new Refusal('invalid_redirect_uri', { message: `A redirect URI is not allowed: ${problem}` })
  }
  if (grants && !grants.includes('authorization_code')) throw unusable('grant_types must have authorization_code')
  if (responses && !responses.includes('code')) throw unusable('response_types must have code')
  const id = PREFIX + newSecret()
  const name = clientName(given ?? '')
  const createdAtMs = await insertOAuthClient(db, { id, name: name ?? '', redirect_uris }, UNUSED_CLIENTS_MAX)
  return {
    client_id: id,
    client_id_issued_at: Math.floor(createdAtMs / 1000),
    ...(name !== null && { client_name: name }),
    redirect_uris,
    grant_types: GRANT_TYPES,
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  }
}

const unusable = (message: string): Refusal => new Refusal('invalid_client_metadata', { message })
