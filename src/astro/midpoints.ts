import { midpoint, separation } from './angle.ts'
import type { NamedPoint } from './antiscia.ts'

/** A point that forms midpoints. The two ends of an axis have the same family, and no midpoint. */
export interface MidpointMember extends NamedPoint {
  readonly family: string
}

export interface Midpoint {
  readonly points: readonly [string, string]
  readonly longitude: number
}

/** A point or a midpoint on the dial. */
export interface OnDial {
  readonly points: readonly string[]
  readonly longitude: number
  /** The longitude from the last cardinal point, in [0, 90) degrees. */
  readonly dialDeg: number
}

/** A midpoint that a point touches. */
export interface Touched {
  readonly points: readonly [string, string]
  /** 0, 45, 90, 135 or 180. */
  readonly angleDeg: number
  readonly orb: number
}

export interface MidpointTree {
  readonly id: string
  readonly midpoints: readonly Touched[]
}

const DIAL_DEGREES = 90
/** The aspects of midpoint trees are the multiples of this angle. */
const STEP_DEGREES = 45

/** The midpoints of all pairs, each on the shorter arc between the two. */
export const midpointsOf = (members: readonly MidpointMember[]): Midpoint[] =>
  members.flatMap((a, index) =>
    members
      .slice(index + 1)
      .filter(({ family }) => family !== a.family)
      .map((b): Midpoint => ({ points: [a.id, b.id], longitude: midpoint(a.longitude, b.longitude) })),
  )

/** Points and midpoints in the order of the dial of 90 degrees (R. Ebertin, The Combination of Stellar Influences, 1940). */
export const sortedOnDial = (members: readonly NamedPoint[], midpoints: readonly Midpoint[]): OnDial[] =>
  [...members.map(({ id, longitude }) => ({ points: [id], longitude })), ...midpoints]
    .map(({ points, longitude }) => ({ points, longitude, dialDeg: longitude % DIAL_DEGREES }))
    .sort((one, other) => one.dialDeg - other.dialDeg)

/**
 * The midpoints of others that each point touches by a multiple of 45 degrees, the closest first (Ebertin). Points without
 * any are left out.
 */
export const midpointTrees = (
  members: readonly NamedPoint[],
  midpoints: readonly Midpoint[],
  orbDeg: number,
): MidpointTree[] =>
  members
    .map((member) => ({ id: member.id, midpoints: touchedBy(member, midpoints, orbDeg) }))
    .filter((tree) => tree.midpoints.length > 0)

/** The midpoints that one point touches. A loop, because most of about 1,500 pairs are too far apart to be kept. */
function touchedBy({ id, longitude }: NamedPoint, midpoints: readonly Midpoint[], orbDeg: number): Touched[] {
  const found: Touched[] = []
  for (const { points, longitude: middle } of midpoints) {
    const apart = separation(longitude, middle)
    const angleDeg = Math.round(apart / STEP_DEGREES) * STEP_DEGREES
    const orb = Math.abs(apart - angleDeg)
    if (orb <= orbDeg && points[0] !== id && points[1] !== id) found.push({ points, angleDeg, orb })
  }
  return found.sort((one, other) => one.orb - other.orb)
}
