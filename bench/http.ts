import autocannon from 'autocannon'
import { median, ratio, report, rounded } from './harness.ts'
import { HELLO } from './hello.ts'
import { type BenchServer, withServer } from './server.ts'

const ROUNDS = 3
const SECONDS = 5
const WARM_UP_SECONDS = 2
const CONNECTIONS = 20
const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30 }

interface Asked {
  readonly path: string
  readonly body?: object
}

const REQUESTS: Readonly<Record<string, Asked>> = {
  'hello world, the same Fastify': { path: HELLO.route },
  'one instant, 13 bodies': { path: '/api/v1/ephemeris?start=2026-01-01' },
  '31 days, 13 bodies': { path: '/api/v1/ephemeris?start=2026-01-01&end=2026-01-31' },
  'natal chart by coordinates': {
    path: '/api/v1/natal/calculate',
    body: { ...BIRTH, lat: 37.98376, lng: 23.72784 },
  },
  'natal chart by city': { path: '/api/v1/natal/calculate', body: { ...BIRTH, city: 'Athens' } },
  'compact chart by city': { path: '/natal', body: { ...BIRTH, city: 'Athens' } },
  'sky events of a full day': { path: '/api/v1/sky-events?date=2026-03-01&preset=full' },
}

/** Requests per second of whole answers (key, limits, log, metrics, thread) beside a route that does nothing. */
export const benchHttp = (): Promise<void> => withServer(compare)

async function compare(server: BenchServer): Promise<void> {
  for (const asked of Object.values(REQUESTS)) await load(server, asked, WARM_UP_SECONDS)
  const rounds: Record<string, autocannon.Result>[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const results: Record<string, autocannon.Result> = {}
    for (const [name, asked] of Object.entries(REQUESTS)) results[name] = await load(server, asked, SECONDS)
    rounds.push(results)
  }
  const [hello] = Object.keys(REQUESTS)
  const of = (name: string, figure: (result: autocannon.Result) => number) => rounds.map((each) => figure(each[name]!))
  const perSecond = (name: string) => of(name, ({ requests }) => requests.average)
  report(
    `http: requests per second, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s in turn`,
    Object.keys(REQUESTS).map((name) => ({
      what: name,
      'requests/s': Math.round(median(perSecond(name))),
      'share of hello world': rounded(ratio(perSecond(name), perSecond(hello!)), 3),
      'p50 ms': median(of(name, ({ latency }) => latency.p50)),
      'p99 ms': median(of(name, ({ latency }) => latency.p99)),
      bound: 'none',
    })),
  )
}

async function load({ url, key }: BenchServer, { path, body }: Asked, seconds: number): Promise<autocannon.Result> {
  const result = await autocannon({
    url: url + path,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'x-api-key': key, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  const failed = result.non2xx + result.errors
  if (failed > 0) throw new Error(`${path}: ${failed} requests had no answer of 2xx`)
  return result
}
