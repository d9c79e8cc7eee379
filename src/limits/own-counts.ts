import { LRUCache } from 'lru-cache'
import type { AbuseRules } from './abuse.ts'
import { type Bucket, isAtRest, newBucket } from './bucket.ts'
import { type Count, countsWriter } from './counts-writer.ts'
import { judge } from './judge.ts'
import { keyOf, type Ledger, type Slot, type Verdict } from './ledger.ts'

/** Counts of a front that nobody counts beside: kept in this process, and written to a ledger behind the answers. */
export interface OwnCounts {
  /** Waits only where an account is asked about for the first time. */
  take(slot: Slot, units: number): Verdict | Promise<Verdict>
  /** Books units without asking, gives them back when negative, and says how many are used then. */
  book(slot: Slot, units: number): number | Promise<number>
  /** Writes what was counted, buckets too. Throws when the ledger is away: it is kept then, and tried again. */
  store(): Promise<void>
  /** For when all is stored, and others may count; `told` hears what was known. */
  forget(told?: (slot: Slot, used: number) => void): void
  /** True while the ledger is away and what was counted is not there. */
  isBehind(): boolean
}

interface Known {
  readonly key: string
  readonly count: Count
  readonly bucket: Bucket
}

/** Some 500 bytes each. Whoever drops out of it is asked for again. */
const ACCOUNTS_MAX = 50_000
/** A write that was on its way, what came after it, and what turned out to be owed by either; while others count there is always more. */
const ROUNDS = 3

export function ownCounts(ledger: Ledger, abuse: AbuseRules, log: (message: string) => void): OwnCounts {
  const known = new LRUCache<string, Known>({ max: ACCOUNTS_MAX })
  const buckets = new LRUCache<string, Bucket>({ max: ACCOUNTS_MAX })
  const loading = new Map<string, Promise<Known>>()
  const writer = countsWriter(ledger, abuse, log)

  const counted = <T>(slot: Slot, work: (account: Known) => T): T | Promise<T> => {
    const key = keyOf(slot)
    const account = known.get(key)
    return account ? work(account) : load(key, slot).then(work)
  }

  const load = (key: string, slot: Slot): Promise<Known> => {
    const begun = loading.get(key)
    if (begun) return begun
    const loaded = loadAccount(key, slot).finally(() => loading.delete(key))
    loading.set(key, loaded)
    return loaded
  }

  const loadAccount = async (key: string, slot: Slot): Promise<Known> => {
    const stored = await ledger.load(slot).catch((error) => {
      if (!ledger.isAway(error)) throw error
      return null
    })
    const bucket = buckets.get(slot.accountId) ?? newBucket(abuse, stored?.bucket ?? undefined)
    buckets.set(slot.accountId, bucket)
    const fresh: Count = { slot, used: stored?.used ?? 0, stored: stored?.used ?? null, unwritten: 0, isInDoubt: false }
    const count = writer.find(key) ?? fresh
    // With nothing to write, too, so that it is told what is used.
    if (count.stored === null) writer.add(key, count)
    const account = { key, count, bucket }
    known.set(key, account)
    return account
  }

  const book = ({ key, count }: Known, units: number): void => {
    if (units === 0) return
    count.used = Math.max(0, count.used + units)
    count.unwritten += units
    writer.add(key, count)
  }

  const take = (account: Known, slot: Slot, units: number): Verdict => {
    const verdict = judge(account.bucket, slot, account.count.used, units, clockMs())
    if (verdict.outcome === 'accepted') book(account, units)
    return verdict
  }

  return {
    take: (slot, units) => counted(slot, (account) => take(account, slot, units)),
    book: (slot, units) =>
      counted(slot, (account) => {
        book(account, units)
        return account.count.used
      }),
    async store() {
      for (let round = 0; round < ROUNDS && writer.waiting() > 0; round += 1) await writer.write()
      const nowMs = clockMs()
      const states = [...buckets.entries()].map(([accountId, bucket]) => [accountId, bucket.state()] as const)
      // With none, too: nobody would know otherwise whether the ledger is there.
      await ledger.writeBuckets(new Map(states.filter(([, state]) => !isAtRest(state, abuse, nowMs))), abuse)
    },
    forget(told) {
      if (told) for (const { count } of known.values()) told(count.slot, count.used)
      known.clear()
      buckets.clear()
    },
    isBehind: writer.isBehind,
  }
}

/** Unix milliseconds that never go back. */
const clockMs = () => performance.timeOrigin + performance.now()
