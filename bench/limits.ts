import { Agent, get } from 'node:http'
import { median, report, rounded } from './harness.ts'
import { HELLO } from './hello.ts'
import { type BenchServer, withServer } from './server.ts'

const ROUNDS = 2_000
const WARM_UP = 500
const PATHS = {
  'hello, public: log and metrics': HELLO.public,
  'hello, with a key: access and limits too': HELLO.apiKey,
  'one instant, 13 bodies, with a key': '/api/v1/ephemeris?start=2026-01-01',
} as const

/** What a key, its limits and the units counted in Postgres add to one answer, asked one after the other. */
export const benchLimits = (): Promise<void> => withServer(compare)

async function compare(server: BenchServer): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times = new Map(Object.keys(PATHS).map((name): [string, number[]] => [name, []]))
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [name, path] of Object.entries(PATHS)) {
      const ms = await ask(server, path, agent)
      if (round >= 0) times.get(name)!.push(ms)
    }
  }
  agent.destroy()
  const [base] = [...times.values()]
  report(`limits: one request at a time, ${ROUNDS} rounds in turn`, [
    ...[...times].map(([name, figures]) => ({
      what: name,
      'median ms': rounded(median(figures), 3),
      'more than public, ms': rounded(median(figures.map((ms, round) => ms - base![round]!)), 3),
      bound: 'none',
    })),
  ])
}

function ask({ url, key }: BenchServer, path: string, agent: Agent): Promise<number> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    get(url + path, { agent, headers: { 'x-api-key': key } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path}: answer ${answer.statusCode}`))
      answer.once('end', () => resolve(performance.now() - startedAt)).resume()
    }).once('error', reject)
  })
}
