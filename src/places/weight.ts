/** How much each kind of name of a place counts of its population. */
export const SHARES = {
  /** The name or its ASCII form. */
  primary: 1,
  /** An alternate name that begins the name, as New York does New York City, or that the state has too, as Lucerne. */
  usual: 1 / 4,
  /** Any other, in another language or from another time: Toronto was once York, which England's York is not to lose to. */
  alternate: 1 / 40,
  /** Not a name but a word in one: York in New York City. */
  inner: 1 / 100,
} as const

/** What a start of a name is: the whole name of a place, another whole name, or the rest of one from some word on. */
export const KINDS = { inner: 0, alternate: 1, primary: 2 } as const

/** Sections of cities, and places that were left or destroyed (GeoNames PPLX, PPLH, PPLQ, PPLW). */
const LESSER = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH'])
/** The greatest section, of two million, then weighs as much as a small town. */
const LESSER_SHARE = 1 / 1000
/** Seats of government whose population is unknown are taken for towns, other places for hamlets. */
const UNKNOWN_SEAT = 1000
const UNKNOWN = 100

/** What decides between places of one name: the population, or a guess at it. */
export function weightOf(population: number, feature: string): number {
  if (LESSER.has(feature)) return population * LESSER_SHARE
  if (population > 0) return population
  return feature.startsWith('PPLA') || feature === 'PPLC' ? UNKNOWN_SEAT : UNKNOWN
}
