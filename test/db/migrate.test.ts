import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '../../src/platform/db/migrate.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'

let database: TestDatabase
let folder: string
let files: URL

beforeEach(async () => {
  database = await createDatabase({ empty: true })
  folder = mkdtempSync(join(tmpdir(), 'orrery-migrations-'))
  files = pathToFileURL(`${folder}/`)
  write('0001_one.sql', 'create table one (id int); create table two (id int);')
  write('0002_two.sql', "insert into one values (1);\nselect 'x';")
})

afterEach(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)

async function rowsOf(query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query(query)).rows
  } finally {
    await client.end()
  }
}

test('no migration waits for the disk by itself', async () => {
  write('0003_how.sql', "create table how as select current_setting('synchronous_commit') as commits;")
  await migrate(database.url, { folder: files })
  expect(await rowsOf('select commits from how')).toEqual([{ commits: 'off' }])
})

test('files are applied in the order of their numbers, and once', async () => {
  expect(await migrate(database.url, { folder: files })).toEqual(['0001_one.sql', '0002_two.sql'])
  expect(await migrate(database.url, { folder: files })).toEqual([])
  expect(await rowsOf('select id from one')).toEqual([{ id: 1 }])
})

test('fronts that start at once apply each file once', async () => {
  write('0003_slow.sql', 'select pg_sleep(0.2); insert into one values (2);')
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(database.url, { folder: files })))
  expect(applied.flat().sort()).toEqual(['0001_one.sql', '0002_two.sql', '0003_slow.sql'])
  expect(await rowsOf('select id from one order by id')).toEqual([{ id: 1 }, { id: 2 }])
})

test('a file that was changed after it had been applied is refused by name', async () => {
  await migrate(database.url, { folder: files })
  write('0001_one.sql', 'create table one (id bigint);')
  await expect(migrate(database.url, { folder: files })).rejects.toThrow(/0001_one\.sql was changed/)
})

test('different line endings are not a change', async () => {
  await migrate(database.url, { folder: files })
  write('0002_two.sql', "insert into one values (1);\r\nselect 'x';")
  expect(await migrate(database.url, { folder: files })).toEqual([])
})

test('a file that comes before one already applied is refused', async () => {
  await migrate(database.url, { folder: files })
  write('0001_zero.sql', 'select 1')
  await expect(migrate(database.url, { folder: files })).rejects.toThrow(/0001_zero\.sql comes before 0002_two\.sql/)
})

test('a file that fails half-way leaves nothing behind and may be tried again', async () => {
  write('0003_bad.sql', 'create table three (id int); select no_such_thing;')
  await expect(migrate(database.url, { folder: files })).rejects.toThrow(/0003_bad\.sql failed: .*no_such_thing/)
  expect(await rowsOf("select to_regclass('three') as found")).toEqual([{ found: null }])
  write('0003_bad.sql', 'create table three (id int);')
  expect(await migrate(database.url, { folder: files })).toEqual(['0003_bad.sql'])
})

test('an older front starts beside a newer one that knows more files, and says how to go back', async () => {
  write('0003_newer.sql', 'create table three (id int);')
  await migrate(database.url, { folder: files })
  rmSync(join(folder, '0003_newer.sql'))
  const told: string[] = []
  expect(await migrate(database.url, { folder: files, onNewer: (words) => told.push(words) })).toEqual([])
  expect(told).toEqual([expect.stringMatching(/A newer release has migrated.*: 0003_newer\.sql\..*npm run restore/)])
})
