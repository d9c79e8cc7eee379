import type { Plan } from '../billing/plans.ts'

export interface Period {
  /** First day, `YYYY-MM-DD` in UTC. */
  readonly start: string
  /** Unix milliseconds of its first instant. */
  readonly startMs: number
  /** Unix milliseconds of the instant at which the next period begins. */
  readonly endMs: number
}

/** `periodAt`, which remembers the last period of each kind: nearly every request falls into it. */
export function periods(): (kind: Plan['period'], nowMs: number) => Period {
  const last: { [Kind in Plan['period']]?: Period } = {}
  return (kind, nowMs) => {
    const known = last[kind]
    if (known && nowMs >= known.startMs && nowMs < known.endMs) return known
    const period = periodAt(kind, nowMs)
    last[kind] = period
    return period
  }
}

/** The calendar day or month in UTC that holds an instant in Unix milliseconds. */
function periodAt(kind: Plan['period'], nowMs: number): Period {
  const now = new Date(nowMs)
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()]
  const [startMs, endMs] =
    kind === 'day'
      ? [Date.UTC(year, month, day), Date.UTC(year, month, day + 1)]
      : [Date.UTC(year, month), Date.UTC(year, month + 1)]
  return { start: new Date(startMs).toISOString().slice(0, 10), startMs, endMs }
}
