import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { hashAdminPassword } from '../src/accounts/admin/password.ts'
import { startEmbeddedPostgres } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { type Amounts, fill, logScans } from './admin-data.ts'
import { firstPaints } from './admin-paints.ts'
import { report, rounded, verdict } from './harness.ts'
import { withServer } from './server.ts'

/** Where the filled database stays for the next run. Without it a run fills one of its own, which takes long. */
const KEPT = process.env['ORRERY_BENCH_FOLDER']
/** `ORRERY_BENCH_ROWS=1000000` is enough to try it. */
const AMOUNTS: Amounts = { users: 100_000, rows: Number(process.env['ORRERY_BENCH_ROWS'] ?? 20_000_000) }
const CALLS = 40
const P95_MS_MAX = 300
const PAINT_MS_MAX = 1_000
const OPERATOR = { username: 'bench', password: 'a password of the bench' }
const FILLED = 'filled'
/** Postgres tells of a scan some seconds after it. */
const COUNTED_AFTER_MS = 2_000

const RANGES = ['7d', '30d', '90d', '12m']
/** Each call differs from those before it, since some answers are kept for five minutes. */
const QUESTIONS: Readonly<Record<string, (call: number) => string>> = {
  'users, the newest': (call) => `users?page=${1 + call}`,
  'users, by requests': (call) => `users?sort_by=requests&page=${1 + call}`,
  'users, by last activity, of a plan': (call) => `users?sort_by=last_active&plan=entry&page=${1 + call}`,
  'users, by e-mail, the last page': () => `users?sort_by=email&page=2000`,
  'users, searched': (call) => `users?search=user${call}7`,
  'users, by four filters': (call) =>
    `users?status=active&plan=free&min_requests=${call}&last_active_days=30&search=user`,
  'requests per day': (call) => `stats/requests-per-day?days=${30 + call}`,
  'requests per day of an operation': (call) => `stats/requests-per-day?endpoint=natal_chart&days=${30 + call}`,
  'new users daily': (call) => `stats/new-users-daily?days=${30 + call}`,
  'usage, kept for five minutes': () => `stats/usage`,
  'revenue, kept for five minutes': (call) => `revenue-analytics?range=${RANGES[call % RANGES.length]}`,
  'vedic chat': (call) => `vedic-chat/metrics?days=${30 + call}`,
  'matured sign-ups': (call) => `analytics/matured-signup-funnel?cohort_days=${90 + call}`,
  funnels: () => 'analytics/funnels',
  health: () => 'health',
  queue: () => 'queue',
  'failed jobs': () => 'queue/failed?kind=reports',
  actions: () => 'actions',
}

/** The operations and the pages of the administration over a large installation. */
export async function benchAdmin(): Promise<void> {
  const folder = KEPT ?? mkdtempSync(join(tmpdir(), 'orrery-bench-admin-'))
  const isFilled = existsSync(join(folder, FILLED))
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
  try {
    await migrate(postgres.url)
    if (!isFilled) await fillAll(postgres.url, folder)
    process.env['ADMIN_USER'] = OPERATOR.username
    process.env['ADMIN_PASSWORD_HASH'] = await hashAdminPassword(OPERATOR.password)
    process.env['LOG_MB'] = '100000'
    await withServer(({ url }) => ask(url, postgres.url), { databaseUrl: postgres.url })
    // A front that remembers nothing.
    await withServer(({ url }) => paint(url), { databaseUrl: postgres.url })
  } finally {
    await postgres.stop()
    if (KEPT === undefined) rmSync(folder, { recursive: true, force: true })
  }
}

async function fillAll(databaseUrl: string, folder: string): Promise<void> {
  const began = performance.now()
  await fill(databaseUrl, AMOUNTS)
  const filled = performance.now()
  const environment = { ...process.env, DATABASE_URL: databaseUrl, VAR_DIR: folder }
  await promisify(execFile)(process.execPath, ['src/commands/rebuild-statistics.ts'], { env: environment })
  const done = performance.now()
  writeFileSync(join(folder, FILLED), '')
  report(`admin: ${AMOUNTS.users} users and ${AMOUNTS.rows} rows of the request log`, [
    { what: 'filling', seconds: rounded((filled - began) / 1000) },
    { what: 'npm run statistics', seconds: rounded((done - filled) / 1000) },
  ])
}

async function ask(url: string, databaseUrl: string): Promise<void> {
  const headers = { authorization: `Bearer ${await signIn(url)}`, 'content-type': 'application/json' }
  const send = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${url}/api/v1/admin/${path}`, { headers, ...init })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as unknown
  }
  const { users } = (await send('users?sort_by=requests&per_page=50')) as { users: { id: string }[] }
  for (const { id } of (await send('analytics/funnels')) as { id: string }[])
    await send(`analytics/funnels/${id}`, { method: 'DELETE', headers: { authorization: headers.authorization } })
  const steps = ['signed_up', 'first_request', 'first_chart', 'paid']
  const funnel = (call: number) => ({ name: `Funnel ${call}`, steps, window_days: 30 })
  await send('analytics/funnels', { method: 'POST', body: JSON.stringify(funnel(0)) })

  await sleep(COUNTED_AFTER_MS)
  const before = await logScans(databaseUrl)
  const rows = []
  for (const [what, path] of Object.entries(QUESTIONS)) rows.push(await timed(what, (call) => send(path(call))))
  rows.push(
    await timed('a new funnel', (call) =>
      send('analytics/funnels', { method: 'POST', body: JSON.stringify(funnel(call + 1)) }),
    ),
  )
  await sleep(COUNTED_AFTER_MS)
  const between = await logScans(databaseUrl)
  rows.push(await timed('logs of the users with most requests', (call) => send(`users/${users[call % 50]!.id}/logs`)))
  report(`admin: p95 of ${CALLS} calls below ${P95_MS_MAX} ms`, rows)
  report('admin: scans of the request log by all but the last question', [
    {
      'whole partitions': between.whole - before.whole,
      'by index': between.byIndex - before.byIndex,
      verdict: verdict(between.whole === before.whole && between.byIndex === before.byIndex),
    },
  ])
}

async function paint(url: string): Promise<void> {
  const rows = await firstPaints(url, OPERATOR)
  report(
    `admin: first paint of the pages below ${PAINT_MS_MAX} ms, the first time by a front that remembers nothing`,
    rows.map(({ path, firstMs, nextMs }) => ({
      ...{ path, 'first ms': rounded(firstMs), 'next ms': rounded(nextMs) },
      verdict: verdict(firstMs < PAINT_MS_MAX && nextMs < PAINT_MS_MAX),
    })),
  )
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OPERATOR),
  })
  return ((await answer.json()) as { token: string }).token
}

async function timed(what: string, call: (number: number) => Promise<unknown>) {
  const taken: number[] = []
  for (let number = 0; number < CALLS; number += 1) {
    const startedAt = performance.now()
    await call(number)
    taken.push(performance.now() - startedAt)
  }
  const [first] = taken
  const sorted = taken.toSorted((a, b) => a - b)
  const p95 = sorted[Math.floor(CALLS * 0.95)]!
  return {
    what,
    'first ms': rounded(first!),
    'p50 ms': rounded(sorted[CALLS >> 1]!),
    'p95 ms': rounded(p95),
    verdict: verdict(p95 < P95_MS_MAX && first! < P95_MS_MAX),
  }
}
