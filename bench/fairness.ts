import { once } from 'node:events'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type Asked, ask, type FloodOrder } from './flood.ts'
import { report, rounded, verdict } from './harness.ts'
import { type BenchServer, withServer } from './server.ts'

const UNPLACED = { year: 1981, month: 1, day: 1, hour: 23, minute: 30 }
const BIRTH = { ...UNPLACED, lat: 37.98376, lng: 23.72784 }
/** A name that is like many, in many places. */
const UNKNOWN = 'Santa Cruz, Xyz, Bolivia'
const NATAL = '/api/v1/natal/calculate'
const SECONDS = 10
const PAUSE_MS = 10
/** How often a flooding key asks at its limit: ten times a second, as its plan allows. */
const AT_LIMIT_MS = 100
/** Requests that a flooding key without limits has under way at once. */
const BEYOND = 100
const TIMES_IDLE_MAX = 5

/** The dearest request of each kind. */
const FLOODS: Readonly<Record<string, Asked>> = {
  'sky events, 400 days': { path: '/api/v1/sky-events?date=2026-01-01&days=400&preset=full' },
  'exports of 2,000,000 rows': {
    path: '/api/v1/ephemeris?start=1900-01-01&end=1903-10-20&step=1m&format=csv&bodies=sun,moon,mercury',
  },
  'tables of a year with voids': {
    path: '/api/v1/ephemeris?start=2026-01-01&end=2026-12-31&include_moon_void_of_course=true&include_minor_aspects=true&lat=38&lng=23',
  },
  'transits with exact times': {
    path: '/api/v1/transits/calculate?include_minor=true',
    body: {
      natal: BIRTH,
      current_lat: 38,
      current_lng: 23,
      transit_date: '2026-03-01T12:00',
      include_exact_times: true,
    },
  },
  'wheels as SVG': { path: '/api/v1/natal/chart/', body: BIRTH },
  'natal charts': { path: NATAL, body: BIRTH },
  'batches of 1,000 births': { path: '/api/v1/natal/batch', body: { births: Array(1_000).fill(BIRTH) } },
  'batches of 1,000 progressions': {
    path: '/api/v1/natal/batch',
    body: {
      technique: 'progressions',
      options: { secondary_progression: { target_date: '2026-03-01' } },
      births: Array(1_000).fill(BIRTH),
    },
  },
  'batches of 142 centuries of lunar returns': {
    path: '/api/v1/natal/batch',
    body: {
      technique: 'returns_search',
      options: { body: 'moon', range_start: '2000-01-01', range_end: '2100-01-01' },
      births: Array(142).fill(BIRTH),
    },
  },
  'births in places that are not there': { path: NATAL, body: { ...UNPLACED, city: UNKNOWN } },
  'batches of 1,000 births in places that are not there': {
    path: '/api/v1/natal/batch',
    body: { births: Array(1_000).fill({ ...UNPLACED, city: UNKNOWN }) },
  },
  'places that are not there': { path: '/api/v1/geo/search?q=sanxt%20antonixo%20de%20los%20santoxs&limit=50' },
}

/** The natal charts of one caller while another floods the front, at the limits of its plan and without any. */
export const benchFairness = (): Promise<void> => withServer(compare)

async function compare(server: BenchServer): Promise<void> {
  const [stranger, limited] = [await server.newKey('operator'), await server.newKey('high')]
  await latencies(server.url, stranger, 3)
  const idle = await latencies(server.url, stranger, SECONDS)
  const rows = [{ flood: 'none', ...figures(idle), 'times idle': 1, verdict: '' }]
  for (const [name, flood] of Object.entries(FLOODS)) {
    for (const [how, order] of [
      ['at its limits', { key: limited, how: { everyMs: AT_LIMIT_MS } }],
      [`${BEYOND} at once`, { key: server.key, how: { beyond: BEYOND } }],
    ] as const) {
      const stop = startFlood({ url: server.url, flood, ...order })
      await sleep(1_000)
      const times = await latencies(server.url, stranger, SECONDS)
      await stop()
      const slower = percentile(times, 0.99) / percentile(idle, 0.99)
      rows.push({
        flood: `${name}, ${how}`,
        ...figures(times),
        'times idle': rounded(slower, 1),
        verdict: verdict(slower <= TIMES_IDLE_MAX),
      })
    }
  }
  report(`fairness: natal charts of one caller while another floods; p99 within ${TIMES_IDLE_MAX} times idle`, rows)
}

const figures = (times: readonly number[]) => ({
  charts: times.length,
  'p50 ms': rounded(percentile(times, 0.5), 2),
  'p99 ms': rounded(percentile(times, 0.99), 2),
})

const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)]!

async function latencies(url: string, key: string, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (const end = performance.now() + seconds * 1_000; performance.now() < end; await sleep(PAUSE_MS)) {
    const startedAt = performance.now()
    const [answer] = await once(ask(url, key, { path: NATAL, body: BIRTH }, agent), 'response')
    if (answer.statusCode !== 200) throw new Error(`The stranger got ${answer.statusCode}`)
    await once(answer.resume(), 'end')
    times.push(performance.now() - startedAt)
  }
  agent.destroy()
  return times
}

/** Floods from a thread of its own, so that the stranger's times are those of the front. */
function startFlood(order: FloodOrder): () => Promise<void> {
  const thread = new Worker(new URL('./flood.ts', import.meta.url), { workerData: order })
  return async () => {
    await thread.terminate()
    await sleep(500)
  }
}
