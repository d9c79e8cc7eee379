import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A front in a process of its own, as in production, that tells its memory when asked. */
export interface BenchServer {
  readonly url: string
  /** Where natal charts are calculated without access, limits and log. */
  readonly bareUrl: string
  readonly key: string
  /** What it keeps, its Postgres among it. */
  readonly folder: string
  /** Resident memory in megabytes. */
  memoryMb(): Promise<number>
}

interface ServerOptions {
  readonly redisUrl?: string
  /** Where another front runs beside it, on the same Postgres. */
  readonly beside?: BenchServer
}

/** Lends a server to a bench and ends it, whatever happens. Its log is written and thrown away. */
export async function withServer(
  bench: (server: BenchServer) => Promise<void>,
  { redisUrl = '', beside }: ServerOptions = {},
): Promise<void> {
  const folder = beside?.folder ?? mkdtempSync(join(tmpdir(), 'orrery-bench-'))
  const child = fork(new URL('./server-process.ts', import.meta.url), {
    env: { ...process.env, REDIS_URL: redisUrl, VAR_DIR: folder },
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
      async memoryMb() {
        child.send('memory')
        return ((await answer()) as number) / 1e6
      },
    })
  } finally {
    if (child.connected) child.send('stop')
    await gone
    if (!beside) rmSync(folder, { recursive: true, force: true })
  }
}
