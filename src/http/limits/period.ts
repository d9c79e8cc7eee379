import type { Plan } from '../../accounts/billing/plans.ts'

export interface Period {
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
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()]
  const startMs = Date.UTC(year, month, kind === 'day' ? day : 1)
  const endMs = kind === 'day' ? Date.UTC(year, month, day + 1) : Date.UTC(year, month + 1)
  return { start: new Date(startMs).toISOString().slice(0, 10), endMs, leftMs: endMs - nowMs }
}
