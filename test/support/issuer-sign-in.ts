import { hash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { TestIssuer } from './issuer.ts'

/** A client that the issuer knows. */
export interface IssuerClient {
  readonly id: string
  readonly secret?: string
  readonly redirectUri: string
  /** Claims of the tokens that it gets, beside the usual ones. */
  readonly claims?: Readonly<Record<string, unknown>>
}

interface Issuing extends Pick<TestIssuer, 'url' | 'token'> {
  readonly clients: readonly IssuerClient[]
}

type Fields = Readonly<Record<string, string>>
type Answer = (request: IncomingMessage, query: Fields) => Promise<Reply>
interface Reply {
  readonly status?: number
  readonly location?: string
  readonly html?: string
  readonly json?: object
}

/** The endpoints for people and for clients: metadata, a page that asks who signs in, and tokens for codes. */
export function signInEndpoints(issuing: Issuing) {
  const codes = new Map<string, Fields>()
  const endpoints: Readonly<Record<string, Answer>> = {
    '/.well-known/openid-configuration': async () => ({ json: metadata(issuing.url) }),
    '/authorize': async (_, query) => question(issuing, query),
    '/login': async (_, query) => {
      const code = randomUUID()
      if (query['subject'] !== '') codes.set(code, query)
      const answer = query['subject'] === '' ? { error: 'access_denied' } : { code }
      const parameters = new URLSearchParams({ ...answer, state: query['state']!, iss: issuing.url })
      return { status: 302, location: `${query['redirect_uri']}?${parameters}` }
    },
    '/token': async (request) => {
      const fields = Object.fromEntries(new URLSearchParams(await text(request)))
      const asked = codes.get(fields['code'] ?? '')
      codes.delete(fields['code'] ?? '')
      return exchanged(issuing, fields, asked, request.headers.authorization)
    },
  }
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { pathname, searchParams } = new URL(request.url!, issuing.url)
    const answer = endpoints[pathname]
    if (!answer) return false
    const { status = 200, location, html, json } = await answer(request, Object.fromEntries(searchParams))
    response.writeHead(status, {
      'content-type': html === undefined ? 'application/json' : 'text/html',
      ...(location && { location }),
    })
    response.end(html ?? JSON.stringify(json ?? {}))
    return true
  }
}

const metadata = (url: string) => ({
  ...{ issuer: url, authorization_endpoint: `${url}/authorize`, token_endpoint: `${url}/token` },
  ...{ jwks_uri: `${url}/jwks`, response_types_supported: ['code'], subject_types_supported: ['public'] },
  ...{ id_token_signing_alg_values_supported: ['ES256'], code_challenge_methods_supported: ['S256'] },
  authorization_response_iss_parameter_supported: true,
})

/** Asks who signs in. Nobody signs in by an empty name. */
function question({ clients }: Issuing, query: Fields): Reply {
  const { client_id, redirect_uri, response_type, code_challenge = '', code_challenge_method, state } = query
  const client = clients.find(({ id, redirectUri }) => id === client_id && redirectUri === redirect_uri)
  if (!client) return { status: 400, html: '<title>The issuer does not know this client</title>' }
  if (response_type !== 'code' || code_challenge_method !== 'S256' || code_challenge.length !== 43 || !state)
    return { status: 400, html: '<title>The request is wrong</title>' }
  const hidden = Object.entries(query).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
  return {
    html: `<title>The issuer</title><p>${query['prompt'] ?? 'no prompt'}</p>
<form action="/login">${hidden.join('')}<input id="subject" name="subject"><button>Sign in</button></form>`,
  }
}

/** RFC 6749, 2.3.1: id and secret are encoded as in a form. */
const formDecoded = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '))

async function exchanged(
  { url, clients, token }: Issuing,
  fields: Fields,
  asked: Fields | undefined,
  authorization: string | undefined,
): Promise<Reply> {
  const [name = fields['client_id'], secret = fields['client_secret']] = authorization
    ? Buffer.from(authorization.replace('Basic ', ''), 'base64').toString().split(':').map(formDecoded)
    : []
  const client = clients.find(({ id }) => id === name)
  if (!client || client.secret !== secret) return { status: 401, json: { error: 'invalid_client' } }
  const isRight =
    fields['grant_type'] === 'authorization_code' &&
    asked?.['client_id'] === client.id &&
    asked['redirect_uri'] === fields['redirect_uri'] &&
    asked['code_challenge'] === hash('sha256', fields['code_verifier'] ?? '', 'base64url')
  if (!isRight) return { status: 400, json: { error: 'invalid_grant' } }
  const subject = asked['subject']!
  return {
    json: {
      ...{ access_token: await token(subject, client.claims), token_type: 'Bearer', expires_in: 3_600 },
      ...(asked['scope']?.includes('openid') && { id_token: await token(subject, { iss: url, aud: client.id }) }),
    },
  }
}
