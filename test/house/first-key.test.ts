import { afterEach, beforeEach, expect, test } from 'vitest'
import { callerFinder } from '../../src/accounts/caller.ts'
import { newKeyText } from '../../src/accounts/key-text.ts'
import { ensureDemoKey } from '../../src/accounts/keys.ts'
import { openPool, type Pool } from '../../src/platform/db/pool.ts'
import { createLog } from '../../src/platform/log.ts'
import { firstKey } from '../../src/run/listen.ts'
import { type MortalPostgres, startMortalPostgres } from '../support/mortal-postgres.ts'

const log = createLog('front', { logLevel: 'silent', logFormat: 'json' })

let postgres: MortalPostgres
let pool: Pool
beforeEach(async () => {
  postgres = await startMortalPostgres()
  pool = await openPool(postgres.url)
})
afterEach(async () => {
  await pool.end()
  await postgres.remove()
})

test('a database that goes away behind the open port makes the first key when it is back', async () => {
  await postgres.kill()
  await expect(ensureDemoKey(pool)).rejects.toMatchObject({ code: 'database_unavailable' })
  const making = firstKey(pool, () => false, log)
  await postgres.restart()
  expect(await callerFinder(pool)((await making)!)).toMatchObject({ plan: 'operator' })
})

test('a first key that was stored, and whose answer was lost, is given by the next try', async () => {
  const key = newKeyText()
  await ensureDemoKey(pool, key)
  expect([await ensureDemoKey(pool, key), await ensureDemoKey(pool)]).toEqual([key, null])
})

test('a front that stops asks no more', async () => {
  await postgres.kill()
  let asked = 0
  expect(await firstKey(pool, () => ++asked > 1, log)).toBeNull()
})
