import pg from 'pg'
import { expect, test } from 'vitest'
import { loadProvider } from '../../src/accounts/identity/embedded/provider.ts'
import { useDatabase } from '../support/pool.ts'

const database = useDatabase()

test('our migrations leave better-auth nothing to create or add, and cause no warning', async () => {
  const pool = new pg.Pool({ connectionString: database.url })
  const warnings: string[] = []
  const { options } = await loadProvider({
    ...{ pool, secret: 's'.repeat(40), base: 'http://localhost', trustedOrigins: [], audience: 'orrery' },
    ...{ signingKeys: async () => [], forgetUnverified: async () => {}, passwordSet: async () => {} },
    nameOf: async () => null,
    ...{ send: async () => {}, background: () => {}, warn: (message) => void warnings.push(message) },
  })
  const { getMigrations } = await import('better-auth/db/migration')
  const { toBeCreated, toBeAdded, toBeAddedIndexes, unsafeChanges, schemaProblems } = await getMigrations(options)
  const nothing = { toBeCreated: [], toBeAdded: [], toBeAddedIndexes: [], unsafeChanges: [], schemaProblems: [] }
  expect({ toBeCreated, toBeAdded, toBeAddedIndexes, unsafeChanges, schemaProblems }).toEqual(nothing)
  expect(warnings).toEqual([])
  await pool.end()
})
