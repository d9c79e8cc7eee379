import { arc, normalise } from '../astro/angle.ts'

/** The part of a circle between two walls, with the items in it. Places grow beyond 360 degrees. */
export interface Room {
  readonly from: number
  readonly to: number
  /** Indexes of items, in order. */
  readonly items: readonly number[]
}

/** Walls that are closer than this are one, in degrees: the first of them, so cusps come before other lines. */
const SAME = 0.1

/**
 * The rooms between walls, from that wall on round which the items are furthest apart. Without walls there is one room,
 * which begins in the middle of the widest gap.
 */
export function roomsOf(longitudes: readonly number[], walls: readonly number[]): Room[] {
  const order = longitudes.map((_, index) => index).sort((a, b) => longitudes[a]! - longitudes[b]! || a - b)
  if (walls.length === 0) {
    const cut = widestGap(order.map((index) => longitudes[index]!))
    const turned = order.toSorted((a, b) => normalise(longitudes[a]! - cut) - normalise(longitudes[b]! - cut))
    return [{ from: cut, to: cut + 360, items: turned }]
  }
  const distinct = distinctOf(walls)
  const begin = firstWall(longitudes, distinct)
  return distinct.map((_, step) => {
    const wall = distinct[(begin + step) % distinct.length]!
    const next = distinct[(begin + step + 1) % distinct.length]!
    const from = distinct[begin]! + normalise(wall - distinct[begin]!)
    const width = distinct.length === 1 ? 360 : normalise(next - wall)
    const items = order
      .filter((index) => normalise(longitudes[index]! - wall) < width)
      .sort((a, b) => normalise(longitudes[a]! - wall) - normalise(longitudes[b]! - wall))
    return { from, to: from + width, items }
  })
}

/** The first of each set of walls that are one, in the order of longitude. */
function distinctOf(walls: readonly number[]): number[] {
  const kept: number[] = []
  for (const wall of walls) if (kept.every((each) => Math.abs(arc(each, wall)) > SAME)) kept.push(wall)
  return kept.sort((a, b) => a - b)
}

function widestGap(sorted: readonly number[]): number {
  const gaps = sorted.map((longitude, index) => {
    const before = sorted.at(index - 1)!
    return { before, width: sorted.length === 1 ? 360 : normalise(longitude - before) }
  })
  const [widest] = gaps.sort((a, b) => b.width - a.width)
  return widest ? normalise(widest.before + widest.width / 2) : 0
}

/** The wall with the longest way from the item before it to the item behind it. */
function firstWall(longitudes: readonly number[], walls: readonly number[]): number {
  const ways = walls.map((wall) => {
    const behind = Math.min(360, ...longitudes.map((each) => normalise(each - wall)))
    const before = Math.min(360, ...longitudes.map((each) => 360 - normalise(each - wall)))
    return Math.min(behind, before) * 2 + behind + before
  })
  return ways.indexOf(Math.max(...ways))
}
