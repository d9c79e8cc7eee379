import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, type Client, jsonOf } from './client.ts'
import type { Holder, Installation } from './installation.ts'

/** A table that is ordered as files. */
interface OrderedExport {
  readonly id: string
  readonly table: string
}

/** What was accepted, and is to be delivered. */
interface Accepted {
  readonly exports: OrderedExport[]
  readonly reports: string[]
  /** Charts that were answered, with what was asked. */
  readonly charts: { readonly holder: Holder; readonly key: string; readonly body: object; readonly answer: Buffer }[]
  batches: number
}

interface Job {
  readonly client: Client
  readonly accepted: Accepted
  /** The account that pays with its plan. */
  readonly holder: Holder
  /** The account that pays with bought units. */
  readonly buyer: Holder
  readonly isOver: () => boolean
}

const BIRTHS_OF_BATCH = 20
/** Hours of two years that are no leap years, of two bodies: nine units, as a unit is 4,000 positions. */
export const EXPORT_ROWS = 2 * 365 * 24
const EXPORT_UNITS = Math.ceil((EXPORT_ROWS * 2) / 4_000)
const EXPORT_PARTS = 8
const TABLES = [1949, 1953, 1957]
/** More would wait for one worker and one renderer longer than the drill. */
const UNFINISHED_MAX = 2
const REPORTS_MAX_PER_KILL = 3
/** An account keeps a hundred. */
const EXPORTS_MAX = 90

/** Does everything at once until it is over. Ends when each request that may be repeated has its answer. */
export async function work(client: Client, { newHolder }: Installation, kills: number, isOver: () => boolean) {
  const accepted: Accepted = { exports: [], reports: [], charts: [], batches: 0 }
  const holder = await newHolder('operator')
  const buyer = await newHolder('entry', 1_000_000)
  const job = { client, accepted, holder, buyer, isOver }
  const done = Promise.all([
    ...[charts(job, holder), charts(job, buyer), batches(job)],
    ...[exports(job), reports(job, REPORTS_MAX_PER_KILL * kills)],
  ])
  // Awaited by whoever called.
  done.catch(() => {})
  return { ...{ accepted, holder, buyer }, done }
}

const MINUTES = 24 * 60
let births = 0
/** A birth that nobody else has. */
function birth() {
  births += 1
  const minute = births % MINUTES
  return {
    ...{
      year: 1981 + Math.floor(births / MINUTES),
      month: 1,
      day: 1,
      hour: Math.floor(minute / 60),
      minute: minute % 60,
    },
    ...{ lat: 37.98, lng: 23.73, tz_str: 'Europe/Athens' },
  }
}

/** Every second chart has an Idempotency-Key, and is repeated until it is answered. */
async function charts({ client, accepted, isOver }: Job, holder: Holder): Promise<void> {
  for (let count = 0; !isOver(); count += 1) {
    const body = birth()
    const wish = { holder, path: '/natal/calculate', body, units: 1 }
    if (count % 2 === 0) await client.once(wish)
    else {
      const key = `chart ${holder.id} ${count}`
      const answer = await client.until({ ...wish, key })
      accepted.charts.push({ holder, key, body, answer: answer.body })
    }
    await sleep(client.random.below(400))
  }
}

async function batches({ client, accepted, holder, isOver }: Job): Promise<void> {
  while (!isOver()) {
    const body = { births: Array.from({ length: BIRTHS_OF_BATCH }, birth) }
    // A batch that was cut off is another request, and costs again.
    let answer: Answer | null = null
    while (!answer || answer.status >= 300) {
      const isWhole = (got: Answer) => got.body.toString().endsWith(`{"end_mark":{"rows":${BIRTHS_OF_BATCH}}}\n`)
      const wish = { holder, path: '/natal/batch?end_mark=true', body, units: BIRTHS_OF_BATCH, isWhole }
      answer = await client.once(wish)
      await sleep(client.random.below(1_000))
    }
    const lines = answer.body.toString().trimEnd().split('\n').slice(0, -1)
    const made = lines.map((line) => JSON.parse(line) as { index: number; chart?: object })
    if (made.some(({ index, chart }, at) => index !== at || !chart)) client.fault('a batch lacks charts')
    accepted.batches += 1
  }
}

async function exports({ client, accepted, holder, isOver }: Job): Promise<void> {
  const unfinished = new Set<string>()
  for (let count = 0; !isOver() && count < EXPORTS_MAX; count += 1) {
    const year = TABLES[count % TABLES.length]!
    const table = { start: `${year}-01-01`, end: `${year + 1}-12-31T23:00`, step: '1h', bodies: ['Sun', 'Mars'] }
    const body = { ...table, format: 'csv', parts: EXPORT_PARTS }
    const answer = await client.until({ holder, path: '/exports', body, units: EXPORT_UNITS, key: `table ${count}` })
    const { export_id: id, units, rows } = jsonOf(answer)
    if (units !== EXPORT_UNITS || rows !== EXPORT_ROWS) client.fault(`an export costs ${units} and has ${rows} rows`)
    accepted.exports.push({ id: String(id), table: table.start })
    unfinished.add(String(id))
    while (!isOver() && unfinished.size >= UNFINISHED_MAX) {
      await sleep(client.random.below(1_000))
      for (const each of unfinished) if (await isFinal(client, holder, `/exports/${each}`)) unfinished.delete(each)
    }
  }
}

async function reports({ client, accepted, holder, isOver }: Job, most: number): Promise<void> {
  const unfinished = new Set<string>()
  for (let count = 0; !isOver() && count < most; count += 1) {
    const body = { ...birth(), name: 'Ada', city: 'Athens', psychological_report: { enabled: true } }
    const answer = await client.until({ holder, path: '/natal/calculate', body, units: 1, key: `report ${count}` })
    const id = String(jsonOf(answer)['job_id'])
    accepted.reports.push(id)
    unfinished.add(id)
    while (!isOver() && unfinished.size >= UNFINISHED_MAX) {
      await sleep(client.random.below(1_000))
      for (const each of unfinished) if (await isFinal(client, holder, `/natal/report/${each}`)) unfinished.delete(each)
    }
  }
}

const ENDED_WITHIN_MS = 600_000

/** Waits until each order has ended. */
export async function allEnded(
  client: Client,
  { accepted: { exports, reports }, holder }: { readonly accepted: Accepted; readonly holder: Holder },
): Promise<void> {
  const deadline = performance.now() + ENDED_WITHIN_MS
  for (const path of [...exports.map(({ id }) => `/exports/${id}`), ...reports.map((id) => `/natal/report/${id}`)]) {
    while (!(await isFinal(client, holder, path))) {
      if (performance.now() > deadline) throw new Error(`${path} has not ended`)
      await sleep(client.random.below(1_000))
    }
  }
}

/** Whether an order has ended. An answer that is no status is a fault of its own. */
async function isFinal(client: Client, holder: Holder, path: string): Promise<boolean> {
  const answer = await client.until({ holder, method: 'GET', path, units: 0 })
  return ['completed', 'failed', 'cancelled'].includes(String(jsonOf(answer)['status']))
}
