import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeCluster, makePrivate, socketDirectory } from './embedded/folders.ts'
import { hint, postgresProgram } from './embedded/host.ts'
import {
  endServer,
  findServer,
  type Launch,
  lastWords,
  launch,
  type PostgresSettings,
  removeTraces,
} from './embedded/server.ts'
import { type Keeper, keep, withLock } from './embedded/sharing.ts'

export interface DatabaseServer {
  /** That of the embedded server names its private socket, and stays valid when the server restarts. */
  readonly url: string
  /**
   * Ends the embedded server, unless another process still uses it. Committed rows are safe whether or not this is
   * called.
   */
  stop(): Promise<void>
}

interface Place {
  readonly databaseUrl: string | undefined
  readonly varDir: string
}

const dataDirOf = (varDir: string): string => join(varDir, 'postgres')

/**
 * Creates the files of the embedded database if there are none, as `startDatabase` would, without starting a server.
 * `onBegin` is called when initdb runs, or has nothing to do.
 */
export async function prepareDatabase({ databaseUrl, varDir }: Place, onBegin: () => void): Promise<void> {
  if (databaseUrl) return
  const dataDir = resolve(dataDirOf(varDir))
  await withLock(dataDir, START_TIMEOUT_MS, () => {
    const making = makeCluster(dataDir, postgresProgram(dataDir))
    onBegin()
    return making
  })
}

/**
 * The Postgres of `databaseUrl`, or else the embedded server under `varDir`. The server is started, or joined if it
 * runs. It serves one front and other processes, and refuses a second front.
 */
export async function startDatabase({
  databaseUrl,
  varDir,
  isFront = false,
  log,
}: Place & {
  readonly isFront?: boolean
  readonly log?: (message: string) => void
}): Promise<DatabaseServer> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} }
  return startEmbeddedPostgres({ dataDir: dataDirOf(varDir), isFront, ...(log && { log }) })
}

export interface EmbeddedPostgresOptions {
  readonly dataDir: string
  readonly socketDir?: string
  /** A server serves one front, and other processes. */
  readonly isFront?: boolean
  readonly settings?: PostgresSettings
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

/**
 * Starts a Postgres server, or joins the one that already runs on `dataDir`: of another process, or left by a killed
 * parent. A server that dies is started again until `stop`.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<DatabaseServer> {
  const log = options.log ?? (() => {})
  const dataDir = resolve(options.dataDir)
  const { isFront = false, settings = {} } = options
  const program = postgresProgram(dataDir)
  let socketDir = options.socketDir ? resolve(options.socketDir) : socketDirectory(dataDir)
  let stopping = false
  let keeper: Keeper | null = null
  let rejoining: Promise<void> | undefined

  const joinServer = async () => {
    const joined = await withLock(dataDir, START_TIMEOUT_MS, () =>
      startOrJoin({ dataDir, socketDir, program, log, isFront, settings }),
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
        return await joinServer()
      } catch (error) {
        log((error as Error).message)
      }
    }
  }

  await joinServer()
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

const databaseUrl = (socketDir: string) => `postgresql://orrery@${encodeURIComponent(socketDir)}/orrery`

interface Joining extends Launch {
  readonly isFront: boolean
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
