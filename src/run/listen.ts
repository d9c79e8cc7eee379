import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { newKeyText } from '../accounts/key-text.ts'
import { ensureDemoKey } from '../accounts/keys.ts'
import type { Database } from '../platform/db/pool.ts'
import { OperatorFault } from '../platform/errors.ts'
import type { Log } from '../platform/log.ts'

const CLOSE_IDLE_MS = 100
/** In a turn of the event loop this short, hardly any connection arrives without being accepted. */
const SHORT_TURN_MS = 1
const TURNS_MAX = 100

/** A caller cannot use these addresses. What is printed has the address on the right. */
const REACHED_AT: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]', '::1': '[::1]' }

interface Address {
  readonly host: string
  readonly port: number
  /** The variable that sets the port. */
  readonly variable: string
}

export const portOf = ({ server }: FastifyInstance): number => (server.address() as AddressInfo).port

/** Listens, and returns the base address for a caller on this machine. */
export async function listen(app: FastifyInstance, { host, port, variable }: Address): Promise<string> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new OperatorFault(
      `Port ${port} of ${host} is taken. Stop the program that uses it, or set ${variable} to another port (0 takes a free one).`,
    )
  }
  return `http://${REACHED_AT[host] ?? host}:${portOf(app)}`
}

/**
 * Accepts no new connections and waits for running answers. A kept-alive connection would delay the end, so each is
 * closed as soon as it is idle. Fastify closes last: it answers 503 to what arrives on open connections after that.
 */
export async function finish(app: FastifyInstance): Promise<void> {
  await shortTurn()
  const closed = new Promise<unknown>((resolve) => app.server.close(resolve))
  const timer = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_MS)
  try {
    await closed
  } finally {
    clearInterval(timer)
  }
  await app.close()
}

/**
 * Waits until the event loop has accepted what arrived. The kernel resets connections that wait when the port closes,
 * and a proxy must not send their requests to another front unless they are safe to repeat.
 */
async function shortTurn(): Promise<void> {
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    const startedAt = performance.now()
    await nextTurn()
    if (performance.now() - startedAt < SHORT_TURN_MS) return
  }
}

const RETRY_MS = 1_000

/**
 * The key of the very first start, null at a later one. The port is open already, so an unreachable database does not
 * end the front: the key is made when it answers again.
 */
export async function firstKey(db: Database, isStopping: () => boolean, log: Log): Promise<string | null> {
  const key = newKeyText()
  let isTold = false
  while (!isStopping()) {
    try {
      return await ensureDemoKey(db, key)
    } catch (error) {
      if (!isTold) log.warn({ err: error }, 'the first key could not be created yet; trying again')
      isTold = true
      await sleep(RETRY_MS, undefined, { ref: false })
    }
  }
  return null
}

/** With coordinates, because the first start is still building the gazetteer. */
const BIRTH = JSON.stringify({ year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98, lng: 23.73 })

/** The text that a front prints once it listens. Only the very first start has a demo key. */
export function greeting(url: string, demoKey: string | null): string {
  const key = demoKey ?? 'YOUR_KEY'
  return `
Orrery listens on ${url}

${demoKey ? `Your key, shown only once (only its hash is stored): ${demoKey}` : 'Another key: npm run key -- --plan operator --name "my app"'}

A natal chart:
  curl -H 'x-api-key: ${key}' -H 'content-type: application/json' -d '${BIRTH}' ${url}/api/v1/natal/calculate
Sun and Moon on one day, as JSON:
  curl -H 'x-api-key: ${key}' '${url}/api/v1/ephemeris?start=2026-01-01&bodies=Sun,Moon'
A century of planetary positions as CSV:
  curl -H 'x-api-key: ${key}' -o planets.csv '${url}/api/v1/ephemeris?start=1926-01-01&end=2025-12-31&step=1d&format=csv'

Open ${url}/ in a browser. The guides are at ${url}/docs, the API reference at ${url}/docs/api.
`
}
