import pg from 'pg'

/** How much the installation of the bench has. */
export interface Amounts {
  readonly users: number
  readonly rows: number
}

const DAYS = 85
const BATCH_ROWS = 1_000_000
const OPERATIONS = ['natal_chart', 'ephemeris_table', 'sky_events', 'transit_chart', 'natal_wheel', 'geo_search']

/**
 * Fills a migrated database: users with keys, and rows of the request log over the last 85 days. A few users have most of
 * the requests. The sums of the log are not made.
 */
export async function fill(databaseUrl: string, { users, rows }: Amounts): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const run = (text: string, values: readonly unknown[] = []) => client.query(text, [...values])
  await run('set synchronous_commit = off')
  await run(
    `insert into account (name, plan, issuer, subject, email, email_verified, created_at)
     select 'User ' || md5(n::text), (array['free', 'free', 'free', 'entry', 'high'])[1 + n % 5], 'https://bench.example', n::text,
       'user' || n || '@' || md5((n % 977)::text) || '.example', n % 4 > 0, now() - random() * interval '700 days'
     from generate_series(1, $1::int) n`,
    [users],
  )
  await run(
    `insert into api_key (account_id, hash, prefix, name)
     select id, sha256(id::text::bytea), 'orr_live_' || substr(md5(id::text), 1, 6), 'key' from account where subject::int % 2 = 0`,
  )
  await run(
    `insert into product_event (person, name, at)
     select a.id, e.name, a.created_at + random() * interval '20 days' from account a,
       unnest(array['first_request', 'first_chart', 'report_ordered', 'paid']) with ordinality as e (name, n)
     where a.subject is not null and a.subject::int % (e.n + 1) = 0 on conflict do nothing`,
  )
  await run(
    `insert into credit_entry (account_id, amount, cause, reference)
     select id, 3, 'plan_grant', '2026-11' from account where subject::int % 5 = 4`,
  )
  await run(
    `insert into mrr_change (person, at, kind, plan_before, plan_after, yearly_before, yearly_after, currency)
     select a.id, a.created_at + c.n * interval '20 days', c.kind, c.plan_before, c.plan_after, c.yearly_before,
       c.yearly_after, (array['usd', 'eur'])[1 + a.subject::int % 2]
     from account a, (values
       (0, 'new', null, 'entry', 0, 9600), (1, 'expansion', 'entry', 'high', 9600, 48000),
       (2, 'churn', 'high', null, 48000, 0)
     ) as c (n, kind, plan_before, plan_after, yearly_before, yearly_after)
     where a.subject::int % 5 > 2 and a.subject::int % (c.n + 1) = 0 and (c.n < 2 or a.subject::int % 2 = 0)`,
  )
  await run(
    `insert into sale (person, at, kind, amount_minor, currency, reference)
     select id, created_at + interval '3 days', 'credits', 4000, 'usd', id::text from account where subject::int % 7 = 0`,
  )
  await run(
    `select request_log_tend(now() - interval '90 days', now() + interval '1 day', now() - interval '400 days')`,
  )
  await run(
    'create temporary table bench_user as select id, row_number() over () as n from account where subject is not null',
  )
  await run('analyze bench_user')
  for (let at = 0; at < rows; at += BATCH_ROWS) {
    await run(
      `insert into request_log (at, id, account_id, operation, method, path, status, units, duration_ms, mcp_client, is_vedic)
       select now() - random() * $3 * interval '1 day', gen_random_uuid(), u.id, o.name, 'POST', '/api/v1/' || o.name,
         case when r.n % 50 = 0 then 422 when r.n % 1000 = 1 then 503 else 200 end, 1, (2 + exponential)::int,
         case when r.n % 20 = 0 then 'bench' end, r.n % 40 = 0
       from (
         select n, 1 + floor(power(random(), 3) * $2)::bigint as user_n, -ln(1 - random()) * 8 as exponential
         from generate_series(1, $1::int) n
       ) r
       join bench_user u on u.n = r.user_n
       cross join lateral (select ($4::text[])[1 + r.n % cardinality($4::text[])] as name) o`,
      [Math.min(BATCH_ROWS, rows - at), users, DAYS, OPERATIONS],
    )
    process.stderr.write('.')
  }
  await run('analyze')
  await client.end()
}

/** Scans of the request log since the server began to count, from its beginning to its end and by its index. */
export async function logScans(databaseUrl: string): Promise<{ readonly whole: number; readonly byIndex: number }> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('select pg_stat_force_next_flush()')
  const { rows } = await client.query(
    `select coalesce(sum(seq_scan), 0)::int as whole, coalesce(sum(idx_scan), 0)::int as by_index
     from pg_stat_user_tables where relname like 'request_log%'`,
  )
  await client.end()
  return { whole: rows[0].whole, byIndex: rows[0].by_index }
}
