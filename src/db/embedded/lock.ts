import { createHash } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const POLL_MS = 50

/** Runs `work` while no other process on this machine runs work of the same name. */
export async function withLock<T>(name: string, timeoutMs: number, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + timeoutMs
  let release = await tryLock(name)
  while (!release) {
    if (Date.now() > deadline)
      throw new Error(`Another process has held the start lock of ${name} for ${timeoutMs} ms.`)
    await sleep(POLL_MS)
    release = await tryLock(name)
  }
  try {
    return await work()
  } finally {
    await release()
  }
}

/**
 * Takes the lock of a name and returns its release, or null when another process has it. The lock is an abstract unix
 * socket: it has no file, and the kernel frees it when its holder ends in any way.
 */
function tryLock(name: string): Promise<(() => Promise<void>) | null> {
  const address = `\0orrery-${createHash('sha256').update(name).digest('hex').slice(0, 32)}`
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
