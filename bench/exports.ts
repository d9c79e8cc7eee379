import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { parquetReadObjects } from 'hyparquet'
import type { ExportManifestReply, ExportReply } from '../src/contract/sky/exports.ts'
import { EXPORTER_FLAGS } from '../src/run/supervise.ts'
import { median, ratio, report, rounded, verdict } from './harness.ts'
import { type BenchServer, withServer } from './server.ts'

const MAIN = new URL('../exporter/main.ts', import.meta.url).pathname
/** Two workers on two cores, as many times as fast as one. */
const GAIN_MIN = 1.7
/** In many parts, so that no worker waits long for the last one. */
const RATE_TABLE = { start: '1900-01-01', end: '2099-12-31T23:00', step: '1h', parts: 24 }
const KILL_TABLE = { start: '1900-01-01', end: '2090-03-15T16:00', step: '10m' }
const POLL_MS = 200
const ROUNDS = 3
/** The rows of a part that are compared with a stream. */
const SAMPLE_ROWS = 500
const SAMPLE_PARTS = 5

/** Exports by workers: their rate, and what is left of one whose workers are killed. */
export const benchExports = (): Promise<void> => withServer(compare)

async function compare(server: BenchServer): Promise<void> {
  const one: number[] = []
  const two: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    one.push(await rateOf(server, 1))
    two.push(await rateOf(server, 2))
  }
  const gain = ratio(two, one)
  report(`exports: rows of Parquet a second, 13 bodies, medians of ${ROUNDS} rounds in turn`, [
    { workers: 1, 'rows/s': median(one), gain: 1, result: '' },
    { workers: 2, 'rows/s': median(two), gain: rounded(gain, 2), result: verdict(gain >= GAIN_MIN) },
  ])
  await killTwice(server)
}

async function rateOf(server: BenchServer, count: number): Promise<number> {
  const workers = Array.from({ length: count }, () => startWorker(server))
  // Each loads the ephemeris for its first part.
  await finished(server, await order(server, { ...RATE_TABLE, end: '1900-03-01', parts: 4 * count }))
  const done = await finished(server, await order(server, RATE_TABLE))
  await Promise.all(workers.map(stop))
  return done.rows_per_second!
}

async function killTwice(server: BenchServer): Promise<void> {
  const [steady, first] = [startWorker(server), startWorker(server)]
  const ordered = await order(server, KILL_TABLE)
  const partsMade = async (share: number) => {
    while ((await statusOf(server, ordered.export_id)).rows_made < share * ordered.rows) await sleep(POLL_MS)
  }
  await partsMade(0.2)
  first.kill('SIGKILL')
  const second = startWorker(server)
  await partsMade(0.5)
  second.kill('SIGKILL')
  const third = startWorker(server)
  const done = await finished(server, ordered)
  await Promise.all([steady, third].map(stop))
  report('exports: two workers, of which one is killed twice', [
    {
      rows: done.rows,
      parts: done.parts,
      MB: Math.round(done.bytes / 1e6),
      'rows/s': done.rows_per_second ?? 0,
      result: verdict(done.status === 'completed' && (await isWhole(server, done))),
    },
  ])
}

/** Every row once, files as their hashes say, and samples as the stream has them. */
async function isWhole(server: BenchServer, { export_id, rows }: ExportReply): Promise<boolean> {
  const { parts } = await ask<ExportManifestReply>(server, `/api/v1/exports/${export_id}/manifest`)
  let next = 0
  for (const [index, part] of parts.entries()) {
    if (part.first_row !== next) return false
    next += part.rows
    const file = await bytesOf(server, `/api/v1/exports/${export_id}/files/${part.file}`)
    if (createHash('sha256').update(file).digest('hex') !== part.sha256) return false
    if (index % Math.ceil(parts.length / SAMPLE_PARTS) === 0 && !(await isSample(server, file))) return false
  }
  return next === rows
}

const COLUMNS = ['timestamp', 'sun_longitude_deg', 'moon_longitude_deg', 'pluto_speed', 'chiron_distance_au']

async function isSample(server: BenchServer, file: Buffer): Promise<boolean> {
  const read = await parquetReadObjects({
    ...{ file: new Uint8Array(file).buffer, columns: COLUMNS, rowStart: 0, rowEnd: SAMPLE_ROWS },
  })
  const at = (row: (typeof read)[number]): string => (row['timestamp'] as Date).toISOString()
  const query = new URLSearchParams({
    ...{ start: at(read[0]!), end: at(read.at(-1)!), step: KILL_TABLE.step, format: 'csv', columns: COLUMNS.join() },
  })
  const text = (await bytesOf(server, `/api/v1/ephemeris?${query}`)).toString().trimEnd()
  const decimals = [7, 7, 7, 9]
  const lines = read.map((row) =>
    [
      at(row).replace('.000Z', 'Z'),
      ...COLUMNS.slice(1).map((name, index) => (row[name] as number).toFixed(decimals[index])),
    ].join(),
  )
  return text === [COLUMNS.join(), ...lines].join('\n')
}

/** It joins the embedded Postgres of the server. */
const startWorker = ({ folder }: BenchServer): ChildProcess =>
  spawn(process.execPath, [...EXPORTER_FLAGS, MAIN], {
    env: { ...process.env, VAR_DIR: folder, THREADS: '1' },
    stdio: 'ignore',
  })

async function stop(worker: ChildProcess): Promise<void> {
  const gone = once(worker, 'exit')
  worker.kill('SIGTERM')
  await gone
}

async function order(server: BenchServer, table: object): Promise<ExportReply> {
  const answer = await fetch(`${server.url}/api/v1/exports`, {
    method: 'POST',
    headers: { 'x-api-key': server.key, 'content-type': 'application/json' },
    body: JSON.stringify(table),
  })
  if (!answer.ok) throw new Error(`The order was refused: ${await answer.text()}`)
  return (await answer.json()) as ExportReply
}

const statusOf = (server: BenchServer, id: string) => ask<ExportReply>(server, `/api/v1/exports/${id}`)

async function finished(server: BenchServer, { export_id }: ExportReply): Promise<ExportReply> {
  for (;;) {
    const status = await statusOf(server, export_id)
    if (status.ended_at !== null) return status
    await sleep(POLL_MS)
  }
}

const ask = async <Reply>(server: BenchServer, path: string): Promise<Reply> =>
  JSON.parse((await bytesOf(server, path)).toString()) as Reply

async function bytesOf({ url, key }: BenchServer, path: string): Promise<Buffer> {
  const answer = await fetch(`${url}${path}`, { headers: { 'x-api-key': key } })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return Buffer.from(await answer.arrayBuffer())
}
