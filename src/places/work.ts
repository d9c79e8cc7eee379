/** The work that is left to the search for one text, in lookups of the index, each a few microseconds. */
export interface Work {
  left: number
}

/** Takes some of the work. False when not so much is left. */
export function allows(work: Work, lookups: number): boolean {
  work.left -= lookups
  return work.left >= 0
}
