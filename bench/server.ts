import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** A front in a process of its own, as in production, that tells its memory when asked. */
export interface BenchServer {
  readonly url: string
  readonly key: string
  /** Resident memory in megabytes. */
  memoryMb(): Promise<number>
  stop(): Promise<void>
}

/** Lends a server to a bench and ends it, whatever happens. */
export async function withServer(bench: (server: BenchServer) => Promise<void>): Promise<void> {
  const server = await startServer()
  try {
    await bench(server)
  } finally {
    await server.stop()
  }
}

async function startServer(): Promise<BenchServer> {
  const child: ChildProcess = fork(new URL('./server-process.ts', import.meta.url), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [{ url, key }] = (await once(child, 'message')) as [{ url: string; key: string }]
  return {
    url,
    key,
    async memoryMb() {
      child.send('memory')
      const [bytes] = (await once(child, 'message')) as [number]
      return bytes / 1e6
    },
    async stop() {
      const gone = once(child, 'exit')
      child.send('stop')
      await gone
    },
  }
}
