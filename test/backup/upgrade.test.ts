import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeBackup } from '../../src/backup/make-backup.ts'
import { restoreBackup } from '../../src/backup/restore-backup.ts'
import { startTestApp } from '../support/app.ts'
import { createDatabase, runFolder } from '../support/postgres.ts'
import { FULL_RUNS } from '../support/property-runs.ts'
import { ADAS_KEY, databaseOf, RELEASES, type Release, storeExport } from './releases.ts'

const folder = mkdtempSync(join(runFolder(), 'upgrade-'))
const places = {
  ...{ varDir: join(folder, 'var'), exportDir: join(folder, 'exports') },
  ...{ removeExport: async () => {}, say: () => {}, exportDays: 7 },
}
storeExport(places.exportDir)
const headers = { 'x-api-key': ADAS_KEY }
const BIRTH = { name: 'Ada', city: 'Berlin', year: 1990, month: 1, day: 2, hour: 3, minute: 4 }
/** A grant of 20 less the report of the release of reports, and what was bought in the one of payments. */
const CREDITS: Record<Release, number> = { '0012': 0, '0020': 19, '0028': 24, '0034': 24, '0039': 24 }
const PDF = '/api/v1/natal/report/00000000-0000-4000-8000-0000000000d1?format=pdf'

/** Starts a front of this release over a database, and asks with the key of the old one for what it had. */
async function expectAll(databaseUrl: string, release: Release): Promise<void> {
  const front = await startTestApp({ databaseUrl })
  try {
    const chart = await front.app.inject({ method: 'POST', url: '/api/v1/natal/calculate', headers, payload: BIRTH })
    expect(chart.statusCode).toBe(200)
    const credits = (await front.app.inject({ url: '/api/v1/natal/report-credits', headers })).json()
    expect(credits.available - credits.granted_per_month).toBe(CREDITS[release])
    if (release === '0012') return
    expect((await front.app.inject({ url: PDF, headers })).body).toBe('%PDF-1.7 of the fixture')
  } finally {
    await front.stop()
  }
}

test.each(FULL_RUNS ? RELEASES : [RELEASES[0], RELEASES.at(-1)!])(
  'an installation of %s keeps its keys, credits and reports through an upgrade, and through a backup of before',
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
