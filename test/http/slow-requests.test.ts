import { connect, type Socket } from 'node:net'
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
  expect(await drip(start())).toMatch(/^HTTP\/1\.1 408 /)
})

test('a caller has thirty seconds for head and body, and five more at most', async () => {
  const { server } = (await sharedApp()).app
  expect(server).toMatchObject({
    ...{ requestTimeout: 30_000, headersTimeout: 30_000 },
    connectionsCheckingInterval: 5_000,
  })
})
