import { z } from 'zod'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

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

export interface Beat extends Pick<Process, 'id' | 'kind' | 'host' | 'pid' | 'version'> {
  readonly upSeconds: number
  readonly isReady: boolean
  readonly residentMb: number
  /** The releases and the data of an export worker. None until it has loaded them; null for other processes. */
  readonly dataVersions: readonly string[] | null
  /** Equal for fronts with equal secrets. Null while the secret is not known, and for other processes. */
  readonly secretMark?: string | null
}

const Server = z.object({ version: z.string(), bytes: z.number(), connections: z.int(), connections_max: z.int() })

const Id = z.object({ id: z.uuid() })
const put = statement('process_beat_put', Id)
const drop = statement('process_beat_drop', Id)
const list = statement('process_beat_list', Process)
const OtherFront = z.object({ host: z.string(), pid: z.int(), is_known: z.boolean() })
/** A live front whose secret differs, or is unknown. */
export type OtherFront = z.output<typeof OtherFront>
const listOthers = statement('front_list_other_secret', OtherFront)
const lackBrowser = statement('renderers_lack_browser', z.object({ lacks: z.boolean() }))
const describe = statement('database_describe', Server)

/** Separates the versions of a worker in its text column. */
const LINE = '\n'

/** Three heartbeats may be lost. */
export const ALIVE_MS = 35_000
/** Many more than an installation has. */
const PROCESSES_MAX = 200

/** Records the heartbeat of a process. */
export const putBeat = async (
  db: Database,
  { upSeconds, isReady, residentMb, dataVersions, secretMark = null, ...beat }: Beat,
): Promise<void> => {
  const data_version = dataVersions?.join(LINE) ?? null
  const state = { up_seconds: upSeconds, is_ready: isReady, resident_mb: residentMb }
  await db.one(put({ ...beat, ...state, data_version, secret_mark: secretMark }))
}

/** Forgets a process that is shut down cleanly. */
export const dropBeat = async (db: Database, id: string): Promise<void> => void (await db.maybeOne(drop({ id })))

/** The processes of the last day, most recently seen first. */
export const listProcesses = (db: Database): Promise<readonly Process[]> =>
  db.any(list({ alive_ms: ALIVE_MS, limit: PROCESSES_MAX }))

/** Live fronts whose secret differs from this mark, as far as is known. */
export const listFrontsOfOtherSecret = (db: Database, secretMark: string): Promise<readonly OtherFront[]> =>
  db.any(listOthers({ alive_ms: ALIVE_MS, secret_mark: secretMark, rows_max: PROCESSES_MAX }))

/**
 * Whether there are renderers, and none of them has a browser. One that is only unreachable may come back, so it does
 * not count.
 */
export const renderersLackBrowser = async (db: Database): Promise<boolean> =>
  (await db.one(lackBrowser({ alive_ms: ALIVE_MS }))).lacks

/** The server and the size of this database. */
export const describeDatabase = (db: Database): Promise<z.output<typeof Server>> => db.one(describe({}))
