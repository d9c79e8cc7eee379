import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedApp, startTestApp, type TestApp } from '../support/app.ts'

const TIMES = { wholeMs: 400, checkedEveryMs: 50 }
const DRIP_EVERY_MS = 20
/** Far below the 60 seconds that Node gives a request by default. */
const WITHIN_MS = 10_000

let service: TestApp
let port: number
beforeAll(async () => {
  service = await startTestApp({ requestTimes: TIMES })
  port = Number(new URL(await service.listen()).port)
})
afterAll(() => service.stop())

/** Sends the start of a request, then a byte at a time. The result is the answer of the service, which ends it. */
async function drip(start: string): Promise<string> {
  const socket: Socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  let answer = ''
  socket.on('data', (bytes) => {
    answer += bytes
  })
  socket.write(start)
  const dripping = setInterval(() => socket.write('1'), DRIP_EVERY_MS)
  const late = setTimeout(() => socket.destroy(), WITHIN_MS)
  await new Promise((resolve) => socket.on('close', resolve))
  clearInterval(dripping)
  clearTimeout(late)
  return answer
}

const HEAD = 'POST /api/v1/ephemeris/calculate HTTP/1.1\r\nHost: 127.0.0.1\r\n'

test.each([
  [
    'body',
    () => `${HEAD}X-Api-Key: ${service.key}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n`,
  ],
  ['head', () => `${HEAD}X-Slow: `],
])('a caller that sends its %s byte after byte is refused when its time is over', async (_, start) => {
  expect(await drip(start())).toMatch(/^HTTP\/1\.1 408 [\s\S]*Connection: close/)
})

test('a caller has thirty seconds for head and body, and five more at most', async () => {
  const { server } = (await sharedApp()).app
  expect(server).toMatchObject({
    ...{ requestTimeout: 30_000, headersTimeout: 30_000 },
    connectionsCheckingInterval: 5_000,
  })
})

/** What the service answers to bytes, until it ends the connection. */
async function answerTo(request: string): Promise<{ status: string; headers: string; body: string }> {
  const socket = connect(port, '127.0.0.1')
  socket.write(request)
  const answer = await text(socket)
  const end = answer.indexOf('\r\n\r\n')
  const [status, ...headers] = answer.slice(0, end).split('\r\n')
  return { status: status!, headers: headers.join('\n').toLowerCase(), body: answer.slice(end + 4) }
}

/** Node reads 16 KiB of a head. */
const LONG = 'x'.repeat(20_000)

test.each([
  ['a URL that is too long', `GET /healthz?${LONG} HTTP/1.1\r\nHost: a\r\n\r\n`, '431', 'at most 16384 bytes'],
  [
    'headers that are too long',
    `GET /healthz HTTP/1.1\r\nHost: a\r\nX-Long: ${LONG}\r\n\r\n`,
    '431',
    'at most 16384 bytes',
  ],
  ['bytes that are not HTTP', 'hello\r\n\r\n', '400', 'not a valid HTTP/1.1 request'],
])('%s get a refusal that says that the connection ends', async (_, request, status, detail) => {
  const answer = await answerTo(request)
  expect(answer.status).toMatch(`HTTP/1.1 ${status} `)
  expect(answer.headers).toContain('connection: close')
  expect(answer.headers).toContain('cache-control: no-store')
  expect(answer.headers).toContain(`content-length: ${Buffer.byteLength(answer.body)}`)
  expect(JSON.parse(answer.body)).toEqual({ detail: expect.stringContaining(detail) })
})
