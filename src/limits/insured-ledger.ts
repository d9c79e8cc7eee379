import { LRUCache } from 'lru-cache'
import { breaker } from '../breaker.ts'
import type { AbuseRules } from './abuse.ts'
import { together } from './batches.ts'
import { type Bucket, newBucket } from './bucket.ts'
import { judge } from './judge.ts'
import { keyOf, type Ledger, type Question, type Slot, type Verdict } from './ledger.ts'

/** Where the units and requests of accounts are counted. */
export interface Counting {
  /** At once where nobody has to be asked. */
  take(slot: Slot, units: number): Verdict | Promise<Verdict>
  /** Books units without asking, gives them back when negative, and says how many are used then. */
  book(slot: Slot, units: number): number | Promise<number>
  /** True while the store is away and units are counted in this process alone. */
  isCountingInProcess(): boolean
}

export interface InsuredLedger extends Counting {
  /** What is used according to somebody who has counted. */
  learn(slot: Slot, used: number): void
  /** Books in the store what was counted in this process while it was away, as far as it answers. */
  settleDebts(): Promise<void>
}

/** Some 300 bytes each. Whoever drops out of it begins an outage with a count of zero. */
const ACCOUNTS_MAX = 50_000

/**
 * Keeps counting while the store of a ledger is away: from the last counts that it gave, in this process, so that each
 * front allows what remained. What was counted is booked in the store as soon as it answers again. `log` is told once of
 * each change.
 */
export function insured(ledger: Ledger, abuse: AbuseRules, log: (message: string) => void): InsuredLedger {
  const asked = together(ledger, abuse)
  const lastUsed = new LRUCache<string, number>({ max: ACCOUNTS_MAX })
  /** Units counted in process and not yet booked; negative where more was given back. */
  const owed = new LRUCache<string, { slot: Slot; units: number }>({ max: ACCOUNTS_MAX })
  const buckets = new LRUCache<string, Bucket>({ max: ACCOUNTS_MAX })
  /** When penalties end: until then nobody need be asked, so that whoever bursts costs the store nothing. */
  const penalties = new LRUCache<string, number>({ max: ACCOUNTS_MAX })
  const awayError = new Error(`${ledger.name} is away and another request is trying it`)
  const spare = breaker(ledger.isAway, () => awayError)
  let away = false

  /** What the store answers or, where it is away, what `otherwise` makes of it. */
  const ask = async (slot: Slot, question: Question, otherwise: () => Verdict): Promise<Verdict> => {
    try {
      const verdict = await spare(() => asked(slot, question))
      if (away) comeBack()
      lastUsed.set(keyOf(slot), verdict.used)
      return remembered(slot, verdict)
    } catch (error) {
      if (error !== awayError && !ledger.isAway(error)) throw error
      if (!away) log(`Limits are counted in process: ${ledger.name} is away (${(error as Error).message}).`)
      away = true
      return remembered(slot, otherwise())
    }
  }

  const remembered = (slot: Slot, verdict: Verdict): Verdict => {
    if (verdict.outcome === 'penalised') penalties.set(slot.accountId, performance.now() + verdict.penaltyMs)
    return verdict
  }

  const comeBack = () => {
    away = false
    log(`Limits are counted in ${ledger.name} again.`)
    settleDebts().catch((error: Error) => log(`Counts of the outage could not be booked: ${error.message}`))
  }

  /** Each debt is taken off before it is booked, so that two outages in a row book it once. */
  const settleDebts = async () => {
    for (const key of [...owed.keys()]) {
      const debt = owed.get(key)
      if (!debt) continue
      owed.delete(key)
      await book(debt.slot, debt.units)
    }
  }

  const book = async (slot: Slot, units: number): Promise<number> =>
    (await ask(slot, { kind: 'book', units }, () => bookInProcess(slot, units))).used

  const bookInProcess = (slot: Slot, units: number): Verdict => {
    const key = keyOf(slot)
    if (units !== 0) owed.set(key, { slot, units: (owed.get(key)?.units ?? 0) + units })
    return { outcome: 'accepted', used: usedInProcess(slot), penaltyMs: 0 }
  }

  const usedInProcess = (slot: Slot) =>
    Math.max(0, (lastUsed.get(keyOf(slot)) ?? 0) + (owed.get(keyOf(slot))?.units ?? 0))

  const takeInProcess = (slot: Slot, units: number): Verdict => {
    const bucket = buckets.get(slot.accountId) ?? newBucket(abuse)
    buckets.set(slot.accountId, bucket)
    const verdict = judge(bucket, slot, usedInProcess(slot), units, performance.now())
    if (verdict.outcome === 'accepted') bookInProcess(slot, units)
    return verdict
  }

  /** The penalty that this process knows of. */
  const penalised = (slot: Slot): Verdict | null => {
    const penaltyMs = (penalties.get(slot.accountId) ?? -Infinity) - performance.now()
    return penaltyMs > 0 ? { outcome: 'penalised', used: usedInProcess(slot), penaltyMs } : null
  }

  return {
    take: (slot, units) => penalised(slot) ?? ask(slot, { kind: 'take', units }, () => takeInProcess(slot, units)),
    book,
    learn: (slot, used) => void lastUsed.set(keyOf(slot), used),
    settleDebts,
    isCountingInProcess: () => away,
  }
}
