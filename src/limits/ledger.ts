import type { Plan } from '../billing/plans.ts'
import type { Period } from './period.ts'

/** One account in one period of its plan: what units are counted for. */
export interface Slot {
  readonly accountId: string
  readonly plan: Plan
  readonly period: Period
}

export type Verdict =
  /** `used` includes the units just taken. */
  | { readonly outcome: 'accepted' | 'quota_exceeded'; readonly used: number }
  /** The second's requests are used up; the next second begins in `waitMs`. */
  | { readonly outcome: 'rps_exceeded'; readonly used: number | null; readonly waitMs: number }

/** Where units are counted, shared by all fronts. */
export interface Ledger {
  readonly name: 'redis' | 'postgres'
  /** Whether `take` counts the requests of a second too. Where it doesn't, they are counted in process. */
  readonly countsSeconds: boolean
  /** Takes all the units, or none when fewer remain. Atomic: two fronts never take the same unit. */
  take(slot: Slot, units: number): Promise<Verdict>
  /** Books units without asking; gives back when negative. */
  add(slot: Slot, units: number): Promise<void>
  find(slot: Slot): Promise<number>
  /** True for errors which mean that the store can't be reached at present. */
  isAway(error: unknown): boolean
}
