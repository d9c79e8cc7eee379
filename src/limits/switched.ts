import { Refusal } from '../errors.ts'
import type { Counting, InsuredLedger } from './insured-ledger.ts'
import type { Verdict } from './ledger.ts'
import type { OwnCounts } from './own-counts.ts'

export interface SwitchedLedger extends Counting {
  /** From now on counts by itself. Throws when the shared ledger is away. */
  enter(): Promise<void>
  /** From now on asks the ledger that all fronts share, in which all is written. Throws when it is away: nothing is changed then. */
  leave(): Promise<void>
}

/** A change takes as long as the questions on their way, and whoever comes then in such numbers is better told at once. */
const WAITING_MAX = 5_000
const RETRY_AFTER_MS = 1_000

/** Counts in this process while it is told that nobody counts beside it, and else in the shared ledger. */
export function switched(shared: InsuredLedger, own: OwnCounts): SwitchedLedger {
  let isOwn = false
  let changing: Promise<void> | undefined
  let waiting = 0
  let running = 0
  let onIdle = () => {}

  const ask = <T>(ofOwn: () => T | Promise<T>, ofShared: () => T | Promise<T>): T | Promise<T> => {
    if (changing) return askLater(ofOwn, ofShared)
    const answer = isOwn ? ofOwn() : ofShared()
    if (answer instanceof Promise) {
      running += 1
      answer.then(ended, ended)
    }
    return answer
  }

  const ended = () => {
    running -= 1
    if (running === 0) onIdle()
  }

  const idle = (): Promise<void> =>
    new Promise((resolve) => {
      onIdle = resolve
      if (running === 0) resolve()
    })

  const askLater = async <T>(ofOwn: () => T | Promise<T>, ofShared: () => T | Promise<T>): Promise<T> => {
    if (waiting >= WAITING_MAX) throw new Refusal('limits_busy', { retryAfterMs: RETRY_AFTER_MS })
    waiting += 1
    try {
      while (changing) await changing
    } finally {
      waiting -= 1
    }
    return ask(ofOwn, ofShared)
  }

  /** Lets what is running end, and what comes wait, while `work` is done. */
  const change = async (work: () => Promise<void>): Promise<void> => {
    while (changing) await changing
    const { promise, resolve } = Promise.withResolvers<void>()
    changing = promise
    try {
      await idle()
      await work()
    } finally {
      changing = undefined
      resolve()
    }
  }

  return {
    take: (slot, units) =>
      ask<Verdict>(
        () => own.take(slot, units),
        () => shared.take(slot, units),
      ),
    book: (slot, units) =>
      ask<number>(
        () => own.book(slot, units),
        () => shared.book(slot, units),
      ),
    isCountingInProcess: () => (isOwn ? own.isBehind() : shared.isCountingInProcess()),
    enter: () =>
      change(async () => {
        await shared.settleDebts()
        // Somebody may have counted meanwhile.
        await own.store()
        own.forget()
        isOwn = true
      }),
    async leave() {
      if (!isOwn) return
      // Nearly all is written, and the ledger found to be there, before anybody has to wait.
      await own.store()
      await change(async () => {
        await own.store()
        own.forget(shared.learn)
        isOwn = false
      })
    },
  }
}
