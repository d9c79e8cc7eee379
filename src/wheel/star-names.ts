import { normalise } from '../astro/angle.ts'
import type { WheelStar } from './content.ts'
import { type Frame, SIDE } from './geometry.ts'
import { canLetter, widthOf } from './lettering.ts'
import type { Rim, RimLabel } from './rim.ts'
import { spread, type Wall } from './spreading.ts'

/** The distance of star names from the wheel and their size, in units. */
export const STAR_NAME = { at: 16, height: 9.5, room: 82, halfDegrees: 1.35 } as const
/** The gap between a name and the label of an angle or a cusp. */
const CLEAR_DEGREES = 0.7
/** The most stars with names. With more, only the titles of the marks have the names. */
const NAMED_MAX = 40

/** The longitudes of star names, in the order of the stars; null without room. */
export function starNames(stars: readonly WheelStar[], rim: Rim, frame: Frame): (number | null)[] {
  if (stars.length > NAMED_MAX) return stars.map(() => null)
  const walls = [...rim.angles, ...rim.cusps].map((label) => wallOf(label, frame))
  const named = withinRooms(stars, walls)
  const places = spread(
    named.map((star) => ({ longitude: star.longitude, half: STAR_NAME.halfDegrees })),
    walls,
  )
  return stars.map((star) => places[named.indexOf(star)] ?? null)
}

export const nameHeight = (name: string): number =>
  Math.min(STAR_NAME.height, (STAR_NAME.height * STAR_NAME.room) / widthOf(name, STAR_NAME.height))

/** The arc of a label, seen from the centre of the wheel. Its rank is never dropped. */
function wallOf({ place, halfWidth, halfHeight }: RimLabel, frame: Frame): Wall {
  const left = turnOf(frame(0, 1))
  const longitude = normalise(turnOf(place) - left)
  const corners = [-1, 1].flatMap((a) =>
    [-1, 1].map((b) => turnOf({ x: place.x + a * halfWidth, y: place.y + b * halfHeight })),
  )
  const half = Math.max(...corners.map((corner) => Math.abs(((corner - turnOf(place) + 540) % 360) - 180)))
  return { longitude, half: half + CLEAR_DEGREES, rank: 0 }
}

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
