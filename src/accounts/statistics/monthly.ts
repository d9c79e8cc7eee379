const MONTHS = 12

/** The monthly part of a yearly amount, rounded down to a minor unit. For exact sums, not single amounts. */
export const monthlyOf = (yearly: number): number => Math.floor(yearly / MONTHS)

/**
 * The months' parts of changes of a yearly amount that began at `start`, so that they are together the difference of
 * the rounded amounts before and after. By the largest remainder: each is less than one minor unit from the exact part,
 * and an exact one stays.
 */
export function monthlyChanges(start: number, changes: readonly number[]): readonly number[] {
  const end = changes.reduce((sum, change) => sum + change, start)
  const parts = changes.map(monthlyOf)
  const missing = monthlyOf(end) - monthlyOf(start) - parts.reduce((sum, part) => sum + part, 0)
  const remainders = changes.map((change, at) => ({ at, remainder: change - parts[at]! * MONTHS }))
  const raised = remainders
    .sort((one, other) => other.remainder - one.remainder || one.at - other.at)
    .slice(0, missing)
    .map(({ at }) => at)
  return parts.map((part, at) => (raised.includes(at) ? part + 1 : part))
}
