import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { OAUTH_TEXT, RegisterClientRequest, type RegisteredClient } from '../../contract/accounts/oauth.ts'
import { now } from '../../platform/clock.ts'
import { findOAuthClient } from '../../platform/db/oauth.ts'
import type { Database } from '../../platform/db/pool.ts'
import { Refusal } from '../../platform/errors.ts'
import { type Client, clientName, redirectProblem } from './client.ts'
import { type DocumentOptions, documentClients, isDocumentId } from './client-document.ts'

/** Throws `invalid_client`. */
export type FindClient = (clientId: string) => Promise<Client>

const GRANT_TYPES = ['authorization_code', 'refresh_token']
/** Followed by a dot, which no stored client has in its id. */
const PREFIX = 'orr_client.'
/** An earlier version stored a row for each client. */
const STORED = /^orr_client_[\w-]{43}$/
/** Tells registrations with equal metadata apart. */
const NONCE_BYTES = 9

/** Finds registered clients, and those with a metadata document. */
export function clientFinder(db: Database, options: DocumentOptions): FindClient {
  const findDocument = documentClients(options)
  return async (clientId) => {
    if (isDocumentId(clientId)) return findDocument(clientId)
    const client = STORED.test(clientId) ? await storedClient(db, clientId) : readId(clientId)
    if (!client) throw new Refusal('invalid_client')
    return client
  }
}

/**
 * Registers a client (RFC 7591). Nothing is stored: the id contains the metadata, so that a flood of registrations
 * cannot displace a client. Throws `invalid_redirect_uri` or `invalid_client_metadata`.
 */
export function registerClient(metadata: unknown): RegisteredClient {
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
  const name = clientName(given ?? '')
  const id = writeId(name, redirect_uris)
  if (id.length > OAUTH_TEXT.clientId)
    throw unusable(
      `client_name and redirect_uris are too long together: client_id has them, and would exceed ${OAUTH_TEXT.clientId} characters`,
    )
  return {
    client_id: id,
    client_id_issued_at: Math.floor(now() / 1000),
    ...(name !== null && { client_name: name }),
    redirect_uris,
    grant_types: GRANT_TYPES,
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  }
}

/** The nonce, the name, then the redirect URIs. */
const IdContent = z.tuple([z.string(), z.string(), z.string()], z.string())

function writeId(name: string | null, redirectUris: readonly string[]): string {
  const content = [randomBytes(NONCE_BYTES).toString('base64url'), name ?? '', ...redirectUris]
  return PREFIX + Buffer.from(JSON.stringify(content)).toString('base64url')
}

/**
 * The client of an id. Anyone can write such an id, as anyone can register: the content is checked as in a
 * registration.
 */
function readId(id: string): Client | null {
  if (!id.startsWith(PREFIX) || id.length > OAUTH_TEXT.clientId) return null
  const encoded = id.slice(PREFIX.length)
  const content = Buffer.from(encoded, 'base64url')
  // The decoder skips foreign characters, so that one client would have many ids, also with characters no column takes.
  if (content.toString('base64url') !== encoded) return null
  const read = IdContent.safeParse(parsed(content.toString()))
  if (!read.success) return null
  const [, name, ...redirectUris] = read.data
  if (redirectUris.some((uri) => redirectProblem(uri) !== null)) return null
  return { id, name: clientName(name), redirectUris }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function storedClient(db: Database, id: string): Promise<Client | null> {
  const stored = await findOAuthClient(db, id)
  return stored && { id, name: stored.name || null, redirectUris: stored.redirect_uris }
}

const unusable = (message: string): Refusal => new Refusal('invalid_client_metadata', { message })
