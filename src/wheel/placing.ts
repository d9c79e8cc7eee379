/** An item with its preferred place, and the bounds within which it must stay. */
export interface Bounded {
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
