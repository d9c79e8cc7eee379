import type { Holder, Installation, Outage } from './installation.ts'

/** One try of a request. The status is 0 when no whole answer came. */
interface Attempt {
  readonly fromMs: number
  readonly toMs: number
  readonly status: number
  /** A request with this Idempotency-Key was answered before. */
  readonly isReplay: boolean
}

/** A request of the client with all its tries. */
export interface Asked {
  readonly holder: Holder
  /** What the documents say that it costs. */
  readonly units: number
  /** Null for a request without an Idempotency-Key, which is tried once. */
  readonly key: string | null
  readonly attempts: Attempt[]
}

interface Range {
  readonly least: number
  readonly most: number
}

const NOTHING: Range = { least: 0, most: 0 }

/**
 * What a request may have been charged, by the rules of docs/operations.md and of the guide:
 *
 * - An answer costs its units, a replay and a refusal nothing.
 * - A try without an answer may have been charged. The one that takes over from it is free then.
 * - While the counter is away, it learns neither of units that are taken nor of those that are given back. Bought units are
 *   never forgotten: their counter is Postgres, whose answer may be lost.
 */
function chargeOf({ units, key, attempts }: Asked, outages: readonly Outage[], isBought: boolean): Range {
  const maybe = { least: 0, most: units }
  const counter = isBought ? 'Postgres' : 'Redis'
  const isDuring = (one: Attempt, targets: readonly string[]) =>
    outages.some(({ target, fromMs, toMs }) => targets.includes(target) && one.fromMs <= toMs && one.toMs >= fromMs)
  const ranges = attempts.map((attempt, at): Range => {
    if (attempt.status === 0) return maybe
    if (attempt.isReplay) return NOTHING
    if (attempt.status >= 400) return isDuring(attempt, [counter]) ? maybe : NOTHING
    const mayTakeOver = attempts.slice(0, at).some(({ status }) => status === 0 || status >= 500)
    const mayBeForgotten = !isBought && isDuring(attempt, ['Redis'])
    return mayTakeOver || mayBeForgotten ? maybe : { least: units, most: units }
  })
  const total = sum(ranges)
  const isSafe = key !== null && !attempts.some((attempt) => isDuring(attempt, ['Postgres', 'Redis']))
  return isSafe ? { ...total, most: Math.min(total.most, units) } : total
}

/** What an account may have been charged in all. */
export function chargesOf(asked: readonly Asked[], { outages, copyErrors }: Installation, holder: Holder): Range {
  return chargesIn(asked, outages, holder, copyErrors(holder), false)
}

/** The same of an account whose units are bought. */
export const boughtChargesOf = (asked: readonly Asked[], { outages }: Installation, holder: Holder): Range =>
  chargesIn(asked, outages, holder, [], true)

function chargesIn(
  asked: readonly Asked[],
  outages: readonly Outage[],
  holder: Holder,
  copyErrors: readonly number[],
  isBought: boolean,
): Range {
  const own = asked.filter((each) => each.holder === holder)
  const { least, most } = sum(own.map((each) => chargeOf(each, outages, isBought)))
  // A Redis that comes back empty takes its counts from the copy: it forgets what that lacks.
  const forgotten = copyErrors.reduce((total, error) => total + Math.max(0, error), 0)
  const added = copyErrors.reduce((total, error) => total + Math.max(0, -error), 0)
  return { least: least - forgotten, most: most + added }
}

const sum = (ranges: readonly Range[]): Range =>
  ranges.reduce((total, { least, most }) => ({ least: total.least + least, most: total.most + most }), NOTHING)
