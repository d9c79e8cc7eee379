/** What an item of a subscription is charged each time. */
export interface Charge {
  /** Null for a price that depends on use. May have decimals. */
  readonly amountMinor: number | null
  readonly quantity: number
  /** Stripe's own word. */
  readonly interval: string
  readonly intervalCount: number
}

/** Here a year has 365 days and 52 weeks, so that leap years do not change the figures. */
const A_YEAR_HAS: ReadonlyMap<string, number> = new Map([
  ['day', 365],
  ['week', 52],
  ['month', 12],
  ['year', 1],
])

/**
 * Minor units per year, of which a month is a twelfth: exact for one year, and for a number of months that divides
 * twelve. For other intervals, such as five months or two years, the error is below one minor unit per year. An unknown
 * interval counts as zero: it must not keep the plan from its customer.
 */
export const yearlyMinorOf = (charges: readonly Charge[]): number =>
  Math.floor(charges.reduce((sum, charge) => sum + yearlyOf(charge), 0) + FLOAT_ERROR)

/** Ten times 0.1 is below one in floating point. */
const FLOAT_ERROR = 1e-6

const yearlyOf = ({ amountMinor, quantity, interval, intervalCount }: Charge): number =>
  ((amountMinor ?? 0) * quantity * (A_YEAR_HAS.get(interval) ?? 0)) / intervalCount
