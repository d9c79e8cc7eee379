import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { announceChange, CHANGE_CHANNEL, type Line, type Listener, listen } from '../platform/db/channels.ts'
import type { Database } from '../platform/db/pool.ts'

/** A front's cache of keys and accounts, which changes invalidate. */
export interface Memory {
  forgetKey(hash: Buffer): void
  forgetAccount(accountId: string): void
  /** Announcements may have been missed: every entry until now is stale. */
  doubtAll(): void
}

export interface Changes {
  /** Makes every front forget a key, by its SHA-256: this one immediately, the others within a second. Never throws. */
  announceKey(hash: Buffer): Promise<void>
  /** Makes every front forget an account and its keys. Never throws. */
  announceAccount(accountId: string): Promise<void>
  attach(memory: Memory): void
  /** Whether announcements arrive now. False while the connection is broken or silent. */
  isHearing(): boolean
  close(): Promise<void>
}

export interface ChangesOptions {
  readonly db: Database
  readonly databaseUrl: string
  /** Carries the announcements by pub/sub. Without it, LISTEN and NOTIFY of Postgres do. */
  readonly redis: Redis | undefined
  readonly log: (message: string) => void
}

/** How long a front that receives changes uses an answer of Postgres about a key. */
export const KEY_FRESH_MS = 10_000
/**
 * How long a front that receives no changes uses an answer of Postgres about a key. Every front must refuse a revoked
 * key within a second.
 */
export const KEY_FRESH_UNHEARD_MS = 900
/** A connection that has not answered for this long may be broken. Less than the promised second. */
const LEASE_MS = 900
const RETRY_MS = 250
const HEARTBEAT_MS = 300

/** Announces changes to all fronts, so that their caches of keys and accounts are at most a second old. */
export function openChanges({ db, databaseUrl, redis, log }: ChangesOptions): Changes {
  const memories = new Set<Memory>()
  const closed = new AbortController()
  let provenUntilMs = Number.NEGATIVE_INFINITY

  const hear = (text: string) => {
    const [kind, value = ''] = text.split(' ')
    for (const memory of memories) {
      if (kind === 'key') memory.forgetKey(Buffer.from(value, 'base64'))
      if (kind === 'account') memory.forgetAccount(value)
    }
  }
  /** What the connection reports: once renewed, it may have missed messages; proven, it had them all at that instant. */
  const line: Line = {
    renewed() {
      for (const memory of memories) memory.doubtAll()
    },
    proven(askedAtMs) {
      provenUntilMs = askedAtMs + LEASE_MS
    },
  }
  const listener = redis
    ? listenToRedis(redis, CHANGE_CHANNEL, hear, line)
    : listen(databaseUrl, CHANGE_CHANNEL, hear, line)
  const send = async (text: string) => {
    if (redis) await redis.publish(CHANGE_CHANNEL, text)
    else await announceChange(db, text)
  }

  const announce = async (text: string) => {
    hear(text)
    try {
      await send(text)
    } catch (error) {
      log(`A change could not be announced to the other fronts; trying again (${(error as Error).message}).`)
      void retry(() => send(text), closed.signal)
    }
  }
  return {
    announceKey: (hash) => announce(`key ${hash.toString('base64')}`),
    announceAccount: (accountId) => announce(`account ${accountId}`),
    attach: (memory) => void memories.add(memory),
    isHearing: () => performance.now() < provenUntilMs,
    async close() {
      closed.abort()
      await listener.close()
    },
  }
}

/** Sends an announcement again until it succeeds or is no longer needed. */
async function retry(send: () => Promise<void>, closed: AbortSignal): Promise<void> {
  // After this time every front has asked Postgres again, so the announcement is no longer needed.
  const giveUpAtMs = performance.now() + KEY_FRESH_MS
  while (performance.now() < giveUpAtMs && !closed.aborted) {
    await sleep(RETRY_MS, undefined, { signal: closed, ref: false }).catch(() => {})
    const sent = await send().then(
      () => true,
      () => false,
    )
    if (sent) return
  }
}

/** Like `listen` of Postgres, over a channel of Redis: messages are lost while the connection is broken. */
function listenToRedis(redis: Redis, channel: string, hear: (text: string) => void, line: Line): Listener {
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
  const sendHeartbeat = async () => {
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
  const heartbeat = setInterval(() => orReconnect(sendHeartbeat()), HEARTBEAT_MS).unref()
  return {
    async close() {
      clearInterval(heartbeat)
      subscriber.disconnect()
    },
  }
}
