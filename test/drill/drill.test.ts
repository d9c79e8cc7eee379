import { createHash } from 'node:crypto'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PLANS } from '../../src/accounts/billing/plans.ts'
import { ExportManifestReply, ExportReply } from '../../src/contract/sky/exports.ts'
import { randomOf } from '../generated/random.ts'
import { redisAvailable } from '../support/redis.ts'
import { type Client, jsonOf, openClient } from './client.ts'
import { type Installation, openInstallation, type Target } from './installation.ts'
import { killAll } from './kills.ts'
import { boughtChargesOf, chargesOf } from './ledger.ts'
import { allEnded, EXPORT_ROWS, work } from './work.ts'

/** `DRILL_KILLS=36 DRILL_SEED=3` is a large drill of another course. */
const KILLS = Number(process.env['DRILL_KILLS'] ?? 4)
const SEED = Number(process.env['DRILL_SEED'] ?? 1)
const WITHIN_MS = 3_600_000
const PATIENT = { timeout: WITHIN_MS }
/** The least pages of a report, by section 2.3 of the contract. */
const PAGES_MIN = 25

describe.skipIf(!redisAvailable)('two fronts, an exporter and a renderer, killed while a client works', () => {
  let installation: Installation
  let client: Client
  let worked: Awaited<ReturnType<typeof work>>
  let kills: ReadonlyMap<Target, number>

  beforeAll(async () => {
    installation = await openInstallation()
    client = openClient(installation, SEED)
    const startedAt = performance.now()
    let isOver = false
    worked = await work(client, installation, KILLS, () => isOver)
    kills = await killAll(installation, client, randomOf(SEED), KILLS).finally(() => (isOver = true))
    await worked.done
    await allEnded(client, worked)
    console.info(`Drill ${SEED}:`, JSON.stringify(summary(Math.round((performance.now() - startedAt) / 1000))))
  }, WITHIN_MS)
  afterAll(async () => expect(await installation.stop()).toEqual([0, 0, 0, 0]))

  const get = async (path: string) => client.until({ holder: worked.holder, method: 'GET', path, units: 0 })
  const count = async (sql: string): Promise<number> => (await installation.query<{ n: number }>(sql))[0]!.n

  function summary(seconds: number) {
    const { exports, reports, charts, batches } = worked.accepted
    return {
      ...{ kills: Object.fromEntries(kills), seconds, statuses: Object.fromEntries(client.statuses) },
      ...{ exports: exports.length, reports: reports.length, keyedCharts: charts.length, batches },
      units: chargesOf(client.asked, installation, worked.holder),
      bought: boughtChargesOf(client.asked, installation, worked.buyer),
      copyErrors: installation.copyErrors(worked.holder),
    }
  }

  test('answers are those that the documents name, and no process ends by itself', () => {
    expect(client.faults).toEqual([])
    expect(installation.deaths).toEqual([])
  })

  test('each export that was accepted is there once, with every row', PATIENT, async () => {
    const { exports } = worked.accepted
    expect(exports.length).toBeGreaterThan(0)
    expect(new Set(exports.map(({ id }) => id)).size).toBe(exports.length)
    expect(await count('select count(*)::int as n from export')).toBe(exports.length)
    const tables = new Map<string, string>()
    for (const { id, table } of exports) {
      const { status, rows_made, error } = ExportReply.parse(jsonOf(await get(`/exports/${id}`)))
      expect({ id, status, rows_made, error }).toEqual({ id, status: 'completed', rows_made: EXPORT_ROWS, error: null })
      const hash = await hashOfFiles(id)
      expect(hash).toBe(tables.get(table) ?? hash)
      tables.set(table, hash)
    }
  })

  /** Checks each file against the manifest. Returns the hash of all of them. */
  async function hashOfFiles(id: string): Promise<string> {
    const manifest = ExportManifestReply.parse(jsonOf(await get(`/exports/${id}/manifest`)))
    const whole = createHash('sha256')
    let rows = 0
    for (const { file, first_row, rows: own, bytes, sha256 } of manifest.parts) {
      const { body } = await get(`/exports/${id}/files/${file}`)
      expect([first_row, body.length, sha256Of(body)]).toEqual([rows, bytes, sha256])
      expect(body.toString().trimEnd().split('\n').length - 1).toBe(own)
      rows += own
      whole.update(body)
    }
    expect(rows).toBe(EXPORT_ROWS)
    return whole.digest('hex')
  }

  test('each report that was accepted is there once, as a book or with its credit returned', PATIENT, async () => {
    const { reports } = worked.accepted
    expect(reports.length).toBeGreaterThan(0)
    expect(new Set(reports).size).toBe(reports.length)
    expect(await count('select count(*)::int as n from report')).toBe(reports.length)
    const failed: string[] = []
    for (const id of reports) {
      const { status } = jsonOf(await get(`/natal/report/${id}`))
      if (status === 'failed') failed.push(id)
      else
        expect(
          (await PDFDocument.load((await get(`/natal/report/${id}?format=pdf`)).body)).getPageCount(),
        ).toBeGreaterThanOrEqual(PAGES_MIN)
    }
    const entries = await installation.query<{ cause: string; reference: string; amount: number }>(
      "select cause, reference, amount from credit_entry where cause <> 'plan_grant'",
    )
    const of = (cause: string) =>
      entries.filter((entry) => entry.cause === cause).map((entry) => `${entry.reference} ${entry.amount}`)
    expect(of('report').toSorted()).toEqual(reports.map((id) => `${id} -1`).toSorted())
    expect(of('report_returned').toSorted()).toEqual(failed.map((id) => `${id} 1`).toSorted())
  })

  test('nothing is left unfinished', async () => {
    const unfinished = `select (select count(*) from report where ended_at is null)
      + (select count(*) from export where ended_at is null)
      + (select count(*) from export_part where made_at is null)
      + (select count(*) from report_document where pdf is null and error is null)
      + (select count(*) from idempotency where status is null) as n`
    expect(Number(await count(unfinished))).toBe(0)
  })

  test('each chart with an Idempotency-Key is answered again as before, and free', PATIENT, async () => {
    expect(worked.accepted.charts.length).toBeGreaterThan(0)
    for (const { holder, key, body, answer } of worked.accepted.charts) {
      const again = await client.until({ holder, path: '/natal/calculate', body, key, units: 0 })
      expect(again.headers.get('idempotency-replayed')).toBe('true')
      expect(sha256Of(again.body)).toBe(sha256Of(answer))
    }
  })

  test('the plan was charged what the client knows, less what the documents allow to be forgotten', async () => {
    const { least, most } = chargesOf(client.asked, installation, worked.holder)
    const left = new Set<number>()
    for (const url of installation.urls) {
      const { headers } = await fetch(`${url}/api/v1/exports`, { headers: { 'x-api-key': worked.holder.key } })
      left.add(Number(headers.get('x-ratelimit-remaining')))
    }
    expect(left.size).toBe(1)
    const used = PLANS.operator.units - [...left][0]!
    expect(used).toBeGreaterThanOrEqual(least)
    expect(used).toBeLessThanOrEqual(most)
  })

  test('bought units were spent as the client knows, and their balance is the sum of their entries', async () => {
    const { id } = worked.buyer
    const [row] = await installation.query<{ balance: string; sum: string }>(
      `select units_bought as balance, (select sum(amount) from unit_entry where account_id = account.id) as sum
       from account where id = $1`,
      [id],
    )
    expect(row!.balance).toBe(row!.sum)
    const { least, most } = boughtChargesOf(client.asked, installation, worked.buyer)
    const spent = 1_000_000 - Number(row!.balance)
    expect(spent).toBeGreaterThanOrEqual(least)
    expect(spent).toBeLessThanOrEqual(most)
  })
})

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
