import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { TEST_SECRET } from '../support/app.ts'
import { startFront } from '../support/front.ts'
import type { Started } from '../support/started.ts'
import { openShopOf, type ShopOptions, type ShopParts, WEBHOOK_PATH } from './shop-fronts.ts'

/** Fronts as processes over one database, which a test may kill. Each keeps its address when it starts again. */
export interface ShopProcesses extends Pick<ShopParts, 'stripe' | 'prices' | 'issuer'> {
  readonly urls: readonly string[]
  readonly webhooks: readonly string[]
  readonly database: pg.Client
  /** Kills a front by SIGKILL, and starts it again. */
  kill(at: number): Promise<void>
  start(at: number): Promise<void>
  /** Waits until no event waits. Leases and pauses end at once, as if their time had passed. */
  settled(): Promise<void>
  stop(): Promise<void>
}

const APPLIED_WITHIN_MS = 120_000
const POLL_MS = 200
/** The jobs of the fronts look every five seconds. */
const POLLS_PER_HASTE = 15

export async function openShopProcesses({ fronts = 1, ...options }: ShopOptions): Promise<ShopProcesses> {
  const { stripe, prices, issuer, database, environment } = await openShopOf(options)
  const start = (port: string) =>
    startFront({
      ...environment,
      ...{ AUTH_ISSUER: issuer.url, AUTH_JWKS_URL: issuer.jwksUrl, AUTH_AUDIENCE: issuer.audience },
      ...{ AUTH_SECRET: TEST_SECRET, DATABASE_URL: database.url, LOG_LEVEL: 'warn', PORT: port },
    })
  const running: Started[] = await Promise.all(Array.from({ length: fronts }, () => start('0')))
  const urls = running.map(({ url }) => url)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  return {
    ...{ stripe, prices, issuer, urls, database: client },
    webhooks: urls.map((url) => `${url}${WEBHOOK_PATH}`),
    kill: (at) => running[at]!.kill(),
    async start(at) {
      running[at] = await start(new URL(urls[at]!).port)
    },
    settled: () => settled(client, () => running.map(({ said }) => said()).join('\n')),
    async stop() {
      await Promise.all(running.map((front) => front.stop()))
      await client.end()
      await Promise.all([stripe.stop(), issuer.stop()])
      await database.drop()
    },
  }
}

async function settled(database: pg.Client, said: () => string): Promise<void> {
  const deadline = performance.now() + APPLIED_WITHIN_MS
  for (let poll = 0; ; poll += 1) {
    if (poll % POLLS_PER_HASTE === 0)
      await database.query('update billing_event set due_at = now() where outcome is null')
    const { rows } = await database.query('select count(*)::int as waiting from billing_event where outcome is null')
    const { waiting } = rows[0]
    if (waiting === 0) return
    if (performance.now() > deadline) throw new Error(`${waiting} events wait:\n${said().slice(-2_000)}`)
    await sleep(POLL_MS)
  }
}
