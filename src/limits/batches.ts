import { setTimeout as rest } from 'node:timers/promises'
import { Refusal } from '../errors.ts'
import type { AbuseRules } from './abuse.ts'
import { type Asked, keyOf, type Ledger, type Question, type Slot, type Verdict } from './ledger.ts'

/** Asks a ledger, together with all who ask at the same time. Throws `limits_busy` when too many wait. */
export type AskTogether = (slot: Slot, question: Question) => Promise<Verdict>

/** A front that is asked so many questions at once is busy: it rests before it asks again, so that more come together. */
const BUSY_FROM = 4
/** The more questions came together the longer it rests, so that a busy front asks a fraction as often; bounded by what its requests wait for a thread. */
const REST_MS_PER_QUESTION = 0.25
const REST_MS_MAX = 4
/** A statement of so many takes about 5 ms. */
const BATCH_MAX = 500
/** At ten batches a second this is the wait of a second, and whoever comes then is better told at once. */
const WAITING_MAX = 5_000
const RETRY_AFTER_MS = 1_000

interface Waiting {
  readonly slot: Slot
  readonly question: Question
  resolve(verdict: Verdict): void
  reject(error: unknown): void
}

/**
 * While an answer of the ledger is on its way, questions wait, and go together when it has come: each waits for at most one
 * round trip and that rest more than by itself, and a busy front asks a fraction as often.
 */
export function together(ledger: Ledger, abuse: AbuseRules): AskTogether {
  let waiting: Waiting[] = []
  let going = false

  const go = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH_MAX)
      waiting = waiting.slice(BATCH_MAX)
      await settle(batch)
      if (batch.length >= BUSY_FROM) await rest(restMs(batch.length))
    }
    going = false
  }

  const settle = async (batch: readonly Waiting[]): Promise<void> => {
    const groups = grouped(batch)
    try {
      const answers = await ledger.settle(groups.map(askedOf), abuse)
      for (const [at, group] of groups.entries())
        for (const [turn, { resolve }] of group.entries()) resolve(answers[at]![turn]!)
    } catch (error) {
      // Whoever waits behind it would only wait for the same silence.
      const failed = ledger.isAway(error) ? [...batch, ...waiting.splice(0)] : batch
      for (const { reject } of failed) reject(error)
    }
  }

  return (slot, question) => {
    if (waiting.length >= WAITING_MAX) throw new Refusal('limits_busy', { retryAfterMs: RETRY_AFTER_MS })
    const { promise, resolve, reject } = Promise.withResolvers<Verdict>()
    waiting.push({ slot, question, resolve, reject })
    if (!going) {
      going = true
      // After all requests that have arrived by now.
      setImmediate(go)
    }
    return promise
  }
}

const restMs = (questions: number): number => Math.min(REST_MS_MAX, Math.ceil(questions * REST_MS_PER_QUESTION))

const askedOf = (group: readonly Waiting[]): Asked => ({
  slot: group[0]!.slot,
  questions: group.map(({ question }) => question),
})

/** The questions of each slot, in the order in which they came; slots in an order that is the same on all fronts. */
function grouped(batch: readonly Waiting[]): readonly (readonly Waiting[])[] {
  if (batch.length === 1) return [batch]
  const groups = Map.groupBy(batch, ({ slot }) => groupOf(slot))
  return groups.size === 1
    ? [batch]
    : [...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group)
}

/** An account whose plan has just changed is asked about by both. */
const groupOf = (slot: Slot) => `${keyOf(slot)} ${slot.plan.units} ${slot.plan.requestsPerSecond}`
