import type { Refusal } from './errors.ts'

export interface TurnRules {
  readonly atOnce: number
  /** Calls that may wait. One more is refused. */
  readonly waitingMax: number
  readonly refusal: () => Refusal
}

/** Runs a bounded number of calls concurrently, and lets a bounded number wait in order of arrival. */
export function inTurns({ atOnce, waitingMax, refusal }: TurnRules): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < atOnce) running += 1
    else if (waiting.length < waitingMax) await new Promise<void>((resolve) => void waiting.push(resolve))
    else throw refusal()
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
