import { z } from 'zod'
import { OAUTH_TEXT } from '../../contract/accounts/oauth.ts'
import { Refusal } from '../../platform/errors.ts'
import { lruCache } from '../../platform/lru-cache.ts'
import { fetchDocument, resolveByQuery, urlProblem } from '../../platform/outbound/calls.ts'
import { inTurns } from '../../platform/turns.ts'
import { type Client, clientName, redirectProblem } from './client.ts'

export interface DocumentOptions {
  /** Hosts, as `host:port`, that may be called without TLS and at private addresses. Only for tests. */
  readonly allowHosts: readonly string[]
}

const DEADLINE_MS = 5_000
/** Documents have about 500 bytes. */
const BYTES_MAX = 16_384
const AT_ONCE = 4
const WAITING_MAX = 32
const KEPT_MAX = 500
const KEPT_MS = 5 * 60_000
/** Shorter, because the publisher of a faulty document is repairing it. */
const FAULT_KEPT_MS = 15_000

const Document = z.looseObject({
  client_id: z.string(),
  client_name: z.string().max(1_000).optional(),
  redirect_uris: z.array(z.string().max(OAUTH_TEXT.redirectUri)).min(1).max(20),
  token_endpoint_auth_method: z.string().optional(),
})

type Found = { readonly client: Client } | { readonly fault: string }

/** Whether a client id is the URL of a metadata document. */
export const isDocumentId = (clientId: string): boolean => /^https?:/.test(clientId)

/**
 * Finds clients whose id is the URL of their metadata document (OAuth Client ID Metadata Document). The document is
 * fetched only from public addresses, and kept for a few minutes. The result throws `invalid_client`, which says why.
 */
export function documentClients({ allowHosts }: DocumentOptions): (clientId: string) => Promise<Client> {
  const kept = lruCache<Promise<Found>>(KEPT_MAX)
  /** Separate, so that callers who name many faulty URLs cannot displace good documents. */
  const faults = lruCache<string>(KEPT_MAX, { ttl: FAULT_KEPT_MS })
  const inTurn = inTurns({
    atOnce: AT_ONCE,
    waitingMax: WAITING_MAX,
    refusal: () => new Refusal('limits_busy', { retryAfterMs: 1_000 }),
  })
  const fetched = async (clientId: string): Promise<Found> => {
    try {
      const options = { allowHosts, deadlineMs: DEADLINE_MS, bytesMax: BYTES_MAX, resolve: resolveByQuery }
      return clientOf(clientId, await inTurn(() => fetchDocument(clientId, options)))
    } catch (error) {
      if (error instanceof Refusal) throw error
      return { fault: 'it cannot be fetched as JSON from its public URL' }
    }
  }

  return async (clientId) => {
    const problem = idProblem(clientId, allowHosts)
    if (problem !== null) throw unknown(problem)
    const fault = faults.get(clientId)
    if (fault !== undefined) throw unknown(fault)
    let finding = kept.get(clientId)
    if (!finding) {
      finding = fetched(clientId)
      kept.set(clientId, finding, { ttl: KEPT_MS })
      finding.then(
        (found) => {
          if (!('fault' in found)) return
          kept.delete(clientId)
          faults.set(clientId, found.fault)
        },
        () => kept.delete(clientId),
      )
    }
    const found = await finding
    if ('fault' in found) throw unknown(found.fault)
    return found.client
  }
}

const unknown = (reason: string): Refusal =>
  new Refusal('invalid_client', { message: `The metadata document of the client is not accepted: ${reason}` })

/** Why a URL cannot be that of a document. The draft requires a path, and allows none of these parts. */
function idProblem(text: string, allowHosts: readonly string[]): string | null {
  if (text.length > OAUTH_TEXT.clientId || !URL.canParse(text)) return 'client_id is not a URL'
  const url = new URL(text)
  if (url.href !== text || text.includes('#') || url.pathname === '/') return 'its URL is not in normal form'
  const isNamed = allowHosts.includes(url.host)
  if (!isNamed && url.port !== '') return 'its URL has a port'
  return urlProblem(text, allowHosts)
}

function clientOf(clientId: string, document: unknown): Found {
  const read = Document.safeParse(document)
  if (!read.success) return { fault: 'a member is missing or has the wrong type' }
  const {
    client_id: id,
    client_name: name,
    redirect_uris: redirectUris,
    token_endpoint_auth_method: method,
  } = read.data
  if (id !== clientId) return { fault: 'its client_id is not its URL' }
  if (method !== undefined && method !== 'none') return { fault: 'token_endpoint_auth_method must be none' }
  const wrong = redirectUris.map(redirectProblem).find((problem) => problem !== null)
  if (wrong !== undefined) return { fault: `a redirect URI is not allowed: ${wrong}` }
  return { client: { id, name: clientName(name ?? ''), redirectUris } }
}
