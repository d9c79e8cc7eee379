import { hash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from './app.ts'
import type { TestIssuer } from './issuer.ts'

type Fields = Readonly<Record<string, string | readonly string[] | undefined>>

export interface Tokens {
  readonly access_token: string
  readonly refresh_token: string
  readonly expires_in: number
  readonly scope: string
}

/** A client that was granted access, with everything that it knows. */
export interface Connected {
  readonly clientId: string
  readonly code: string
  readonly verifier: string
  readonly tokens: Tokens
}

/** A client of the authorization server, and the owner of an account who decides. */
export interface OAuthClient {
  register(metadata?: object): Promise<LightMyRequestResponse>
  /** The id of a new client. */
  clientId(): Promise<string>
  authorize(fields: Fields): Promise<LightMyRequestResponse>
  /** The id of the request that a page asks about. */
  ask(fields: Fields): Promise<string>
  decide(id: string, subject: string, decision?: object): Promise<LightMyRequestResponse>
  token(fields: Fields): Promise<LightMyRequestResponse>
  refresh(clientId: string, refreshToken: string, more?: Fields): Promise<LightMyRequestResponse>
  revoke(fields: Fields): Promise<LightMyRequestResponse>
  /** Registers, asks, is approved and exchanges the code. */
  connect(subject: string, options?: { metadata?: object; fields?: Fields; decision?: object }): Promise<Connected>
}

/** The address of the service in requests without a connection. */
export const BASE = 'http://localhost'
export const CALLBACK = 'http://127.0.0.1:8976/callback'
const FORM = 'application/x-www-form-urlencoded'

export const newVerifier = (): string => randomBytes(32).toString('base64url')
export const challengeOf = (verifier: string): string => hash('sha256', verifier, 'base64url')

/** The id of the request that a page asks about. */
export function requestIdIn(page: string): string {
  const id = /data-request="([\w.-]+)"/.exec(page)?.[1]
  if (!id) throw new Error(`There is no question: ${page.slice(-600)}`)
  return id
}

/** The parameters of an address. */
export const parametersIn = (address: string) => Object.fromEntries(new URL(address).searchParams)

/** Each request comes from an address of its own: the limits by address have tests of their own. */
let requests = 0
const nextAddress = (): string => {
  requests += 1
  return `198.18.${requests >> 8}.${requests & 255}`
}

/** A client of a service, and owners whose tokens an issuer gives. The parts are read when they are used. */
export function oauthClient(at: { readonly service: TestApp; readonly issuer: Pick<TestIssuer, 'as'> }): OAuthClient {
  const post = (url: string, fields: Fields) =>
    at.service.app.inject({
      ...{ method: 'POST', url, payload: encoded(fields), remoteAddress: nextAddress() },
      headers: { 'content-type': FORM },
    })
  const register: OAuthClient['register'] = (metadata = { client_name: 'A client', redirect_uris: [CALLBACK] }) =>
    at.service.app.inject({
      ...{ method: 'POST', url: '/mcp/oauth/register', payload: metadata },
      remoteAddress: nextAddress(),
    })
  const clientId = async (): Promise<string> => (await register()).json().client_id
  const authorize: OAuthClient['authorize'] = (fields) =>
    at.service.app.inject({ url: `/mcp/oauth/authorize?${encoded(fields)}`, remoteAddress: nextAddress() })
  const ask: OAuthClient['ask'] = async (fields) => {
    const page = await authorize(fields)
    return requestIdIn(page.body)
  }
  const decide: OAuthClient['decide'] = async (id, subject, decision = { decision: 'approve' }) => {
    const once = async () =>
      at.service.app.inject({
        ...{ method: 'POST', url: `/mcp/oauth/requests/${id}`, payload: decision },
        headers: await at.issuer.as(subject),
      })
    // An account may be asked ten times in a second, which a fast machine exceeds.
    for (;;) {
      const reply = await once()
      const waitSeconds = Number(reply.headers['retry-after'] ?? 0)
      if (reply.statusCode !== 429 || waitSeconds > 1) return reply
      await sleep(waitSeconds * 1_000)
    }
  }
  const token: OAuthClient['token'] = (fields) => post('/mcp/oauth/token', fields)
  return {
    ...{ register, clientId, authorize, ask, decide, token },
    refresh: (client_id, refresh_token, more = {}) =>
      token({ grant_type: 'refresh_token', client_id, refresh_token, ...more }),
    revoke: (fields) => post('/mcp/oauth/revoke', fields),
    async connect(subject, { metadata, fields = {}, decision } = {}) {
      const id = (await register(metadata)).json().client_id
      const verifier = newVerifier()
      const decided = await decide(await ask({ ...asked(id, verifier), ...fields }), subject, decision)
      const { code } = parametersIn(decided.json().redirect_to)
      const reply = await token({
        ...{ grant_type: 'authorization_code', client_id: id, code, code_verifier: verifier, redirect_uri: CALLBACK },
      })
      if (reply.statusCode !== 200) throw new Error(`No token: ${reply.body}`)
      return { clientId: id, code: code!, verifier, tokens: reply.json() }
    },
  }
}

/** The parameters of a right request for authorization. */
export const asked = (clientId: string, verifier = newVerifier()) => ({
  ...{ response_type: 'code', client_id: clientId, redirect_uri: CALLBACK, state: 'a state' },
  ...{ code_challenge: challengeOf(verifier), code_challenge_method: 'S256' },
})

function encoded(fields: Fields): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((each) => [name, String(each)]),
  )
  return new URLSearchParams(pairs as [string, string][]).toString()
}
