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

/** A thousand natal charts in one request, and in a thousand. */
export const benchBatch = (): Promise<void> => withServer(compare)

async function compare(server: BenchServer): Promise<void> {
  const ways = {
    [`requests on ${CONNECTIONS} connections`]: () => singles(server),
    'one batch': () => batch(server),
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
    `batch: ${BIRTHS} natal charts, medians of ${ROUNDS} rounds in turn`,
    Object.keys(ways).map((name, index) => {
      const each = times[index]!
      const share = ratio(each, times[0]!)
      return {
        what: name,
        ms: Math.round(median(each)),
        'charts/s': Math.round((BIRTHS / median(each)) * 1000),
        'times the requests': rounded(share, 2),
        result: index === 0 ? '' : verdict(share <= SHARE_MAX),
      }
    }),
  )
}

async function singles({ url, key }: BenchServer): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const waiting = births.values()
  const askSome = async () => {
    for (const body of waiting) {
      const [answer] = await once(ask(url, key, { path: '/api/v1/natal/calculate', body }, agent), 'response')
      if (answer.statusCode !== 200) throw new Error(`A birth was answered with ${answer.statusCode}`)
      await once(answer.resume(), 'close')
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, askSome))
  agent.destroy()
}

async function batch({ url, key }: BenchServer): Promise<void> {
  const answer = await fetch(`${url}/api/v1/natal/batch`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/x-ndjson', 'accept-encoding': 'identity' },
    body: births.map((birth) => JSON.stringify(birth)).join('\n'),
  })
  const lines = (await answer.text()).trimEnd().split('\n')
  if (lines.length !== BIRTHS || !lines.every((line) => line.includes('"chart":')))
    throw new Error(`The batch has not ${BIRTHS} charts`)
}
