import { lruCache } from '../../../platform/lru-cache.ts'
import type { Ask, Counting } from './store.ts'

/**
 * When bursts bring a penalty, and how long it is. A burst is a second, starting with a refusal for the rate, in which
 * a front refuses more requests for it than the plan allows per second. A caller below twice the rate of its plan never
 * causes one. Neither does a client that respects `Retry-After` and has at most as many requests open as the plan
 * allows per second.
 */
export const ABUSE = {
  /** Bursts that bring a penalty. */
  strikes: 5,
  /** How long a burst counts. */
  strikesWithinMs: 60_000,
  penaltyMs: 30_000,
  /** The next penalty is twice as long if it begins within this time after the last. */
  doubledWithinMs: 3_600_000,
  penaltyMsMax: 600_000,
}
export type AbuseRules = Readonly<typeof ABUSE>

const SECOND_MS = 1_000
/** About 300 bytes each. The least recently refused are forgotten. */
const ACCOUNTS_MAX = 50_000

/** What one front knows of an account that exceeded its rate. Instants are those of the monotonic clock. */
export interface Offences {
  /** Requests refused for the rate in the second that began at `sinceMs`. */
  readonly refused: number
  readonly sinceMs: number
  /** The bursts that count towards the next penalty. */
  readonly strikesMs: readonly number[]
  /** Penalties, each of which began within the time for which the one before doubles it. */
  readonly penalties: number
  readonly penaltyEndsMs: number
}

export const NO_OFFENCES: Offences = { refused: 0, sinceMs: 0, strikesMs: [], penalties: 0, penaltyEndsMs: 0 }

/** The offences of an account after another request was refused for the rate. */
export function afterRefusal(before: Offences, perSecond: number, atMs: number, rules: AbuseRules): Offences {
  const isSameSecond = atMs < before.sinceMs + SECOND_MS
  const refused = isSameSecond ? before.refused + 1 : 1
  const after = { ...before, refused, sinceMs: isSameSecond ? before.sinceMs : atMs }
  if (refused !== perSecond + 1) return after
  const strikesMs = [...before.strikesMs.filter((struckMs) => struckMs > atMs - rules.strikesWithinMs), atMs]
  if (strikesMs.length < rules.strikes) return { ...after, strikesMs }
  const penalties = atMs < before.penaltyEndsMs + rules.doubledWithinMs ? before.penalties + 1 : 1
  const lengthMs = Math.min(rules.penaltyMsMax, rules.penaltyMs * 2 ** (penalties - 1))
  return { ...after, strikesMs: [], penalties, penaltyEndsMs: atMs + lengthMs }
}

export interface Penalties {
  readonly ask: Ask
  /** The remaining time of a penalty that this front knows of. Zero or below without one. */
  penaltyMsOf(accountId: string): number
}

/** Recognises bursts, refuses penalised accounts, and announces penalties to the other fronts. */
export function withPenalties(
  { ask, penalise }: Counting,
  rules: AbuseRules,
  nowMs = () => performance.now(),
): Penalties {
  const known = lruCache<Offences>(ACCOUNTS_MAX)
  const penaltyMsOf = (accountId: string) => (known.get(accountId)?.penaltyEndsMs ?? 0) - nowMs()

  return {
    penaltyMsOf,
    async ask(slot, question) {
      const { accountId, plan } = slot
      if (question.kind === 'take' && penaltyMsOf(accountId) > 0) {
        const { used } = await ask(slot, { kind: 'book', units: 0 })
        return { outcome: 'penalised', used, penaltyMs: penaltyMsOf(accountId) }
      }
      const verdict = await ask(slot, question)
      if (verdict.outcome !== 'rps_exceeded') return verdict
      if (penaltyMsOf(accountId) <= 0) {
        known.set(accountId, afterRefusal(known.get(accountId) ?? NO_OFFENCES, plan.requestsPerSecond, nowMs(), rules))
        // The other fronts know of the penalty before the caller does.
        if (penaltyMsOf(accountId) > 0) await penalise(accountId, penaltyMsOf(accountId))
      }
      const penaltyMs = penaltyMsOf(accountId)
      return penaltyMs > 0 ? { ...verdict, outcome: 'penalised', penaltyMs } : verdict
    },
  }
}
