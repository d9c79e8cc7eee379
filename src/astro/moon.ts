import { normalise } from './angle.ts'
import type { Aspect } from './aspect.ts'
import type { CalculatedBody } from './body.ts'
import { epochMsOf, epochSecondOf } from './civil.ts'
import { type ExactAspect, exactAspects, type Ingress, ingresses } from './event-searches.ts'
import { distancesOf, gridTimes, tracked } from './positions.ts'
import type { Position, Sky, Zodiac } from './sky.ts'

/** Eight phases of 45 degrees, with the principal phases in the middle of theirs. */
export const MOON_PHASES = [
  'New Moon',
  'Waxing Crescent',
  'First Quarter',
  'Waxing Gibbous',
  'Full Moon',
  'Waning Gibbous',
  'Last Quarter',
  'Waning Crescent',
] as const

/**
 * The eight phases of Dane Rudhyar (The Lunation Cycle, 1967), for readings: each begins at its exact aspect and lasts
 * 45 degrees. The balsamic Moon is the last, up to the new Moon.
 */
export const LUNATION_PHASES = [
  'new',
  'crescent',
  'first_quarter',
  'gibbous',
  'full',
  'disseminating',
  'last_quarter',
  'balsamic',
] as const
export type LunationPhase = (typeof LUNATION_PHASES)[number]

/** The phase of Rudhyar at an angle from Sun to Moon, in [0, 360) degrees. */
export const lunationPhase = (angle: number): LunationPhase => LUNATION_PHASES[Math.floor(angle / 45) % 8]!

export interface MoonPhase {
  readonly label: (typeof MOON_PHASES)[number]
  /** Longitude of the Moon less that of the Sun, in [0, 360) degrees. */
  readonly angle: number
  /** Illuminated fraction of the disk, 0 to 1. */
  readonly illumination: number
}

const RADIANS = Math.PI / 180

/**
 * Phase and illuminated fraction from apparent positions and the distances of both (Meeus, Astronomical Algorithms, 48.1
 * to 48.3).
 */
export function moonPhase(sun: Position, moon: Position, sunAu: number, moonAu: number): MoonPhase {
  const angle = normalise(moon.longitude - sun.longitude)
  const elongation = Math.acos(Math.cos(moon.latitude * RADIANS) * Math.cos(angle * RADIANS))
  const phaseAngle = Math.atan2(sunAu * Math.sin(elongation), moonAu - sunAu * Math.cos(elongation))
  return {
    label: MOON_PHASES[Math.floor((angle + 22.5) / 45) % 8]!,
    angle,
    illumination: (1 + Math.cos(phaseAngle)) / 2,
  }
}

const distancesOfBoth = distancesOf(['sun', 'moon'])

/** The phase at an instant, and the distance of the Moon in astronomical units. */
export function phaseAt(sky: Sky, jd: number): { readonly phase: MoonPhase; readonly distance: number } {
  const [sun, moon] = sky.positions(['sun', 'moon'], jd, { kind: 'tropical' })
  const [sunAu, moonAu] = distancesOfBoth(sky, jd)
  return { phase: moonPhase(sun!, moon!, sunAu!, moonAu!), distance: moonAu! }
}

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

/** The longest stay of the Moon in a sign, in days: 30 degrees at 11.6 degrees a day, and a margin. */
export const STAY_DAYS_MAX = 2.75

/** The Moon's entry into the sign that it occupies at `jd`, and into the next one. */
function stay(sky: Sky, jd: number, zodiac: Zodiac): [entry: Ingress, exit: Ingress] {
  const earliest = jd - STAY_DAYS_MAX
  const latest = jd + STAY_DAYS_MAX
  const times = gridTimes(earliest, latest, sky.range)
  const found = ingresses(tracked(sky, ['moon'], times, zodiac), ['moon'], times)
  const next = found.findIndex((ingress) => ingress.jd > jd)
  const [entry, exit] = next < 0 ? [found.at(-1), undefined] : [found[next - 1], found[next]]
  if (entry && exit) return [entry, exit]
  // The missing ingress lies outside the ephemeris: the sky refuses an instant there and names its range.
  sky.positions(['moon'], entry ? latest : earliest, zodiac)
  throw new RangeError(`The Moon did not change its sign in ${STAY_DAYS_MAX} days`)
}

/** The beginning of a void of course Moon. */
export interface VoidBegin {
  readonly jd: number
  /** Null when the Moon makes no aspect in the sign: the void begins at its entry into it. */
  readonly lastAspect: ExactAspect | null
  /** The entry into the next sign, at which the void ends. */
  readonly until: Ingress
}

/**
 * The beginning of each void of course Moon: the last of the given aspects and ingresses before each ingress but the
 * first. The aspects are those of the Moon to the bodies that count. They must be complete up to the last ingress.
 */
export function voidBegins(aspects: readonly ExactAspect[], ingresses: readonly Ingress[]): VoidBegin[] {
  const marks = [
    ...aspects.map((aspect) => ({ jd: aspect.jd, aspect, ingress: null })),
    ...ingresses.map((ingress) => ({ jd: ingress.jd, aspect: null, ingress })),
  ].sort((a, b) => a.jd - b.jd)
  return marks.flatMap(({ jd, aspect }, index) => {
    const until = marks[index + 1]?.ingress
    return until ? [{ jd, lastAspect: aspect, until }] : []
  })
}
