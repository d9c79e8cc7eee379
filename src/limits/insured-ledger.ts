import { LRUCache } from 'lru-cache'
import { breaker } from '../breaker.ts'
import type { Ledger, Slot, Verdict } from './ledger.ts'
import { type Seconds, secondsInProcess } from './seconds.ts'

export interface InsuredLedger {
  take(slot: Slot, units: number): Promise<Verdict>
  giveBack(slot: Slot, units: number): Promise<void>
  find(slot: Slot): Promise<number>
  /** True while the store is away and units are counted in this process alone. */
  isCountingInProcess(): boolean
}

/** Some 300 bytes each. Whoever drops out of it begins an outage with a count of zero. */
const ACCOUNTS_MAX = 50_000

/**
 * Keeps counting while the store of a ledger is away: from the last counts that it gave, in this process, so that each
 * front allows what remained. What was counted is booked in the store as soon as it answers again. `log` is told once of
 * each change.
 */
export function insured(ledger: Ledger, log: (message: string) => void): InsuredLedger {
  const lastUsed = new LRUCache<string, number>({ max: ACCOUNTS_MAX })
  /** Units counted in process and not yet booked; negative where more was given back. */
  const owed = new LRUCache<string, { slot: Slot; units: number }>({ max: ACCOUNTS_MAX })
  const seconds: Seconds = secondsInProcess()
  const awayError = new Error(`${ledger.name} is away and another request is trying it`)
  const spare = breaker(ledger.isAway, () => awayError)
  let away = false

  /** What the store answers or, where it is away, what `otherwise` makes of it. */
  const ask = async <T>(question: () => Promise<T>, otherwise: () => T | Promise<T>): Promise<T> => {
    try {
      const answer = await spare(question)
      if (away) comeBack()
      return answer
    } catch (error) {
      if (error !== awayError && !ledger.isAway(error)) throw error
      if (!away) log(`Limits are counted in process: ${ledger.name} is away (${(error as Error).message}).`)
      away = true
      return otherwise()
    }
  }

  const comeBack = () => {
    away = false
    log(`Limits are counted in ${ledger.name} again.`)
    settle().catch((error: Error) => log(`Counts of the outage could not be booked: ${error.message}`))
  }

  /** Each debt is taken off before it is booked, so that two outages in a row book it once. */
  const settle = async () => {
    for (const key of [...owed.keys()]) {
      const debt = owed.get(key)
      if (!debt) continue
      owed.delete(key)
      await ask(
        () => ledger.add(debt.slot, debt.units),
        () => owe(debt.slot, debt.units),
      )
    }
  }

  const owe = (slot: Slot, units: number) => {
    const key = keyOf(slot)
    owed.set(key, { slot, units: (owed.get(key)?.units ?? 0) + units })
  }

  const usedInProcess = (slot: Slot) =>
    Math.max(0, (lastUsed.get(keyOf(slot)) ?? 0) + (owed.get(keyOf(slot))?.units ?? 0))

  const takeInProcess = (slot: Slot, units: number): Verdict => {
    const used = usedInProcess(slot)
    if (used + units > slot.plan.units) return { outcome: 'quota_exceeded', used }
    owe(slot, units)
    return { outcome: 'accepted', used: used + units }
  }

  /** A refusal when the second is used up, counted in process. */
  const second = async (slot: Slot): Promise<Verdict | null> => {
    const waitMs = await seconds(slot)
    return waitMs === 0 ? null : { outcome: 'rps_exceeded', used: lastUsed.get(keyOf(slot)) ?? null, waitMs }
  }

  return {
    async take(slot, units) {
      const refused = ledger.countsSeconds ? null : await second(slot)
      if (refused) return refused
      return ask(
        async () => {
          const answer = await ledger.take(slot, units)
          if (answer.used !== null) lastUsed.set(keyOf(slot), answer.used)
          return answer
        },
        async () => (ledger.countsSeconds && (await second(slot))) || takeInProcess(slot, units),
      )
    },
    giveBack: (slot, units) =>
      ask(
        async () => {
          await ledger.add(slot, -units)
          const used = lastUsed.get(keyOf(slot))
          if (used !== undefined) lastUsed.set(keyOf(slot), used - units)
        },
        () => owe(slot, -units),
      ),
    find: (slot) =>
      ask(
        async () => {
          const used = await ledger.find(slot)
          lastUsed.set(keyOf(slot), used)
          return used
        },
        () => usedInProcess(slot),
      ),
    isCountingInProcess: () => away,
  }
}

const keyOf = ({ accountId, plan, period }: Slot) => `${accountId} ${plan.period} ${period.start}`
