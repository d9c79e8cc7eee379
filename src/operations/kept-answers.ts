import { lruCache } from '../platform/lru-cache.ts'

/** Answers that are kept at a time. One of a place has less than two kilobytes; only the two pictures have more. */
const KEPT_MAX = 1_000

interface Kept {
  readonly fromMs: number
  readonly answer: Promise<Uint8Array>
}

export type KeepAnswer = ReturnType<typeof keptAnswers>

/**
 * Keeps the answer of each name for the span of time that begins at `fromMs`. It is made once for all who ask in that span;
 * after a failure, the next caller tries again.
 */
export function keptAnswers() {
  const kept = lruCache<Kept>(KEPT_MAX)
  return (name: string, fromMs: number, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const found = kept.get(name)
    if (found?.fromMs === fromMs) return found.answer
    const answer = make()
    kept.set(name, { fromMs, answer })
    answer.catch(() => {
      if (kept.peek(name)?.answer === answer) kept.delete(name)
    })
    return answer
  }
}
