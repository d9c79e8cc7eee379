import type { Refusal } from './errors.ts'

export interface TurnRules {
  readonly atOnce: number
  /** The number of calls that may wait. Another one is refused. */
  readonly waitingMax: number
  readonly refusal: () => Refusal
}

/** Runs work when its turn comes. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Runs a bounded number of calls concurrently, and lets a bounded number wait in order of arrival. */
export function inTurns({ atOnce, waitingMax, refusal }: TurnRules): InTurn {
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

/**
 * The same for calls of many accounts. Each account has its own line, with the rules `own`. Only the first call of a
 * line enters the line of all, so that an account with many calls delays another account by one call at most.
 */
export function inTurnsOfAccounts(
  own: TurnRules,
  all: TurnRules,
): <T>(id: string, work: () => Promise<T>) => Promise<T> {
  const inTurnOfAll = inTurns(all)
  const lines = new Map<string, { readonly inTurn: InTurn; calls: number }>()
  return async (id, work) => {
    const line = lines.get(id) ?? { inTurn: inTurns(own), calls: 0 }
    lines.set(id, line)
    line.calls += 1
    try {
      return await line.inTurn(() => inTurnOfAll(work))
    } finally {
      line.calls -= 1
      if (line.calls === 0) lines.delete(id)
    }
  }
}
