import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { holds } from './holds.ts'

/** A Postgres server process that holds a data directory. */
export interface RunningServer {
  readonly pid: number
  /** Empty until the server has opened its socket. */
  readonly socketDir: string
}

const POLL_MS = 20
const SOCKET_DIR_LINE = 4

/**
 * The server that holds `dataDir` by its pid file, or null. After the restart of a container another process may have
 * the pid. So the process itself must be a postgres with this directory.
 */
export function findServer(dataDir: string): RunningServer | null {
  const lines = readPidFile(dataDir)
  const pid = Number(lines?.[0])
  if (!lines || !Number.isInteger(pid) || pid <= 1) return null
  return holds(pid, dataDir) === 'no' ? null : { pid, socketDir: lines[SOCKET_DIR_LINE] ?? '' }
}

/** Removes the pid and socket files of a dead server. Call it only under the start lock. */
export function removeTraces(dataDir: string, socketDir: string): void {
  if (findServer(dataDir)) return
  rmSync(join(dataDir, 'postmaster.pid'), { force: true })
  rmSync(join(socketDir, '.s.PGSQL.5432.lock'), { force: true })
  rmSync(join(socketDir, '.s.PGSQL.5432'), { force: true })
}

/** Fast shutdown, then immediate shutdown, then kill. The next start recovers from each. */
export async function endServer(dataDir: string, pid: number, timeoutMs: number): Promise<void> {
  for (const [signal, waitMs] of [
    ['SIGINT', timeoutMs],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (holds(pid, dataDir) === 'no') return
    process.kill(pid, signal)
    const deadline = Date.now() + waitMs
    while (Date.now() < deadline) {
      if (holds(pid, dataDir) === 'no') return
      await sleep(POLL_MS)
    }
  }
}

function readPidFile(dataDir: string): string[] | null {
  try {
    return readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return null
  }
}
