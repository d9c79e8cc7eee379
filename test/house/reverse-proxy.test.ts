import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openAccount } from '../../src/accounts/account.ts'
import { createKey } from '../../src/accounts/keys.ts'
import { inEachLanguage } from '../clients/languages.ts'
import { TEST_SECRET } from '../support/app.ts'
import { startFront } from '../support/front.ts'
import { useDatabase } from '../support/pool.ts'
import { hasNginx, startNginx, type TestProxy } from '../support/proxy.ts'
import type { Started } from '../support/started.ts'

const GUIDE = readFileSync(new URL('../../docs/guide/production.md', import.meta.url), 'utf8')
const CENTURY = { start: '1900-01-01', end: '1999-12-31', step: '1h' }
const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98, lng: 23.73 }
/** Requests that are sent one after the other, by each of so many senders. */
const SENDERS = 4

/** The configuration that the guide shows, without TLS, at a port and before fronts of this machine. */
function documented(port: number, fronts: readonly string[]): string {
  const [, shown = ''] = /```nginx\n([\s\S]*?)```/.exec(GUIDE)!
  const addresses = [...fronts]
  const config = shown
    .replaceAll(/server 127\.0\.0\.1:\d+([^;]*);.*/g, (_, flags: string) => {
      const front = addresses.shift()
      return front ? `server ${new URL(front).host}${flags};` : ''
    })
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *ssl_.*\n/gm, '')
  expect(addresses).toEqual([])
  return config
}

/** A proxy whose answers from the front have no end of their own. */
const oldProtocol = (port: number, front: string): string =>
  `server { listen 127.0.0.1:${port}; location / { proxy_pass ${front}; proxy_http_version 1.0; proxy_buffering off; } }`

describe.skipIf(!hasNginx)('behind nginx', () => {
  const database = useDatabase()
  const fronts: Started[] = []
  let proxy: TestProxy | undefined
  let key: string

  beforeEach(async () => {
    const accountId = await openAccount(database.db, { name: 'the caller', plan: 'operator' })
    key = (await createKey(database.db, { accountId, name: 'test' })).key
  })
  afterEach(async () => {
    await proxy?.stop()
    proxy = undefined
    await Promise.all(fronts.splice(0).map((front) => front.kill()))
  })

  async function start(port = '0'): Promise<Started> {
    const env = { DATABASE_URL: database.url, AUTH_SECRET: TEST_SECRET, SERIES_CENTURIES: 'none', TRUST_PROXY: 'true' }
    const front = await startFront({ ...env, PORT: port })
    fronts.push(front)
    return front
  }

  const stopped = async (front: Started): Promise<void> => {
    fronts.splice(fronts.indexOf(front), 1)
    await front.stop()
  }

  test('a table whose front is killed ends with an error, with the configuration of the guide', async () => {
    const front = await start()
    proxy = await startNginx((port) => documented(port, [front.url]))
    const query = new URLSearchParams({ ...CENTURY, format: 'csv' })
    const answer = await fetch(`${proxy.url}/api/v1/ephemeris?${query}`, { headers: { 'x-api-key': key } })
    const reader = answer.body!.getReader()
    await reader.read()
    await front.kill()
    const toItsEnd = async () => {
      while (!(await reader.read()).done);
    }
    await expect(toItsEnd()).rejects.toThrow()
  })

  test('an image of two megabytes reaches the front, with the configuration of the guide', async () => {
    const front = await start()
    proxy = await startNginx((port) => documented(port, [front.url]))
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(2 * 1024 * 1024)]), 'logo.png')
    const reply = await fetch(`${proxy.url}/api/v1/auth/report-branding`, { method: 'POST', body: form })
    expect(reply.headers.get('x-request-id')).not.toBeNull()
    expect(reply.status).toBe(401)
  })

  test('two fronts that restart one after the other lose no request, with the configuration of the guide', async () => {
    const [one, two] = [await start(), await start()]
    proxy = await startNginx((port) => documented(port, [one.url, two.url]))
    const statuses = new Map<string, number>()
    let isOver = false
    const send = async (turn: number): Promise<string> => {
      const headers = { 'x-api-key': key, 'content-type': 'application/json' }
      const url = `${proxy!.url}/api/v1/`
      const sent =
        turn % 2 === 0
          ? fetch(`${url}ephemeris?start=2026-01-01&bodies=Sun`, { headers })
          : fetch(`${url}natal/calculate`, { method: 'POST', headers, body: JSON.stringify(BIRTH) })
      const reply = await sent.catch((error: Error) => error)
      if (reply instanceof Error) return reply.message
      await reply.arrayBuffer()
      return String(reply.status)
    }
    const senders = Array.from({ length: SENDERS }, async () => {
      for (let turn = 0; !isOver; turn += 1) {
        const outcome = await send(turn)
        statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1)
        await sleep(5)
      }
    })
    for (const front of [one, two]) {
      await stopped(front)
      await start(new URL(front.url).port)
    }
    isOver = true
    await Promise.all(senders)
    expect([...statuses.keys()]).toEqual(['200'])
  })

  test('/readyz answers 503 before the port closes, and requests are answered until then', async () => {
    const env = { DATABASE_URL: database.url, AUTH_SECRET: TEST_SECRET, SERIES_CENTURIES: 'none' }
    const front = await startFront({ ...env, SHUTDOWN_DELAY_MS: '600000' })
    fronts.push(front)
    const ready = async () => {
      const reply = await fetch(`${front.url}/readyz`)
      const { status } = (await reply.json()) as { status: string }
      return { code: reply.status, status, connection: reply.headers.get('connection') }
    }
    expect(await ready()).toMatchObject({ code: 200, status: 'ready', connection: 'keep-alive' })
    process.kill(front.pid, 'SIGTERM')
    await expect.poll(ready).toEqual({ code: 503, status: 'stopping', connection: 'close' })
    const asked = fetch(`${front.url}/api/v1/ephemeris?start=2026-01-01`, { headers: { 'x-api-key': key } })
    expect((await asked).status).toBe(200)
  })

  inEachLanguage((only, carryOut) => {
    only('the client raises an error if nginx ends a cut table in order', async () => {
      const front = await start()
      proxy = await startNginx((port) => oldProtocol(port, front.url))
      // The client asks this server after each line, and goes on when it is answered.
      let killed: Promise<void> | undefined
      const probe = createServer(async (_, response) => {
        killed ??= front.kill()
        await killed
        response.end()
      }).listen(0, '127.0.0.1')
      await once(probe, 'listening')
      const asked = { group: 'ephemeris', method: 'lines', args: [CENTURY], take: 900_000, key }
      const address = `http://127.0.0.1:${(probe.address() as AddressInfo).port}`
      const { error, items } = await carryOut(proxy.url, { ...asked, probe: address })
      probe.close()
      expect(items!.length).toBeGreaterThan(0)
      expect(error).toMatchObject({ code: 'broken_stream', message: expect.stringMatching(/^The answer ended after/) })
    })
  })
})
