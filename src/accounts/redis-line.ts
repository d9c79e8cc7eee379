import type { Redis } from 'ioredis'
import type { Line, Listener } from '../platform/db/listen.ts'

const HEARTBEAT_MS = 300

/**
 * Calls `hear` with each message of a channel, over its own connection. A broken connection is opened again. Messages
 * are lost while it is broken.
 */
export function listenToRedis(redis: Redis, channel: string, hear: (text: string) => void, line: Line): Listener {
  // An automatic resubscription would throw uncaught when the connection breaks at that moment.
  const subscriber = redis.duplicate({ autoResubscribe: false })
  let subscribed = false

  const subscribe = async () => {
    const askedAtMs = performance.now()
    await subscriber.subscribe(channel)
    subscribed = true
    line.renewed()
    line.proven(askedAtMs)
  }
  const beat = async () => {
    if (!subscribed) return
    const askedAtMs = performance.now()
    await subscriber.ping()
    if (subscribed) line.proven(askedAtMs)
  }
  // A connection that does not answer within the time limit of a command is replaced.
  const orReconnect = (asked: Promise<void>) => void asked.catch(() => subscriber.disconnect(true))

  subscriber.on('error', () => {})
  subscriber.on('message', (_channel, text) => hear(text))
  subscriber.on('ready', () => orReconnect(subscribe()))
  subscriber.on('close', () => {
    subscribed = false
  })
  const beating = setInterval(() => orReconnect(beat()), HEARTBEAT_MS).unref()
  return {
    async close() {
      clearInterval(beating)
      subscriber.disconnect()
    },
  }
}
