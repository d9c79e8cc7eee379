import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { announceChange, CHANGE_CHANNEL } from '../db/changes.ts'
import { type Line, listen } from '../db/listen.ts'
import type { Database } from '../db/pool.ts'
import { KEY_FRESH_MS } from './caller.ts'
import { listenToRedis } from './redis-line.ts'

/** What a front remembers of keys and accounts, and has to forget. */
export interface Memory {
  forgetKey(hash: Buffer): void
  forgetAccount(accountId: string): void
  /** Announcements may have been missed: nothing that was remembered until now is certain. */
  doubtAll(): void
}

export interface Changes {
  /** Every front forgets a key, by its SHA-256: this one at once, the others within a second. Never throws. */
  announceKey(hash: Buffer): Promise<void>
  /** Every front forgets what it remembers of an account and its keys. Never throws. */
  announceAccount(accountId: string): Promise<void>
  attach(memory: Memory): void
  /** Whether an announcement of this moment would arrive here. False while the line is broken or silent. */
  isHearing(): boolean
  close(): Promise<void>
}

export interface ChangesOptions {
  readonly db: Database
  readonly databaseUrl: string
  /** Announcements go by its pub/sub; without it by LISTEN and NOTIFY of Postgres. */
  readonly redis: Redis | undefined
  readonly log: (message: string) => void
}

/** A line that has not answered for so long may be broken without our knowing. Less than the second that is promised. */
const LEASE_MS = 900
const RETRY_MS = 250

/** Tells all fronts what changed, so that what they remember of keys and accounts is never older than a second. */
export function openChanges({ db, databaseUrl, redis, log }: ChangesOptions): Changes {
  const memories = new Set<Memory>()
  const closed = new AbortController()
  let provenUntilMs = Number.NEGATIVE_INFINITY

  const told = (text: string) => {
    const [kind, value = ''] = text.split(' ')
    for (const memory of memories) {
      if (kind === 'key') memory.forgetKey(Buffer.from(value, 'base64'))
      if (kind === 'account') memory.forgetAccount(value)
    }
  }
  const line: Line = {
    renewed() {
      for (const memory of memories) memory.doubtAll()
    },
    proven(askedAtMs) {
      provenUntilMs = askedAtMs + LEASE_MS
    },
  }
  const listener = redis
    ? listenToRedis(redis, CHANGE_CHANNEL, told, line)
    : listen(databaseUrl, CHANGE_CHANNEL, told, line)
  const send = async (text: string) => {
    if (redis) await redis.publish(CHANGE_CHANNEL, text)
    else await announceChange(db, text)
  }

  const retry = async (text: string) => {
    // No front believes its memory for longer, so that nobody needs the announcement then.
    const giveUpAtMs = performance.now() + KEY_FRESH_MS
    while (performance.now() < giveUpAtMs && !closed.signal.aborted) {
      await sleep(RETRY_MS, undefined, { signal: closed.signal, ref: false }).catch(() => {})
      const sent = await send(text).then(
        () => true,
        () => false,
      )
      if (sent) return
    }
  }
  const announce = async (text: string) => {
    told(text)
    try {
      await send(text)
    } catch (error) {
      log(`A change could not be announced to the other fronts; trying again (${(error as Error).message}).`)
      void retry(text)
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
