/** The share of its population that a place has under each kind of name. */
export const SHARES = {
  /** The name or its ASCII form. */
  primary: 1,
  /**
   * An alternate name at the beginning of the name, as New York of New York City, or equal to the state, as Lucerne.
   */
  usual: 1 / 4,
  /**
   * Any other name, in another language or of the past: Toronto was once York, and must not precede York in England.
   */
  alternate: 1 / 40,
  /** A word in a name: York in New York City. */
  inner: 1 / 100,
} as const

/** The kind of a key: the main name of a place, another full name, or the end of a name from a word on. */
export const KINDS = { inner: 0, alternate: 1, primary: 2 } as const

/** Sections of cities, and abandoned or destroyed places (GeoNames PPLX, PPLH, PPLQ, PPLW). */
export const LESSER = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH'])
/** With this share the largest section, of two million, weighs as much as a small town. */
const LESSER_SHARE = 1 / 1000
/** Populations for unknown ones: seats of government count as towns, other places as hamlets. */
const UNKNOWN_SEAT = 1000
const UNKNOWN = 100

/** A quarter of a city is listed after every town with its name. */
export const QUARTER_WEIGHT = 500

/** The rank among places of one name: the population, or an estimate. */
export function weightOf(population: number, feature: string): number {
  if (LESSER.has(feature)) return population * LESSER_SHARE
  if (population > 0) return population
  return feature.startsWith('PPLA') || feature === 'PPLC' ? UNKNOWN_SEAT : UNKNOWN
}
