import { arc } from '../angle.ts'
import { root } from '../search.ts'
import type { Coordinates, Sky, Zodiac } from '../sky.ts'
import { CONVENTIONS, elementsOf } from './elements.ts'

/** A stretch of the zodiac. Degrees; the end may be 360. */
interface Stretch {
  readonly from: number
  readonly to: number
}

/** From when to when a point is in a part of a sign, or in another stretch of the zodiac. Julian days in UT; null if it is not found within the search. */
export interface StayInPart {
  readonly from: number | null
  readonly until: number | null
}

/** Finds the stays of a point that is in the given stretches at an instant. */
type Stays = (stretch: Stretch) => StayInPart

/** In a rotation of the Earth the lagna is at every longitude that rises, so a stay ends within a day, or never. */
const SEARCHED_DAYS = 1
/** Two minutes: half a degree of rotation, in which the lagna passes one part of D60 on average. */
const STEP_DAYS = 2 / 1440
/** A hundredth of a second. */
const EPSILON_DAYS = 0.01 / 86_400
/** Beyond the polar circles the lagna jumps to the opposite side, where a search of a border by its value would fail. */
const JUMP_DEG = 90

/**
 * The stays of the lagna around an instant. An end is null if it is not within a day, for a lagna that does not move. Samples are
 * kept, because stretches within each other need the same ones.
 */
export function lagnaStays(sky: Sky, place: Coordinates, zodiac: Zodiac, jd: number): Stays {
  const at = (time: number): number => sky.houses('equal', time, place, zodiac).ascendant
  const samples = new Map<number, number>()
  const sample = (step: number): number => {
    const known = samples.get(step)
    if (known !== undefined) return known
    const longitude = at(jd + step * STEP_DAYS)
    samples.set(step, longitude)
    return longitude
  }

  /** The instant between two samples at which the lagna leaves a stretch, in which it is at the first one. */
  function leaves(inside: number, outside: number, { from, to }: Stretch): number {
    const start = jd + inside * STEP_DAYS
    const end = jd + outside * STEP_DAYS
    const moved = arc(sample(inside), sample(outside))
    const border = moved > 0 ? to : from
    const past = (time: number): number => arc(border, at(time))
    if (Math.abs(moved) < JUMP_DEG && past(start) > 0 !== past(end) > 0) return root(past, start, end, EPSILON_DAYS)
    return halved((time) => isWithin(at(time), { from, to }), start, end)
  }

  function leavesTowards(direction: 1 | -1, stretch: Stretch): number | null {
    for (let step = direction; Math.abs(step) * STEP_DAYS <= SEARCHED_DAYS; step += direction)
      if (!isWithin(sample(step), stretch)) return leaves(step - direction, step, stretch)
    return null
  }

  return (stretch) => ({ from: leavesTowards(-1, stretch), until: leavesTowards(1, stretch) })
}

/** The Moon needs up to two and a half days for a sign. */
const MOON_DAYS = 3
/** Degrees a day, on average. */
const MOON_SPEED = 13.18

/** The stays of the Moon around an instant. */
export function moonStays(sky: Sky, zodiac: Zodiac, jd: number): Stays {
  const elements = elementsOf(sky, zodiac, CONVENTIONS.apparent, { from: jd - MOON_DAYS, to: jd + MOON_DAYS })
  const moon = elements.moon(jd)
  const meets = (border: number): number =>
    elements.timeOf('nakshatra', border % 360, jd + arc(moon, border) / MOON_SPEED)
  return ({ from, to }) => ({ from: meets(from), until: meets(to) })
}

const isWithin = (longitude: number, { from, to }: Stretch): boolean => longitude >= from && longitude < to

/** The last instant at which something holds, from one at which it does to one at which it does not. */
function halved(holds: (time: number) => boolean, from: number, to: number): number {
  let inside = from
  let outside = to
  while (Math.abs(outside - inside) > EPSILON_DAYS) {
    const middle = (inside + outside) / 2
    if (holds(middle)) inside = middle
    else outside = middle
  }
  return inside
}
