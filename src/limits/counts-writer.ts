import type { AbuseRules } from './abuse.ts'
import type { Ledger, Slot } from './ledger.ts'

/** The units of an account in one period, as the front that is alone knows them. */
export interface Count {
  readonly slot: Slot
  /** With what is not written. */
  used: number
  /** What the store has told last; null as long as it was away. */
  stored: number | null
  unwritten: number
  /** Something was sent without an answer, and may have arrived. */
  isInDoubt: boolean
}

/** Writes counts to the store, some time after they have changed. */
export interface CountsWriter {
  /** Takes a count that has changed, or that the store has not told yet, and the key by which it is known. */
  add(key: string, count: Count): void
  /** One that is not written yet. */
  find(key: string): Count | undefined
  /** Writes what has changed before. Throws when the store is away: it is kept then, and tried again. */
  write(): Promise<void>
  /** Counts that are not written. */
  waiting(): number
  /** True while the store is away. */
  isBehind(): boolean
}

/** What a front that is killed has answered and not counted; less than the store itself may forget. */
const WRITE_AFTER_MS = 100
const RETRY_MS = 500
/** A statement of so many takes some 20 ms. */
const BATCH_MAX = 500
/** While the store is away; of more accounts than this the first ones are forgotten. */
const WAITING_MAX = 50_000

export function countsWriter(ledger: Ledger, abuse: AbuseRules, log: (message: string) => void): CountsWriter {
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
      if (trouble) log(`Limits are counted in ${ledger.name} again.`)
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
      const answers = await ledger.settle(
        batch.map(([, { slot }], at) => ({ slot, questions: [{ kind: 'book', units: sent[at]! }] })),
        abuse,
      )
      for (const [at, [key, count]] of batch.entries()) learn(key, count, answers[at]![0]!.used, sent[at]!)
    } catch (error) {
      for (const [at, [key, count]] of batch.entries()) {
        count.unwritten += sent[at]!
        count.isInDoubt ||= ledger.isAway(error)
        changed.set(key, count)
      }
      throw error
    }
  }

  const learn = (key: string, count: Count, stored: number, sent: number) => {
    const beyond = count.stored === null ? 0 : stored - sent - count.stored
    if (count.isInDoubt && beyond !== 0) {
      // Nobody else writes here: this has arrived without an answer and was sent again, or was lost there in a crash.
      count.unwritten -= beyond
      changed.set(key, count)
    }
    count.isInDoubt = false
    count.stored = stored
    count.used = Math.max(0, stored + count.unwritten)
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
