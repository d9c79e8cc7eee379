import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MANIFEST } from '../../src/commands/backup/manifest.ts'
import { restoreBackup } from '../../src/commands/backup/restore-backup.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { startTestApp } from '../support/app.ts'
import { CHILD_ENV } from '../support/child-env.ts'
import { startFront } from '../support/front.ts'
import { createDatabase, runFolder, type TestDatabase } from '../support/postgres.ts'
import { contentOf, databaseOf, query, EXPORT as RELEASED, storeExport } from './releases.ts'

const { id: EXPORT, rows: ROWS } = RELEASED
const PART = join('exports', EXPORT, RELEASED.file)

const folder = mkdtempSync(join(runFolder(), 'backup-'))
const sourceDir = join(folder, 'source')
const backup = join(folder, 'backup')
let source: TestDatabase
let target: TestDatabase
let varDir: string
let count = 0

beforeAll(async () => {
  source = await databaseOf('0039')
  await migrate(source.url)
  storeExport(join(sourceDir, 'exports'))
  mkdirSync(join(sourceDir, 'exports', 'of-nobody'), { recursive: true })
  mkdirSync(join(sourceDir, 'outbox'))
  writeFileSync(join(sourceDir, 'exports', EXPORT, '.part-00002.csv.draft'), 'of a dead worker')
  writeFileSync(join(sourceDir, 'exports', 'of-nobody', 'part-00001.csv'), 'unknown')
  writeFileSync(join(sourceDir, 'auth-secret'), 'a secret that signs and seals, long enough\n')
  writeFileSync(join(sourceDir, 'outbox', '1790000000000-0123456789abcdef.json'), '{}')
  writeFileSync(join(sourceDir, 'outbox', 'a file of another'), 'is no message')
  writeFileSync(join(sourceDir, 'places-000000000000.sqlite'), 'is built again')
  const { stdout } = await run('make-backup.ts', source, sourceDir, [backup])
  expect(stdout).toMatch(/backup: \d+ rows of \d+ tables, \d+ files of \d+ bytes/)
})
beforeEach(async () => {
  target = await createDatabase({ empty: true })
  varDir = join(folder, `var-${count++}`)
  return () => target.drop()
})
afterAll(() => source.drop())

/** Runs a command of the operator. Its failure is an error with what it printed. */
const run = (command: string, { url }: TestDatabase, folderOfService: string, args: readonly string[]) =>
  promisify(execFile)(process.execPath, [`src/commands/${command}`, ...args], {
    env: { ...CHILD_ENV, DATABASE_URL: url, VAR_DIR: folderOfService },
  })
const restore = (args: readonly string[] = [backup]) => run('restore-backup.ts', target, varDir, args)

/** What the command does, without the seconds of its process. */
const replacedBy = (
  copy: string,
  { url }: TestDatabase,
  removeExport: (id: string) => Promise<void> = async () => {},
) =>
  restoreBackup({
    databaseUrl: url,
    folder: copy,
    mayReplace: true,
    varDir,
    exportDir: join(varDir, 'exports'),
    removeExport,
    say: () => {},
  })

/** A copy of the backup that a test may damage. */
function copied(): string {
  const copy = join(folder, `copy-${count++}`)
  cpSync(backup, copy, { recursive: true })
  return copy
}

test('a restore brings rows and files back', async () => {
  await restore()
  expect(await contentOf(target.url)).toEqual(await contentOf(source.url))
  expect(readFileSync(join(varDir, PART), 'utf8')).toBe(ROWS)
  expect(readFileSync(join(varDir, 'auth-secret'))).toEqual(readFileSync(join(sourceDir, 'auth-secret')))
  expect(statSync(join(varDir, 'auth-secret')).mode & 0o777).toBe(0o600)
  expect(existsSync(join(varDir, 'outbox', '1790000000000-0123456789abcdef.json'))).toBe(true)
})

test('a backup is private, and has nothing that a start makes again or that no export knows', () => {
  expect(statSync(backup).mode & 0o777).toBe(0o700)
  expect(statSync(join(backup, 'var', 'auth-secret')).mode & 0o777).toBe(0o600)
  const { files } = JSON.parse(readFileSync(join(backup, MANIFEST), 'utf8')) as { files: { path: string }[] }
  expect(files.map(({ path }) => path).filter((path) => !path.startsWith('tables/'))).toEqual([
    `exports/${EXPORT}/part-00001.csv`,
    'var/outbox/1790000000000-0123456789abcdef.json',
    'var/auth-secret',
  ])
})

describe('an export that was begun anew', () => {
  const AGAIN = join('exports', `${EXPORT}.1`)
  let anew: TestDatabase
  let anewDir: string
  beforeEach(async () => {
    anew = await createDatabase({ copyOf: source })
    anewDir = join(folder, `anew-${count++}`)
    await query(anew.url, 'update export set run = 1')
    mkdirSync(join(anewDir, AGAIN), { recursive: true })
    writeFileSync(join(anewDir, AGAIN, 'part-00001.csv'), ROWS)
    return () => anew.drop()
  })

  test('is in a backup with its files', async () => {
    const copy = join(folder, `of-anew-${count++}`)
    await run('make-backup.ts', anew, anewDir, [copy])
    await restore([copy])
    expect(readFileSync(join(varDir, AGAIN, 'part-00001.csv'), 'utf8')).toBe(ROWS)
  })

  test('loses the files of all its beginnings when another database replaces it', async () => {
    const before = join(anewDir, 'exports', `${EXPORT}.1`)
    await query(anew.url, 'update export set run = 2')
    mkdirSync(join(anewDir, 'exports', `${EXPORT}.2`))
    await run('restore-backup.ts', anew, anewDir, [backup, '--replace'])
    expect([existsSync(before), existsSync(join(anewDir, 'exports', `${EXPORT}.2`))]).toEqual([false, false])
    expect(readFileSync(join(anewDir, PART), 'utf8')).toBe(ROWS)
  })

  test.each([
    ['is missing', () => rmSync(join(anewDir, AGAIN), { recursive: true })],
    ['is shorter', () => writeFileSync(join(anewDir, AGAIN, 'part-00001.csv'), 'a')],
  ])('makes no backup while a file of it %s', async (_, damage) => {
    damage()
    const copy = join(folder, `incomplete-${count++}`)
    await expect(run('make-backup.ts', anew, anewDir, [copy])).rejects.toThrow(
      /1 files of exports are missing or have another length, such as exports\/00.*e01\.1\/part-00001\.csv/,
    )
    expect(existsSync(copy)).toBe(false)
    await query(anew.url, "update export set ended_at = now() - interval '8 days'")
    await run('make-backup.ts', anew, anewDir, [copy])
  })
})

test('a backup overwrites nothing, and a table of another program is left out with a word', async () => {
  await query(source.url, 'create table notes_of_another (id int)')
  await expect(run('make-backup.ts', source, sourceDir, [backup])).rejects.toThrow(/backup already exists/)
  const other = join(folder, `other-${count++}`)
  const { stdout } = await run('make-backup.ts', source, sourceDir, [other])
  expect(stdout).toMatch(/public\.notes_of_another is left out: no migration of Orrery creates it/)
  await query(source.url, 'drop table notes_of_another')
  await restore([other])
  expect(await contentOf(target.url)).toEqual(await contentOf(source.url))
})

describe('a damaged backup changes nothing:', () => {
  const DAMAGES: Record<string, { damage: (copy: string) => void; says: RegExp }> = {
    'a table with another byte': {
      damage: (copy) => {
        const path = join(copy, 'tables', 'public.account.zst')
        const bytes = readFileSync(path)
        bytes[bytes.length >> 1]! ^= 1
        writeFileSync(path, bytes)
      },
      says: /tables\/public\.account\.zst does not have the SHA-256/,
    },
    'a longer file': {
      damage: (copy) => appendFileSync(join(copy, PART), 'x'),
      says: /part-00001\.csv has 9 bytes instead of 8/,
    },
    'a missing file': {
      damage: (copy) => rmSync(join(copy, 'var', 'auth-secret')),
      says: /var\/auth-secret is missing/,
    },
    'no manifest': { damage: (copy) => rmSync(join(copy, MANIFEST)), says: /is not a complete backup/ },
    'half a manifest': {
      damage: (copy) => writeFileSync(join(copy, MANIFEST), readFileSync(join(copy, MANIFEST)).subarray(0, 900)),
      says: /is damaged: it is not JSON/,
    },
    'a manifest with other rows': {
      damage: (copy) => change(copy, (text) => text.replace(/("name": "api_key",[^}]*?"rows": )3/s, '$14')),
      says: /public\.api_key\.zst has 3 rows, and the manifest says 4/,
    },
    'a path that leads out': {
      damage: (copy) => change(copy, (text) => text.replace('var/auth-secret', 'var/../../secret')),
      says: /is not the manifest of a backup/,
    },
    'a setting of the embedded Postgres': {
      damage: (copy) => addFile(copy, 'var/postgres/postgresql.auto.conf'),
      says: /is not the manifest of a backup/,
    },
    'a file in the folder of the service': {
      damage: (copy) => addFile(copy, 'var/places-000000000000.sqlite'),
      says: /is not the manifest of a backup/,
    },
    'a folder of exports that is none': {
      damage: (copy) => addFile(copy, 'exports/of-nobody/part-00001.csv'),
      says: /is not the manifest of a backup/,
    },
    'a file for rows that is another': {
      damage: (copy) => change(copy, (text) => text.replace(/"file": "tables[^"]*"/, '"file": "var/auth-secret"')),
      says: /is not the manifest of a backup/,
    },
    'a migration that has changed': {
      damage: (copy) => change(copy, (text) => text.replace(/"checksum": "..../, '"checksum": "0000')),
      says: /The migration 0001_accounts\.sql differs from the one in the backup/,
    },
  }
  /** Lists one more file, which is there as the manifest says. */
  const addFile = (copy: string, path: string) => {
    mkdirSync(join(copy, dirname(path)), { recursive: true })
    writeFileSync(join(copy, path), 'x')
    const sha256 = createHash('sha256').update('x').digest('hex')
    change(copy, (text) => {
      const manifest = JSON.parse(text) as { files: object[] }
      manifest.files.push({ path, bytes: 1, sha256 })
      return JSON.stringify(manifest)
    })
  }
  const change = (copy: string, edit: (text: string) => string) => {
    const path = join(copy, MANIFEST)
    const edited = edit(readFileSync(path, 'utf8'))
    expect(edited).not.toBe(readFileSync(path, 'utf8'))
    writeFileSync(path, edited)
  }

  test.each(Object.entries(DAMAGES))('%s', async (_, { damage, says }) => {
    const old = await createDatabase({ copyOf: source })
    await query(old.url, "update account set name = 'before'")
    const before = await contentOf(old.url)
    const copy = copied()
    damage(copy)
    await expect(replacedBy(copy, old)).rejects.toThrow(says)
    expect(await contentOf(old.url)).toEqual(before)
    expect(existsSync(join(varDir, PART))).toBe(false)
    expect(existsSync(join(varDir, 'auth-secret'))).toBe(false)
    await old.drop()
  })
})

test('a restore beside a front is refused, and the front goes on', async () => {
  const app = await startTestApp({ databaseUrl: target.url })
  await expect(restore([backup, '--replace'])).rejects.toThrow(
    /Other processes are connected to this database\. Stop all fronts, renderers and exporters.*Nothing was restored/s,
  )
  expect((await app.get({ year: 2000 })).statusCode).not.toBe(500)
  await app.stop()
})

test('a restore drops nothing of other schemas, and names what is in its way', async () => {
  await restore()
  await query(
    target.url,
    `create schema reporting;
     create view reporting.accounts as select id from account;
     create table reporting.note (account_id uuid references account, text text);
     create table reporting.of_nothing (id int);
     create function reporting.one(account) returns int language sql as 'select 1';
     insert into reporting.note (text) values ('kept')`,
  )
  const before = await contentOf(target.url)
  await expect(restore([backup, '--replace'])).rejects.toThrow(
    /depend on Orrery's tables.*: reporting\.accounts, reporting\.note, reporting\.one\.\nNothing was restored/s,
  )
  expect(await contentOf(target.url)).toEqual(before)
  await query(
    target.url,
    `drop view reporting.accounts; drop function reporting.one; alter table reporting.note drop constraint note_account_id_fkey`,
  )
  await restore([backup, '--replace'])
  expect(await query(target.url, 'select text from reporting.note')).toEqual([{ text: 'kept' }])
})

test('files of exports that the replaced database had are removed with it', async () => {
  await restore()
  const other = '00000000-0000-4000-8000-000000000e02'
  await query(
    target.url,
    `insert into export (id, plan, outline, format, version, row_count, part_count) values ('${other}', '{}', '{}', 'csv', 'x', 1, 1)`,
  )
  mkdirSync(join(varDir, 'exports', other))
  await restore([backup, '--replace'])
  expect(existsSync(join(varDir, 'exports', other))).toBe(false)
  expect(readFileSync(join(varDir, PART), 'utf8')).toBe(ROWS)
})

describe('a restore that fails after its rows are there', () => {
  const secret = () => readFileSync(join(varDir, 'auth-secret'))

  test('says so, and is completed by another one', async () => {
    mkdirSync(join(varDir, 'auth-secret', 'in-the-way'), { recursive: true })
    const failure = await restore().then(
      () => '',
      ({ stderr }: { stderr: string }) => stderr,
    )
    expect(failure).toMatch(/^The database is restored, but.*Move .*\.auth-secret\.restored to .*again with --replace/s)
    expect(failure).not.toContain('Nothing was restored')
    expect(await contentOf(target.url)).toEqual(await contentOf(source.url))
    expect(existsSync(join(varDir, 'outbox', '1790000000000-0123456789abcdef.json'))).toBe(true)
    rmSync(join(varDir, 'auth-secret'), { recursive: true })
    await restore([backup, '--replace'])
    expect(secret()).toEqual(readFileSync(join(sourceDir, 'auth-secret')))
    expect(readdirSync(varDir).toSorted()).toEqual(['auth-secret', 'exports', 'outbox'])
  })

  test('names every export of the replaced database whose files it could not remove', async () => {
    await restore()
    const others = ['00000000-0000-4000-8000-000000000e02', '00000000-0000-4000-8000-000000000e03']
    for (const id of others) {
      await query(
        target.url,
        `insert into export (id, plan, outline, format, version, row_count, part_count) values ('${id}', '{}', '{}', 'csv', 'x', 1, 1)`,
      )
    }
    writeFileSync(join(varDir, 'auth-secret'), 'the secret of the replaced database, long too\n')
    const restored = replacedBy(backup, target, (id) => Promise.reject(new Error(`no right to ${id}`)))
    await expect(restored).rejects.toThrow(
      new RegExp(
        `^The database is restored.*replaced export ${others.join(': no right to .*replaced export ')}: no`,
        's',
      ),
    )
    expect(secret()).toEqual(readFileSync(join(sourceDir, 'auth-secret')))
    expect(await contentOf(target.url)).toEqual(await contentOf(source.url))
  })
})

test('a restore that is killed leaves the old database or the restored one', async () => {
  await query(
    source.url,
    `insert into audit_event (account_id, actor, action) select id, 'system', 'n' from account, generate_series(1, 100000)`,
  )
  const large = join(folder, 'large')
  await run('make-backup.ts', source, sourceDir, [large])
  const restored = await contentOf(source.url)
  await restore()
  await query(target.url, "update account set name = 'before'")
  const before = await contentOf(target.url)
  let kills = 0
  // At the first statement, while tables are dropped or made, and while rows are loaded.
  for (const moment of ['begin', 'create ', 'copy ']) {
    const child = spawn(process.execPath, ['src/commands/restore-backup.ts', large, '--replace'], {
      env: { ...CHILD_ENV, DATABASE_URL: target.url, VAR_DIR: varDir },
      stdio: 'ignore',
    })
    const exited = once(child, 'exit')
    const running = `select from pg_stat_activity where application_name = 'orrery backup ${child.pid}' and query ilike '${moment}%'`
    const admin = new pg.Client({ connectionString: target.url.replace(/\/[^/]*$/, '/postgres') })
    await admin.connect()
    while (child.exitCode === null && (await admin.query(running)).rows.length === 0);
    child.kill('SIGKILL')
    const [, signal] = await exited
    if (signal === 'SIGKILL') kills += 1
    const server = `select from pg_stat_activity where application_name = 'orrery backup ${child.pid}'`
    while ((await admin.query(server)).rows.length > 0);
    await admin.end()
    expect([before, restored]).toContainEqual(await contentOf(target.url))
  }
  expect(kills).toBeGreaterThan(0)
  await restore([large, '--replace'])
  expect(await contentOf(target.url)).toEqual(restored)
})

test('the embedded Postgres is backed up beside its front, and restored when it has stopped', async () => {
  const front = await startFront({ VAR_DIR: join(folder, 'embedded'), AUTH_SECRET: '' })
  const env = { env: { ...CHILD_ENV, VAR_DIR: join(folder, 'embedded') } }
  const command = (name: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [`src/commands/${name}`, ...args], env)
  const copy = join(folder, 'of-embedded')
  await command('make-backup.ts', copy)
  await expect(command('restore-backup.ts', copy, '--replace')).rejects.toThrow(/orrery front|Other processes/)
  await front.stop()
  await expect(command('restore-backup.ts', copy)).rejects.toThrow(/has data/)
  const { stdout } = await command('restore-backup.ts', copy, '--replace')
  expect(stdout).toMatch(/The database is now that of \d{4}-/)
})
