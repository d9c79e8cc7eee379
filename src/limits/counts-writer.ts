import type { Database } from '../db/pool.ts'
import { settleLimits } from '../db/quota-use.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { type AbuseRules, abuseList } from './abuse.ts'
import type { Slot } from './ledger.ts'

/** The units of an account in one period, as the front that is alone knows them. */
export interface Count {
  readonly slot: Slot
  /** With what is not written. */
  used: number
  /** What Postgres has told last. */
  stored: number
  unwritten: number
  /** Something was sent without an answer, and may be in Postgres. */
  isInDoubt: boolean
}

/** Writes counts to Postgres, some time after they have changed. */
export interface CountsWriter {
  /** Takes a count that has changed, whose account is known by a key. */
  add(key: string, count: Count): void
  /** One that is not written yet. */
  find(key: string): Count | undefined
  /** Writes what has changed before. Throws `database_unavailable`: it is kept then, and tried again. */
  write(): Promise<void>
  /** Counts that are not written. */
  waiting(): number
  /** True while Postgres is away. */
  isBehind(): boolean
}

/** What a front that is killed has answered and not counted; less than Postgres itself may forget. */
const WRITE_AFTER_MS = 100
const RETRY_MS = 500
/** A statement of so many takes some 20 ms. */
const BATCH_MAX = 500
/** While Postgres is away; of more accounts than this the first ones are forgotten. */
const WAITING_MAX = 50_000

export function countsWriter(db: Database, abuse: AbuseRules, log: (message: string) => void): CountsWriter {
  const changed = new Map<string, Count>()
  let isPlanned = false
  let writing: Promise<void> | undefined
  let trouble = ''

  const plan = () => {
    if (isPlanned) return
    isPlanned = true
    setTimeout(writeLater, trouble ? RETRY_MS : WRITE_AFTER_MS).unref()
  }

  const writeLater = async () => {
    isPlanned = false
    await write().catch(() => {})
    if (changed.size > 0) plan()
  }

  const write = (): Promise<void> => {
    writing ??= writeAll().finally(() => {
      writing = undefined
    })
    return writing
  }

  const writeAll = async () => {
    try {
      for (let left = changed.size; left > 0; left -= BATCH_MAX) await writeBatch()
      if (trouble) log('Limits are counted in postgres again.')
      trouble = ''
    } catch (error) {
      const { message } = error as Error
      if (message !== trouble) log(`Limits are counted in process: what was counted can't be written (${message}).`)
      trouble = message
      throw error
    }
  }

  const writeBatch = async () => {
    const batch = [...changed].slice(0, BATCH_MAX).sort(([one], [other]) => (one < other ? -1 : 1))
    const sent = batch.map(([, { unwritten }]) => unwritten)
    for (const [at, [key, count]] of batch.entries()) {
      changed.delete(key)
      count.unwritten -= sent[at]!
    }
    try {
      const answers = await settleLimits(
        db,
        batch.map(([, { slot }], at) => bookingOf(slot, sent[at]!)),
        abuseList(abuse),
      )
      for (const [at, [key, count]] of batch.entries()) learn(key, count, answers[at]!.used, sent[at]!)
    } catch (error) {
      for (const [at, [key, count]] of batch.entries()) {
        count.unwritten += sent[at]!
        count.isInDoubt ||= isUnavailable(error)
        changed.set(key, count)
      }
      throw error
    }
  }

  const learn = (key: string, count: Count, before: number, sent: number) => {
    if (count.isInDoubt && before !== count.stored) {
      // Nobody else writes here: this has arrived without an answer and was sent again, or Postgres has lost it in a crash.
      count.unwritten -= before - count.stored
      changed.set(key, count)
    }
    count.isInDoubt = false
    count.stored = Math.max(0, before + sent)
    count.used = Math.max(0, count.stored + count.unwritten)
  }

  return {
    add(key, count) {
      if (changed.size >= WAITING_MAX && !changed.has(key)) changed.delete(changed.keys().next().value!)
      changed.set(key, count)
      plan()
    },
    find: (key) => changed.get(key),
    write,
    waiting: () => changed.size,
    isBehind: () => trouble !== '',
  }
}

const bookingOf = ({ accountId, plan, period }: Slot, units: number) => ({
  accountId,
  period: plan.period,
  periodStart: period.start,
  unitsMax: plan.units,
  perSecond: plan.requestsPerSecond,
  kinds: 'b',
  amounts: [units],
})
