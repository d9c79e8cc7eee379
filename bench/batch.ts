import { once } from 'node:events'
import { Agent } from 'node:http'
import { ask } from './flood.ts'
import { median, ratio, report, rounded, verdict } from './harness.ts'
import { type BenchServer, withServer } from './server.ts'

const BIRTHS = 1_000
const ROUNDS = 7
const CONNECTIONS = 20
/** A batch must be worth its name. */
const SHARE_MAX = 0.7

/** Births 61 days apart, each of another person. */
const births = Array.from({ length: BIRTHS }, (_, at) => {
  const day = new Date(Date.UTC(1850, 0, 1) + 61 * at * 86_400_000)
  const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()]
  return { year, month, day: date, hour: at % 24, minute: at % 60, lat: 37.98, lng: 23.73, tz_str: 'UTC' }
})

/** A calculation for the births, sent one by one and as a batch. */
interface Work {
  readonly what: string
  /** The request for one birth. */
  readonly path: string
  readonly options: object
  /** The batch of all births. */
  readonly type: string
  readonly body: string
  /** A text that each line of the answer has. */
  readonly member: string
}

const PROFECTED = { annual_profection: { year: 2026 } }

const WORKS: readonly Work[] = [
  {
    what: 'natal charts',
    ...{ path: '/api/v1/natal/calculate', options: {}, member: '"chart":' },
    type: 'application/x-ndjson',
    body: births.map((birth) => JSON.stringify(birth)).join('\n'),
  },
  {
    what: 'profections',
    ...{ path: '/api/v1/western/profections/annual', options: PROFECTED, member: '"profections":' },
    type: 'application/json',
    body: JSON.stringify({ technique: 'profections', options: PROFECTED, births }),
  },
]

/** A thousand natal charts, and a thousand profections, in one request and in a thousand. */
export const benchBatch = (): Promise<void> =>
  withServer(async (server) => {
    for (const work of WORKS) await compare(server, work)
  })

async function compare(server: BenchServer, work: Work): Promise<void> {
  const ways = {
    [`requests on ${CONNECTIONS} connections`]: () => singles(server, work),
    'one batch': () => batch(server, work),
  }
  for (const run of Object.values(ways)) await run()
  const times = Object.keys(ways).map((): number[] => [])
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, run] of Object.values(ways).entries()) {
      const startedAt = performance.now()
      await run()
      times[index]!.push(performance.now() - startedAt)
    }
  }
  report(
    `batch: ${BIRTHS} ${work.what}, medians of ${ROUNDS} rounds in turn`,
    Object.keys(ways).map((name, index) => {
      const each = times[index]!
      const share = ratio(each, times[0]!)
      return {
        what: name,
        ms: Math.round(median(each)),
        'births/s': Math.round((BIRTHS / median(each)) * 1000),
        'times the requests': rounded(share, 2),
        result: index === 0 ? '' : verdict(share <= SHARE_MAX),
      }
    }),
  )
}

async function singles({ url, key }: BenchServer, { path, options }: Work): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const waiting = births.values()
  const askSome = async () => {
    for (const birth of waiting) {
      const body = { ...options, ...birth }
      const [answer] = await once(ask(url, key, { path, body }, agent), 'response')
      if (answer.statusCode !== 200) throw new Error(`A birth was answered with ${answer.statusCode}`)
      await once(answer.resume(), 'close')
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, askSome))
  agent.destroy()
}

async function batch({ url, key }: BenchServer, { type, body, member }: Work): Promise<void> {
  const answer = await fetch(`${url}/api/v1/natal/batch`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': type, 'accept-encoding': 'identity' },
    body,
  })
  const lines = (await answer.text()).trimEnd().split('\n')
  if (lines.length !== BIRTHS || !lines.every((line) => line.includes(member)))
    throw new Error(`The batch has not ${BIRTHS} answers`)
}
