import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeCluster, POSTGRES_ENV } from './embedded/cluster.ts'
import { type Keeper, keep } from './embedded/keeper.ts'
import { withLock } from './embedded/lock.ts'
import { hint, type PostgresProgram, postgresProgram } from './embedded/program.ts'
import { endServer, findServer, removeTraces } from './embedded/server.ts'
import { makePrivate, socketDirectory } from './embedded/socket.ts'

export interface EmbeddedPostgres {
  /** The URL of the database `orrery` over the private socket. It stays valid when the server restarts. */
  readonly url: string
  /** Ends the server, unless another process still uses it. Committed rows are safe whether or not this is called. */
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  readonly dataDir: string
  readonly socketDir?: string
  /** A server serves one front, and other processes. */
  readonly isFront?: boolean
  /** A front and a renderer need about 30. */
  readonly connectionsMax?: number
  readonly log?: (message: string) => void
}

/** Recovery after a kill replays at most `max_wal_size`; this allows for a slow disk. */
const START_TIMEOUT_MS = 120_000
/** A server process that has not answered for this long is ended and started again. */
const SILENCE_MS_MAX = 20_000
const STOP_TIMEOUT_MS = 10_000
const POLL_MS = 20
const RESTART_DELAY_MS = 500
/** After a kill, the last children of the old server may hold its memory for a moment, and a new one then gives up. */
const LAUNCHES_MAX = 20
const LAUNCH_DELAY_MS = 500
const LOG_BYTES_MAX = 1_000_000
const CONNECTIONS_MAX = 50

/** Settings for a machine with other work. Durability is not reduced. The first one ends the folder in `holds.ts`. */
const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
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

/**
 * Starts a Postgres server, or joins the one that already runs on `dataDir`: of another process, or left by a killed
 * parent. A server that dies is started again until `stop`.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => {})
  const dataDir = resolve(options.dataDir)
  const { isFront = false, connectionsMax = CONNECTIONS_MAX } = options
  const program = postgresProgram(dataDir)
  let socketDir = options.socketDir ? resolve(options.socketDir) : socketDirectory(dataDir)
  let stopping = false
  let keeper: Keeper | null = null
  let rejoining: Promise<void> | undefined

  const join = async () => {
    const joined = await withLock(dataDir, START_TIMEOUT_MS, () =>
      startOrJoin({ dataDir, socketDir, program, log, isFront, connectionsMax }),
    )
    socketDir = joined.socketDir
    keeper = joined.keeper
    joined.keeper.lost.then(() => {
      keeper = null
      if (!stopping) rejoining = rejoin()
    })
  }
  const rejoin = async () => {
    while (!stopping) {
      await sleep(RESTART_DELAY_MS, undefined, { ref: false })
      if (stopping) return
      log('The embedded Postgres has stopped; starting it again.')
      try {
        return await join()
      } catch (error) {
        log((error as Error).message)
      }
    }
  }

  await join()
  return {
    url: databaseUrl(socketDir),
    async stop() {
      stopping = true
      await rejoining
      const left = keeper ?? (await keep(socketDir))
      if (typeof left === 'object' && !(await left.leave())) return
      const server = findServer(dataDir)
      if (server) await endServer(dataDir, server.pid, STOP_TIMEOUT_MS)
    },
  }
}

/** Creates the files of a server, unless they exist. Calls `onBegin` when initdb runs, or has nothing to do. */
export async function prepareEmbeddedPostgres(folder: string, onBegin: () => void): Promise<void> {
  const dataDir = resolve(folder)
  await withLock(dataDir, START_TIMEOUT_MS, () => {
    const making = makeCluster(dataDir, postgresProgram(dataDir))
    onBegin()
    return making
  })
}

const databaseUrl = (socketDir: string) => `postgresql://orrery@${encodeURIComponent(socketDir)}/orrery`

interface Joining {
  readonly dataDir: string
  readonly socketDir: string
  readonly program: PostgresProgram
  readonly isFront: boolean
  readonly connectionsMax: number
  readonly log: (message: string) => void
}

/** Throws when another front has the server, or when the server does not start. */
async function startOrJoin(joining: Joining) {
  const { dataDir, socketDir, program, isFront, log } = joining
  makePrivate(socketDir, program.owner)
  await makeCluster(dataDir, program)
  const deadline = Date.now() + START_TIMEOUT_MS
  let silentSince = Date.now()
  let launches = 0
  let launched: () => boolean = () => false
  while (Date.now() < deadline) {
    const server = findServer(dataDir)
    const reachable = server?.socketDir || socketDir
    const keeper = await keep(reachable, { isFront })
    if (keeper === 'starting') silentSince = Date.now()
    else if (keeper !== 'absent') return { keeper, socketDir: reachable }
    if (server && Date.now() - silentSince > SILENCE_MS_MAX) {
      log(`The Postgres process ${server.pid} does not answer; stopping it.`)
      await endServer(dataDir, server.pid, STOP_TIMEOUT_MS)
      silentSince = Date.now()
    } else if (!server && !launched()) {
      if (launches > 0) await sleep(LAUNCH_DELAY_MS)
      if (launches === LAUNCHES_MAX) break
      removeTraces(dataDir, socketDir)
      launched = launch(joining)
      launches += 1
    }
    await sleep(POLL_MS)
  }
  throw new Error(
    `The embedded Postgres did not start. Its last lines:\n${lastWords(dataDir)}${hint(program, dataDir)}`,
  )
}

/** Starts the server in its own session. Ctrl-C then reaches only this process, so requests can finish first. */
function launch({ dataDir, socketDir, program, connectionsMax }: Joining): () => boolean {
  const settings = {
    ...SETTINGS,
    max_connections: connectionsMax,
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
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

const lastWords = (dataDir: string) =>
  existsSync(logPath(dataDir))
    ? readFileSync(logPath(dataDir), 'utf8').trim().split('\n').slice(-10).join('\n')
    : '(nothing)'
