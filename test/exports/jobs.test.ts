import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'slonik'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { bookUnits } from '../../src/accounts/billing/units.ts'
import { createKey } from '../../src/accounts/keys.ts'
import type { PlanName } from '../../src/contract/accounts/plans.ts'
import { ExportListReply, ExportManifestReply, ExportReply } from '../../src/contract/sky/exports.ts'
import { exportSweep, settleExports } from '../../src/jobs/exports/sweep.ts'
import { claimPart, completePart, exportBacklog, renewPart } from '../../src/platform/db/export-parts.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { type ExportService, startExportService } from '../support/export-worker.ts'
import { newAccount } from '../support/orders.ts'

const URL_OF = '/api/v1/exports'
const TABLE = { start: '1990-01-01', end: '1990-12-31', step: '6h', bodies: ['Sun', 'Moon'] }
const ROWS = 364 * 4 + 1

const WAIT = { timeout: 10_000, interval: 50 }

let client: ExportService['client']
let service: ExportService['service']
let worker: ExportService['worker']
beforeAll(async () => {
  const started = await startExportService()
  ;({ client, service, worker } = started)
  return started.stop
})

async function caller(
  plan: PlanName = 'operator',
  { app, services }: TestApp = service,
  bounds: { readonly unitsPerMonth?: number } = {},
) {
  const { db } = services
  const accountId = await newAccount(db, plan)
  const { key, id: keyId } = await createKey(db, { accountId, name: 'k', ...bounds })
  const headers = { 'x-api-key': key }
  const send = (method: 'GET' | 'POST' | 'DELETE', path = '', more: Record<string, string> = {}, payload?: object) =>
    app.inject({
      method,
      url: `${URL_OF}${path}`,
      headers: { ...headers, ...more },
      ...(payload && { payload }),
    })
  return {
    accountId,
    key,
    keyId,
    send,
    async order(fields: object = {}): Promise<ExportReply> {
      const reply = await send('POST', '', {}, { ...TABLE, ...fields })
      expect([reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([200, ''])
      return ExportReply.parse(reply.json())
    },
    status: async (id: string) => ExportReply.parse((await send('GET', `/${id}`)).json()),
    manifest: async (id: string) => ExportManifestReply.parse((await send('GET', `/${id}/manifest`)).json()),
    file: async (id: string, name: string, more: Record<string, string> = {}) =>
      send('GET', `/${id}/files/${name}`, more),
  }
}

const lines = (text: string): string[] => text.trimEnd().split('\n')

describe('an order with an Idempotency-Key', () => {
  const KEY = { 'idempotency-key': 'table-1' }
  const ordered = async ({ accountId }: { accountId: string }) =>
    (await client.query('select id from export where account_id = $1', [accountId])).rows.map(({ id }) => id)
  const left = ({ headers }: { headers: Record<string, unknown> }) => Number(headers['x-ratelimit-remaining'])

  test('orders once, though its front died between the order and the answer', async () => {
    const own = await caller()
    const first = await own.send('POST', '', KEY, TABLE)
    // What such a front leaves: the order, and a claim whose lease has ended.
    await client.query(
      `update idempotency set status = null, answer = null, leased_until = now() where account_id = $1`,
      [own.accountId],
    )
    const again = await own.send('POST', '', KEY, TABLE)
    expect(again.json()).toMatchObject({ export_id: first.json().export_id, units: first.json().units })
    expect(await ordered(own)).toEqual([first.json().export_id])
    expect(left(again)).toBe(left(first))
  })

  test.each([
    ['its answer was not stored', 'update idempotency set answer = null'],
    ['its answer was deleted after a day', 'delete from idempotency'],
  ])('orders and costs once, though %s', async (_, statement) => {
    const own = await caller()
    const first = await own.send('POST', '', KEY, TABLE)
    await client.query(`${statement} where account_id = $1`, [own.accountId])
    const again = await own.send('POST', '', KEY, TABLE)
    expect(again.json().export_id).toBe(first.json().export_id)
    expect(again.headers['idempotency-replay-units']).toBe('0')
    expect(await ordered(own)).toHaveLength(1)
    expect(left(await own.send('GET'))).toBe(left(first))
  })
})

test('an order becomes files with every row of the stream, once and in order', async () => {
  const { order, status, manifest, file, key } = await caller()
  const ordered = await order({ format: 'csv', parts: 4 })
  expect(ordered).toMatchObject({ status: 'queued', rows: ROWS, rows_made: 0, parts: 4, parts_made: 0, bytes: 0 })
  expect(ordered).toMatchObject({ start: '1990-01-01', step: '6h', precision: 'series', rows_per_second: null })
  await worker.work()
  const done = await status(ordered.export_id)
  expect(done).toMatchObject({ status: 'completed', rows_made: ROWS, parts_made: 4, next_poll_after_seconds: null })
  expect(Date.parse(done.expires_at!) - Date.parse(done.ended_at!)).toBe(7 * 86_400_000)

  const { parts, rows, bytes } = await manifest(ordered.export_id)
  expect([rows, parts.length, parts.map((part) => part.first_row)]).toEqual([ROWS, 4, [0, 364, 728, 1092]])
  const texts = []
  for (const part of parts) {
    const reply = await file(ordered.export_id, part.file)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8; header=present'])
    expect(reply.rawPayload.length).toBe(part.bytes)
    expect(createHash('sha256').update(reply.rawPayload).digest('hex')).toBe(part.sha256)
    texts.push(lines(reply.body))
  }
  expect(bytes).toBe(parts.reduce((sum, part) => sum + part.bytes, 0))
  const stream = await service.app.inject({
    url: '/api/v1/ephemeris?start=1990-01-01&end=1990-12-31&step=6h&bodies=Sun,Moon&format=csv',
    headers: { 'x-api-key': key },
  })
  const [head, ...all] = lines(stream.body)
  expect(texts.map(([first]) => first)).toEqual([head, head, head, head])
  expect(texts.flatMap(([, ...rest]) => rest)).toEqual(all)
  const kept = JSON.parse(readFileSync(join(service.varDir, 'exports', ordered.export_id, 'manifest.json'), 'utf8'))
  expect(kept).toEqual(await manifest(ordered.export_id))
  expect(worker.failures).toEqual([])
})

test.each(['parquet', 'arrow', 'ndjson'])('files of %s are those of the stream of their rows', async (format) => {
  const { order, manifest, file, key } = await caller()
  const { export_id } = await order({ format, parts: 2, end: '1990-03-01', step: '1d' })
  await worker.work()
  const [first] = (await manifest(export_id)).parts
  const bytes = (await file(export_id, first!.file)).rawPayload
  expect(first!.rows).toBe(30)
  const stream = await service.app.inject({
    url: `/api/v1/ephemeris?start=1990-01-01&end=1990-01-30&bodies=Sun,Moon&precision=library&format=${format}`,
    headers: { 'x-api-key': key },
  })
  if (format === 'ndjson') expect(bytes.toString()).toBe(stream.body)
  else expect(bytes.length).toBeGreaterThan(stream.rawPayload.length / 2)
})

describe('a download', () => {
  test('goes on where it broke, and says so when there is no such byte', async () => {
    const { order, manifest, file } = await caller()
    const { export_id } = await order({ format: 'csv', parts: 1, end: '1990-02-01' })
    const early = await file(export_id, 'part-00001.csv')
    expect([early.statusCode, early.json().error]).toEqual([409, 'part_not_ready'])
    await worker.work()
    const { file: name, bytes } = (await manifest(export_id)).parts[0]!
    const whole = await file(export_id, name)
    const etag = whole.headers.etag as string
    expect(whole.headers['accept-ranges']).toBe('bytes')
    const rest = await file(export_id, name, { range: 'bytes=100-', 'if-range': etag })
    expect([rest.statusCode, rest.headers['content-range']]).toEqual([206, `bytes 100-${bytes - 1}/${bytes}`])
    expect(Buffer.concat([whole.rawPayload.subarray(0, 100), rest.rawPayload])).toEqual(whole.rawPayload)
    expect((await file(export_id, name, { range: 'bytes=-10' })).rawPayload).toEqual(whole.rawPayload.subarray(-10))
    expect((await file(export_id, name, { range: `bytes=-${bytes + 1}` })).rawPayload).toEqual(whole.rawPayload)
    expect((await file(export_id, name, { range: 'bytes=100-', 'if-range': '"other"' })).statusCode).toBe(200)
    expect((await file(export_id, name, { 'if-none-match': etag })).statusCode).toBe(304)
    const beyond = await file(export_id, name, { range: `bytes=${bytes}-` })
    expect([beyond.statusCode, beyond.headers['content-range'], beyond.json().detail]).toEqual([
      416,
      `bytes */${bytes}`,
      expect.stringContaining(`The file has ${bytes} bytes`),
    ])
    expect((await file(export_id, name, { range: 'bytes=-0' })).statusCode).toBe(416)
    for (const odd of ['bytes=1-2,5-6', 'rows=1-2', 'bytes=x'])
      expect((await file(export_id, name, { range: odd })).statusCode).toBe(200)
    for (const other of ['part-00002.csv', 'manifest.json', '..%2F..%2Fsecret', '.part-00001.csv'])
      expect((await file(export_id, other)).statusCode).toBe(404)
  })

  test('takes the same time from an export with few parts and from one with thousands', async () => {
    const { order, send, file } = await caller()
    const [few, many] = [
      await order({ format: 'csv', parts: 1 }),
      await order({ format: 'csv', step: '1h', parts: 8_000 }),
    ]
    const ask = async (id: string) => {
      const begun = performance.now()
      expect((await file(id, 'part-00001.csv')).statusCode).toBe(409)
      return performance.now() - begun
    }
    await ask(few.export_id)
    // In turns, and the best of each: the machine may be busy at any moment.
    const best = { few: Number.POSITIVE_INFINITY, many: Number.POSITIVE_INFINITY }
    for (let turn = 0; turn < 15; turn += 1) {
      best.few = Math.min(best.few, await ask(few.export_id))
      best.many = Math.min(best.many, await ask(many.export_id))
    }
    expect(best.many).toBeLessThan(2 * best.few + 2)
    for (const { export_id } of [few, many]) await send('DELETE', `/${export_id}`)
  })

  test('is for its account alone', async () => {
    const [own, other] = [await caller(), await caller()]
    const { export_id } = await own.order({ parts: 1, end: '1990-01-03' })
    await worker.work()
    for (const path of ['', '/manifest', '/files/part-00001.parquet'])
      expect((await other.send('GET', `/${export_id}${path}`)).statusCode).toBe(404)
    expect((await other.send('DELETE', `/${export_id}`)).statusCode).toBe(404)
    expect((await other.send('POST', `/${export_id}/cancel`)).statusCode).toBe(404)
    expect(ExportListReply.parse((await other.send('GET')).json()).exports).toEqual([])
    expect(ExportListReply.parse((await own.send('GET')).json()).exports).toHaveLength(1)
    for (const id of ['x', '5b1f0c8e-3f0e-4d52-9a40-6f1d1a7c2b93'])
      expect((await own.send('GET', `/${id}`)).statusCode).toBe(404)
  })
})

describe('parts', () => {
  test('are claimed once, made again when a worker dies, and completed by one worker', async () => {
    const { db } = service.services
    const { order, status, send } = await caller()
    const { export_id } = await order({ parts: 2 })
    const version = await worker.version()
    const dead = (await claimPart(db, [version], 1))!
    const other = (await claimPart(db, [version]))!
    expect([dead.export_id, dead.part, other.part].slice(1)).toEqual([0, expect.any(Number)])
    const again = other.part === 0 ? other : (await claimPart(db, [version]))!
    expect([again.part, again.token === dead.token]).toEqual([0, false])
    expect(await renewPart(db, dead, 5)).toBe(false)
    expect(await completePart(db, dead, { bytes: 1, sha256: Buffer.alloc(32) })).toBe(false)
    expect(await renewPart(db, again, 100)).toBe(true)
    expect((await status(export_id)).rows_made).toBe(100)
    expect(await claimPart(db, ['another version'])).toBeNull()
    await send('DELETE', `/${export_id}`)
  })

  test('of accounts take turns', async () => {
    const { db } = service.services
    const [many, few] = [await caller(), await caller()]
    const { export_id: first } = await many.order({ parts: 10 })
    const { export_id: second } = await few.order({ parts: 1 })
    const version = await worker.version()
    const claimed = [await claimPart(db, [version]), await claimPart(db, [version])].map((part) => part!.export_id)
    expect(claimed).toEqual([first, second])
    // Nine parts of the first wait, none of the second.
    expect(await exportBacklog(db, [version])).toMatchObject({ own: 9, other: 0 })
    expect(await exportBacklog(db, ['another version'])).toMatchObject({ own: 0, other: 9 })
    for (const [owner, id] of [
      [many, first],
      [few, second],
    ] as const)
      await owner.send('DELETE', `/${id}`)
  })
})

test('a part is found behind an older export whose parts are all in the making', async () => {
  const { db } = service.services
  const [older, newer] = [await caller(), await caller()]
  const { export_id: first } = await older.order({ parts: 1 })
  const { export_id: second } = await newer.order({ parts: 2 })
  const version = await worker.version()
  const claimed = async () => (await claimPart(db, [version]))?.export_id
  expect([await claimed(), await claimed(), await claimed(), await claimed()]).toEqual([
    first,
    second,
    second,
    undefined,
  ])
  await older.send('DELETE', `/${first}`)
  await newer.send('DELETE', `/${second}`)
})

describe('the end of an export', () => {
  test('comes at once when it is cancelled, and keeps what is made', async () => {
    const { db } = service.services
    const { order, send, status, file } = await caller()
    const { export_id } = await order({ format: 'csv', parts: 3 })
    const version = await worker.version()
    const claimed = (await claimPart(db, [version]))!
    const file1 = await worker.store.put(export_id, 'part-00001.csv', oneBlock('a\n1\n'))
    expect(await completePart(db, claimed, file1)).toBe(true)
    const running = (await claimPart(db, [version]))!
    expect((await send('POST', `/${export_id}/cancel`)).json()).toMatchObject({ status: 'cancelled', parts_made: 1 })
    expect(await renewPart(db, running, 10)).toBe(false)
    expect(await completePart(db, running, file1)).toBe(false)
    await worker.work()
    expect(await status(export_id)).toMatchObject({ status: 'cancelled', parts_made: 1, error: null })
    expect((await file(export_id, 'part-00001.csv')).body).toBe('a\n1\n')
    expect((await send('POST', `/${export_id}/cancel`)).json()).toMatchObject({ status: 'cancelled' })
  })

  test('removes its files when it is deleted, or its account is', async () => {
    const own = await caller()
    const [one, two] = [await own.order({ parts: 1 }), await own.order({ parts: 1 })]
    await worker.work()
    const folder = (id: string) => existsSync(join(service.varDir, 'exports', id))
    expect([one, two].map(({ export_id }) => folder(export_id))).toEqual([true, true])
    expect((await own.send('DELETE', `/${one.export_id}`)).json()).toEqual({ export_id: one.export_id, deleted: true })
    expect((await own.send('GET', `/${one.export_id}`)).statusCode).toBe(404)
    await vi.waitFor(() => expect(folder(one.export_id)).toBe(false), WAIT)
    await client.query('delete from account where id = $1', [own.accountId])
    await vi.waitFor(() => expect(folder(two.export_id)).toBe(false), WAIT)
    await vi.waitFor(async () => {
      const { rows } = await client.query('select from export where id = any($1)', [[one.export_id, two.export_id]])
      expect(rows).toEqual([])
    }, WAIT)
  })

  test('leaves no files when it is deleted while a part is made', async () => {
    const own = await caller()
    const { export_id } = await own.order({ parts: 1 })
    await worker.work(async () => {
      await own.send('DELETE', `/${export_id}`)
      await vi.waitFor(async () => {
        expect((await client.query('select from export where id = $1', [export_id])).rows).toEqual([])
      }, WAIT)
    })
    expect(existsSync(join(service.varDir, 'exports', export_id))).toBe(false)
  })

  test('removes what it can when the files of another export stay', async () => {
    const calm = await startTestApp({ exportTiming: { sweepMs: 3_600_000 } })
    const { order, send } = await caller('operator', calm)
    const [stuck, free] = [await order({ parts: 1 }), await order({ parts: 1 })].map(({ export_id }) => export_id)
    for (const id of [stuck, free]) await send('DELETE', `/${id}`)
    const { db } = calm.services
    const remove = async (id: string) => {
      if (id === stuck) throw new Error('The store refuses')
    }
    const sweep = exportSweep({
      db,
      limits: calm.services.limits,
      queue: { add: async () => {} },
      store: { ...worker.store, remove },
      days: 7,
    })
    await expect(sweep.work(new AbortController().signal, async () => {})).rejects.toThrow('The store refuses')
    expect(await db.anyFirst(sql.unsafe`select id from export`)).toEqual([stuck])
    await calm.stop()
  })

  test('comes by its days, or when no worker can make a part', async () => {
    const { order, status, send } = await caller()
    const old = await order({ parts: 1 })
    await worker.work()
    await client.query("update export set ended_at = now() - interval '8 days' where id = $1", [old.export_id])
    await vi.waitFor(async () => expect((await send('GET', `/${old.export_id}`)).statusCode).toBe(404), WAIT)
    const bad = await order({ parts: 2 })
    await client.query('update export_part set attempts = 5 where export_id = $1 and part = 1', [bad.export_id])
    await vi.waitFor(async () => expect((await status(bad.export_id)).status).toBe('failed'), WAIT)
    expect((await status(bad.export_id)).error).toMatchObject({ code: 'export_part_failed' })
    const late = await order({ parts: 2 })
    await client.query("update export set created_at = now() - interval '25 hours' where id = $1", [late.export_id])
    await vi.waitFor(async () => expect((await status(late.export_id)).error?.code).toBe('export_timeout'), WAIT)
  })
})

describe('units', () => {
  const LONG = { end: '1999-12-31', step: '1h', parts: 4 }
  const COST = Math.ceil(((3651 * 24 + 1) * 2) / 4000)
  const boughtBy = async (accountId: string) =>
    Number((await client.query('select units_bought from account where id = $1', [accountId])).rows[0].units_bought)

  /** Units of the plan that are left. */
  const leftOf = async (accountId: string, plan: PlanName = 'operator') =>
    (await service.services.limits.peek({ accountId, plan })).remaining

  test('of rows that a cancelled export has not made come back to the plan, once', async () => {
    const { db, limits } = service.services
    const { accountId, order, send, status } = await caller()
    const left = await leftOf(accountId)
    const { export_id, units, units_returned } = await order({ ...LONG, format: 'csv' })
    expect([units, units_returned, await leftOf(accountId)]).toEqual([COST, null, left - COST])
    const claimed = (await claimPart(db, [await worker.version()]))!
    expect(await completePart(db, claimed, await worker.store.put(export_id, 'part-00001.csv', oneBlock('a')))).toBe(
      true,
    )
    const returned = Math.floor(COST * 0.75)
    expect((await send('POST', `/${export_id}/cancel`)).json()).toMatchObject({ units: COST, units_returned: returned })
    await send('POST', `/${export_id}/cancel`)
    await Promise.all([settleExports(db, limits), settleExports(db, limits)])
    expect((await status(export_id)).units_returned).toBe(returned)
    await send('DELETE', `/${export_id}`)
    expect([await boughtBy(accountId), await leftOf(accountId)]).toEqual([0, left - COST + returned])
  })

  test('of an earlier period of the plan have lapsed, and do not come back', async () => {
    const { accountId, order, send } = await caller()
    const { export_id } = await order(LONG)
    const left = await leftOf(accountId)
    await client.query("update export set plan_period = 'month 2026-01-01' where id = $1", [export_id])
    expect((await send('POST', `/${export_id}/cancel`)).json()).toMatchObject({ units: COST, units_returned: 0 })
    expect([await boughtBy(accountId), await leftOf(accountId)]).toEqual([0, left])
  })

  test('that were bought come back as such from a cancelled export', async () => {
    const { db, limits } = service.services
    const { accountId, order, send } = await caller('entry')
    const all = await leftOf(accountId, 'entry')
    expect((await limits.reserve({ accountId, plan: 'entry' }, all)).refusal).toBeNull()
    await bookUnits(db, accountId, { amount: COST, cause: 'purchase', reference: 'a payment' })
    await service.services.changes.announceAccount(accountId)
    const { export_id } = await order(LONG)
    expect(await boughtBy(accountId)).toBe(0)
    await send('POST', `/${export_id}/cancel`)
    expect([await boughtBy(accountId), await leftOf(accountId, 'entry')]).toEqual([COST, 0])
  })

  test('come back as bought ones from an export that fails', async () => {
    const { accountId, order, status } = await caller()
    const bad = await order(LONG)
    await client.query('update export_part set attempts = 5 where export_id = $1', [bad.export_id])
    await vi.waitFor(async () => expect((await status(bad.export_id)).units_returned).toBe(COST), WAIT)
    expect(await boughtBy(accountId)).toBe(COST)
  })

  test.each(['cancelled', 'failed'])(
    'of a %s export come back to the budget of its key too, until its month is over',
    async (status) => {
      const { order, send, keyId } = await caller('operator', service, { unitsPerMonth: 2 * COST })
      const { limits } = service.services
      const spent = () => limits.spentBy({ keyId, unitsPerMonth: 2 * COST })
      const end = async (id: string) => {
        if (status === 'cancelled') return send('POST', `/${id}/cancel`)
        await client.query('update export_part set attempts = 5 where export_id = $1', [id])
        await vi.waitFor(async () => expect((await send('GET', `/${id}`)).json().units_returned).not.toBeNull(), WAIT)
      }
      const { export_id: first } = await order(LONG)
      const { export_id: old } = await order(LONG)
      expect(await spent()).toBe(2 * COST)
      await client.query("update export set key_period = 'month 2026-01-01' where id = $1", [old])
      await end(first)
      await vi.waitFor(async () => expect(await spent()).toBe(COST), WAIT)
      await end(old)
      await settleExports(service.services.db, limits)
      expect(await spent()).toBe(COST)
    },
  )

  test('come back to the plan from one that is deleted before its first part', async () => {
    const { accountId, order, send } = await caller()
    const left = await leftOf(accountId)
    const { export_id } = await order(LONG)
    await send('DELETE', `/${export_id}`)
    expect([await boughtBy(accountId), await leftOf(accountId)]).toEqual([0, left])
  })

  test('come back from one that has failed and is deleted before any sweep', async () => {
    const calm = await startTestApp({ exportTiming: { sweepMs: 3_600_000 } })
    const { accountId, order, send } = await caller('operator', calm)
    const { export_id } = await order(LONG)
    const { db } = calm.services
    await db.query(
      sql.unsafe`update export set status = 'failed', error = 'export_timeout', ended_at = now() where id = ${export_id}`,
    )
    await send('DELETE', `/${export_id}`)
    expect(await db.oneFirst(sql.unsafe`select units_bought::int from account where id = ${accountId}`)).toBe(COST)
    await calm.stop()
  })
})

describe('an order', () => {
  test('costs what the stream costs', async () => {
    const { send } = await caller('entry')
    const left = (reply: { headers: Record<string, unknown> }) => Number(reply.headers['x-ratelimit-remaining'])
    const first = await send('POST', '', {}, { ...TABLE, end: '1990-01-02', step: '1d' })
    await sleep(300)
    const second = await send('POST', '', {}, { ...TABLE, end: '1999-12-31', step: '1h', parts: 1 })
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(left(first) - left(second)).toBe(Math.ceil(((3651 * 24 + 1) * 2) / 4000))
  })

  test('is refused for what is wrong, and when there are too many', async () => {
    const { send, order } = await caller()
    const wrong = async (fields: object) => {
      const reply = await send('POST', '', {}, { ...TABLE, ...fields })
      return [reply.statusCode, reply.json().detail?.[0]?.loc.at(-1)]
    }
    expect(await wrong({ parts: 0 })).toEqual([422, 'parts'])
    expect(await wrong({ parts: 10_001 })).toEqual([422, 'parts'])
    // 100 years of minutes are 52.6 million rows of two bodies.
    expect(await wrong({ start: '1900-01-01', end: '2000-01-01', step: '1m', parts: 4 })).toEqual([422, 'parts'])
    expect(await wrong({ format: 'json' })).toEqual([422, 'format'])
    expect(await wrong({ columns: ['nothing'] })).toEqual([422, 'columns'])
    expect(await wrong({ start: '1800-02-01', end: '2399-01-01', step: '1m' })).toEqual([200, undefined])
    expect(await wrong({ start: '-004000-01-01', end: '4000-01-01', step: '1m' })).toEqual([422, 'end'])
    expect(await wrong({ start: '2399-01-01', end: '6000-01-01', step: '1d' })).toEqual([422, 'end'])
    await order({ parts: 10_000 })
    await order()
    const full = await send('POST', '', {}, TABLE)
    expect([full.statusCode, full.json().error]).toEqual([429, 'export_backlog_full'])
    expect(Number(full.headers['retry-after'])).toBeGreaterThan(0)
  })
})

async function* oneBlock(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}
