import { fork } from 'node:child_process'
import { once } from 'node:events'

/** A front in a process of its own, as in production, that tells its memory when asked. */
export interface BenchServer {
  readonly url: string
  /** Where natal charts are calculated without access, limits and log. */
  readonly bareUrl: string
  readonly key: string
  /** Resident memory in megabytes. */
  memoryMb(): Promise<number>
}

/** Lends a server to a bench, with Redis or without, and ends it, whatever happens. Its log is written and thrown away. */
export async function withServer(bench: (server: BenchServer) => Promise<void>, redisUrl = ''): Promise<void> {
  const child = fork(new URL('./server-process.ts', import.meta.url), {
    env: { ...process.env, REDIS_URL: redisUrl },
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
      async memoryMb() {
        child.send('memory')
        return ((await answer()) as number) / 1e6
      },
    })
  } finally {
    if (child.connected) child.send('stop')
    await gone
  }
}
