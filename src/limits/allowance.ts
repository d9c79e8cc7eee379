/** What remains of a plan in its present period. */
export interface Allowance {
  readonly limit: number
  readonly remaining: number
  /** Unix milliseconds at which the next period begins. */
  readonly resetAtMs: number
}
