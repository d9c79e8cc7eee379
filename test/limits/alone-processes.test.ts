import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openAccount } from '../../src/accounts/account.ts'
import { createKey } from '../../src/accounts/keys.ts'
import { PLANS } from '../../src/billing/plans.ts'
import { startFront } from '../support/front.ts'
import { useDatabase } from '../support/pool.ts'
import type { Started } from '../support/started.ts'

const database = useDatabase()
const fronts: Started[] = []
let key: string
beforeAll(async () => {
  const accountId = await openAccount(database.db, { name: 'processes', plan: 'operator' })
  key = (await createKey(database.db, { accountId, name: 'k' })).key
})
afterEach(async () => {
  await Promise.all(fronts.splice(0).map(({ kill }) => kill()))
})
afterAll(() => Promise.all(fronts.map(({ kill }) => kill())))

async function open(): Promise<Started> {
  const front = await startFront({ DATABASE_URL: database.url })
  fronts.push(front)
  return front
}

/** Units that are used when a chart has been asked for. */
async function usedAfterAsking({ url }: Started): Promise<number> {
  const reply = await fetch(`${url}/api/v1/natal/calculate`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98376, lng: 23.72784 }),
  })
  expect(reply.status).toBe(200)
  return PLANS.operator.units - Number(reply.headers.get('x-ratelimit-remaining'))
}

test('a front that is killed leaves its counts to the next', { timeout: 60_000 }, async () => {
  const one = await open()
  // Until it has been alone for three seconds.
  await sleep(3_500)
  for (let at = 1; at <= 20; at += 1) expect(await usedAfterAsking(one)).toBe(at)
  await sleep(300)
  await one.kill()
  expect(await usedAfterAsking(await open())).toBe(21)
})

test('a front that is halted keeps no other from starting, and counts with it when it goes on', {
  timeout: 60_000,
}, async () => {
  const one = await open()
  await sleep(3_500)
  const before = await usedAfterAsking(one)
  await sleep(300)
  process.kill(one.pid, 'SIGSTOP')
  try {
    const other = await open()
    for (let at = 1; at <= 10; at += 1) expect(await usedAfterAsking(other)).toBe(before + at)
    process.kill(one.pid, 'SIGCONT')
    await expect.poll(() => usedAfterAsking(one), { timeout: 10_000 }).toBeGreaterThan(before + 10)
    await sleep(1_000)
    const now = await usedAfterAsking(one)
    for (let at = 1; at <= 10; at += 1) expect(await usedAfterAsking([one, other][at % 2]!)).toBe(now + at)
  } finally {
    process.kill(one.pid, 'SIGCONT')
  }
})
