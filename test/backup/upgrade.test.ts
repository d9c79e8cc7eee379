import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { PLANS } from '../../src/accounts/billing/plans.ts'
import { makeBackup } from '../../src/commands/backup/make-backup.ts'
import { restoreBackup } from '../../src/commands/backup/restore-backup.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { remaining, startTestApp } from '../support/app.ts'
import { CHILD_ENV } from '../support/child-env.ts'
import { FULL } from '../support/full-form.ts'
import { createDatabase, runFolder } from '../support/postgres.ts'
import { ADAS_KEY, contentOf, databaseOf, EXPORT, query, RELEASES, type Release, storeExport } from './releases.ts'

const folder = mkdtempSync(join(runFolder(), 'upgrade-'))
const places = {
  ...{ varDir: join(folder, 'var'), exportDir: join(folder, 'exports') },
  ...{ removeExport: async () => {}, say: () => {}, exportDays: 7 },
}
storeExport(places.exportDir)
const headers = { 'x-api-key': ADAS_KEY }
const BIRTH = { name: 'Ada', city: 'Berlin', year: 1990, month: 1, day: 2, hour: 3, minute: 4 }
/** A grant of 20 less the report of the release of reports, and what was bought in the one of payments. */
const CREDITS: Record<Release, number> = { '0012': 0, '0020': 19, '0028': 24, '0034': 24, '0039': 24, '0053': 24 }
/** What the units of the month and the bought ones add to those of the plan. The cancelled export of 0053 returns one. */
const UNITS: Record<Release, number> = {
  '0012': -1234,
  '0020': -1234,
  '0028': -234,
  '0034': -234,
  '0039': -234,
  '0053': -233,
}
const PDF = '/api/v1/natal/report/00000000-0000-4000-8000-0000000000d1?format=pdf'

/** Starts a front of this release over a database, and asks with the key of the old one for what it had. */
async function expectAll(databaseUrl: string, release: Release): Promise<void> {
  const front = await startTestApp({ databaseUrl, environment: { EXPORT_DIR: places.exportDir } })
  try {
    const chart = await front.app.inject({ method: 'POST', url: '/api/v1/natal/calculate', headers, payload: BIRTH })
    expect(chart.statusCode).toBe(200)
    expect(remaining(chart)).toBe(PLANS.operator.units + UNITS[release] - 1)
    const credits = (await front.app.inject({ url: '/api/v1/natal/report-credits', headers })).json()
    expect(credits.available - credits.granted_per_month).toBe(CREDITS[release])
    if (release === '0012') return
    expect((await front.app.inject({ url: PDF, headers })).body).toBe('%PDF-1.7 of the fixture')
    if (release < '0039') return
    const file = await front.app.inject({ url: `/api/v1/exports/${EXPORT.id}/files/${EXPORT.file}`, headers })
    expect(file.body).toBe(EXPORT.rows)
  } finally {
    await front.stop()
  }
}

test.each(FULL ? RELEASES : [RELEASES[0], RELEASES.at(-1)!])(
  'an installation of %s keeps its keys, units, credits, reports and exports through an upgrade, and through a backup of before',
  async (release) => {
    const database = await databaseOf(release)
    const backup = join(folder, release)
    await makeBackup({ ...places, databaseUrl: database.url, folder: backup })
    await expectAll(database.url, release)

    const restored = await createDatabase({ empty: true })
    await restoreBackup({ ...places, databaseUrl: restored.url, folder: backup, mayReplace: false })
    await expectAll(restored.url, release)
    await database.drop()
    await restored.drop()
  },
)

test('over the database of a newer release a front starts and says how to go back, and `npm run migrate` is refused', async () => {
  const database = await databaseOf(RELEASES.at(-1)!)
  await migrate(database.url)
  await query(database.url, `insert into migration (name, checksum) values ('9999_later.sql', 'of a later release')`)
  const before = await contentOf(database.url)
  const words = /A newer release has migrated this database: 9999_later\.sql\..* npm run restore -- <backup> --replace/
  const env = { ...CHILD_ENV, DATABASE_URL: database.url }
  const refused = promisify(execFile)(process.execPath, ['src/commands/migrate.ts'], { env })
  await expect(refused).rejects.toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(words) })
  expect(await contentOf(database.url)).toEqual(before)

  const front = await startTestApp({ databaseUrl: database.url })
  expect(front.logged()).toMatch(words)
  await front.stop()
  await database.drop()
})
