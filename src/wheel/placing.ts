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

/** An item with its preferred place, and the bounds within which it must stay. */
interface Bounded {
  readonly at: number
  readonly from: number
  readonly to: number
}

/** Passes that move each item towards its preferred place, between its neighbours. */
const PASSES = 3
const NOISE = 1e-9

/**
 * Places of items on a line, in their order and within their bounds, close to their preferred places. `apart` is the least
 * distance of two items by their indexes. Null when there is no room.
 *
 * The earliest and the latest places of all items follow from the distances and the bounds. One solution keeps each item
 * as early as it may be from the beginning on, another as late as it may be from the end on. The middle of two solutions
 * is a solution too, for all conditions are linear.
 */
export function place(items: readonly Bounded[], apart: (first: number, second: number) => number): number[] | null {
  const count = items.length
  const earliest: number[] = []
  const latest = new Array<number>(count)
  for (let index = 0; index < count; index += 1) earliest[index] = after(earliest, index, items[index]!.from, apart)
  for (let index = count - 1; index >= 0; index -= 1)
    latest[index] = before(latest, index, count, items[index]!.to, apart)
  if (items.some((_, index) => earliest[index]! > latest[index]! + NOISE)) return null

  const rising: number[] = []
  const falling = new Array<number>(count)
  for (let index = 0; index < count; index += 1) {
    const least = after(rising, index, items[index]!.from, apart)
    rising[index] = Math.min(Math.max(items[index]!.at, least), latest[index]!)
  }
  for (let index = count - 1; index >= 0; index -= 1) {
    const most = before(falling, index, count, items[index]!.to, apart)
    falling[index] = Math.max(Math.min(items[index]!.at, most), earliest[index]!)
  }
  const placed = rising.map((each, index) => (each + falling[index]!) / 2)
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (let index = 0; index < count; index += 1) {
      const least = after(placed, index, items[index]!.from, apart)
      const most = before(placed, index, count, items[index]!.to, apart)
      placed[index] = Math.max(least, Math.min(items[index]!.at, most))
    }
  }
  return placed
}

/** The least place of an item behind all items before it. */
function after(
  places: readonly number[],
  index: number,
  from: number,
  apart: (a: number, b: number) => number,
): number {
  let least = from
  for (let other = 0; other < index; other += 1) least = Math.max(least, places[other]! + apart(other, index))
  return least
}

/** The greatest place of an item before all items behind it. */
function before(
  places: readonly number[],
  index: number,
  count: number,
  to: number,
  apart: (a: number, b: number) => number,
): number {
  let most = to
  for (let other = index + 1; other < count; other += 1) most = Math.min(most, places[other]! - apart(index, other))
  return most
}
