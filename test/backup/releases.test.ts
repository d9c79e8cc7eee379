import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeBackup } from '../../src/commands/backup/make-backup.ts'
import { restoreBackup } from '../../src/commands/backup/restore-backup.ts'
import { MIGRATIONS, migrate } from '../../src/platform/db/migrate.ts'
import { FULL } from '../support/full-form.ts'
import { createDatabase, runFolder, type TestDatabase } from '../support/postgres.ts'
import {
  contentOf,
  databaseOf,
  filledColumns,
  migrationsOf,
  RELEASES,
  type Release,
  rowsIn,
  schemaOf,
  storeExport,
} from './releases.ts'

/** An installation of each kept release: its database, its backup, and what it has after an upgrade to this release. */
interface Installation {
  readonly database: TestDatabase
  readonly backup: string
  readonly content: Record<string, string>
  readonly upgraded: Record<string, string>
  /** The rows that it has, and the same columns of the same tables after the upgrade. */
  readonly rows: Awaited<ReturnType<typeof rowsIn>>
  readonly kept: Awaited<ReturnType<typeof rowsIn>>
}

/** All kept releases, or by default the oldest and the newest. */
const KEPT = FULL ? RELEASES : [RELEASES[0]!, RELEASES.at(-1)!]

const folder = mkdtempSync(join(runFolder(), 'releases-'))
const places = {
  removeExport: async () => {},
  varDir: join(folder, 'var'),
  exportDir: join(folder, 'var', 'exports'),
  exportDays: 7,
  say: () => {},
}
storeExport(places.exportDir)
const installations = new Map<Release, Installation>()
const made: TestDatabase[] = []
let schema: readonly string[]

beforeAll(async () => {
  const fresh = await createDatabase()
  schema = await schemaOf(fresh.url)
  made.push(fresh)
  for (const release of KEPT) {
    const database = await databaseOf(release)
    const copy = await createDatabase({ copyOf: database })
    made.push(database, copy)
    const content = await contentOf(database.url)
    const backup = join(folder, release)
    await makeBackup({ ...places, databaseUrl: database.url, folder: backup })
    await migrate(copy.url)
    const columns = await filledColumns(database.url)
    installations.set(release, {
      ...{ database, backup, content, upgraded: await contentOf(copy.url) },
      ...{ rows: await rowsIn(database.url, columns), kept: await rowsIn(copy.url, columns) },
    })
  }
})
afterAll(() => Promise.all(made.map((database) => database.drop())))

/** A database of its own with the data of a release. */
const another = (release: Release) => createDatabase({ copyOf: installations.get(release)!.database })

const PAIRS = KEPT.flatMap((of) => KEPT.map((onto) => [of, onto] as const))

/** Restores the backup of one release over the data of another, by the code of this release or of an earlier one. */
async function restoreOver(
  of: Release,
  { onto, mayReplace, migrations = MIGRATIONS }: { onto: TestDatabase; mayReplace: boolean; migrations?: URL },
) {
  const { backup } = installations.get(of)!
  return restoreBackup({ ...places, databaseUrl: onto.url, folder: backup, mayReplace, migrations })
}

describe.each(PAIRS)('the backup of %s over the data of %s', (of, onto) => {
  test('is refused without --replace, and then is what an upgrade of it would be', async () => {
    const target = await another(onto)
    const before = await contentOf(target.url)
    const refusal =
      onto > of ? /is newer than the backup: the backup lacks 00.*--replace/ : /has data, such as rows of .*--replace/
    await expect(restoreOver(of, { onto: target, mayReplace: false })).rejects.toThrow(refusal)
    expect(await contentOf(target.url)).toEqual(before)

    await restoreOver(of, { onto: target, mayReplace: true })
    expect(await contentOf(target.url)).toEqual(installations.get(of)!.upgraded)
    expect(await schemaOf(target.url)).toEqual(schema)
    await target.drop()
  })

  test.runIf(of > onto)('is refused by the code of the earlier release, with the reason', async () => {
    const target = await another(onto)
    const before = await contentOf(target.url)
    const old = restoreOver(of, { onto: target, mayReplace: true, migrations: migrationsOf(onto) })
    await expect(old).rejects.toThrow(/backup is newer than this release: it has the migration 00.*a later one/)
    expect(await contentOf(target.url)).toEqual(before)
    await target.drop()
  })
})

test.each(KEPT)('an upgrade of %s keeps each row of each table as it was', (release) => {
  const { rows, kept } = installations.get(release)!
  expect(Object.keys(rows).length).toBeGreaterThan(15)
  const { migration, ...tables } = rows
  expect(kept).toMatchObject(tables)
  expect(kept['migration']).toEqual(expect.arrayContaining([...migration!]))
})

test.each(KEPT)('the code of %s restores its own backup row by row', async (release) => {
  const target = await createDatabase({ empty: true })
  await restoreOver(release, { onto: target, mayReplace: false, migrations: migrationsOf(release) })
  expect(await contentOf(target.url)).toEqual(installations.get(release)!.content)
  await target.drop()
})

test.each(KEPT.slice(0, -1))('the code of %s makes no backup of a newer database', async (release) => {
  const newer = await another(RELEASES.at(-1)!)
  const backup = makeBackup({
    ...{ ...places, databaseUrl: newer.url, folder: join(folder, `of-newer-${release}`) },
    migrations: migrationsOf(release),
  })
  await expect(backup).rejects.toThrow(/A newer release has migrated this database/)
  await newer.drop()
})
