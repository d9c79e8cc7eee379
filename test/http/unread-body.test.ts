import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { startIssuer, type TestIssuer } from '../support/issuer.ts'

let issuer: TestIssuer
let service: TestApp
let base: string
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
beforeAll(async () => {
  issuer = await startIssuer()
  service = await startTestApp({ issuer, threads: 1 })
  base = await service.listen()
})
afterAll(async () => {
  agent.destroy()
  await service.stop()
  await issuer.stop()
})

/** Larger than the buffers of a socket and of a decoder. */
const LARGE = Buffer.alloc(1_000_000, 'a')
const WITHIN_MS = 10_000

async function send(path: string, headers: Record<string, string>, body?: Buffer) {
  const signal = AbortSignal.timeout(WITHIN_MS)
  const sending = request(base + path, { agent, method: body ? 'POST' : 'GET', headers, signal }).end(body)
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  const { socket } = answer
  await answer.toArray()
  return { status: answer.statusCode, socket }
}

test.each([
  ['multipart/form-data; boundary=b', 422],
  ['application/json', 415],
])(
  'a packed body of %s that is refused unread with %i leaves its connection to the next request',
  async (type, status) => {
    const token = await issuer.token('ada')
    const headers = { 'content-type': type, 'content-encoding': 'br', authorization: `Bearer ${token}` }
    const refused = await send('/api/v1/auth/report-branding', headers, LARGE)
    const next = await send('/healthz', {})
    expect([refused.status, next.status]).toEqual([status, 200])
    expect(next.socket).toBe(refused.socket)
  },
)
