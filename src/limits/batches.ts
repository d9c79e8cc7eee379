import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '../errors.ts'
import type { AbuseRules } from './abuse.ts'
import { type Ask, type Bursts, countId, type Question, type SharedStore, type Slot, type Verdict } from './store.ts'
import { judged } from './verdicts.ts'

/** A busy front pauses between two batches, so that more questions go together. */
const PAUSE_FROM = 4
/** Bounded by what requests wait for a thread anyway. */
const PAUSE_MS = 2
/** A statement with this many questions takes about 5 ms. */
const BATCH_MAX = 500
/** Ten batches, at most a second of waiting. */
const WAITING_MAX = 5_000
const RETRY_AFTER_MS = 1_000

interface Waiting {
  readonly slot: Slot
  readonly question: Question
  resolve(verdict: Verdict): void
  reject(error: unknown): void
}

/**
 * Asks a store with one batch at a time. Questions that come meanwhile go together in the next. Throws `limits_busy` when
 * too many wait.
 */
export function batches(store: SharedStore, rules: AbuseRules): Ask {
  const waiting: Waiting[] = []
  let isGoing = false

  const go = async () => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, BATCH_MAX)
      await settle(batch)
      if (batch.length >= PAUSE_FROM) await sleep(PAUSE_MS)
    }
    isGoing = false
  }

  const settle = async (batch: readonly Waiting[]) => {
    // In the same order on all fronts, so that their statements do not wait for each other's locks in a circle.
    const groups = [...Map.groupBy(batch, groupId)].sort(([one], [other]) => (one < other ? -1 : 1))
    try {
      const asked = groups.map(([, group]) => ({ slot: group[0]!.slot, questions: group.map((each) => each.question) }))
      const answers = await store.settle(asked)
      for (const [at, [, group]] of groups.entries()) {
        const { verdicts, bursts } = judged(asked[at]!, answers[at]!, rules)
        if (bursts) await writeBursts(asked[at]!.slot.accountId, bursts)
        for (const [turn, { resolve }] of group.entries()) resolve(verdicts[turn]!)
      }
    } catch (error) {
      // The questions behind this batch would wait for the same silence.
      const failed = store.isAway(error) ? [...batch, ...waiting.splice(0)] : batch
      for (const { reject } of failed) reject(error)
    }
  }

  /** Before the penalised caller hears of it, so that every front knows the penalty then. */
  const writeBursts = async (accountId: string, bursts: Bursts) => {
    try {
      await store.writeBursts(accountId, bursts)
    } catch (error) {
      if (!store.isAway(error)) throw error
    }
  }

  return (slot, question) => {
    if (waiting.length >= WAITING_MAX) throw new Refusal('limits_busy', { retryAfterMs: RETRY_AFTER_MS })
    const { promise, resolve, reject } = Promise.withResolvers<Verdict>()
    waiting.push({ slot, question, resolve, reject })
    if (!isGoing) {
      isGoing = true
      // After all requests that have arrived by now.
      setImmediate(go)
    }
    return promise
  }
}

/** Both plans of an account whose plan has just changed are asked about. */
const groupId = ({ slot }: Waiting) => `${countId(slot)} ${slot.plan.units} ${slot.plan.requestsPerSecond}`
