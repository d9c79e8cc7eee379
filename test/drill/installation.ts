import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import pg from 'pg'
import { sql } from 'slonik'
import { z } from 'zod'
import { PLANS } from '../../src/accounts/billing/plans.ts'
import { createKey } from '../../src/accounts/keys.ts'
import type { PlanName } from '../../src/contract/accounts/plans.ts'
import { openPool } from '../../src/platform/db/pool.ts'
import { TEST_SECRET } from '../support/app.ts'
import { openBuyer } from '../support/bought.ts'
import { startMortalPostgres } from '../support/mortal-postgres.ts'
import { startRedis } from '../support/redis.ts'
import { startRenderer } from '../support/renderer.ts'
import { type Started, startProcess } from '../support/started.ts'
import { testPlaces } from '../support/test-data.ts'

export const TARGETS = ['front A', 'front B', 'exporter', 'renderer', 'Postgres', 'Redis'] as const
export type Target = (typeof TARGETS)[number]

/** From before a kill until everything works as before. Milliseconds of the monotonic clock. */
export interface Outage {
  readonly target: Target
  readonly fromMs: number
  readonly toMs: number
}

export interface Holder {
  readonly id: string
  readonly key: string
}

/** Two fronts, an exporter and a renderer as processes, over a Postgres and a Redis of their own. */
export interface Installation {
  readonly urls: readonly string[]
  /** A new account. With bought units its plan is used up. */
  newHolder(plan: PlanName, boughtUnits?: number): Promise<Holder>
  /** Kills one by SIGKILL and starts it again. Resolves when everything works as before. */
  kill(target: Target): Promise<void>
  readonly outages: readonly Outage[]
  /** By how much the copy of the units differed from Redis when that was killed, for an account. */
  copyErrors(holder: Holder): readonly number[]
  /** Processes that ended without having been killed. */
  readonly deaths: readonly string[]
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** The exit codes of all processes. */
  stop(): Promise<readonly (number | null)[]>
}

const FRONTS = ['front A', 'front B'] as const
const POLL_MS = 100
const RECOVERED_WITHIN_MS = 240_000
const MAINS = {
  front: new URL('../../src/commands/main.ts', import.meta.url),
  exporter: new URL('../../exporter/main.ts', import.meta.url),
}

export async function openInstallation(): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-drill-'))
  const [postgres, redis] = await Promise.all([startMortalPostgres({ max_connections: 100 }), startRedis()])
  const shared = {
    ...{ DATABASE_URL: postgres.url, REDIS_URL: redis.url, EXPORT_DIR: join(folder, 'exports') },
    ...{ AUTH_SECRET: TEST_SECRET, LOG_LEVEL: 'warn', THREADS: '1' },
  }
  const ports = new Map<Target, string>()
  const start = {
    front(name: Target) {
      const varDir = join(folder, name)
      mkdirSync(varDir, { recursive: true })
      if (!existsSync(join(varDir, basename(testPlaces())))) {
        symlinkSync(testPlaces(), join(varDir, basename(testPlaces())))
      }
      const env = { ...shared, VAR_DIR: varDir, PORT: ports.get(name) ?? '0' }
      return startProcess(MAINS.front, env, (said) => said.match(/listens on (\S+)/)?.[1])
    },
    exporter: () =>
      startProcess(
        MAINS.exporter,
        { ...shared, LOG_LEVEL: 'info', VAR_DIR: join(folder, 'exporter'), EXPORTER_PORT: '0' },
        (said) => /"port":(\d+)\},"msg":"waiting for exports"/.exec(said)?.[1],
      ),
    renderer: () => startRenderer({ ...shared, LOG_LEVEL: 'info' }),
  }
  const processes = new Map<Target, Started>()
  for (const name of FRONTS) {
    processes.set(name, await start.front(name))
    ports.set(name, new URL(processes.get(name)!.url).port)
  }
  processes.set('exporter', await start.exporter())
  processes.set('renderer', await start.renderer())
  const urls = FRONTS.map((name) => processes.get(name)!.url)

  const holders: Holder[] = []
  const outages: Outage[] = []
  const errors = new Map<Holder, number[]>()
  const deaths: string[] = []

  async function query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    try {
      return (await client.query<Row>(text, [...values])).rows
    } finally {
      await client.end()
    }
  }

  /** Notes for each account by how much the copy in Postgres is behind Redis, or ahead. */
  async function compareCopies(): Promise<void> {
    const client = new Redis(redis.url)
    for (const holder of holders) {
      const [key] = await client.keys(`orrery:quota:{${holder.id}}:*`)
      const counted = key ? Number(await client.get(key)) : 0
      const [copy] = await query<{ units: string }>('select units from quota_use where account_id = $1', [holder.id])
      errors.set(holder, [...(errors.get(holder) ?? []), counted - Number(copy?.units ?? 0)])
    }
    client.disconnect()
  }

  async function killAndStart(target: Target): Promise<void> {
    if (target === 'Redis') {
      await compareCopies()
      await redis.kill()
      return redis.restart()
    }
    if (target === 'Postgres') {
      await postgres.kill()
      return postgres.restart()
    }
    const running = processes.get(target)!
    if (!existsSync(`/proc/${running.pid}`)) deaths.push(`${target} ended:\n${running.said().slice(-2_000)}`)
    await running.kill()
    if (target === 'exporter' || target === 'renderer') processes.set(target, await start[target]())
    else processes.set(target, await start.front(target))
  }

  return {
    ...{ urls, outages, deaths, query },
    async newHolder(plan, boughtUnits = 0) {
      const db = await openPool(postgres.url)
      const id = await openBuyer(db, plan, boughtUnits)
      if (boughtUnits > 0)
        await db.query(sql.type(z.object({}))`
          insert into quota_use values (${id}, 'month', date_trunc('month', now() at time zone 'UTC'), ${PLANS[plan].units})`)
      const { key } = await createKey(db, { accountId: id, name: 'drill' })
      await db.end()
      const holder = { id, key }
      holders.push(holder)
      return holder
    },
    async kill(target) {
      const fromMs = performance.now()
      await killAndStart(target)
      await recovered(urls)
      outages.push({ target, fromMs, toMs: performance.now() })
    },
    copyErrors: (holder) => errors.get(holder) ?? [],
    async stop() {
      const codes = await Promise.all([...processes.values()].map((each) => each.stop()))
      await Promise.all([redis.stop(), postgres.remove()])
      rmSync(folder, { recursive: true, force: true })
      return codes
    },
  }
}

/** Waits until all fronts reach Postgres and count in Redis. The requests of the client make them try. */
async function recovered(urls: readonly string[]): Promise<void> {
  const deadline = performance.now() + RECOVERED_WITHIN_MS
  for (const url of urls) {
    for (;;) {
      const state = await fetch(`${url}/readyz`).then(
        (answer) => answer.text(),
        (error: Error) => error.message,
      )
      if (/"database":true/.test(state) && /"limits_counted_in":"redis"/.test(state)) break
      if (performance.now() > deadline) throw new Error(`${url} has not recovered: ${state}`)
      await sleep(POLL_MS)
    }
  }
}
