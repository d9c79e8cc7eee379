import { arc, normalise } from './angle.ts'
import { type Aspect, MAJOR_ASPECTS } from './aspect.ts'
import type { CalculatedBody } from './body.ts'
import { root } from './search.ts'
import { signIndex } from './sign.ts'
import type { Sky, Zodiac } from './sky.ts'

/** Which bodies the Moon must still aspect in order not to be void; published tables differ by hours between the two. */
export const VOID_DEFINITIONS = {
  modern: ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
  traditional: ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'],
} as const satisfies Record<string, readonly CalculatedBody[]>

export type VoidDefinition = keyof typeof VOID_DEFINITIONS

/** The Moon's stay in one sign and the void at the end of it. */
export interface VoidOfCourse {
  /** When the Moon entered the sign. */
  readonly entered: number
  /** When the void begins: the last exact major aspect in the sign, or the entry when there is none. */
  readonly start: number
  /** When it ends: the Moon enters the next sign. */
  readonly end: number
  readonly lastAspect: { readonly body: CalculatedBody; readonly aspect: Aspect; readonly jd: number } | null
  /** The sign that the Moon enters at the end, 0 for Aries. */
  readonly nextSign: number
}

/** A tenth of a second, in days. */
const EPSILON = 0.1 / 86400
/** The Moon moves 11.6 to 15.4 degrees a day, so that it crosses a sign in less than 2.7 days. */
const SLOWEST_MOON = 11.5

/** The void of course Moon of the sign in which the Moon stands at `jd`. */
export function voidOfCourse(sky: Sky, jd: number, zodiac: Zodiac, definition: VoidDefinition): VoidOfCourse {
  const moon = (at: number): number => sky.positions(['moon'], at, zodiac)[0]!.longitude
  const longitude = moon(jd)
  const sign = signIndex(longitude)
  const nextSign = (sign + 1) % 12
  const toExit = (at: number): number => arc(nextSign * 30, moon(at))
  const toEntry = (at: number): number => arc(sign * 30, moon(at))
  const degreesDone = longitude - sign * 30
  const end = root(toExit, jd, jd + (30 - degreesDone) / SLOWEST_MOON + EPSILON, EPSILON)
  const entered = root(toEntry, jd - degreesDone / SLOWEST_MOON - EPSILON, jd, EPSILON)
  let last: VoidOfCourse['lastAspect'] = null
  for (const body of VOID_DEFINITIONS[definition]) {
    const hit = lastAspect(sky, body, entered, end, zodiac)
    if (hit && (last === null || hit.jd > last.jd)) last = hit
  }
  return { entered, start: last?.jd ?? entered, end, lastAspect: last, nextSign }
}

/** Elongations of the Moon at which it makes a major aspect, on either side of the body. */
const TARGETS: readonly { elongation: number; aspect: Aspect }[] = MAJOR_ASPECTS.flatMap((aspect) =>
  [...new Set([aspect.angle, normalise(-aspect.angle)])].map((elongation) => ({ elongation, aspect })),
)

/**
 * The last major aspect of the Moon to a body between two times. The Moon outruns every body, so its elongation only
 * grows, by less than 40 degrees during a sign, and meets at most one target of each direction.
 */
function lastAspect(
  sky: Sky,
  body: CalculatedBody,
  from: number,
  to: number,
  zodiac: Zodiac,
): VoidOfCourse['lastAspect'] {
  const elongation = (jd: number): number => {
    const [moon, other] = sky.positions(['moon', body], jd, zodiac)
    return normalise(moon!.longitude - other!.longitude)
  }
  const first = elongation(from)
  const gained = normalise(elongation(to) - first)
  const met = TARGETS.map((target) => ({ ...target, ahead: normalise(target.elongation - first) }))
    .filter(({ ahead }) => ahead <= gained)
    .sort((a, b) => b.ahead - a.ahead)[0]
  if (!met) return null
  const past = (jd: number): number => arc(met.elongation, elongation(jd))
  return { body, aspect: met.aspect, jd: met.ahead === 0 ? from : root(past, from, to, EPSILON) }
}
