import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type OAuthClientProvider, UnauthorizedError } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { atClient, mayDecide, signIn, textOf, useBrowser } from '../support/consent.ts'
import { connectWith, openPage, program } from '../support/oauth-client.ts'
import { person } from '../support/person.ts'

const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' }
/** The promised second. */
const PROMISED_MS = 1_000

let service: TestApp
let base: string
let publisher: Server
let documentUrl: string
const browsing = useBrowser()
beforeAll(async () => {
  publisher = createServer((_, response) => {
    const document = { client_id: documentUrl, client_name: 'Published', redirect_uris: [browsing.callback.url] }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(document))
  }).listen(0, '127.0.0.1')
  await once(publisher, 'listening')
  const host = `127.0.0.1:${(publisher.address() as AddressInfo).port}`
  documentUrl = `http://${host}/client.json`
  service = await startTestApp({ clientDocuments: { allowHosts: [host] }, decisionAfterMs: 0 })
  base = (await service.listen()).replace('127.0.0.1', 'localhost')
})
afterAll(async () => {
  await service?.stop()
  publisher?.close()
})

type Discovery = Parameters<NonNullable<OAuthClientProvider['saveDiscoveryState']>>[0]

/** A program that also remembers what it discovered, and forgets tokens that are not valid. */
function thoroughProgram(own: Partial<OAuthClientProvider>) {
  let discovered: Discovery | undefined
  const { memory, provider } = program(
    { client_name: 'The official client', redirect_uris: [browsing.callback.url] },
    {
      saveDiscoveryState(discovery) {
        discovered = discovery
      },
      discoveryState: () => discovered,
      invalidateCredentials(what) {
        if (what !== 'client') delete memory.tokens
      },
      ...own,
    },
  )
  return { memory, provider }
}

/** A new person opens the page, signs in, leaves out an area, and allows the rest. Gives the page's text and the answer. */
async function consent(address: URL): Promise<{ readonly text: string; readonly answer: URLSearchParams }> {
  const somebody = person(() => service)
  await somebody.signUp()
  await somebody.confirm()
  const page = await (await browsing.browser.createBrowserContext()).newPage()
  await page.goto(address.href)
  await signIn(page, somebody)
  const text = await textOf(page, 'main')
  await page.click('input[value=reports]')
  await mayDecide(page)
  await page.click('#approve')
  await atClient(page)
  await page.browserContext().close()
  return { text, answer: new URL(browsing.callback.seen.at(-1)!, base).searchParams }
}

/** An https address cannot be had here, so the program states the id that it would have chosen. */
const published = (): Partial<OAuthClientProvider> => ({
  clientInformation: () => ({ client_id: documentUrl, issuer: base }),
})

test.each([
  ['that registers', () => ({}), /^orr_client\./, 'calls itself “The official client”'],
  ['with a metadata document', published, /client\.json$/, 'published by 127.0.0.1'],
])(
  'the official client of MCP %s is let in by a person in a browser, calls, renews and is cut off',
  async (_, own, id, named) => {
    const { memory, provider } = thoroughProgram(own())
    const first = await openPage(base, provider)
    expect(memory.opened!.searchParams.get('client_id')).toMatch(id)
    expect(memory.opened!.searchParams.get('resource')).toBe(`${base}/mcp`)

    const { text, answer } = await consent(memory.opened!)
    expect(text).toContain(named)
    await first.finishAuth(answer)
    expect(memory.tokens!.scope?.split(' ')).not.toContain('reports')

    const client = await connectWith(base, provider)
    const call = () => client.callTool({ name: 'v1_natal_calculate', arguments: BIRTH })
    // A free plan allows one request of a second.
    const succeeds = () => expect.poll(async () => (await call()).structuredContent, { timeout: 20_000 }).toBeDefined()
    await succeeds()

    // An access token that is not accepted any more is renewed without a question.
    const { tokens } = memory
    memory.tokens = { ...tokens!, access_token: 'expired' }
    await succeeds()
    expect(memory.tokens.refresh_token).not.toBe(tokens!.refresh_token)

    const revoked = await fetch(`${base}/mcp/oauth/revoke`, {
      ...{ method: 'POST', body: new URLSearchParams({ token: memory.tokens.refresh_token! }) },
    })
    const began = performance.now()
    expect(revoked.status).toBe(200)
    // Nothing is left to renew, so the client asks for a new sign-in.
    await expect(call()).rejects.toThrow(UnauthorizedError)
    expect(performance.now() - began).toBeLessThan(PROMISED_MS)
    await client.close()
  },
)
