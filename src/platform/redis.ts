import { Redis } from 'ioredis'

/** Redis answers in well under a millisecond. One that takes this long counts as unavailable. */
const COMMAND_TIMEOUT_MS = 500
const CONNECT_TIMEOUT_MS = 2_000
const RETRY_DELAY_MS_MAX = 1_000
const FIRST_ANSWER_TIMEOUT_MS = 3_000

/**
 * Connects to Redis or Valkey and keeps reconnecting. While it is unavailable, commands fail immediately and none is
 * queued. `log` receives each change once. Resolves without a connection when there is none within three seconds.
 */
export async function connectRedis(url: string, log: (message: string) => void): Promise<Redis> {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: CONNECT_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 50, RETRY_DELAY_MS_MAX),
    // After a failover the old primary refuses writes until the client reconnects.
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
  })
  let away = false
  redis.on('error', (error: Error) => {
    if (!away) log(`Redis is unreachable: ${error.message}`)
    away = true
  })
  redis.on('ready', () => {
    if (away) log('Redis is reachable again.')
    away = false
  })
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, FIRST_ANSWER_TIMEOUT_MS)
    redis.once('ready', () => {
      clearTimeout(timer)
      resolve()
    })
  })
  return redis
}
