import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { startIssuer, type TestIssuer } from '../support/issuer.ts'

let issuer: TestIssuer
let service: TestApp
let base: string
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
beforeAll(async () => {
  issuer = await startIssuer()
  service = await startTestApp({ issuer })
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

test('a packed body that is none is refused, and counted by the address that it came from', async () => {
  // Node takes the socket from the request when its body is given up, before the answer is counted.
  for (const encoding of ['gzip', 'deflate', 'br']) {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding }
    const refused = await send('/api/v1/webhooks/stripe', headers, LARGE)
    expect([encoding, refused.status]).toEqual([encoding, 400])
  }
})

test('a caller that goes on sending after its answer has left loses the connection', async () => {
  const endless = 64 * 1_048_576
  const { hostname, port } = new URL(base)
  const socket = connect(Number(port), hostname)
  // The connection may end while bytes are on their way.
  socket.on('error', () => {})
  const answer = once(socket, 'data')
  const closed = new Promise((resolve) => socket.on('close', resolve))
  socket.write(
    `POST /api/v1/auth/report-branding HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: ${endless}\r\nContent-Type: application/json\r\n\r\n`,
  )
  expect(String((await answer)[0])).toContain('HTTP/1.1 401')
  let sent = 0
  const more = () => {
    while (!socket.destroyed && sent < endless) {
      sent += LARGE.length
      if (!socket.write(LARGE)) return
    }
  }
  socket.on('drain', more)
  more()
  await closed
  // The buffers of both sockets hold some of it.
  expect(sent).toBeLessThan(endless / 2)
})
