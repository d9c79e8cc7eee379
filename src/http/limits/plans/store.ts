import type { Plan } from '../../../accounts/billing/plans.ts'

/** Asks a question where counts are kept: in the memory of the front, in Postgres or in Redis. */
export type Ask = (slot: Slot, question: Question) => Promise<Verdict>

/** One account in one period of its plan. Units are counted for each slot. */
export interface Slot {
  readonly accountId: string
  readonly plan: Plan
  readonly period: Period
}

export interface Question {
  /**
   * `take` takes one request of the second and the units: nothing if the second is full, and no units if the plan has
   * too few. `book` adds units even beyond the plan. Negative units are given back, and zero reads the count.
   */
  readonly kind: 'take' | 'book'
  readonly units: number
}

export interface Verdict {
  readonly outcome: 'accepted' | 'quota_exceeded' | 'rps_exceeded' | 'penalised'
  /** Units used in the period, including those just taken. */
  readonly used: number
  /** The remaining penalty of a penalised request, otherwise zero. */
  readonly penaltyMs: number
}

/** What remains of a plan in its current period, with the extra units. */
export interface Allowance {
  readonly limit: number
  readonly remaining: number
  /** Unix milliseconds at which the next period begins. */
  readonly resetAtMs: number
}

/** Where one front counts. */
export interface Counting {
  readonly ask: Ask
  /** Announces a penalty to all other fronts. */
  penalise(accountId: string, penaltyMs: number): Promise<void>
  /** Where counts are kept now. It is `process` while the store is unreachable and only this process has the counts. */
  countedIn(): 'redis' | 'postgres' | 'process'
  /** Writes what is counted in memory. Tries for `deadlineMs` while Postgres is unreachable, and throws then. */
  close(deadlineMs?: number): Promise<void>
}

/** A store that several fronts ask. */
export interface SharedStore {
  readonly name: 'redis' | 'postgres'
  /**
   * Answers the questions about each slot in their order. No two fronts take the same unit or the same request of a
   * second.
   */
  settle(asked: readonly Asked[]): Promise<readonly Settled[]>
  /** Refuses all requests of an account for a time, at all fronts. */
  penalise(accountId: string, penaltyMs: number): Promise<void>
  /** True for errors which mean that the store cannot be reached at present. */
  isAway(error: unknown): boolean
}

export interface Asked {
  readonly slot: Slot
  readonly questions: readonly Question[]
}

/** The answer of a store about one slot. */
export interface Settled {
  /** A letter for each question: a(ccepted), q(uota exceeded), r(ate exceeded), p(enalised). */
  readonly outcomes: string
  /** Units used before the first question. */
  readonly used: number
  /** The remaining penalty of the account, otherwise zero. */
  readonly penaltyMs: number
}

/** The period of a slot, as `month 2026-11-01`. */
export const periodName = ({ plan, period }: Slot): string => `${plan.period} ${period.start}`

/** Identifies the count of units of a slot. */
export const countId = (slot: Slot): string => `${slot.accountId} ${periodName(slot)}`

/** Gives units back to a slot that this front may not have counted yet. A store takes units back only if it has. */
export async function returnUnitsTo(ask: Ask, slot: Slot, units: number): Promise<void> {
  await ask(slot, { kind: 'book', units: 0 })
  await ask(slot, { kind: 'book', units: -units })
}

interface Period {
  /** First day, `YYYY-MM-DD` in UTC. */
  readonly start: string
  /** Unix milliseconds of the instant at which the next period begins. */
  readonly endMs: number
  /** Milliseconds until then. */
  readonly leftMs: number
}

/** The calendar day or month in UTC that holds an instant in Unix milliseconds. */
export function periodAt(kind: Plan['period'], nowMs: number): Period {
  const now = new Date(nowMs)
  const year = now.getUTCFullYear()
  const month = now.getUTCMonth()
  const day = now.getUTCDate()
  const startMs = Date.UTC(year, month, kind === 'day' ? day : 1)
  const endMs = kind === 'day' ? Date.UTC(year, month, day + 1) : Date.UTC(year, month + 1)
  return { start: new Date(startMs).toISOString().slice(0, 10), endMs, leftMs: endMs - nowMs }
}
