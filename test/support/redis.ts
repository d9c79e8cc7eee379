import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'

/** A Redis for the test, which stores nothing on disk. */
export interface TestRedis {
  readonly url: string
  stop(): Promise<void>
  /** Kills it, like a crash. */
  kill(): Promise<void>
  /** Starts it again, empty, on the same port. */
  restart(): Promise<void>
}

const program = ['redis-server', 'valkey-server'].find((name) => spawnSync(name, ['--version']).status === 0)

/** For `describe.skipIf(!redisAvailable)`: the machine has neither redis-server nor valkey-server on its PATH. */
export const redisAvailable = program !== undefined

const START_TIMEOUT_MS = 10_000
const POLL_MS = 20

/** Starts a real server on a free port of the loopback address. */
export async function startRedis(): Promise<TestRedis> {
  if (!program) throw new Error('No redis-server or valkey-server on PATH: skip this suite unless redisAvailable.')
  const port = await freePort()
  let child = await launch(program, port)
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      await end('SIGTERM')
      process.off('exit', killWithUs)
    },
    kill: () => end('SIGKILL'),
    async restart() {
      await end('SIGTERM')
      child = await launch(program, port)
    },
  }
}

async function launch(file: string, port: number): Promise<ChildProcess> {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', '/']
  const child = spawn(file, args, { stdio: 'ignore' })
  const probe = new Redis(port, '127.0.0.1', {
    lazyConnect: true,
    retryStrategy: () => POLL_MS,
    maxRetriesPerRequest: null,
  })
  probe.on('error', () => {})
  try {
    const answered = probe.ping()
    await Promise.race([
      answered,
      once(child, 'exit').then(() => Promise.reject(new Error(`${file} ended while it was starting`))),
      sleep(START_TIMEOUT_MS, undefined, { ref: false }).then(() => Promise.reject(new Error(`${file} did not start`))),
    ])
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  } finally {
    probe.disconnect()
  }
  return child
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
