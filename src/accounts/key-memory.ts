import { LRUCache } from 'lru-cache'
import type { Memory } from './changes.ts'
import { cacheId } from './key-hash.ts'

/** What Postgres knows of a key, or of the grant of an assistant. */
interface Live {
  readonly account_id: string
}

export interface SeenKey<Row extends Live> {
  readonly live: Row
  /** When Postgres was asked, in milliseconds of the clock of the memory. */
  readonly confirmedAt: number
}

/** Answers of Postgres about keys or grants. Changes make it forget. */
export interface KeyMemory<Row extends Live> {
  /** For `Changes.attach`. */
  readonly memory: Memory
  seen(id: string): SeenKey<Row> | undefined
  /** When Postgres last said that the key does not exist. */
  wrongAt(id: string): number
  /** Whether no change can have been missed since this instant. */
  isSure(confirmedAt: number): boolean
  /** Asks Postgres once for a key. Concurrent requests share the answer. */
  ask(id: string, find: () => Promise<Row | null>): Promise<Row | null>
}

export function keyMemory<Row extends Live>(keysMax: number, now: () => number): KeyMemory<Row> {
  const seen = new LRUCache<string, SeenKey<Row>>({ max: keysMax })
  const wrong = new LRUCache<string, number>({ max: keysMax })
  const asking = new Map<string, Promise<Row | null>>()
  /** Answers from before this instant may be stale: an announcement may have been missed. */
  let doubtedUntil = Number.NEGATIVE_INFINITY

  const remember = (id: string, live: Row | null, confirmedAt: number) => {
    if (live) seen.set(id, { live, confirmedAt })
    else {
      seen.delete(id)
      wrong.set(id, confirmedAt)
    }
  }

  return {
    memory: {
      forgetKey(hash) {
        const id = cacheId(hash)
        for (const cache of [seen, wrong, asking]) cache.delete(id)
      },
      forgetAccount(accountId) {
        for (const [id, { live }] of seen.entries()) if (live.account_id === accountId) seen.delete(id)
        // The account of a pending answer is not known yet.
        asking.clear()
      },
      doubtAll() {
        doubtedUntil = now()
        asking.clear()
      },
    },
    seen: (id) => seen.get(id),
    wrongAt: (id) => wrong.get(id) ?? Number.NEGATIVE_INFINITY,
    isSure: (confirmedAt) => confirmedAt > doubtedUntil,
    ask(id, find) {
      const running = asking.get(id)
      if (running) return running
      const askedAt = now()
      const answer = find()
        .then((live) => {
          // The entry is gone when the key changed while Postgres was asked.
          if (asking.get(id) === answer) remember(id, live, askedAt)
          return live
        })
        .finally(() => {
          if (asking.get(id) === answer) asking.delete(id)
        })
      asking.set(id, answer)
      return answer
    },
  }
}
