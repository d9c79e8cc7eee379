import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '../../platform/errors.ts'
import { type Ask, countId, type Question, type SharedStore, type Slot, type Verdict } from './store.ts'

/** After a batch of this size the front pauses, so that the next batch is larger. */
const PAUSE_FROM = 4
/** Less than requests wait for a thread anyway. */
const PAUSE_MS = 2
/** A statement with this many questions takes about 5 ms. */
const BATCH_MAX = 500
/** Ten batches, at most a second of waiting. */
const WAITING_MAX = 5_000

const OUTCOMES: Readonly<Record<string, Verdict['outcome']>> = {
  a: 'accepted',
  q: 'quota_exceeded',
  r: 'rps_exceeded',
  p: 'penalised',
}

interface Waiting {
  readonly slot: Slot
  readonly question: Question
  resolve(verdict: Verdict): void
  reject(error: unknown): void
}

/**
 * Asks a store with one batch at a time. Questions that arrive meanwhile go together in the next. Throws `limits_busy`
 * when too many wait.
 */
export function batches(store: SharedStore): Ask {
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
    // All fronts use the same order, so that no two statements wait for each other's locks.
    const groups = [...Map.groupBy(batch, groupId)].sort(([one], [other]) => (one < other ? -1 : 1))
    const asked = groups.map(([, group]) => ({ slot: group[0]!.slot, questions: group.map((each) => each.question) }))
    try {
      const answers = await store.settle(asked)
      for (const [at, { outcomes, penaltyMs, ...answer }] of answers.entries()) {
        let { used } = answer
        for (const [turn, { question, resolve }] of groups[at]![1].entries()) {
          const outcome = OUTCOMES[outcomes[turn]!]!
          if (outcome === 'accepted') used = Math.max(0, used + question.units)
          resolve({ outcome, used, penaltyMs: outcome === 'penalised' ? penaltyMs : 0 })
        }
      }
    } catch (error) {
      // The questions behind this batch would wait for the same silence.
      for (const { reject } of store.isAway(error) ? [...batch, ...waiting.splice(0)] : batch) reject(error)
    }
  }

  return (slot, question) => {
    if (waiting.length >= WAITING_MAX) throw new Refusal('limits_busy', { retryAfterMs: 1_000 })
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

/** Shortly after a change of plan, questions about one account carry two plans. */
const groupId = ({ slot }: Waiting) => `${countId(slot)} ${slot.plan.units} ${slot.plan.requestsPerSecond}`
