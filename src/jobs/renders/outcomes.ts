import type { Redis } from 'ioredis'
import { findRender, type Listener, listen, putRender, RENDER_CHANNEL } from '../../platform/db/channels.ts'
import type { Database } from '../../platform/db/pool.ts'
import type { RefusalCode } from '../../platform/errors.ts'

/** The result of a render: the image, or the reason why there is none. */
export type RenderOutcome = { readonly bytes: Uint8Array } | { readonly refused: RefusalCode; readonly message: string }

/** Keeps outcomes for the fronts that wait for them, and briefly for later requests of the same image. */
export interface OutcomeStore {
  find(key: string): Promise<RenderOutcome | null>
  /** Stores an outcome for a short while and notifies every front. */
  put(key: string, outcome: RenderOutcome): Promise<void>
  /** Calls `done` with the key of each new outcome. A call may be lost, so callers also poll. */
  listen(done: (key: string) => void): Promise<void>
  close(): Promise<void>
}

/** One renderer makes about ten images of 0.3 MB per second. They take about 60 MB in this time. */
const PICTURE_KEPT_MS = 20_000
/** Long enough for every front that waits, short enough for a second attempt. */
const FAILURE_KEPT_MS = 3_000

const keptMs = (outcome: RenderOutcome): number => ('bytes' in outcome ? PICTURE_KEPT_MS : FAILURE_KEPT_MS)

/** Keeps outcomes in a Postgres table and notifies fronts with NOTIFY. */
export function postgresStore(db: Database, databaseUrl: string): OutcomeStore {
  let listener: Listener | undefined
  return {
    async find(key) {
      const found = await findRender(db, key)
      if (!found) return null
      return found.bytes
        ? { bytes: found.bytes }
        : { refused: found.refused as RefusalCode, message: found.message ?? '' }
    },
    async put(key, outcome) {
      const row =
        'bytes' in outcome
          ? { bytes: Buffer.from(outcome.bytes), refused: null, message: null }
          : { bytes: null, ...outcome }
      await putRender(db, key, row, keptMs(outcome))
    },
    async listen(done) {
      listener = listen(databaseUrl, RENDER_CHANNEL, done)
    },
    close: async () => listener?.close(),
  }
}

const CHANNEL = 'orrery:render'
const name = (key: string) => `orrery:render:${key}`

/** The first byte of a value marks an image or a refusal. */
const PICTURE = 0
const REFUSAL = 1

/** Keeps outcomes as Redis keys that expire, and notifies fronts on a channel. */
export function redisStore(redis: Redis): OutcomeStore {
  let subscriber: Redis | undefined
  return {
    async find(key) {
      const value = await redis.getBuffer(name(key))
      if (!value) return null
      const rest = value.subarray(1)
      return value[0] === PICTURE
        ? { bytes: rest }
        : (JSON.parse(rest.toString()) as { refused: RefusalCode; message: string })
    },
    async put(key, outcome) {
      const value =
        'bytes' in outcome
          ? Buffer.concat([Buffer.of(PICTURE), outcome.bytes])
          : Buffer.concat([Buffer.of(REFUSAL), Buffer.from(JSON.stringify(outcome))])
      await redis.set(name(key), value, 'PX', keptMs(outcome))
      await redis.publish(CHANNEL, key)
    },
    async listen(done) {
      // An automatic resubscription would throw uncaught when the connection breaks at that moment.
      const listening = redis.duplicate({ autoResubscribe: false })
      subscriber = listening
      listening.on('error', () => {})
      listening.on('message', (_channel, key) => done(key))
      // Subscribe on every new connection: no command is queued while Redis is unreachable.
      listening.on('ready', () => void listening.subscribe(CHANNEL).catch(() => {}))
    },
    async close() {
      subscriber?.disconnect()
    },
  }
}
