import { LRUCache } from 'lru-cache'

/** Answers that took some work, for five minutes. A failed one is not kept. */
export interface Remembered {
  get<T>(key: string, work: () => Promise<T>): Promise<T>
  /** Forgets the answers whose keys have this prefix. */
  forget(start: string): void
}

export const REMEMBERED_SECONDS = 300
/** Each of at most about 30 kB. */
const ANSWERS_MAX = 200

export function remembered(ttlMs = REMEMBERED_SECONDS * 1_000): Remembered {
  const answers = new LRUCache<string, Promise<unknown>>({ max: ANSWERS_MAX, ttl: ttlMs })
  return {
    get<T>(key: string, work: () => Promise<T>): Promise<T> {
      const known = answers.get(key)
      if (known) return known as Promise<T>
      const made = work()
      answers.set(key, made)
      made.catch(() => {
        if (answers.peek(key) === made) answers.delete(key)
      })
      return made
    },
    forget(start) {
      for (const key of answers.keys()) if (key.startsWith(start)) answers.delete(key)
    },
  }
}
