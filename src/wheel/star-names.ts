import { arc, normalise } from '../astro/angle.ts'
import type { WheelStar } from './content.ts'
import { type Frame, SIDE } from './geometry.ts'
import type { Rim, RimLabel } from './rim.ts'
import { canLetter, widthOf } from './script.ts'
import { spread, type Wall } from './spreading.ts'

/** The distance of star names from the wheel and their size, in units. */
export const STAR_NAME = { at: 16, height: 9.5, room: 82, halfDegrees: 1.35 } as const
/** The gap between a name and the label of an angle or a cusp. */
const CLEAR_DEGREES = 0.7
/** The most stars with names. With more, only the titles of the marks have the names. */
const NAMED_MAX = 40

/** The longitudes of star names beside labels and captions, in the order of the stars; null without room. */
export function starNames(
  stars: readonly WheelStar[],
  { angles, cusps }: Rim,
  captions: readonly RimLabel[],
  frame: Frame,
): (number | null)[] {
  if (stars.length > NAMED_MAX) return stars.map(() => null)
  const sides = [true, false].map((left) => captions.filter(({ place }) => place.x < SIDE / 2 === left))
  const groups = [...angles.map((each) => [each]), ...cusps.map((each) => [each]), ...sides]
  const walls = united(groups.filter(({ length }) => length > 0).map((labels) => wallOf(labels, frame)))
  const named = withinRooms(stars, walls)
  const places = spread(
    named.map((star) => ({ longitude: star.longitude, half: STAR_NAME.halfDegrees })),
    walls,
  )
  return stars.map((star) => places[named.indexOf(star)] ?? null)
}

export const nameHeight = (name: string): number =>
  Math.min(STAR_NAME.height, (STAR_NAME.height * STAR_NAME.room) / widthOf(name, STAR_NAME.height))

/** The arc of labels that stand together, seen from the centre of the wheel. Its rank is never dropped. */
function wallOf(labels: readonly RimLabel[], frame: Frame): Wall {
  const first = turnOf(labels[0]!.place)
  const turns = labels.flatMap(({ place: { x, y }, halfWidth, halfHeight }) =>
    [-1, 1].flatMap((a) => [-1, 1].map((b) => arc(first, turnOf({ x: x + a * halfWidth, y: y + b * halfHeight })))),
  )
  const from = Math.min(...turns)
  const to = Math.max(...turns)
  const longitude = normalise(first + (from + to) / 2 - turnOf(frame(0, 1)))
  return { longitude, half: (to - from) / 2 + CLEAR_DEGREES, rank: 0 }
}

/** Walls that overlap as one. */
function united(walls: readonly Wall[]): Wall[] {
  const apart: Wall[] = []
  for (const wall of walls) {
    let own = wall
    for (
      let index = apart.findIndex((each) => overlap(each, own));
      index >= 0;
      index = apart.findIndex((each) => overlap(each, own))
    ) {
      const [other] = apart.splice(index, 1) as [Wall]
      const way = arc(own.longitude, other.longitude)
      const from = Math.min(-own.half, way - other.half)
      const to = Math.max(own.half, way + other.half)
      own = { longitude: normalise(own.longitude + (from + to) / 2), half: (to - from) / 2, rank: 0 }
    }
    apart.push(own)
  }
  return apart
}

const overlap = (a: Wall, b: Wall): boolean => Math.abs(arc(a.longitude, b.longitude)) < a.half + b.half

const turnOf = ({ x, y }: { readonly x: number; readonly y: number }): number =>
  normalise((Math.atan2(SIDE / 2 - y, x - SIDE / 2) * 180) / Math.PI)

/** The first requested stars that have room between two labels. */
function withinRooms(stars: readonly WheelStar[], walls: readonly Wall[]): WheelStar[] {
  const sorted = [...walls].sort((a, b) => a.longitude - b.longitude)
  const left = sorted.map((wall, index) => {
    const next = sorted[(index + 1) % sorted.length]!
    const span = next === wall ? 360 : normalise(next.longitude - wall.longitude)
    return Math.floor((span - wall.half - next.half) / (2 * STAR_NAME.halfDegrees))
  })
  return stars.filter(({ name, longitude }) => {
    if (!canLetter(name)) return false
    if (sorted.length === 0) return true
    const room = (sorted.findLastIndex((wall) => wall.longitude <= longitude) + sorted.length) % sorted.length
    left[room]!--
    return left[room]! >= 0
  })
}
