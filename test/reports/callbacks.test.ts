import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkCallbackUrl, sendMessage, signedHeaders } from '../../src/jobs/reports/callbacks.ts'
import { claimReport, completeReport, failReport } from '../../src/platform/db/reports.ts'
import { Refusal } from '../../src/platform/errors.ts'
import { isPublicAddress } from '../../src/platform/outbound/calls.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { startIssuer, type TestIssuer } from '../support/issuer.ts'
import { newAccount, shortOrder } from '../support/orders.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import { isSignedBy } from '../support/standard-webhook.ts'

interface Received {
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A receiver that answers with each of `statuses` in turn, the last one for ever. */
async function startReceiver() {
  const received: Received[] = []
  let statuses: readonly number[] = [204]
  const server: Server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    received.push({ url: request.url!, headers: request.headers, body })
    const [status = 204, ...later] = statuses
    if (later.length > 0) statuses = later
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('x'.repeat(100_000))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    url: (path: string) => `http://${host}/${path}`,
    of: (path: string) => received.filter(({ url }) => url === `/${path}`),
    answerWith: (...next: readonly number[]) => (statuses = next),
    stop: () => server.close(),
  }
}

let database: TestDatabase
let service: TestApp
let issuer: TestIssuer
let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => {
  receiver = await startReceiver()
  issuer = await startIssuer()
  database = await createDatabase()
  service = await startTestApp({
    ...{
      databaseUrl: database.url,
      issuer,
      reportTiming: { sweepMs: 1_000, callbacksMs: 20, callbackRetryMs: [50, 50] },
    },
    environment: { CALLBACK_ALLOW_HOSTS: receiver.host, PUBLIC_URL: 'https://stars.example' },
  })
})
afterAll(async () => {
  await service.stop()
  await database.drop()
  await issuer.stop()
  receiver.stop()
})

const asked = async (token: string, method: 'GET' | 'POST') =>
  (
    await service.app.inject({
      ...{ method, url: '/api/v1/settings/callback-secret' },
      headers: { authorization: `Bearer ${token}` },
    })
  ).json()

/** Orders for the account of a token, and ends the report in one way or the other. */
async function ended(path: string, outcome: 'completed' | 'failed', account?: string) {
  const { db, reports } = service.services
  const accountId = account ?? (await newAccount(db))
  const order = shortOrder(accountId, { options: { callback_url: receiver.url(path) } })
  const ordered = { accountId, id: (await reports.order(order)).job_id }
  await claimReport(db, ordered.id)
  if (outcome === 'failed') await failReport(db, ordered.id, 'render_timeout')
  else await completeReport(db, ordered.id, 'with_logo', { pdf: Buffer.from('%PDF'), pages: 1 })
  return ordered
}
const callbackOf = async ({ accountId, id }: { accountId: string; id: string }) => {
  const row = await service.services.reports.find(accountId, id)
  return [row?.callback_state, row?.callback_attempts, row?.last_status ?? row?.last_error]
}

describe('a message', () => {
  test('is signed as the published example of Standard Webhooks', () => {
    // The example in the tests of github.com/standard-webhooks/standard-webhooks, libraries.
    const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')
    const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', atMs: 1_614_265_330_000, body: '{"test": 2432232314}' }
    expect(signedHeaders(message, [secret])).toEqual({
      'webhook-id': message.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
  })

  test('tells of a completed report, once, signed so that another implementation believes it', async () => {
    const token = await issuer.token('receiver')
    const { secret } = await asked(token, 'GET')
    const account = await service.services.findAccount(token)
    const ordered = await ended('done', 'completed', account.id)
    await expect.poll(() => callbackOf(ordered)).toEqual(['delivered', 1, 204])
    const [message, ...more] = receiver.of('done')
    expect(more).toEqual([])
    expect(isSignedBy(secret, message!)).toBe(true)
    const { timestamp: _, ...said } = JSON.parse(message!.body) as { timestamp: string }
    expect(said).toEqual({
      ...{ type: 'report.completed', job_id: ordered.id, status: 'completed', error: null },
      ...{ created_at: expect.any(String), ended_at: expect.any(String) },
      poll_url: `https://stars.example/api/v1/natal/report/${ordered.id}`,
    })
    expect(message!.body).not.toMatch(/1992|Lisbon|Name/)
    const forged = message!.body.replace('completed', 'failed')
    expect(isSignedBy(secret, { ...message!, body: forged })).toBe(false)
    expect(isSignedBy(`whsec_${Buffer.alloc(32).toString('base64')}`, message!)).toBe(false)
  })

  test('tells of one that failed', async () => {
    const ordered = await ended('failed', 'failed')
    await expect.poll(() => callbackOf(ordered)).toEqual(['delivered', 1, 204])
    expect(JSON.parse(receiver.of('failed')[0]!.body)).toMatchObject({ type: 'report.failed', error: 'render_timeout' })
  })

  test('is signed by the old secret too, for a day after a change', async () => {
    const token = await issuer.token('rotating')
    const before = await asked(token, 'GET')
    const after = await asked(token, 'POST')
    expect(after.secret).not.toBe(before.secret)
    expect(Date.parse(after.previous_valid_until) - Date.parse(after.changed_at)).toBe(86_400_000)
    expect(await asked(token, 'GET')).toEqual(after)
    const account = await service.services.findAccount(token)
    const ordered = await ended('rotated', 'completed', account.id)
    await expect.poll(() => callbackOf(ordered)).toEqual(['delivered', 1, 204])
    const [message] = receiver.of('rotated') as [Received]
    for (const { secret } of [before, after]) expect(isSignedBy(secret, message)).toBe(true)
  })

  test('is sent again under the same id until it is accepted', async () => {
    receiver.answerWith(500, 302, 204)
    const ordered = await ended('again', 'completed')
    await expect.poll(() => callbackOf(ordered)).toEqual(['delivered', 3, 204])
    expect(new Set(receiver.of('again').map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(receiver.of('elsewhere')).toEqual([])
  })

  test('is given up after the last attempt, and the status shows it', async () => {
    receiver.answerWith(503)
    const ordered = await ended('never', 'completed')
    await expect.poll(() => callbackOf(ordered)).toEqual(['given_up', 3, 503])
    receiver.answerWith(204)
  })

  test('is not sent again after a 410', async () => {
    receiver.answerWith(410)
    const ordered = await ended('gone', 'completed')
    await expect.poll(() => callbackOf(ordered)).toEqual(['given_up', 1, 410])
    receiver.answerWith(204)
  })
})

test('the deletion of an account deletes its reports and everything of them', async () => {
  const token = await issuer.token('leaving')
  const { id: accountId } = await service.services.findAccount(token)
  const { id } = await ended('leaving', 'completed', accountId)
  await expect.poll(() => callbackOf({ accountId, id })).toEqual(['delivered', 1, 204])
  const reply = await service.app.inject({
    ...{ method: 'DELETE', url: '/api/v1/settings/account' },
    headers: { authorization: `Bearer ${token}` },
    payload: { confirmation: 'delete my account' },
  })
  expect(reply.json()).toMatchObject({ status: 'completed' })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  for (const table of ['report', 'credit_entry', 'callback_secret', 'report_callback'])
    expect((await client.query(`select from ${table} where account_id = $1`, [accountId])).rowCount).toBe(0)
  expect((await client.query('select from report_document where report_id = $1', [id])).rowCount).toBe(0)
  await client.end()
})

describe('an address', () => {
  // RFC 6890, RFC 6598, RFC 4291, RFC 6052 and RFC 7526.
  test.each(
    `127.0.0.1 127.8.8.8 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 100.127.255.255 0.0.0.0
     224.0.0.1 239.255.255.255 255.255.255.255 240.0.0.1 192.0.0.8 192.0.2.1 198.18.0.1 198.51.100.7 203.0.113.9 ::1 :: fe80::1
     fc00::1 fd12:3456::1 ff02::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::127.0.0.1 64:ff9b::7f00:1 2002:7f00:1:: 2001:db8::1
     2001::1 fec0::1 100::1`
      .split(/\s+/)
      .filter(Boolean),
  )('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  test.each(['93.184.215.14', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  test.each([
    ['http://example.org/', /https/],
    ['https://127.0.0.1/', /public/],
    ['https://[::1]/', /public/],
    ['https://[::ffff:7f00:1]/', /public/],
    ['https://2130706433/', /public/],
    ['https://0x7f.1/', /public/],
    ['https://user:pass@example.org/', /user/],
  ])('%s is refused with the order', (url, reason) => {
    try {
      checkCallbackUrl(url, ['127.0.0.1:1'])
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal)
      expect((error as Refusal).detail.issues![0]!.msg).toMatch(reason)
    }
  })

  test('whose name resolves to a private address is refused at the time of sending, without a connection', async () => {
    let connections = 0
    const server = createServer().on('connection', () => (connections += 1))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const message = { headers: {}, body: '{}' }
    for (const host of ['127.0.0.1', '[::ffff:127.0.0.1]', '2130706433'])
      expect(await sendMessage({ url: `https://${host}:${port}/`, ...message }, { allowHosts: [] })).toEqual({
        error: 'address_refused',
      })
    const inside = ['127.0.0.1', '::1'].map((address) => [{ address, family: address === '::1' ? 6 : 4 }])
    for (const addresses of [...inside, [{ address: '93.184.215.14', family: 4 }, ...inside[0]!]])
      expect(
        await sendMessage(
          { url: `https://inside.example:${port}/`, ...message },
          { allowHosts: [], resolve: (_, __, done) => done(null, addresses) },
        ),
      ).toEqual({ error: 'address_refused' })
    expect(
      await sendMessage({ url: `http://127.0.0.1:${port}/`, ...message }, { allowHosts: ['127.0.0.1:1'] }),
    ).toEqual({
      error: 'address_refused',
    })
    expect(connections).toBe(0)
    server.close()
  })

  test('that does not answer is left after the deadline', async () => {
    const server = createServer(() => {}).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
    const message = { url: `http://${host}/`, headers: {}, body: '{}' }
    expect(await sendMessage(message, { allowHosts: [host], deadlineMs: 200 })).toEqual({ error: 'timeout' })
    server.closeAllConnections()
    server.close()
  })
})
