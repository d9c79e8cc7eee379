import type { Plan } from '../billing/plans.ts'
import type { Period } from './period.ts'

/** Asks for units and requests, where they are counted: in the memory of the front, in Postgres or in Redis. */
export type Ask = (slot: Slot, question: Question) => Promise<Verdict>

/** One account in one period of its plan: what units are counted for. */
export interface Slot {
  readonly accountId: string
  readonly plan: Plan
  readonly period: Period
  /** Milliseconds until the period ends, by the clock of the front. */
  readonly endsInMs: number
}

export interface Question {
  /**
   * `take` takes the units and one request of the second, or neither when there is no room for both. `book` adds the units
   * whatever the plan allows, gives them back when they are negative, and with none only reads the count.
   */
  readonly kind: 'take' | 'book'
  readonly units: number
}

export interface Verdict {
  readonly outcome: 'accepted' | 'quota_exceeded' | 'rps_exceeded' | 'penalised'
  /** Units used in the period, those just taken included. */
  readonly used: number
  /** What remains of a penalty; zero without one. */
  readonly penaltyMs: number
}

/** A store that several fronts ask. */
export interface SharedStore {
  readonly name: 'redis' | 'postgres'
  /** Answers the questions about each slot in their order. No two fronts take the same unit or the same request of a second. */
  settle(asked: readonly Asked[]): Promise<readonly Settled[]>
  /** Keeps the bursts and the penalty of an account. */
  writeBursts(accountId: string, bursts: Bursts): Promise<void>
  /** True for errors which mean that the store cannot be reached at present. */
  isAway(error: unknown): boolean
}

export interface Asked {
  readonly slot: Slot
  readonly questions: readonly Question[]
}

/** The bursts of an account and its last penalty, as Unix milliseconds of the clock of the store. */
export interface Bursts {
  /** The bursts that count towards the next penalty. */
  readonly strikesMs: readonly number[]
  /** Penalties, each of which began within the time for which the one before doubles it. */
  readonly penalties: number
  readonly penaltyEndsMs: number
}

/** The answer of a store about one slot. */
export interface Settled {
  /** A letter for each question: a(ccepted), q(uota exceeded), r(ate exceeded), p(enalised). */
  readonly outcomes: string
  /** Units used before the first question. */
  readonly used: number
  /** The time of the answer, in Unix milliseconds of the clock of the store. */
  readonly atMs: number
  /** Requests refused for the rate in the present second, those of this answer included. */
  readonly refused: number
  readonly bursts: Bursts
}

/** Identifies the count of units of a slot. */
export const countId = ({ accountId, plan, period }: Slot): string => `${accountId} ${plan.period} ${period.start}`
