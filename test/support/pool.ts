import { afterAll, beforeAll } from 'vitest'
import { openPool, type Pool } from '../../src/platform/db/pool.ts'
import { createDatabase } from './postgres.ts'

/** A migrated database with its pool, for all tests of a file. */
export function useDatabase(): { readonly db: Pool; readonly url: string } {
  const opened: { db?: Pool; url?: string } = {}
  let drop = async () => {}
  beforeAll(async () => {
    const database = await createDatabase()
    drop = database.drop
    opened.url = database.url
    opened.db = await openPool(database.url)
  })
  afterAll(async () => {
    await opened.db?.end()
    await drop()
  })
  return {
    get db() {
      if (!opened.db) throw new Error('The database is there once the tests run')
      return opened.db
    },
    get url() {
      if (!opened.url) throw new Error('The database is there once the tests run')
      return opened.url
    },
  }
}
