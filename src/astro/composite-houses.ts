import { arc, midpoint, normalise } from './angle.ts'
import type { HouseSystem } from './house.ts'
import { wholeSignCusps } from './houses.ts'
import type { Houses } from './sky.ts'

/** The cusps of a composite, and the system that they follow. */
export interface CompositeHouses {
  readonly system: HouseSystem
  readonly cusps: readonly number[]
}

interface Corners {
  readonly asc: number
  readonly mc: number
}

const SIGN_DEGREES = 30
const equalFrom = (first: number): readonly number[] =>
  Array.from({ length: 12 }, (_, house) => normalise(first + house * SIGN_DEGREES))

/** Systems that the angles define. Midpoints of their cusps would give the same, or cusps within signs. */
const BY_ANGLES: Partial<Readonly<Record<HouseSystem, (corners: Corners) => readonly number[]>>> = {
  porphyry: quadrantCusps,
  equal: ({ asc }) => equalFrom(asc),
  equal_mc: ({ mc }) => equalFrom(mc + 90),
  vehlow_equal: ({ asc }) => equalFrom(asc - SIGN_DEGREES / 2),
  whole_sign: ({ asc }) => wholeSignCusps(asc),
  whole_sign_aries: () => equalFrom(0),
}

/**
 * The houses of a composite with given angles. Cusps are the midpoints of the cusps of both charts, which are of the
 * requested system, on the side where the quadrants of the composite lie. Where either chart has another system, or the
 * midpoints are not in order, the quadrants are trisected as in Porphyry's system.
 */
export function compositeHouses(a: Houses, b: Houses, corners: Corners, system: HouseSystem): CompositeHouses {
  const quadrants = quadrantCusps(corners)
  const defined = BY_ANGLES[system]
  if (defined) return { system, cusps: defined(corners) }
  if (a.system === system && b.system === system) {
    const cusps = quadrants.map((near, house) => {
      const middle = midpoint(a.cusps[house]!, b.cusps[house]!)
      return Math.abs(arc(near, middle)) <= 90 ? middle : normalise(middle + 180)
    })
    if (isInOrder(cusps)) return { system, cusps }
  }
  return { system: 'porphyry', cusps: quadrants }
}

/** Cusps from the ascendant: three equal parts of each quadrant. */
function quadrantCusps({ asc, mc }: Corners): readonly number[] {
  const below = normalise(mc + 180 - asc)
  const corners = [asc, normalise(mc + 180), normalise(asc + 180), mc]
  return corners.flatMap((corner, quadrant) => {
    const width = quadrant % 2 === 0 ? below : 180 - below
    return [0, 1, 2].map((third) => normalise(corner + (third * width) / 3))
  })
}

/** Cusps are in order when they go around the zodiac once. */
function isInOrder(cusps: readonly number[]): boolean {
  const widths = cusps.map((cusp, house) => normalise(cusps[(house + 1) % cusps.length]! - cusp))
  return Math.round(widths.reduce((sum, width) => sum + width, 0)) === 360
}
