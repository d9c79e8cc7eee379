import { z } from 'zod'
import { setClock } from '../clock.ts'
import { type Database, statement } from './pool.ts'
import { isUnavailable } from './unavailable.ts'

/* How an installation is: whether its database answers, what time and size that has, and which processes run. */

const ping = statement('database_ping', z.object({ answer: z.number() }))

/** Whether Postgres answers. False after at most five seconds. */
export async function isDatabaseUp(db: Database): Promise<boolean> {
  try {
    await db.one(ping({}))
    return true
  } catch (error) {
    if (isUnavailable(error)) return false
    throw error
  }
}

const read = statement('database_clock', z.object({ at_ms: z.number() }))

/** The time was read at some instant between question and answer. A pause of a busy front would make it uncertain. */
const UNCERTAIN_MS_MAX = 50
const ATTEMPTS = 3

/**
 * Sets the clock of this process by the database. A measurement that took too long is repeated, and the quickest
 * counts.
 */
export async function followClock(db: Pick<Database, 'one'>): Promise<void> {
  let best = await measured(db)
  for (let attempt = 2; attempt <= ATTEMPTS && best.uncertainMs > UNCERTAIN_MS_MAX; attempt += 1) {
    const next = await measured(db)
    if (next.uncertainMs < best.uncertainMs) best = next
  }
  setClock(best.databaseMs, best.atMonotonicMs, best.uncertainMs)
}

async function measured(db: Pick<Database, 'one'>) {
  const askedAt = performance.now()
  const { at_ms: databaseMs } = await db.one(read({}))
  const uncertainMs = (performance.now() - askedAt) / 2
  return { databaseMs, atMonotonicMs: askedAt + uncertainMs, uncertainMs }
}

const Server = z.object({ version: z.string(), bytes: z.number(), connections: z.int(), connections_max: z.int() })

const describe = statement('database_describe', Server)

/** The server and the size of this database. */
export const describeDatabase = (db: Database): Promise<z.output<typeof Server>> => db.one(describe({}))

/** A process of an installation. Instants are Unix milliseconds. */
const Process = z.object({
  id: z.uuid(),
  kind: z.enum(['front', 'renderer', 'exporter']),
  host: z.string(),
  pid: z.int(),
  version: z.string(),
  started_at: z.number(),
  seen_at: z.number(),
  is_ready: z.boolean(),
  resident_mb: z.int(),
  is_alive: z.boolean(),
})
export type Process = z.output<typeof Process>

export interface Heartbeat extends Pick<Process, 'id' | 'kind' | 'host' | 'pid' | 'version'> {
  readonly upSeconds: number
  readonly isReady: boolean
  readonly residentMb: number
  /** The releases and the data of an export worker. None until it has loaded them; null for other processes. */
  readonly dataVersions: readonly string[] | null
  /** Equal for fronts with equal secrets. Null while the secret is not known, and for other processes. */
  readonly secretMark?: string | null
}

const Id = z.object({ id: z.uuid() })
const putRow = statement('process_beat_put', Id)
const dropRow = statement('process_beat_drop', Id)
const listRecent = statement('process_beat_list', Process)
const OtherFront = z.object({ host: z.string(), pid: z.int(), is_known: z.boolean() })
/** A live front whose secret differs, or is unknown. */
export type OtherFront = z.output<typeof OtherFront>
const listOthers = statement('front_list_other_secret', OtherFront)
const lackBrowser = statement('renderers_lack_browser', z.object({ lacks: z.boolean() }))

/** Separates the versions of a worker in its text column. */
const LINE = '\n'

/** Three heartbeats may be lost. */
export const ALIVE_MS = 35_000
/** Many more than an installation has. */
const PROCESSES_MAX = 200

/** Records the heartbeat of a process. */
export const putHeartbeat = async (
  db: Database,
  { upSeconds, isReady, residentMb, dataVersions, secretMark = null, ...heartbeat }: Heartbeat,
): Promise<void> => {
  const data_version = dataVersions?.join(LINE) ?? null
  const state = { up_seconds: upSeconds, is_ready: isReady, resident_mb: residentMb }
  await db.one(putRow({ ...heartbeat, ...state, data_version, secret_mark: secretMark }))
}

/** Forgets a process that is shut down cleanly. */
export const dropHeartbeat = async (db: Database, id: string): Promise<void> =>
  void (await db.maybeOne(dropRow({ id })))

/** The processes of the last day, most recently seen first. */
export const listProcesses = (db: Database): Promise<readonly Process[]> =>
  db.any(listRecent({ alive_ms: ALIVE_MS, limit: PROCESSES_MAX }))

/** Live fronts whose secret differs from this mark, as far as is known. */
export const listFrontsOfOtherSecret = (db: Database, secretMark: string): Promise<readonly OtherFront[]> =>
  db.any(listOthers({ alive_ms: ALIVE_MS, secret_mark: secretMark, rows_max: PROCESSES_MAX }))

/**
 * Whether there are renderers, and none of them has a browser. One that is only unreachable may come back, so it does
 * not count.
 */
export const renderersLackBrowser = async (db: Database): Promise<boolean> =>
  (await db.one(lackBrowser({ alive_ms: ALIVE_MS }))).lacks
