import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { median, report, rounded, verdict } from './harness.ts'
import { type BenchServer, withServer } from './server.ts'

const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98376, lng: 23.72784 }
const TOOL = 'v1_natal_calculate'
const REVISION = '2026-07-28'
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
  const agents = Array.from({ length: SESSIONS }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  const clients = await Promise.all(agents.map(() => connect(server)))
  const kinds = {
    REST: agents.map((agent) => rest(agent, server)),
    MCP: agents.map((agent) => message(agent, server)),
    'MCP, and the work of the official client': clients.map(toolCall),
  }
  const names = Object.keys(kinds) as (keyof typeof kinds)[]
  const times = Object.fromEntries(names.map((name) => [name, [] as number[][]])) as Record<
    keyof typeof kinds,
    number[][]
  >
  const memory: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of names) {
      const taken = await all(kinds[name])
      // The first round warms up.
      if (round > 0) times[name].push(taken)
    }
    memory.push(await server.memoryMb())
  }
  for (const client of clients) await client.close()
  for (const agent of agents) agent.destroy()
  const typical = (name: keyof typeof kinds, share: number) =>
    median(times[name].map((round) => percentile(round, share)))
  const slower = typical('MCP', 0.99) / typical('REST', 0.99)
  report(
    `mcp: natal charts of ${SESSIONS} sessions, each every ${EVERY_MS / 1_000} s; p99 within ${TIMES_REST_MAX} times REST`,
    names.map((name) => ({
      what: name,
      calls: times[name].flat().length,
      'p50 ms': rounded(typical(name, 0.5), 2),
      'p90 ms': rounded(typical(name, 0.9), 2),
      'p99 ms': rounded(typical(name, 0.99), 2),
      verdict: name === 'MCP' ? `${rounded(slower, 2)} ${verdict(slower <= TIMES_REST_MAX)}` : '',
    })),
  )
  const [first, last] = [memory[0]!, memory.at(-1)!]
  report(`mcp: resident memory of the front; growth below ${GROWTH_MAX * 100} %`, [
    { 'first MB': rounded(first, 0), 'last MB': rounded(last, 0), verdict: verdict(last <= first * (1 + GROWTH_MAX)) },
  ])
}

async function connect({ url, key }: BenchServer): Promise<Client> {
  const client = new Client({ name: 'bench', version: '1.0.0' }, { versionNegotiation: { mode: { pin: REVISION } } })
  const requestInit = { headers: { 'x-api-key': key } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }))
  return client
}

const toolCall =
  (client: Client): Call =>
  async () => {
    const result = await client.callTool({ name: TOOL, arguments: BIRTH })
    if (result.isError) throw new Error(JSON.stringify(result.content).slice(0, 300))
  }

/** The message of a call as the official client sends it. The client itself works as long as the front does. */
const message = (agent: Agent, { url, key }: BenchServer): Call => {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': REVISION,
    'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1.0.0' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const params = { name: TOOL, arguments: BIRTH, _meta }
  const headers = {
    ...{ 'x-api-key': key, accept: 'application/json, text/event-stream' },
    ...{ 'mcp-protocol-version': REVISION, 'mcp-method': 'tools/call', 'mcp-name': TOOL },
  }
  return post(agent, `${url}/mcp`, headers, { jsonrpc: '2.0', id: 1, method: 'tools/call', params })
}

const rest = (agent: Agent, { url, key }: BenchServer): Call =>
  post(agent, `${url}/api/v1/natal/calculate`, { 'x-api-key': key }, BIRTH)

const post = (agent: Agent, url: string, given: Readonly<Record<string, string>>, body: object): Call => {
  const text = JSON.stringify(body)
  const headers = { ...given, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
  return async () => {
    const [answer] = (await once(request(url, { method: 'POST', agent, headers }).end(text), 'response')) as [
      IncomingMessage,
    ]
    const read = JSON.parse(Buffer.concat(await answer.toArray()).toString())
    if (answer.statusCode !== 200 || read.error || read.result?.isError) throw new Error(`${url}: ${answer.statusCode}`)
  }
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
