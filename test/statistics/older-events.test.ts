import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../src/platform/db/migrate.ts'
import { createDatabase } from '../support/postgres.ts'

const MIGRATIONS = fileURLToPath(new URL('../../sql/migrations/', import.meta.url))
/** The last one without events. */
const BEFORE = '0029'

/** A database as an installation had it before there were events. */
async function olderDatabase(): Promise<{ url: string; query: pg.Client['query'] }> {
  const database = await createDatabase({ empty: true })
  const folder = mkdtempSync(join(tmpdir(), 'orrery-older-'))
  for (const file of readdirSync(MIGRATIONS))
    if (file.slice(0, BEFORE.length) <= BEFORE) cpSync(join(MIGRATIONS, file), join(folder, file))
  await migrate(database.url, { folder: pathToFileURL(`${folder}/`) })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    rmSync(folder, { recursive: true })
    await database.drop()
  })
  return { url: database.url, query: client.query.bind(client) }
}

test('what happened before there were events has its time, and reading a subscription again adds nothing', async () => {
  const { url, query } = await olderDatabase()
  const { rows } = await query(`
    insert into account (name, plan, issuer, subject, email_verified, created_at)
    values ('a person', 'free', 'https://issuer.example', 'a', true, '2026-01-01T00:00Z') returning id`)
  const [{ id }] = rows as [{ id: string }]
  await query(
    `insert into report (account_id, options, content, wheel_svg, variant, created_at, status, ended_at)
    values ($1, '{}', '{}', '', 'with_logo', '2026-02-01T00:00Z', 'completed', '2026-02-01T00:01Z')`,
    [id],
  )
  for (const [kind, amount, day] of [
    ['report_credits', 0, '2026-02-28'],
    ['report_credits', 500, '2026-03-01'],
    ['plan', 800, '2026-04-01'],
  ])
    await query(
      `insert into billing_order (account_id, kind, plan, quantity, status, amount_minor, currency, created_at, booked_at)
      values ($1, $2, case $2 when 'plan' then 'entry' end, 1, 'complete', $3, 'usd', $4::date, $4::date)`,
      [id, kind, amount, day],
    )
  await query(
    `insert into billing_subscription (id, account_id, plan, status, period_ends_at, cancel_at)
    values ('sub_1', $1, 'entry', 'active', '2026-05-01', '2026-05-01')`,
    [id],
  )
  await migrate(url)
  // A reading stores what is there already.
  await query(`update billing_subscription set status = 'active', cancel_at = '2026-05-01' where id = 'sub_1'`)
  const events = await query(`
    select name, to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day from product_event order by at, name`)
  expect(events.rows.map(({ name, day }) => `${day} ${name}`)).toEqual([
    '2026-01-01 signed_up',
    '2026-02-01 report_ordered',
    '2026-02-01 report_ready',
    '2026-02-28 checkout_started',
    '2026-03-01 credits_bought',
    '2026-03-01 paid',
  ])
})
