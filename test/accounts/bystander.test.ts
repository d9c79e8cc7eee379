import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openAccount } from '../../src/accounts/account.ts'
import { createKey } from '../../src/accounts/keys.ts'
import { OPERATIONS } from '../../src/operations/index.ts'
import type { Operation } from '../../src/operations/operation.ts'
import { openSales, type Shop } from '../payments/sales.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { startIssuer, type TestIssuer } from '../support/issuer.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'

/**
 * A statement that forgets whose rows it means harms somebody who asked for nothing. The bystander has a row in every table
 * with data of accounts, while another account calls each operation that reads or changes rows of an account.
 */

/** Figures of the bystander begin with the same digits, and so does a sum over both accounts. */
const FIGURE = 987_654_000
const THEIRS = /Bystander|987654\d{3}/

/** They end the sessions of the account that calls them. */
const ENDING: readonly string[] = ['account_delete', 'session_end_all']
const CALLED = OPERATIONS.filter(
  ({ access, url, builtInIdentity }) =>
    !builtInIdentity && (access.kind.startsWith('token') || (access.kind === 'key' && /report|exports/.test(url))),
)

let database: TestDatabase
let issuer: TestIssuer
let shop: Shop
let service: TestApp
let client: pg.Client
let bystander: string
let key: string
beforeAll(async () => {
  database = await createDatabase()
  issuer = await startIssuer()
  shop = await openSales()
  service = await startTestApp({ databaseUrl: database.url, issuer, environment: shop.environment })
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { db, findAccount } = service.services
  bystander = await openAccount(db, { name: 'Bystander', plan: 'high' })
  for (const statement of ROWS) await client.query(statement, statement.includes('$1') ? [bystander] : [])
  const { id } = await findAccount(await issuer.token('ada'))
  await client.query(`update account set plan = 'high' where id = $1`, [id])
  key = (await createKey(db, { accountId: id, name: 'of ada' })).key
})
afterAll(async () => {
  await client.end()
  await service.stop()
  await shop.stripe.stop()
  await issuer.stop()
  await database.drop()
})

const BYTES = `sha256('Bystander')`
const LATER = `now() + interval '1 day'`
const ROWS: readonly string[] = [
  `update account set units_bought = ${FIGURE} where id = $1`,
  `insert into account_day (account_id, day, requests, units, errors) values ($1, current_date, ${FIGURE}, ${FIGURE}, 0)`,
  `insert into account_usage (account_id, requests, units) values ($1, ${FIGURE}, ${FIGURE})`,
  `insert into api_key (account_id, hash, prefix, name) values ($1, ${BYTES}, 'orr_live_xxxxxx', 'Bystander')`,
  `insert into api_key (account_id, hash, prefix, name, revoked_at)
   values ($1, sha256('revoked'), 'orr_live_xxxxxx', 'Bystander', now())`,
  `insert into audit_event (account_id, actor, action, detail)
   values ($1, 'account', 'key_created', '{"name": "Bystander"}')`,
  `insert into billing_customer (account_id) values ($1)`,
  `insert into billing_email (account_id, earlier, due_at) values ($1, '{bystander@example.org}', ${LATER})`,
  `insert into billing_order (account_id, kind, plan, quantity, status, session_id)
   values ($1, 'plan', 'high', 1, 'complete', 'cs_Bystander')`,
  `insert into billing_order (account_id, kind, quantity, status, session_id, payment_id, booked_at)
   values ($1, 'report_credits', ${FIGURE}, 'complete', 'cs_Bystander_2', 'pi_Bystander', now())`,
  `insert into billing_subscription (id, account_id, plan, status, period_ends_at)
   values ('sub_Bystander', $1, 'high', 'active', ${LATER})`,
  `insert into callback_secret (account_id, secret) values ($1, ${BYTES})`,
  `insert into credit_entry (account_id, amount, cause, reference) values ($1, ${FIGURE}, 'purchase', 'Bystander')`,
  `with made as (
     insert into export (account_id, status, plan, outline, request, format, version, row_count, part_count, ended_at)
     values ($1, 'completed', '{}', '{"notes": {"warnings": []}}', '{}', 'csv', 'Bystander', ${FIGURE}, 1, now()) returning id
   )
   insert into export_part (export_id, part, first_row, row_count) select id, 1, 0, ${FIGURE} from made`,
  `insert into first_success_feedback (account_id, rating, comment) values ($1, 1, 'Bystander')`,
  `insert into idempotency (account_id, key_hash, request_hash, claim, leased_until, kept_until, status)
   values ($1, ${BYTES}, ${BYTES}, gen_random_uuid(), ${LATER}, ${LATER}, 200)`,
  `insert into idempotency_space (account_id, bytes) values ($1, ${FIGURE})`,
  `insert into letter (account_id, kind, reference, outcome, ended_at)
   values ($1, 'payment_failed', 'Bystander', 'sent', now())`,
  `insert into limit_bucket (account_id, full_at) values ($1, ${LATER})`,
  `insert into notification_settings
     (account_id, product_updates, usage_alerts, billing_notices, report_ready, security_alerts)
   values ($1, false, true, false, true, false)`,
  `insert into oauth_grant (account_id, client_id, client_name, base, resource, scopes, code_hash, code_challenge,
     code_expires_at, redirect_uri, redeemed_at, family_hash, refresh_hash, expires_at)
   values ($1, 'Bystander', 'Bystander', 'http://localhost', 'http://localhost/mcp', '{natal}', ${BYTES}, 'x', now(),
     'http://127.0.0.1', now(), ${BYTES}, ${BYTES}, ${LATER})`,
  `insert into onboarding (account_id, answers) values ($1, '{"use_case": "Bystander"}')`,
  `with saved as (
     insert into person (account_id, name, birth, notes, tags, searched, same_birth)
     values ($1, 'Bystander', '{}', 'Bystander', '{Bystander}', 'bystander', ${BYTES}) returning id
   )
   insert into person_link (person_id, account_id, token, shows_name, options)
   select id, $1, 'Bystander', true, '{}' from saved`,
  `insert into kept_request (id, account_id, operation, method, path, status, query, body, answer)
   values (gen_random_uuid(), $1, 'natal_chart', 'POST', '/api/v1/natal/calculate', 422, '{}', 'Bystander', 'Bystander')`,
  `insert into quota_use (account_id, period, period_start, units)
   values ($1, 'month', date_trunc('month', now() at time zone 'UTC'), ${FIGURE})`,
  `with written as (
     insert into report (account_id, status, options, content, wheel_svg, variant, ended_at)
     values ($1, 'completed', '{}', '{"name": "Bystander"}', 'Bystander', 'with_logo', now()) returning id
   )
   insert into report_callback (report_id, account_id, url, state, ended_at)
   select id, $1, 'https://example.com/Bystander', 'delivered', now() from written`,
  `insert into report_branding (account_id, png, sha256, width, height, footer_label)
   values ($1, 'Bystander', ${BYTES}, 1, 1, 'Bystander')`,
  `insert into request_log (at, id, account_id, operation, method, path, status, units, duration_ms)
   values (now(), gen_random_uuid(), $1, 'natal_chart', 'POST', '/Bystander', 200, ${FIGURE}, 1)`,
  `insert into request_pack (account_id, units, amount, currency, expires_at)
   values ($1, ${FIGURE}, 99999, 'usd', ${LATER})`,
  `insert into unit_entry (account_id, amount, balance, cause, reference)
   values ($1, ${FIGURE}, ${FIGURE}, 'purchase', 'Bystander')`,
  `insert into vedic_hour (hour, account_id, mcp_client, calls, errors, duration_ms)
   values (date_trunc('hour', now()), $1, 'Bystander', 1, 0, 1)`,
]

/** The rows of the bystander, by table. Only an account that is being deleted has a row in account_deletion. */
async function rowsOfBystander(): Promise<Readonly<Record<string, unknown[]>>> {
  const { rows: tables } = await client.query<{ name: string; column: string }>(
    `select c.relname as name, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> 'account_deletion' and (a.attname = 'account_id' or (c.relname = 'account' and a.attname = 'id'))`,
  )
  const found: Record<string, unknown[]> = {}
  for (const { name, column } of tables) {
    const { rows } = await client.query(
      `select to_jsonb(t) as row from ${name} t where ${column} = $1 order by to_jsonb(t)::text`,
      [bystander],
    )
    found[name] = rows.map(({ row }) => row)
  }
  return found
}

/** The valid body that the document shows. */
function exampleOf({ body }: Operation): object {
  const [example = {}] = (body && (z.globalRegistry.get(body)?.examples as readonly object[] | undefined)) ?? []
  return example
}

async function call(operation: Operation, id: string) {
  const { name, method, url, access, body } = operation
  const subject = ENDING.includes(name) ? name : 'ada'
  const headers = access.kind === 'key' ? { 'x-api-key': key } : await issuer.as(subject)
  return service.app.inject({
    ...{ method, url: url.replaceAll(/\{\w+\}/g, id), headers },
    ...(body && { payload: exampleOf(operation) }),
  })
}

/** The ids of rows, of which an account could learn one: keys, grants, reports, exports, orders. */
const idsIn = (rows: Readonly<Record<string, readonly unknown[]>>): ReadonlySet<string> =>
  new Set(
    Object.values(rows)
      .flat()
      .flatMap((row) => {
        const { id } = row as { readonly id?: unknown }
        return id === undefined || id === bystander ? [] : [String(id)]
      }),
  )

test('what an account asks for neither changes nor shows anything of another account', async () => {
  const before = await rowsOfBystander()
  for (const [table, rows] of Object.entries(before)) expect(rows, `a row in ${table}`).not.toEqual([])
  const shown: string[] = []
  const ids = [...idsIn(before)]
  expect(ids.length).toBeGreaterThan(8)
  for (const operation of CALLED) {
    for (const id of operation.url.includes('{') ? ids : [randomUUID()]) {
      const { statusCode, body } = await call(operation, id)
      expect(statusCode, operation.name).toBeLessThan(500)
      if (THEIRS.test(body)) shown.push(`${operation.name}: ${body}`)
    }
  }
  await service.services.requests.recent(bystander, 1)
  expect(shown).toEqual([])
  expect(await rowsOfBystander()).toEqual(before)
})

test('the pages of an account find no report of another account', async () => {
  const { reports } = service.services
  const { rows } = await client.query<{ id: string }>('select id from report where account_id = $1', [bystander])
  const { id } = await service.services.findAccount(await issuer.token('ada'))
  for (const { id: report } of rows) {
    expect(await reports.wheel(bystander, report)).toBe('Bystander')
    expect([await reports.wheel(id, report), await reports.preview(id, report)]).toEqual([null, null])
    expect([await reports.content(id, report), await reports.remove(id, report)]).toEqual([null, false])
  }
  expect(rows).toHaveLength(1)
})
