import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PlanName } from '../src/contract/accounts/plans.ts'
import { ALLOCATOR, HEAP_FLAGS } from '../src/run/supervise.ts'

/** A front in a process of its own, as in production. */
export interface BenchServer {
  readonly url: string
  /** Where natal charts are calculated without access, limits and log. */
  readonly bareUrl: string
  /** A key of the operator's plan. */
  readonly key: string
  /** A key of a new account. */
  newKey(plan: PlanName): Promise<string>
  /** Its data, with the embedded Postgres. */
  readonly folder: string
  /** Resident memory in megabytes. */
  memoryMb(): Promise<number>
}

interface ServerOptions {
  /** Without it the server starts an embedded Postgres and counts limits in its memory. */
  readonly databaseUrl?: string
  readonly redisUrl?: string
  /** One for each core by default. */
  readonly threads?: number
}

/** Lends a server to a bench. Always ends it. Its log is written and discarded. */
export async function withServer(
  bench: (server: BenchServer) => Promise<void>,
  { databaseUrl = '', redisUrl = '', threads }: ServerOptions = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'))
  const child = fork(new URL('./server-process.ts', import.meta.url), {
    env: {
      ...{ ...process.env, ...ALLOCATOR, DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, VAR_DIR: folder },
      ...(threads !== undefined && { THREADS: String(threads) }),
    },
    execArgv: [...process.execArgv, ...HEAP_FLAGS],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const gone = once(child, 'exit')
  const answer = async (): Promise<unknown> => {
    const [message] = await Promise.race([once(child, 'message'), gone.then(() => [undefined])])
    if (message === undefined) throw new Error('The server of the bench has ended.')
    return message
  }
  try {
    const { url, bareUrl, key } = (await answer()) as { url: string; bareUrl: string; key: string }
    await bench({
      url,
      bareUrl,
      key,
      folder,
      async newKey(plan) {
        child.send({ plan })
        return (await answer()) as string
      },
      async memoryMb() {
        child.send('memory')
        return ((await answer()) as number) / 1e6
      },
    })
  } finally {
    if (child.connected) child.send('stop')
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
}
