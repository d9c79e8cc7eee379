import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { startEmbeddedPostgres } from '../src/platform/db/database.ts'
import { redisAvailable, startRedis } from '../test/support/redis.ts'
import { median, ratio, report, rounded, verdict } from './harness.ts'
import { type BenchServer, withServer } from './server.ts'

const PATH = '/api/v1/natal/calculate'
const BODY = JSON.stringify({ year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98376, lng: 23.72784 })

/** Clients that pause after each answer, so that the machine is not saturated. */
const CLIENTS = 4
const PAUSE_MS_MAX = 8
const PAIRS = 800
const WARM_UP_PAIRS = 200

const CONNECTIONS = 50
const ROUNDS = 7
const SECONDS = 3

const THROUGHPUT_LOSS_MAX = 0.15

/** The added time of access, limits and log for a natal chart, for each place where limits may be counted. */
export async function benchLimits(): Promise<void> {
  await withServer((server) => compare(server, 'in memory, the embedded default', 0.15))
  await onPostgres((databaseUrl) =>
    withServer((server) => compare(server, 'in Postgres, without Redis', 0.25), { databaseUrl }),
  )
  if (!redisAvailable) return console.log('No redis-server or valkey-server here: not measured with it.')
  const redis = await startRedis()
  await onPostgres((databaseUrl) =>
    withServer((server) => compare(server, 'in Redis', 0.25), { databaseUrl, redisUrl: redis.url }),
  ).finally(redis.stop)
}

/** Lends the address of an empty Postgres. */
async function onPostgres(work: (databaseUrl: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-postgres-'))
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
  try {
    await work(postgres.url)
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function compare(server: BenchServer, place: string, medianMsMax: number): Promise<void> {
  await latencies(server, WARM_UP_PAIRS)
  const times = await latencies(server, PAIRS)
  const addedMs = median(times.whole) - median(times.bare)
  await perSecond(server.url, server.key)
  const rounds: { whole: number; bare: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    // The two sides go first in turn, so that other work of the machine affects both.
    const [one, other] = round % 2 ? (['whole', 'bare'] as const) : (['bare', 'whole'] as const)
    const first = await perSecond(addressOf(server, one), server.key)
    const second = await perSecond(addressOf(server, other), server.key)
    rounds.push({ [one]: first, [other]: second } as { whole: number; bare: number })
  }
  const [whole, bare] = [rounds.map((each) => each.whole), rounds.map((each) => each.bare)]
  const loss = 1 - ratio(whole, bare)
  report(`limits, counted ${place}: ${CLIENTS} clients that pause; ${CONNECTIONS} connections that don't`, [
    {
      what: 'natal chart, without',
      'median ms': rounded(median(times.bare), 3),
      'requests/s': Math.round(median(bare)),
    },
    {
      what: 'with access, limits, log',
      'median ms': rounded(median(times.whole), 3),
      'requests/s': Math.round(median(whole)),
    },
    { what: 'added', 'median ms': rounded(addedMs, 3), 'requests/s': `-${rounded(loss * 100, 1)} %` },
    {
      what: `bound: ${medianMsMax} ms, ${THROUGHPUT_LOSS_MAX * 100} %`,
      'median ms': verdict(addedMs < medianMsMax),
      'requests/s': verdict(loss < THROUGHPUT_LOSS_MAX),
    },
  ])
}

const addressOf = ({ url, bareUrl }: BenchServer, which: 'whole' | 'bare') => (which === 'whole' ? url : bareUrl)

/** Each client asks both in turn, so that they meet the same machine. */
async function latencies(server: BenchServer, pairs: number): Promise<{ whole: number[]; bare: number[] }> {
  const times = { whole: [] as number[], bare: [] as number[] }
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const client = async () => {
    for (let pair = 0; pair < pairs; pair += 1) {
      for (const which of pair % 2 ? (['whole', 'bare'] as const) : (['bare', 'whole'] as const)) {
        times[which].push(await ask(addressOf(server, which), server.key, agent))
        await sleep(Math.random() * PAUSE_MS_MAX)
      }
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  agent.destroy()
  return times
}

async function ask(url: string, key: string, agent: Agent): Promise<number> {
  const startedAt = performance.now()
  const headers = { 'x-api-key': key, 'content-type': 'application/json', 'content-length': BODY.length }
  const [answer] = await once(request(url + PATH, { method: 'POST', agent, headers }).end(BODY), 'response')
  if (answer.statusCode !== 200) throw new Error(`${url}: answer ${answer.statusCode}`)
  await once(answer.resume(), 'end')
  return performance.now() - startedAt
}

async function perSecond(url: string, key: string): Promise<number> {
  const result = await autocannon({
    url: url + PATH,
    method: 'POST',
    body: BODY,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
  })
  const failed = result.non2xx + result.errors
  if (failed > 0) throw new Error(`${url}: ${failed} requests had no answer of 2xx`)
  return result.requests.total / result.duration
}
