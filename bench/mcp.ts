import { setTimeout as sleep } from 'node:timers/promises'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { median, report, rounded, verdict } from './harness.ts'
import { type BenchServer, withServer } from './server.ts'

const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98376, lng: 23.72784 }
const SESSIONS = 200
/** Each session asks for a chart about once in this time, as assistants do: a person reads between the calls. */
const EVERY_MS = 2_000
const ROUND_MS = 10_000
const ROUNDS = 4
const TIMES_REST_MAX = 1.3
const GROWTH_MAX = 0.1

type Call = () => Promise<void>

/** Natal charts of 200 assistants at once, beside the same charts over REST. */
export const benchMcp = (): Promise<void> => withServer(compare)

async function compare(server: BenchServer): Promise<void> {
  const sessions = await Promise.all(Array.from({ length: SESSIONS }, () => connect(server)))
  const kinds = { REST: Array.from({ length: SESSIONS }, () => rest(server)), MCP: sessions.map(toolCall) }
  const times: Record<keyof typeof kinds, number[][]> = { REST: [], MCP: [] }
  const memory: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const kind of ['REST', 'MCP'] as const) {
      const taken = await all(kinds[kind])
      // The first round warms up.
      if (round > 0) times[kind].push(taken)
    }
    memory.push(await server.memoryMb())
  }
  for (const session of sessions) await session.close()
  const p99 = (kind: keyof typeof kinds) => median(times[kind].map((round) => percentile(round, 0.99)))
  const slower = p99('MCP') / p99('REST')
  report(
    `mcp: natal charts of ${SESSIONS} sessions, each every ${EVERY_MS / 1_000} s; p99 within ${TIMES_REST_MAX} times REST`,
    (['REST', 'MCP'] as const).map((kind) => ({
      what: kind,
      calls: times[kind].flat().length,
      'p50 ms': rounded(median(times[kind].map((round) => percentile(round, 0.5))), 2),
      'p99 ms': rounded(p99(kind), 2),
      verdict: kind === 'MCP' ? `${rounded(slower, 2)} ${verdict(slower <= TIMES_REST_MAX)}` : '',
    })),
  )
  const [first, last] = [memory[0]!, memory.at(-1)!]
  report(`mcp: resident memory of the front; growth below ${GROWTH_MAX * 100} %`, [
    { 'first MB': rounded(first, 0), 'last MB': rounded(last, 0), verdict: verdict(last <= first * (1 + GROWTH_MAX)) },
  ])
}

async function connect({ url, key }: BenchServer): Promise<Client> {
  const client = new Client({ name: 'bench', version: '1.0.0' })
  const requestInit = { headers: { 'x-api-key': key } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }))
  return client
}

const toolCall =
  (client: Client): Call =>
  async () => {
    const result = await client.callTool({ name: 'v1_natal_calculate', arguments: BIRTH })
    if (result.isError) throw new Error(JSON.stringify(result.content).slice(0, 300))
  }

const rest =
  ({ url, key }: BenchServer): Call =>
  async () => {
    const answer = await fetch(`${url}/api/v1/natal/calculate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify(BIRTH),
    })
    if (answer.status !== 200) throw new Error(`REST answers ${answer.status}`)
    await answer.json()
  }

/** Milliseconds of all calls of a round. The sessions begin one after the other. */
async function all(calls: readonly Call[]): Promise<number[]> {
  const until = performance.now() + ROUND_MS
  const taken: number[] = []
  await Promise.all(
    calls.map(async (call, at) => {
      await sleep((at / calls.length) * EVERY_MS)
      while (performance.now() < until) {
        const startedAt = performance.now()
        await call()
        taken.push(performance.now() - startedAt)
        await sleep(Math.max(0, EVERY_MS - (performance.now() - startedAt)))
      }
    }),
  )
  return taken
}

const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)]!
