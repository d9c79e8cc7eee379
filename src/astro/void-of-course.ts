import type { Aspect } from './aspect.ts'
import type { CalculatedBody } from './body.ts'
import { epochMsOf, epochSecondOf } from './civil.ts'
import { exactAspects } from './exact-aspects.ts'
import { type Ingress, ingresses } from './ingresses.ts'
import type { Sky, Zodiac } from './sky.ts'
import { gridTimes, tracked } from './sky-grid.ts'
import { STAY_DAYS_MAX, voidBegins } from './void-turns.ts'

/** The bodies whose aspects to the Moon count. Published tables that use one or the other differ by hours. */
export const VOID_DEFINITIONS = {
  modern: ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
  traditional: ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'],
} as const satisfies Record<string, readonly CalculatedBody[]>

export type VoidDefinition = keyof typeof VOID_DEFINITIONS

/** The Moon's stay in one sign and the void at its end. */
export interface VoidOfCourse {
  /** The Moon enters the sign. */
  readonly entered: number
  /** The void begins: at the last exact major aspect in the sign, or at the entry when there is none. */
  readonly start: number
  /** The void ends: the Moon enters the next sign. */
  readonly end: number
  readonly lastAspect: { readonly body: CalculatedBody; readonly aspect: Aspect; readonly jd: number } | null
  /** The sign that the Moon enters at the end, 0 for Aries. */
  readonly nextSign: number
}

/** Whether the Moon is void of course. The borders are the seconds that answers show. */
export function isVoid({ start, end }: VoidOfCourse, jd: number): boolean {
  const epochMs = epochMsOf(jd)
  return epochMs >= epochSecondOf(start) && epochMs < epochSecondOf(end)
}

/**
 * The void of course Moon at the end of its stay in the sign that it occupies at `jd`. Throws `outside_ephemeris` when
 * the stay begins or ends outside the ephemeris.
 */
export function voidOfCourse(sky: Sky, jd: number, zodiac: Zodiac, definition: VoidDefinition): VoidOfCourse {
  const [entry, exit] = stay(sky, jd, zodiac)
  const bodies = VOID_DEFINITIONS[definition]
  const times = gridTimes(entry.jd, exit.jd, sky.range)
  const pairs = bodies.map((body) => ['moon', body] as const)
  const aspects = exactAspects(tracked(sky, ['moon', ...bodies], times, zodiac), pairs, times).filter(
    (aspect) => aspect.jd >= entry.jd && aspect.jd < exit.jd,
  )
  const [begin] = voidBegins(aspects, [entry, exit])
  const last = begin!.lastAspect
  return {
    entered: entry.jd,
    start: begin!.jd,
    end: exit.jd,
    lastAspect: last && { body: last.b, aspect: last.aspect, jd: last.jd },
    nextSign: exit.sign,
  }
}

/** The Moon's entry into the sign that it occupies at `jd`, and into the next one. */
function stay(sky: Sky, jd: number, zodiac: Zodiac): [entry: Ingress, exit: Ingress] {
  const [earliest, latest] = [jd - STAY_DAYS_MAX, jd + STAY_DAYS_MAX]
  const times = gridTimes(earliest, latest, sky.range)
  const found = ingresses(tracked(sky, ['moon'], times, zodiac), ['moon'], times)
  const next = found.findIndex((ingress) => ingress.jd > jd)
  const [entry, exit] = next < 0 ? [found.at(-1), undefined] : [found[next - 1], found[next]]
  if (entry && exit) return [entry, exit]
  // The missing ingress lies outside the ephemeris: the sky refuses an instant there and names its range.
  sky.positions(['moon'], entry ? latest : earliest, zodiac)
  throw new RangeError(`The Moon did not change its sign in ${STAY_DAYS_MAX} days`)
}
