import { normalise } from '../astro/angle.ts'

/** An item with its preferred longitude, and the degrees that it covers on either side. */
export interface Item {
  readonly longitude: number
  readonly half: number
}

/** A line or a label that items avoid while there is room. */
export interface Wall extends Item {
  /** Walls of the lowest rank are dropped first when room is short. */
  readonly rank: number
}

/**
 * Longitudes of items without overlaps, in their order round the circle and close to their preferred longitudes: the sum
 * of the squared moves is the least (pooled adjacent violators; Ayer et al. 1955). Together the items must cover less
 * than the circle. The result is in the order of the items, in [0, 360).
 */
export function spread(items: readonly Item[], walls: readonly Wall[] = []): number[] {
  const order = items.map((_, index) => index).sort((a, b) => items[a]!.longitude - items[b]!.longitude || a - b)
  const sorted = order.map((index) => items[index]!)
  const placed = betweenWalls(sorted, standing(sorted, walls))
  const answer = new Array<number>(items.length)
  order.forEach((index, place) => {
    answer[index] = normalise(placed[place]!)
  })
  return answer
}

/** The arc between two walls. `from` and `to` are their edges, and `to` is above `from`. */
interface Room {
  readonly from: number
  readonly to: number
  readonly walls: readonly [Wall, Wall]
  readonly places: readonly number[]
}

/** The walls that leave each group of items enough room. */
function standing(items: readonly Item[], walls: readonly Wall[]): readonly Wall[] {
  const left = [...walls]
    .sort((a, b) => a.longitude - b.longitude || b.rank - a.rank)
    .filter(({ longitude }, index, all) => longitude !== all[index - 1]?.longitude)
  for (;;) {
    const tight = rooms(items, left).find(
      ({ from, to, places }) => places.length > 0 && width(items, places) > to - from,
    )
    if (!tight) return left
    const [a, b] = tight.walls
    left.splice(left.indexOf(b.rank < a.rank ? b : a), 1)
  }
}

const width = (items: readonly Item[], places: readonly number[]): number =>
  places.reduce((sum, place) => sum + 2 * items[place]!.half, 0)

/** Items and walls are sorted. An item before the first wall is in the last room. */
function rooms(items: readonly Item[], walls: readonly Wall[]): Room[] {
  const roomOf = items.map(({ longitude }) => {
    const after = walls.findIndex((wall) => wall.longitude > longitude)
    return (after === -1 ? walls.length : after || walls.length) - 1
  })
  return walls.map((wall, index) => {
    const next = walls[index + 1] ?? walls[0]!
    const span = next.longitude - wall.longitude + (index === walls.length - 1 ? 360 : 0)
    const places = items.map((_, place) => place).filter((place) => roomOf[place] === index)
    const ahead = places.filter((place) => items[place]!.longitude >= wall.longitude)
    return {
      from: wall.longitude + wall.half,
      to: wall.longitude + span - next.half,
      walls: [wall, next],
      places: [...ahead, ...places.slice(0, places.length - ahead.length)],
    }
  })
}

function betweenWalls(items: readonly Item[], standing: readonly Wall[]): number[] {
  if (standing.length === 0) return round(items)
  const placed = new Array<number>(items.length)
  for (const { from, to, walls, places } of rooms(items, standing)) {
    const targets = places.map((place) => {
      const { longitude, half } = items[place]!
      return { longitude: longitude < walls[0].longitude ? longitude + 360 : longitude, half }
    })
    const offsets = offsetsOf(targets)
    const last = to - width(items, places)
    pooled(targets, offsets).forEach((start, index) => {
      placed[places[index]!] = Math.max(from, Math.min(start, last)) + offsets[index]!
    })
  }
  return placed
}

/**
 * Without walls the circle is cut at a gap. The best arrangement has a gap, and cut there it is the best on a line too.
 * So one of the cuts gives it, mostly that at the widest gap.
 */
function round(items: readonly Item[]): number[] {
  const cuts = items
    .map(({ longitude }, index) => ({ index, gap: normalise(longitude - items.at(index - 1)!.longitude) }))
    .sort((a, b) => b.gap - a.gap)
  for (const { index } of cuts) {
    const placed = onLine([...items.slice(index), ...items.slice(0, index)])
    if (placed) return items.map((_, place) => placed[(place - index + items.length) % items.length]!)
  }
  return items.map(({ longitude }) => longitude)
}

/** Null when the last item would overlap the first. */
function onLine(items: readonly Item[]): number[] | null {
  const start = items[0]!.longitude
  const targets = items.map(({ longitude, half }, index) => ({
    longitude: start + (index === 0 ? 0 : normalise(longitude - start)),
    half,
  }))
  const offsets = offsetsOf(targets)
  const placed = pooled(targets, offsets).map((each, index) => each + offsets[index]!)
  const free = placed[0]! + 360 - placed.at(-1)! - items[0]!.half - items.at(-1)!.half
  return items.length === 1 || free >= -1e-9 ? placed : null
}

/** The distance of each item's centre from the near edge of the first, when all touch. */
function offsetsOf(items: readonly Item[]): number[] {
  let edge = 0
  return items.map(({ half }) => {
    const middle = edge + half
    edge = middle + half
    return middle
  })
}

/** The near edge of each item's row. Items with the same start touch each other. */
function pooled(items: readonly Item[], offsets: readonly number[]): number[] {
  const groups: { start: number; size: number }[] = []
  items.forEach(({ longitude }, index) => {
    let group = { start: longitude - offsets[index]!, size: 1 }
    for (let before = groups.at(-1); before && before.start >= group.start; before = groups.at(-1)) {
      groups.pop()
      const size = before.size + group.size
      group = { start: (before.start * before.size + group.start * group.size) / size, size }
    }
    groups.push(group)
  })
  return groups.flatMap(({ start, size }) => new Array<number>(size).fill(start))
}
