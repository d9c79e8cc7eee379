import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'

let service: TestApp
let base: URL
beforeAll(async () => {
  service = await startTestApp()
  base = new URL(await service.listen())
})
afterAll(() => service.stop())

const NOTHING = "default-src 'none';frame-ancestors 'none'"

test.each([
  ['GET', '/healthz', 200, NOTHING],
  ['GET', '/openapi.json', 200, NOTHING],
  ['GET', '/robots.txt', 200, NOTHING],
  ['GET', '/nothing/here', 404, NOTHING],
  ['GET', '/api/v1/ephemeris', 401, NOTHING],
  ['DELETE', '/healthz', 405, NOTHING],
  ['OPTIONS', '/healthz', 405, NOTHING],
] as const)('%s %s has the security headers and an id', async (method, url, status, policy) => {
  const { statusCode, headers } = await service.app.inject({ method, url })
  expect(statusCode).toBe(status)
  expect(headers).toMatchObject({
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test('an address that cannot be read is answered with a policy and an id', async () => {
  const { statusCode, headers } = await service.app.inject({ url: '/%ff' })
  expect(statusCode).toBe(400)
  expect(headers).toMatchObject({
    'content-security-policy': NOTHING,
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

/** The status line and the body of the answer to a request as it is written. */
async function raw(lines: readonly string[]): Promise<string> {
  const socket = connect(Number(base.port), base.hostname)
  socket.end(`${lines.join('\r\n')}\r\n\r\n`)
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk) => (text += chunk))
  await once(socket, 'close')
  return text
}

test.each([
  [['Host: stars.example', 'Host: localhost']],
  [['Host: localhost', 'HOST: localhost']],
  [['host: localhost', 'Host:']],
])('a request with %j is refused', async (hosts) => {
  const answer = await raw(['GET /healthz HTTP/1.1', ...hosts, 'Connection: close'])
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('"loc":["header","host"],"msg":"Expected one Host header"')
})

test('a request with one Host header is answered', async () => {
  expect(await raw(['GET /healthz HTTP/1.1', 'Host: localhost', 'Connection: close'])).toMatch(/^HTTP\/1\.1 200 /)
})
