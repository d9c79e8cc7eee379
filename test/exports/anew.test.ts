import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ExportManifestReply, ExportReply } from '../../src/contract/sky/exports.ts'
import { claimPart, completePart, listLeftExports, restartExport } from '../../src/platform/db/export-parts.ts'
import { dropHeartbeat, putHeartbeat } from '../../src/platform/db/health.ts'
import { heartbeatSteadiness } from '../../src/run/liveness.ts'
import { type ExportService, exportWorker, startExportService } from '../support/export-worker.ts'
import { runFolder } from '../support/postgres.ts'

const TABLE = { start: '1990-01-01', end: '1990-12-31', step: '6h', bodies: ['Sun', 'Moon'], format: 'csv', parts: 4 }
const EARLIER = 'an earlier release'
const WAIT = { timeout: 10_000, interval: 50 }

let client: ExportService['client']
let service: ExportService['service']
let worker: ExportService['worker']
beforeAll(async () => {
  const started = await startExportService()
  ;({ client, service, worker } = started)
  return started.stop
})
afterEach(async () => {
  await client.query('delete from process_beat')
  worker.told.length = 0
})

const send = (path = '', payload?: object) =>
  service.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/v1/exports${path}`,
    headers: { 'x-api-key': service.key },
    ...(payload && { payload }),
  })
const order = async (fields: object = {}) => ExportReply.parse((await send('', { ...TABLE, ...fields })).json())
const status = async (id: string) => ExportReply.parse((await send(`/${id}`)).json())
const folder = (id: string) => join(service.varDir, 'exports', id)

/** The rows of all files, without their headings. */
async function rowsOf(id: string): Promise<string[]> {
  const { parts } = ExportManifestReply.parse((await send(`/${id}/manifest`)).json())
  const texts = await Promise.all(parts.map(async ({ file }) => (await send(`/${id}/files/${file}`)).body))
  return texts.flatMap((text) => text.trimEnd().split('\n').slice(1))
}

async function streamedRows(): Promise<string[]> {
  const query = { ...TABLE, bodies: TABLE.bodies.join() } as Record<string, string | number>
  delete query['parts']
  return (await service.get(query)).body.trimEnd().split('\n').slice(1)
}

/** Lets an export be of an earlier release, which has made its first part. */
async function begunEarlier(fields: object = {}): Promise<ExportReply> {
  const ordered = await order(fields)
  const id = ordered.export_id
  await client.query('update export set version = $2 where id = $1', [id, EARLIER])
  const part = (await claimPart(service.services.db, [EARLIER]))!
  const file = await worker.store.put(id, 'part-00001.csv', oneBlock('timestamp\nof an earlier release\n'))
  expect(await completePart(service.services.db, part, file)).toBe(true)
  return ordered
}

/** An export worker that lives. */
async function alive(dataVersion: string): Promise<string> {
  const id = randomUUID()
  const process = { id, kind: 'exporter', host: 'here', pid: 1, version: '0', upSeconds: 1 } as const
  await putHeartbeat(service.services.db, {
    ...process,
    isReady: true,
    residentMb: 1,
    dataVersions: dataVersion === '' ? [] : [dataVersion],
  })
  return id
}

async function* oneBlock(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

test('an unfinished export of an earlier release is calculated anew from its order, and costs nothing more', async () => {
  const { export_id: id, units } = await begunEarlier()
  // The plan of another release may have other members. The order is read again.
  await client.query("update export set plan = '{}', created_at = now() - interval '25 hours' where id = $1", [id])
  await worker.work()
  expect(await status(id)).toMatchObject({
    status: 'completed',
    parts_made: 4,
    units,
    units_returned: null,
    error: null,
  })
  expect(await rowsOf(id)).toEqual(await streamedRows())
  expect(existsSync(folder(id))).toBe(false)
  expect(worker.told).toEqual([expect.stringContaining(`The export ${id} starts over`)])
})

test('an order of a release that kept no request is calculated anew from its plan', async () => {
  const { export_id: id } = await begunEarlier()
  await client.query("update export set request = null, plan = (plan::jsonb - 'frames')::json where id = $1", [id])
  await worker.work()
  expect(await rowsOf(id)).toEqual(await streamedRows())
})

test('an export with the data of a worker is not among those that may begin anew', async () => {
  const { export_id: id } = await order()
  const own = (await client.query('select version from export where id = $1', [id])).rows[0].version
  const leftTo = async (versions: string[]) =>
    (await listLeftExports(service.services.db, versions)).map((left) => left.id)
  expect(await leftTo([own])).not.toContain(id)
  expect(await leftTo(['other data'])).toContain(id)
  await worker.work()
})

describe('a worker without the series of the front', () => {
  test.each(['auto', 'library'])(
    'makes an order of precision %s from what it has',
    { timeout: 60_000 },
    async (precision) => {
      const { export_id: id, precision: ordered } = await order({ precision })
      expect(ordered).toBe(precision === 'auto' ? 'series' : 'library')
      const other = exportWorker(service, { centuries: 'none' })
      expect(await other.version()).not.toBe(await worker.version())
      await other.work()
      expect(await status(id)).toMatchObject({ status: 'completed', precision: 'library' })
    },
  )

  test('makes no order from the library whose series it does not have yet', { timeout: 60_000 }, async () => {
    const { export_id: id } = await order()
    const { export_id: byLibrary } = await order({ precision: 'library' })
    const dataDir = mkdtempSync(join(runFolder(), 'no-series-'))
    const other = exportWorker(service, { dataDir, mayBuild: false })
    await other.work()
    expect((await status(byLibrary)).status).toBe('completed')
    expect(await status(id)).toMatchObject({ status: 'queued', restarts: 0 })
    expect(other.told).toEqual([expect.stringContaining(`The export ${id} is waiting for the series of positions`)])
    await worker.work()
    expect(await status(id)).toMatchObject({ status: 'completed', precision: 'series', restarts: 0 })
    expect(await rowsOf(id)).toEqual(await streamedRows())
  })
})

describe('an export that has begun anew and is cancelled', () => {
  const file = (id: string, part = 1) => send(`/${id}/files/part-0000${part}.csv`)
  const cancelled = async (id: string) => ExportReply.parse((await send(`/${id}/cancel`, {})).json())
  /** Begins it anew, and ends it before its first part. */
  const anew = async (id: string, other = false) => {
    const [left] = await listLeftExports(service.services.db, [other ? 'yet other data' : 'other data'])
    expect(left!.id).toBe(id)
    const { plan, outline } = (await client.query('select plan, outline from export where id = $1', [id])).rows[0]
    const beginning = { version: other ? 'yet other data' : 'other data', input: plan, outline, rows: ROWS, parts: 4 }
    expect(await restartExport(service.services.db, left!, beginning)).toBe(true)
  }
  const ROWS = 364 * 4 + 1

  test('gives back nothing for the rows that were downloaded before', async () => {
    const { export_id: id, units } = await begunEarlier({ step: '1h', bodies: ['Sun', 'Moon', 'Mars'] })
    expect((await file(id)).statusCode).toBe(200)
    await anew(id)
    expect((await file(id)).statusCode).toBe(409)
    // The first of four parts.
    expect((await cancelled(id)).units_returned).toBe(units - Math.ceil(units / 4))
  })

  test('gives back all when nothing was downloaded', async () => {
    const { export_id: id, units } = await begunEarlier()
    expect((await send(`/${id}/manifest`)).json().parts).toHaveLength(1)
    await anew(id)
    expect((await cancelled(id)).units_returned).toBe(units)
  })

  test('counts the beginning of which most was downloaded', async () => {
    const { export_id: id, units } = await begunEarlier({ step: '1h', bodies: ['Sun', 'Moon', 'Mars'] })
    await file(id)
    await anew(id)
    await anew(id, true)
    expect((await status(id)).restarts).toBe(2)
    expect((await cancelled(id)).units_returned).toBe(units - Math.ceil(units / 4))
  })
})

test('status and manifest say how often an export has begun anew', async () => {
  const { export_id: id, restarts } = await begunEarlier()
  const manifest = async () => ExportManifestReply.parse((await send(`/${id}/manifest`)).json())
  expect([restarts, (await manifest()).restarts]).toEqual([0, 0])
  await worker.work()
  expect([(await status(id)).restarts, (await manifest()).restarts]).toEqual([1, 1])
})

test('an export stays with a worker that has its data, until that worker is gone', async () => {
  const { export_id: id } = await begunEarlier()
  const other = await alive(EARLIER)
  await worker.work()
  expect(await status(id)).toMatchObject({ status: 'processing', parts_made: 1, waits_for: null })
  expect(worker.told).toEqual([expect.stringContaining(`The export ${id} is waiting for a worker with the data`)])
  await dropHeartbeat(service.services.db, other)
  await worker.work()
  expect((await status(id)).status).toBe('completed')
})

test('an absence of the database is not the end of the other workers', async () => {
  const { export_id: id } = await begunEarlier()
  const other = await alive(EARLIER)
  const absence = () => client.query("update process_beat set seen_at = now() - interval '36 seconds'")
  await absence()
  await worker.work(undefined, { othersReported: () => false })
  expect(await status(id)).toMatchObject({ status: 'processing', parts_made: 1, restarts: 0 })
  await client.query('update process_beat set seen_at = now() where id = $1', [other])
  await worker.work()
  expect(await status(id)).toMatchObject({ parts_made: 1, restarts: 0 })
  await absence()
  await worker.work()
  expect(await status(id)).toMatchObject({ status: 'completed', restarts: 1 })
})

test('the beats of others count when those of the own process have come for a while', () => {
  let nowMs = 0
  const steadiness = heartbeatSteadiness(() => nowMs)
  const beatUntil = (endMs: number) => {
    for (; nowMs < endMs; nowMs += 10_000) steadiness.note()
  }
  beatUntil(50_000)
  expect(steadiness.steadyMs()).toBe(40_000)
  // Nothing has been heard of the database for a while, and then it is back.
  nowMs = 61_000
  expect(steadiness.steadyMs()).toBe(0)
  beatUntil(92_000)
  expect([steadiness.ageMs(), steadiness.steadyMs()]).toEqual([10_000, 30_000])
})

test('exports of an earlier release do not wait until there are no new ones', async () => {
  const { export_id: left } = await begunEarlier()
  const { export_id: own } = await order({ parts: 6 })
  let restartsAtSecondPart = 0
  let claims = 0
  const atClaim = async () => {
    claims += 1
    if (claims === 2) restartsAtSecondPart = (await status(left)).restarts
  }
  await worker.work(atClaim, { lookEveryMs: 0 })
  expect(restartsAtSecondPart).toBe(1)
  expect([(await status(left)).status, (await status(own)).status]).toEqual(['completed', 'completed'])
})

test('an export is not begun anew while a part of it is being made', async () => {
  const { export_id: id } = await begunEarlier()
  const part = (await claimPart(service.services.db, [EARLIER]))!
  await worker.work()
  expect((await status(id)).parts_made).toBe(1)
  await client.query("update export_part set leased_until = now() - interval '1 second' where token = $1", [part.token])
  await worker.work()
  expect((await status(id)).status).toBe('completed')
  // What the worker that was believed dead brings now belongs to a beginning that is over.
  expect(await completePart(service.services.db, part, { bytes: 1, sha256: Buffer.alloc(32) })).toBe(false)
})

test('the status says what an export waits for', async () => {
  const { export_id: id } = await order()
  expect((await status(id)).waits_for?.code).toBe('no_worker')
  const other = await alive('other data')
  expect((await status(id)).waits_for?.code).toBe('other_data')
  await dropHeartbeat(service.services.db, other)
  await alive(await worker.version())
  expect((await status(id)).waits_for).toBeNull()
  await worker.work()
  expect((await status(id)).waits_for).toBeNull()
})

test('a completed export fails when a file of it is gone, says so, and gives back its units', async () => {
  const { export_id: id, units } = await order()
  await worker.work()
  rmSync(join(folder(id), 'part-00002.csv'))
  expect((await send(`/${id}/files/part-00001.csv`)).statusCode).toBe(200)
  expect((await status(id)).status).toBe('completed')
  const gone = await send(`/${id}/files/part-00002.csv`)
  expect([gone.statusCode, gone.json().error]).toEqual([410, 'export_file_lost'])
  const error = { code: 'export_file_lost', message: expect.stringContaining('order the export again') }
  expect(await status(id)).toMatchObject({ status: 'failed', error, units_returned: units })
})

test('a file that the disk cannot give fails no export', async () => {
  const { export_id: id } = await order()
  await worker.work()
  const path = join(folder(id), 'part-00002.csv')
  renameSync(path, `${path}.away`)
  // A link to itself is an error for any user; a lack of rights is none for root.
  symlinkSync(path, path)
  const away = await send(`/${id}/files/part-00002.csv`)
  expect([away.statusCode, away.json().error, away.headers['retry-after']]).toEqual([
    503,
    'export_store_unavailable',
    '30',
  ])
  expect(await status(id)).toMatchObject({ status: 'completed', units_returned: null })
  renameSync(`${path}.away`, path)
  expect((await send(`/${id}/files/part-00002.csv`)).statusCode).toBe(200)
})

describe.each(['empty', 'missing'])('a folder of exports that is %s, as without its volume,', (kind) => {
  const exportDir = () => join(service.varDir, 'exports')
  const unmount = () => {
    renameSync(exportDir(), `${exportDir()}.away`)
    if (kind === 'empty') mkdirSync(exportDir())
  }
  const mount = () => {
    rmSync(exportDir(), { recursive: true, force: true })
    renameSync(`${exportDir()}.away`, exportDir())
  }

  test('fails no completed export', async () => {
    const { export_id: id } = await order()
    await worker.work()
    unmount()
    const away = await send(`/${id}/files/part-00001.csv`)
    expect([away.statusCode, away.json().error]).toEqual([503, 'export_store_unavailable'])
    mount()
    expect((await send(`/${id}/files/part-00001.csv`)).statusCode).toBe(200)
    expect((await status(id)).status).toBe('completed')
  })

  test('fails no export whose parts are all made', async () => {
    const { export_id: id } = await order({ parts: 1 })
    const { db } = service.services
    const part = (await claimPart(db, [await worker.version()]))!
    const file = await worker.store.put(id, 'part-00001.csv', oneBlock('timestamp\n'))
    expect(await completePart(db, part, file)).toBe(true)
    unmount()
    await worker.work()
    expect(worker.told).toEqual([expect.stringContaining(`The export ${id} cannot be completed`)])
    mount()
    await worker.work()
    expect((await status(id)).status).toBe('completed')
  })
})

test('an export whose file is gone before the last part is made fails', async () => {
  const { export_id: id, units } = await order()
  const { db } = service.services
  const part = (await claimPart(db, [await worker.version()]))!
  expect(await completePart(db, part, { bytes: 4, sha256: Buffer.alloc(32) })).toBe(true)
  await worker.work()
  expect(await status(id)).toMatchObject({ status: 'failed', error: { code: 'export_file_lost' } })
  await vi.waitFor(async () => expect((await status(id)).units_returned).toBe(units), WAIT)
  expect(worker.told).toEqual([expect.stringContaining('its file part-00001.csv is missing')])
})

test('a worker removes what a killed one left of a file, and nothing that is being written', async () => {
  const { export_id: id } = await order()
  mkdirSync(folder(id), { recursive: true })
  for (const [name, minutes] of [
    ['.part-00001.csv.dead', 11],
    ['.part-00001.csv.alive', 0],
  ] as const) {
    const path = join(folder(id), name)
    writeFileSync(path, 'a')
    const changed = new Date(Date.now() - minutes * 60_000)
    utimesSync(path, changed, changed)
  }
  await worker.work()
  const left = readdirSync(folder(id)).filter((name) => name.startsWith('.'))
  expect(left).toEqual(['.part-00001.csv.alive'])
})
