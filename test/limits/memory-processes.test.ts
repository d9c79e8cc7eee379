import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { PLANS } from '../../src/accounts/billing/plans.ts'
import { findServer } from '../../src/platform/db/embedded/server.ts'
import { startFront } from '../support/front.ts'
import type { Started } from '../support/started.ts'

const varDir = mkdtempSync(join(tmpdir(), 'orrery-memory-'))
const fronts: Started[] = []
afterEach(async () => {
  await Promise.all(fronts.splice(0).map(({ kill }) => kill()))
  const server = findServer(join(varDir, 'postgres'))
  if (server) process.kill(server.pid, 'SIGKILL')
  while (findServer(join(varDir, 'postgres'))) await sleep(10)
  // Its other processes end a moment later, and may write until then.
  rmSync(varDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

async function open(): Promise<Started> {
  const front = await startFront({ VAR_DIR: varDir })
  fronts.push(front)
  return front
}

/** Units that are used when a chart has been asked for. */
async function usedAfterAsking({ url }: Started, key: string): Promise<number> {
  const reply = await fetch(`${url}/api/v1/natal/calculate`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98376, lng: 23.72784 }),
  })
  expect(reply.status).toBe(200)
  return PLANS.operator.units - Number(reply.headers.get('x-ratelimit-remaining'))
}

test('a front on the embedded Postgres leaves its counts to the next when it is killed, and when it ends', async () => {
  const one = await open()
  await expect.poll(() => one.said()).toMatch(/x-api-key: \S+/)
  const key = one.said().match(/x-api-key: ([^\s']+)/)![1]!
  for (let at = 1; at <= 20; at += 1) expect(await usedAfterAsking(one, key)).toBe(at)
  await sleep(400)
  await one.kill()
  const two = await open()
  for (let at = 21; at <= 30; at += 1) expect(await usedAfterAsking(two, key)).toBe(at)
  expect(await two.stop()).toBe(0)
  expect(await usedAfterAsking(await open(), key)).toBe(31)
})
