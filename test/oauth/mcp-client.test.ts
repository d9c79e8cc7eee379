import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { auth, type OAuthClientProvider } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { startIssuer, type TestIssuer } from '../support/issuer.ts'
import { CALLBACK, requestIdIn } from '../support/oauth.ts'

let issuer: TestIssuer
let service: TestApp
let base: string
let publisher: Server
let documentUrl: string
beforeAll(async () => {
  issuer = await startIssuer()
  publisher = createServer((_, response) => {
    const document = { client_id: documentUrl, client_name: 'Published', redirect_uris: [CALLBACK] }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(document))
  }).listen(0, '127.0.0.1')
  await once(publisher, 'listening')
  const host = `127.0.0.1:${(publisher.address() as AddressInfo).port}`
  documentUrl = `http://${host}/client.json`
  service = await startTestApp({ threads: 1, issuer, clientDocuments: { allowHosts: [host] } })
  base = await service.listen()
})
afterAll(async () => {
  await service.stop()
  await issuer.stop()
  publisher.close()
})

type Stored = Parameters<OAuthClientProvider['saveTokens']>[0]
type Discovery = Parameters<NonNullable<OAuthClientProvider['saveDiscoveryState']>>[0]

/** What a program has to bring along for the official client: its memory, and a browser. */
function program(own: Partial<OAuthClientProvider> = {}) {
  const memory: { tokens?: Stored; verifier?: string; opened?: URL; client?: object; discovery?: Discovery } = {}
  const provider: OAuthClientProvider = {
    redirectUrl: CALLBACK,
    clientMetadata: { client_name: 'The official client', redirect_uris: [CALLBACK] },
    clientInformation: () => memory.client as never,
    saveClientInformation(client) {
      memory.client = client
    },
    tokens: () => memory.tokens,
    saveTokens(tokens) {
      memory.tokens = tokens
    },
    redirectToAuthorization(address) {
      memory.opened = address
    },
    saveCodeVerifier(verifier) {
      memory.verifier = verifier
    },
    codeVerifier: () => memory.verifier!,
    saveDiscoveryState(discovery) {
      memory.discovery = discovery
    },
    discoveryState: () => memory.discovery,
    ...own,
  }
  return { memory, provider }
}

/** The owner's part: opens the page, and allows. */
async function approve(address: URL): Promise<URLSearchParams> {
  const id = requestIdIn(await (await fetch(address)).text())
  const decided = await fetch(`${base}/mcp/oauth/requests/${id}`, {
    ...{ method: 'POST', body: '{"decision":"approve"}' },
    headers: { 'content-type': 'application/json', ...(await issuer.as('owner')) },
  })
  return new URL(((await decided.json()) as { redirect_to: string }).redirect_to).searchParams
}

/** An https address cannot be had here, so the program states the id that it would have chosen. */
const published = (): Partial<OAuthClientProvider> => ({
  clientInformation: () => ({ client_id: documentUrl, issuer: base }),
})

test.each([
  ['that registers', () => ({}), /^orr_client_/],
  ['with a metadata document', published, /client\.json$/],
])('the official client of MCP %s finds everything, gets tokens and renews them', async (_, own, id) => {
  const serverUrl = `${base}/mcp`
  const { memory, provider } = program(own())
  expect(await auth(provider, { serverUrl })).toBe('REDIRECT')
  expect(memory.opened!.searchParams.get('client_id')).toMatch(id)
  expect(memory.opened!.searchParams.get('resource')).toBe(serverUrl)
  const answer = await approve(memory.opened!)
  const authorizationCode = answer.get('code')!
  expect(await auth(provider, { serverUrl, authorizationCode, iss: answer.get('iss')! })).toBe('AUTHORIZED')
  const first = memory.tokens!
  expect(await service.services.findAssistant(first.access_token, serverUrl)).toMatchObject({ keyId: null })
  expect(await auth(provider, { serverUrl })).toBe('AUTHORIZED')
  expect(memory.tokens!.access_token).not.toBe(first.access_token)
  await service.services.findAssistant(memory.tokens!.access_token, serverUrl)
})
