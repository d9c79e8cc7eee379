import type { Redis } from 'ioredis'
import type { RefusalCode } from '../../platform/errors.ts'
import { keptMs, type OutcomeStore } from './outcome.ts'

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
