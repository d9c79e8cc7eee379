import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REPORT_MOVES, REPORT_STATUSES, type ReportStatus } from '../../src/contract/jobs.ts'
import { putNotifications } from '../../src/platform/db/accounts.ts'
import { wantVariant } from '../../src/platform/db/report-orders.ts'
import {
  claimReport,
  completeReport,
  countReports,
  failReport,
  nextReport,
  REPORT_ATTEMPTS_MAX,
  renewReport,
} from '../../src/platform/db/reports.ts'
import { useDatabase } from '../support/pool.ts'

const database = useDatabase()
let client: pg.Client
let account: string
beforeAll(async () => {
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  account = (await client.query(`insert into account (name, plan) values ('a', 'high') returning id`)).rows[0].id
})
afterAll(() => client.end())

/** A report in any state, bought with one credit. */
async function reportIn(status: ReportStatus, { paid = true, lapsed = false } = {}): Promise<string> {
  const { rows } = await client.query(
    `insert into report (account_id, status, options, content, wheel_svg, variant, error, ended_at, leased_until)
     values ($1, $2, '{"callback_url": "https://example.org/"}', '{"version": 1}', '<svg/>', 'with_logo',
       case $2 when 'failed' then 'render_failed' end, case when $2 in ('completed', 'failed') then now() end,
       case $2 when 'processing' then now() + $3 * interval '1 second' end)
     returning id`,
    [account, status, lapsed ? -1 : 60],
  )
  if (paid)
    await client.query(
      `insert into credit_entry (account_id, amount, cause, reference) values ($1, -1, 'report', $2)`,
      [account, rows[0].id],
    )
  return rows[0].id
}
const stateOf = async (id: string) =>
  (await client.query('select status, error from report where id = $1', [id])).rows[0]
const entriesOf = async (id: string) =>
  (await client.query('select amount, cause from credit_entry where reference = $1 order by id', [id])).rows
const callbacksOf = async (id: string) =>
  (await client.query('select url, state from report_callback where report_id = $1', [id])).rows
const DOCUMENT = { pdf: Buffer.from('%PDF-'), pages: 30 }

describe('moves', () => {
  const pairs = REPORT_STATUSES.flatMap((from) => REPORT_STATUSES.map((to) => [from, to] as const))
  test.each(pairs.filter(([from, to]) => from !== to))(
    'from %s to %s: Postgres agrees with the table',
    async (from, to) => {
      const id = await reportIn(from)
      const moved = await client
        .query(
          `update report set status = $2, error = case $2 when 'failed' then 'render_failed' end,
           ended_at = case when $2 in ('completed', 'failed') then now() end,
           leased_until = case $2 when 'processing' then now() end where id = $1`,
          [id, to],
        )
        .then(
          () => true,
          (error: Error) => !/does not move/.test(error.message),
        )
      expect(moved).toBe((REPORT_MOVES[from] as readonly string[]).includes(to))
    },
  )
})

describe('the next report', () => {
  const order = async (accountId: string): Promise<string> =>
    (
      await client.query(
        `insert into report (account_id, options, content, wheel_svg, variant)
         values ($1, '{}', '{"version": 1}', '<svg/>', 'with_logo') returning id`,
        [accountId],
      )
    ).rows[0].id
  const newAccount = async (): Promise<string> =>
    (await client.query(`insert into account (name, plan) values ('b', 'free') returning id`)).rows[0].id

  test('is that of the account that was served longest ago, whichever job is taken', async () => {
    await client.query('delete from report')
    const [many, few, one] = [await newAccount(), await newAccount(), await newAccount()]
    const ordered = new Map<string, string>()
    const jobs: string[] = []
    for (const [name, accountId, count] of [
      ['many', many, 6],
      ['few', few, 2],
      ['one', one, 1],
    ] as const)
      for (let index = 0; index < count; index += 1) {
        const id = await order(accountId)
        ordered.set(id, name)
        jobs.push(id)
      }
    const made: string[] = []
    for (const job of jobs) {
      const id = (await nextReport(database.db, job))!
      await claimReport(database.db, id)
      made.push(ordered.get(id)!)
    }
    expect(made).toEqual(['many', 'few', 'one', 'many', 'few', 'many', 'many', 'many', 'many'])
    expect(await nextReport(database.db, jobs[0]!)).toBeNull()
  })

  test('is the wanted variant first, for the job of a completed report', async () => {
    await client.query('delete from report')
    const completed = await order(account)
    await claimReport(database.db, completed)
    await completeReport(database.db, completed, 'with_logo', DOCUMENT)
    const waits = await order(account)
    expect(await nextReport(database.db, completed)).toBe(waits)
    await client.query(`insert into report_document (report_id, variant) values ($1, 'without_logo')`, [completed])
    expect(await nextReport(database.db, completed)).toBe(completed)
    expect(await nextReport(database.db, waits)).toBe(waits)
  })

  test('may be one whose renderer has stopped renewing, and none whose renderer lives', async () => {
    await client.query('delete from report')
    const id = await reportIn('processing')
    expect(await nextReport(database.db, id)).toBeNull()
    const lapsed = await reportIn('processing', { lapsed: true })
    expect(await nextReport(database.db, id)).toBe(lapsed)
  })
})

describe('a further variant', () => {
  test('is queued once; one that failed is tried again after a minute', async () => {
    const id = await reportIn('completed')
    const since = (minutes: number) =>
      client.query(`update report_document set enqueued_at = now() - $2 * interval '1 minute' where report_id = $1`, [
        id,
        minutes,
      ])
    const want = () => wantVariant(database.db, id, 'without_logo')
    expect([await want(), await want()]).toEqual([true, false])
    await since(2)
    // It waits, or is being rendered.
    expect(await want()).toBe(false)
    await failReport(database.db, id, 'render_failed')
    await since(0)
    expect(await want()).toBe(false)
    await since(2)
    expect([await want(), await want()]).toEqual([true, false])
    expect(await wantVariant(database.db, await reportIn('processing'), 'without_logo')).toBe(false)
  })
})

test('reports are counted by status, once each, ended ones for an hour', async () => {
  await client.query('delete from report')
  for (const status of ['queued', 'processing', 'completed', 'completed', 'failed'] as const) await reportIn(status)
  const old = await reportIn('completed')
  await client.query(`update report set ended_at = now() - interval '61 minutes' where id = $1`, [old])
  const counts = (await countReports(database.db)).map(({ status, count }) => [status, count]).sort()
  expect(counts).toEqual([
    ['completed', 2],
    ['failed', 1],
    ['processing', 1],
    ['queued', 1],
  ])
})

describe('the letter of a report', () => {
  const lettersOf = async (id: string) =>
    (await client.query(`select kind, detail from letter where reference = $1`, [id])).rows
  const reachable = (email: string | null, isVerified = true) =>
    client.query('update account set email = $2, email_verified = $3 where id = $1', [account, email, isVerified])
  const completed = async (options?: { paid: boolean }) => {
    const id = await reportIn('processing', options)
    expect(await completeReport(database.db, id, 'with_logo', DOCUMENT)).toBe(true)
    return id
  }
  const settings = (isOn: boolean) =>
    putNotifications(database.db, account, {
      ...{ product_updates: true, usage_alerts: true, billing_notices: true, security_alerts: true },
      report_ready: isOn,
    })

  test('is stored once, when the report is completed, and not with a further variant', async () => {
    await reachable('ada@example.com')
    const id = await completed()
    expect(await lettersOf(id)).toEqual([{ kind: 'report_ready', detail: { reportId: id } }])
    await client.query(`insert into report_document (report_id, variant) values ($1, 'without_logo')`, [id])
    expect(await completeReport(database.db, id, 'with_logo', DOCUMENT)).toBe(false)
    expect(await completeReport(database.db, id, 'without_logo', DOCUMENT)).toBe(true)
    expect((await lettersOf(id)).length).toBe(1)
    await settings(true)
    expect((await lettersOf(await completed())).length).toBe(1)
  })

  test('is not stored for a report without a credit, a failed one, or an owner who cannot or would not read it', async () => {
    await reachable('ada@example.com')
    const failed = await reportIn('processing')
    await failReport(database.db, failed, 'render_failed')
    const unheard = [failed, await completed({ paid: false })]
    await settings(false)
    unheard.push(await completed())
    await settings(true)
    await reachable('ada@example.com', false)
    unheard.push(await completed())
    await reachable(null)
    unheard.push(await completed())
    for (const id of unheard) expect(await lettersOf(id)).toEqual([])
  })
})

describe('a renderer', () => {
  test('takes a waiting report once under concurrent claims', async () => {
    const id = await reportIn('queued')
    const claims = await Promise.all(Array.from({ length: 8 }, () => claimReport(database.db, id)))
    expect(claims.filter(Boolean)).toEqual([
      {
        ...{ id, accountId: account, variant: 'with_logo', options: { callback_url: 'https://example.org/' } },
        content: { version: 1, wheel_svg: '<svg/>' },
        orderedAt: expect.any(Date),
      },
    ])
  })

  test('takes over a report only after its renderer has stopped renewing', async () => {
    expect(await claimReport(database.db, await reportIn('processing'))).toBeNull()
    expect(await claimReport(database.db, await reportIn('processing', { lapsed: true }))).not.toBeNull()
  })

  test.each(['completed', 'failed'] as const)('finds nothing to do for a %s one', async (status) => {
    const id = await reportIn(status)
    expect(await claimReport(database.db, id)).toBeNull()
    expect(await renewReport(database.db, id, { chapter: 1, chapters: 9 })).toBe(false)
    expect(await completeReport(database.db, id, 'with_logo', DOCUMENT)).toBe(false)
    expect(await failReport(database.db, id, 'render_failed')).toBe(false)
    expect(await entriesOf(id)).toEqual([{ amount: -1, cause: 'report' }])
  })

  test.each([
    ['is made', (id: string) => completeReport(database.db, id, 'without_logo', DOCUMENT)],
    ['has failed', (id: string) => failReport(database.db, id, 'render_failed')],
  ])('claims a further variant once, and no more when it %s', async (_, end) => {
    const id = await reportIn('completed')
    await client.query(`insert into report_document (report_id, variant) values ($1, 'without_logo')`, [id])
    const claims = await Promise.all(Array.from({ length: 4 }, () => claimReport(database.db, id)))
    expect(claims.filter(Boolean)).toMatchObject([{ id, variant: 'without_logo' }])
    expect(await end(id)).toBe(true)
    expect(await claimReport(database.db, id)).toBeNull()
  })

  test('leaves a report that was tried too often, and a variant that was', async () => {
    const waits = await reportIn('queued')
    await client.query('update report set attempts = $2 where id = $1', [waits, REPORT_ATTEMPTS_MAX])
    expect(await claimReport(database.db, waits)).toBeNull()
    const completed = await reportIn('completed')
    await client.query(`insert into report_document (report_id, variant, attempts) values ($1, 'without_logo', $2)`, [
      completed,
      REPORT_ATTEMPTS_MAX,
    ])
    expect(await claimReport(database.db, completed)).toBeNull()
  })

  test('claims the variant of its own report alone', async () => {
    const [one, other] = [await reportIn('completed'), await reportIn('completed')]
    await client.query(`insert into report_document (report_id, variant) select unnest($1::uuid[]), 'without_logo'`, [
      [one, other],
    ])
    expect(await claimReport(database.db, one)).toMatchObject({ id: one })
    expect(await claimReport(database.db, other)).toMatchObject({ id: other })
  })

  test('completes once, and the second of two does nothing', async () => {
    const id = await reportIn('queued')
    await claimReport(database.db, id)
    expect(await renewReport(database.db, id, { chapter: 3, chapters: 9 })).toBe(true)
    const outcomes = await Promise.all([1, 2].map(() => completeReport(database.db, id, 'with_logo', DOCUMENT)))
    expect(outcomes.sort()).toEqual([false, true])
    expect(await stateOf(id)).toEqual({ status: 'completed', error: null })
    expect(await callbacksOf(id)).toEqual([{ url: 'https://example.org/', state: 'pending' }])
    expect(await entriesOf(id)).toEqual([{ amount: -1, cause: 'report' }])
  })

  test('fails once, and the credit is back once', async () => {
    const id = await reportIn('processing')
    const outcomes = await Promise.all([1, 2, 3].map(() => failReport(database.db, id, 'render_timeout')))
    expect(outcomes.filter(Boolean)).toEqual([true])
    expect(await stateOf(id)).toEqual({ status: 'failed', error: 'render_timeout' })
    expect(await entriesOf(id)).toEqual([
      { amount: -1, cause: 'report' },
      { amount: 1, cause: 'report_returned' },
    ])
    expect(await callbacksOf(id)).toHaveLength(1)
  })

  test('returns nothing for a report that was free', async () => {
    const id = await reportIn('processing', { paid: false })
    expect(await failReport(database.db, id, 'render_failed')).toBe(true)
    expect(await entriesOf(id)).toEqual([])
  })
})

describe('the ledger', () => {
  test('refuses changes and deletions while its account exists, and is deleted with it', async () => {
    const { rows } = await client.query(`insert into account (name, plan) values ('b', 'free') returning id`)
    const other = rows[0].id
    const book = (cause: string, amount: number, reference = 'x') =>
      client.query('insert into credit_entry (account_id, amount, cause, reference) values ($1, $2, $3, $4)', [
        ...[other, amount, cause, reference],
      ])
    await book('purchase', 3)
    await expect(book('purchase', 3)).rejects.toThrow('duplicate key')
    await expect(book('report', 1)).rejects.toThrow('check constraint')
    await expect(client.query('update credit_entry set amount = 9')).rejects.toThrow('never changed')
    await expect(client.query('delete from credit_entry where account_id = $1', [other])).rejects.toThrow('never')
    await client.query('delete from account where id = $1', [other])
    expect((await client.query('select from credit_entry where account_id = $1', [other])).rowCount).toBe(0)
  })
})
