import autocannon from 'autocannon'
import { median, ratio, report } from './harness.ts'
import { type BenchServer, withServer } from './server.ts'

const ROUNDS = 3
const SECONDS = 4
const CONNECTIONS = 20
const PATHS = {
  'hello world, the same Fastify': '/hello',
  'one instant, 13 bodies': '/api/v1/ephemeris?start=2026-01-01',
  '31 days, 13 bodies': '/api/v1/ephemeris?start=2026-01-01&end=2026-01-31',
} as const

/** Requests per second of whole answers (key, limits, log, metrics, thread) beside a route that does nothing. */
export const benchHttp = (): Promise<void> => withServer(compare)

async function compare(server: BenchServer): Promise<void> {
  const rates = new Map<string, number[]>()
  const latencies = new Map<string, autocannon.Histogram>()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, path] of Object.entries(PATHS)) {
      const result = await autocannon({
        url: server.url + path,
        connections: CONNECTIONS,
        duration: SECONDS,
        headers: { 'x-api-key': server.key },
      })
      if (result.non2xx > 0) throw new Error(`${name}: ${result.non2xx} answers were not 2xx`)
      rates.set(name, [...(rates.get(name) ?? []), result.requests.average])
      latencies.set(name, result.latency)
    }
  }
  const [hello] = Object.keys(PATHS)
  report(
    `requests per second over HTTP, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s in turn`,
    Object.keys(PATHS).map((name) => ({
      what: name,
      'median requests/s': Math.round(median(rates.get(name)!)),
      'share of hello world': Number(ratio(rates.get(name)!, rates.get(hello!)!).toFixed(2)),
      'p50 ms': latencies.get(name)!.p50,
      'p99 ms': latencies.get(name)!.p99,
    })),
  )
}
