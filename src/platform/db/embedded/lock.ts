import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { HOST, type PostgresHost } from './host.ts'

const POLL_MS = 50

/** Takes the lock of a path and returns its release, or null when another process has it. */
type TryLock = (path: string) => Promise<(() => Promise<void>) | null>

/**
 * Runs `work` while no other process on this machine runs work for the same path. The kernel frees the lock however its
 * holder ends.
 */
export async function withLock<T>(
  path: string,
  timeoutMs: number,
  work: () => Promise<T>,
  kind: PostgresHost['lock'] = HOST.lock,
): Promise<T> {
  const tryLock = LOCKS[kind]
  const deadline = Date.now() + timeoutMs
  let release = await tryLock(path)
  while (!release) {
    if (Date.now() > deadline)
      throw new Error(`Another process has held the start lock of ${path} for ${timeoutMs} ms.`)
    await sleep(POLL_MS)
    release = await tryLock(path)
  }
  try {
    return await work()
  } finally {
    await release()
  }
}

/** The lock is an abstract unix socket, which has no file. */
const lockSocket: TryLock = (path) => {
  const address = `\0orrery-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`
  const server = createServer((socket) => socket.destroy())
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen({ path: address }, () => {
      server.unref()
      resolve(() => new Promise((done) => server.close(() => done())))
    })
  })
}

/** The result code of SQLite for a lock that another connection has. */
const SQLITE_BUSY = 5

/** The lock is on an empty SQLite file next to the path, because Node itself has no file locks. */
const lockFile: TryLock = async (path) => {
  // Node warns about it when it is loaded, and Linux does not need it.
  const { DatabaseSync } = await import('node:sqlite')
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const file = new DatabaseSync(`${path}.lock`)
  try {
    file.exec('begin exclusive')
    return async () => file.close()
  } catch (error) {
    file.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null
    throw error
  }
}

const LOCKS: Readonly<Record<PostgresHost['lock'], TryLock>> = { 'abstract socket': lockSocket, file: lockFile }
