import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'
import { type Database, statement } from './pool.ts'

export interface Listener {
  close(): Promise<void>
}

/** Events of a listener's connection. */
export interface Line {
  /** Listening has begun, perhaps again. Earlier messages may have been lost. */
  renewed(): void
  /** All messages up to an instant (`performance.now()`) have arrived. */
  proven(askedAtMs: number): void
}

const RETRY_MS = 1_000
const CONNECT_TIMEOUT_MS = 3_000
const HEARTBEAT_MS = 300
/** A connection that is silent for this long is replaced. */
const SILENCE_MS_MAX = 2_000

/**
 * Calls `hear` with the payload of each NOTIFY on a channel, over its own connection. A broken connection is opened
 * again. Messages are lost while it is broken. With a `line`, the connection is probed continuously.
 */
export function listen(databaseUrl: string, channel: string, hear: (payload: string) => void, line?: Line): Listener {
  const closed = new AbortController()
  let client: pg.Client | undefined
  let connecting: Promise<unknown> | undefined

  const session = async () => {
    client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: SILENCE_MS_MAX,
      application_name: `listen ${channel}`,
      keepAlive: true,
    })
    const ended = new AbortController()
    const end = new Promise<void>((resolve) => client!.once('end', resolve)).then(() => ended.abort())
    client.on('error', () => {})
    client.on('notification', ({ payload }) => hear(payload ?? ''))
    try {
      connecting = client.connect()
      await connecting
      const askedAtMs = performance.now()
      await client.query(`listen ${channel}`)
      line?.renewed()
      line?.proven(askedAtMs)
      if (line) await sendHeartbeats(client, line, ended.signal)
      else await end
    } finally {
      void client.end().catch(() => {})
    }
  }
  const going = (async () => {
    while (!closed.signal.aborted) {
      await session().catch(() => {})
      await sleep(RETRY_MS, undefined, { signal: closed.signal, ref: false }).catch(() => {})
    }
  })()
  return {
    async close() {
      closed.abort()
      // A client that is ended while it connects never answers.
      await connecting?.catch(() => {})
      await client?.end().catch(() => {})
      await going
    },
  }
}

/** An answer arrives after the notifications that were committed before its query. */
async function sendHeartbeats(client: pg.Client, line: Line, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    await sleep(HEARTBEAT_MS, undefined, { signal: ended, ref: false })
    const askedAtMs = performance.now()
    await client.query('select')
    line.proven(askedAtMs)
  }
}

/** The channel that announces changes of keys and accounts. */
export const CHANGE_CHANNEL = 'orrery_change'

const announce = statement('change_announce', z.object({ pg_notify: z.string() }))

/** Notifies the listeners on `CHANGE_CHANNEL`. */
export async function announceChange(db: Database, text: string): Promise<void> {
  await db.one(announce({ text }))
}

/** The channel that announces each stored render by its key. */
export const RENDER_CHANNEL = 'orrery_render'

const Render = z.object({
  bytes: z.instanceof(Buffer).nullable(),
  refused: z.string().nullable(),
  message: z.string().nullable(),
})
export type Render = z.output<typeof Render>

const findOne = statement('render_find', Render)
const store = statement('render_put', z.object({ pg_notify: z.string() }))

export const findRender = (db: Database, key: string): Promise<Render | null> => db.maybeOne(findOne({ key }))

/** Stores a render for `keptMs` and notifies the listeners on `RENDER_CHANNEL`. */
export async function putRender(db: Database, key: string, render: Render, keptMs: number): Promise<void> {
  await db.one(store({ key, ...render, kept_ms: keptMs }))
}
