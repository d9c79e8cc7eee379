import { errors, exportJWK, generateKeyPair, type JWTVerifyGetKey } from 'jose'
import { sql } from 'slonik'
import { afterEach, expect, test, vi } from 'vitest'
import { tableKeys } from '../../src/accounts/identity/embedded/verifier.ts'
import { setClock } from '../../src/platform/clock.ts'
import { useDatabase } from '../support/pool.ts'

const DAY_MS = 86_400_000

const database = useDatabase()
afterEach(() => {
  vi.restoreAllMocks()
  setClock(Date.now(), performance.now())
})

async function insertKey(id: string): Promise<void> {
  const { publicKey } = await generateKeyPair('EdDSA')
  const jwk = JSON.stringify(await exportJWK(publicKey))
  await database.db.query(
    sql.unsafe`insert into identity.jwks (id, "publicKey", "privateKey", "createdAt") values (${id}, ${jwk}, '', now())`,
  )
}
async function found(keys: JWTVerifyGetKey, kid: string): Promise<boolean> {
  try {
    await keys({ alg: 'EdDSA', kid }, { payload: '', signature: '' })
    return true
  } catch (error) {
    if (error instanceof errors.JWKSNoMatchingKey) return false
    throw error
  }
}

/** Lets the monotonic clock of this process go on. */
function after(ms: number): void {
  const present = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(present + ms)
}

test('a deleted key is believed for a minute at most, also when the clock of the service is set back', async () => {
  await insertKey('deleted')
  setClock(Date.now() + 150 * DAY_MS, performance.now())
  const keys = tableKeys(database.db, DAY_MS)
  expect(await found(keys, 'deleted')).toBe(true)
  setClock(Date.now(), performance.now())
  await database.db.query(sql.unsafe`delete from identity.jwks where id = 'deleted'`)
  after(60_001)
  expect(await found(keys, 'deleted')).toBe(false)
})

test('a new key is found a second after the last query, also when the clock of the service is set back', async () => {
  setClock(Date.now() + 150 * DAY_MS, performance.now())
  const keys = tableKeys(database.db, DAY_MS)
  expect(await found(keys, 'new')).toBe(false)
  setClock(Date.now(), performance.now())
  await insertKey('new')
  after(1_001)
  expect(await found(keys, 'new')).toBe(true)
})
