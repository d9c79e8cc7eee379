import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { POSTGRES_ENV } from './folders.ts'
import { HOST, type PostgresHost, type PostgresProgram } from './host.ts'

/** `unknown` for a postgres whose directory we may not read. */
type Holds = 'yes' | 'no' | 'unknown'

/** Whether a process is the Postgres server of this directory. */
export const holds = (pid: number, dataDir: string, by: PostgresHost['processes'] = HOST.processes): Holds =>
  by === 'proc' ? holdsByProc(pid, dataDir) : holdsByPs(pid, dataDir)

function holdsByProc(pid: number, dataDir: string): Holds {
  try {
    if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() !== 'postgres') return 'no'
  } catch {
    return 'no'
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataDir) ? 'yes' : 'no'
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES' ? 'unknown' : 'no'
  }
}

/** The command by which we start the server, up to its first setting. Its child processes have other titles. */
const COMMAND = /(?:^|\/)postgres -D (.+?) -c listen_addresses=/

function holdsByPs(pid: number, dataDir: string): Holds {
  const { stdout } = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  const folder = COMMAND.exec(stdout)?.[1]
  if (folder === undefined) return 'no'
  try {
    // The same folder may have been named by another path, as /tmp and /private/tmp on macOS.
    return realpathSync(folder) === realpathSync(dataDir) ? 'yes' : 'no'
  } catch {
    return 'no'
  }
}

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

const LOG_BYTES_MAX = 1_000_000

/** Settings for a machine with other work. Durability is not reduced. The first one ends the folder that `holds` reads. */
const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  // A front and a renderer need about 30.
  max_connections: 50,
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  fsync: 'on',
  synchronous_commit: 'on',
  autovacuum: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
}

/** Names and values as in `postgresql.conf`. */
export type PostgresSettings = Readonly<Record<string, string | number>>

export interface Launch {
  readonly dataDir: string
  readonly socketDir: string
  readonly program: PostgresProgram
  /** Further settings of the server. They win over ours. */
  readonly settings: PostgresSettings
}

/** Starts the server in its own session. Ctrl-C then reaches only this process, so requests can finish first. */
export function launch({ dataDir, socketDir, program, settings }: Launch): () => boolean {
  const all = {
    ...SETTINGS,
    ...settings,
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
  }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [file, args, user] = program.command('postgres', ['-D', dataDir, ...flags])
  const logFile = logPath(dataDir)
  if (existsSync(logFile) && statSync(logFile).size > LOG_BYTES_MAX) rmSync(logFile)
  const output = openSync(logFile, 'a', 0o600)
  const child = spawn(file, args, {
    ...user,
    env: POSTGRES_ENV,
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  child.unref()
  let running = true
  child.once('exit', () => (running = false)).once('error', () => (running = false))
  return () => running
}

const logPath = (dataDir: string) => `${dataDir}.log`

/** The last lines of its log. */
export const lastWords = (dataDir: string) =>
  existsSync(logPath(dataDir))
    ? readFileSync(logPath(dataDir), 'utf8').trim().split('\n').slice(-10).join('\n')
    : '(nothing)'
