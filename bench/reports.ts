import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { DEMO_BIRTH } from '../test/support/orders.ts'
import { report, rounded, verdict } from './harness.ts'
import { type BenchServer, withServer } from './server.ts'

const CALCULATE = '/api/v1/natal/calculate'
const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98376, lng: 23.72784 }
/** As many as one account may have unfinished. */
const JOBS = 20
const POLLERS = 500
const SECONDS = 15
const PAUSE_MS = 10
const SLOWER_MAX = 2

/** The latency of natal charts while 500 clients wait for reports. Each polls at the interval of the answers. */
export const benchReports = (): Promise<void> => withServer(compare)

async function compare(server: BenchServer): Promise<void> {
  const send = client(server)
  const jobs: string[] = []
  for (let job = 0; job < JOBS; job += 1) {
    const { job_id } = await send('POST', CALCULATE, { ...DEMO_BIRTH, psychological_report: { enabled: true } })
    jobs.push(`/api/v1/natal/report/${job_id}`)
  }
  await latencies(send, SECONDS / 3)
  const idle = await latencies(send, SECONDS)
  const stop = new AbortController()
  let polls = 0
  const polling = Array.from({ length: POLLERS }, async (_, index) => {
    // The clients start one after the other within two seconds, like their orders.
    await sleep((index / POLLERS) * 2_000)
    while (!stop.signal.aborted) {
      const { next_poll_after_seconds: seconds } = await send('GET', jobs[index % JOBS]!)
      polls += 1
      await sleep(Number(seconds) * 1_000, undefined, { signal: stop.signal }).catch(() => {})
    }
  })
  await sleep(2_000)
  const [before, startedAt] = [polls, performance.now()]
  const busy = await latencies(send, SECONDS)
  const perSecond = ((polls - before) / (performance.now() - startedAt)) * 1_000
  stop.abort()
  await Promise.all(polling)
  const burst = await withBursts(send, jobs)
  const slower = percentile(busy, 0.99) / percentile(idle, 0.99)
  const row = (what: string, times: readonly number[]) => ({
    what,
    charts: times.length,
    'p50 ms': rounded(percentile(times, 0.5), 2),
    'p99 ms': rounded(percentile(times, 0.99), 2),
  })
  report(`reports: one client calculates, ${POLLERS} poll (${rounded(perSecond)} polls/s); p99 may double`, [
    { ...row('alone', idle), verdict: '' },
    { ...row('while they poll', busy), verdict: `${rounded(slower, 2)}x ${verdict(slower <= SLOWER_MAX)}` },
    { ...row(`while all ${POLLERS} ask in one instant, each second`, burst), verdict: '' },
  ])
}

async function withBursts(send: Send, jobs: readonly string[]): Promise<number[]> {
  const stop = new AbortController()
  const bursting = (async () => {
    while (!stop.signal.aborted) {
      await Promise.all(Array.from({ length: POLLERS }, (_, index) => send('GET', jobs[index % JOBS]!)))
      await sleep(1_000, undefined, { signal: stop.signal }).catch(() => {})
    }
  })()
  const times = await latencies(send, SECONDS)
  stop.abort()
  await bursting
  return times
}

const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)]!

/** Milliseconds of each natal chart. */
async function latencies(send: Send, seconds: number): Promise<number[]> {
  const times: number[] = []
  for (const end = performance.now() + seconds * 1_000; performance.now() < end; ) {
    const startedAt = performance.now()
    await send('POST', CALCULATE, BIRTH)
    times.push(performance.now() - startedAt)
    await sleep(PAUSE_MS)
  }
  return times
}

type Send = (method: string, path: string, body?: object) => Promise<Record<string, unknown>>

function client({ url, key }: BenchServer): Send {
  const agent = new Agent({ keepAlive: true })
  return async (method, path, body) => {
    const sent = request(`${url}${path}`, {
      ...{ method, agent },
      headers: { 'x-api-key': key, ...(body && { 'content-type': 'application/json' }) },
    })
    sent.end(body && JSON.stringify(body))
    const [response] = await once(sent, 'response')
    const parts: Buffer[] = []
    for await (const part of response) parts.push(part)
    const text = Buffer.concat(parts).toString()
    if (response.statusCode !== 200) throw new Error(`${path} was answered ${response.statusCode} ${text}`)
    return JSON.parse(text)
  }
}
