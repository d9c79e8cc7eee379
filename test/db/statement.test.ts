import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { sql } from 'slonik'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { statement } from '../../src/platform/db/pool.ts'
import { useDatabase } from '../support/pool.ts'

const database = useDatabase()
const files = readdirSync(new URL('../../sql/queries/', import.meta.url)).map((file) => file.replace(/\.sql$/, ''))

describe('every statement', () => {
  let client: pg.Client
  beforeAll(async () => {
    client = new pg.Client({ connectionString: database.url })
    await client.connect()
  })
  afterAll(() => client.end())

  test.each(files)('%s fits the migrated schema', async (name) => {
    const parameters = parametersOf(name)
    const { sql } = statement(name, z.unknown())(Object.fromEntries(parameters.map((parameter) => [parameter, null])))
    await client.query(`prepare ${name} as ${sql}`)
  })
})

/**
 * With `in`, Postgres may run a subquery again for each row of the table, where its statistics are old. Then it is slow,
 * and with `for update skip locked` each run takes other rows. An array is made once.
 */
test.each(files)('%s asks for the rows of a bounded subquery once', (name) => {
  const text = readFileSync(new URL(`../../sql/queries/${name}.sql`, import.meta.url), 'utf8')
  expect(text).not.toMatch(/\bin \(\s*select(?:[^()]|\([^()]*\))*\b(?:limit|offset)\b/)
})

/** What src/platform/db/migrate.ts has applied. It asks before statements can be bound. */
const APPLIED = 'migration'

/** The one statement that is built of fragments. */
const BUILT = 'src/platform/db/admin-users.ts'

test('every table is used by a statement', async () => {
  const tables = await database.db.anyFirst(sql.type(z.object({ name: z.string() }))`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`)
  const paths = [...files.map((file) => `sql/queries/${file}.sql`), BUILT]
  const texts = paths.map((path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))
  const unused = tables.filter((table) => !texts.some((text) => new RegExp(`\\b${table}\\b`).test(text)))
  expect(unused).toEqual([APPLIED])
})

/** The names that the statement itself asks for, found by asking. */
function parametersOf(name: string): readonly string[] {
  const given: Record<string, null> = {}
  for (;;) {
    try {
      statement(name, z.unknown())(given)
      return Object.keys(given)
    } catch (error) {
      const asked = /needs the parameter :(\w+)/.exec((error as Error).message)?.[1]
      if (!asked) throw error
      given[asked] = null
    }
  }
}

test('a missing file fails when it is bound, not when it is used', () => {
  expect(() => statement('no_such_statement', z.object({}))).toThrow(/no_such_statement\.sql/)
})

test('a parameter that is missing or unknown is named', () => {
  const insert = statement('account_insert', z.object({ id: z.string() }))
  expect(() => insert({ name: 'x' })).toThrow('account_insert.sql needs the parameter :plan')
  expect(() => insert({ name: 'x', plan: 'free', colour: 'red' })).toThrow(
    'account_insert.sql has no parameter :colour',
  )
})

test('a row that does not fit its declared shape is an error, not a wrong value', async () => {
  const insert = statement('account_insert', z.object({ id: z.number() }))
  await expect(database.db.one(insert({ name: 'x', plan: 'free' }))).rejects.toThrow(/do not conform/)
})

test('values are bound and never part of the text', () => {
  const query = statement(
    'account_insert',
    z.object({ id: z.string() }),
  )({ name: "'; drop table account; --", plan: 'free' })
  expect(query.sql).not.toContain('drop')
  expect(query.values).toEqual(["'; drop table account; --", 'free'])
})
