import { arc, normalise } from '../../../astro/angle.ts'
import { type Aspect, MAJOR_ASPECTS } from '../../../astro/aspect.ts'
import { PLANETS } from '../../../astro/body.ts'
import { gridTimes, longitudeOf, tracked } from '../../../astro/positions.ts'
import { type Crossing, crossings } from '../../../astro/search.ts'
import type { Sky } from '../../../astro/sky.ts'
import { isWithin, type Planet, type SkyDay } from './day.ts'

/** What a transit meets. */
export type Target = Planet | 'asc' | 'mc'

/** A point of a birth. */
export interface NatalPoint {
  readonly id: Target
  readonly longitude: number
}

/** A planet that is near an aspect to a point of a birth on a day. */
export interface Transit {
  readonly body: Planet
  readonly to: Target
  readonly aspect: Aspect
  /** The smallest on the day, in degrees with two decimals. */
  readonly orb: number
  /** When it is exact; null if it is not on the day. */
  readonly exact: number | null
  readonly applying: boolean
  readonly score: number
}

/** The largest orb of a transit that counts, in degrees. */
const ORB = 2

const ASPECT_FACTORS: Readonly<Record<string, number>> = {
  conjunction: 5,
  opposition: 4,
  square: 4,
  trine: 3,
  sextile: 2,
}
/** Lights and angles first, then the personal planets. */
const NATAL: Readonly<Record<Target, number>> = {
  sun: 10,
  moon: 10,
  asc: 10,
  mc: 10,
  mercury: 8,
  venus: 8,
  mars: 8,
  jupiter: 5,
  saturn: 5,
  uranus: 3,
  neptune: 3,
  pluto: 3,
}
/** The slower a planet, the rarer its transits. */
const MOVING: Readonly<Record<Planet, number>> = {
  moon: 2,
  sun: 4,
  mercury: 4,
  venus: 4,
  mars: 6,
  jupiter: 7,
  saturn: 8,
  uranus: 9,
  neptune: 9,
  pluto: 9,
}

/** How close a transit is: 1 if it is exact on the day, 0 at the largest orb. */
export const closeness = ({ orb }: Pick<Transit, 'orb'>): number => 1 - orb / ORB

const TROPICAL = { kind: 'tropical' } as const

/** A degree of the zodiac at which a planet makes an aspect. */
interface Level {
  readonly degree: number
  readonly to: Target
  readonly aspect: Aspect
}

/** The transits of a day, the highest score first. Those of the same score are in the order of their bodies. */
export const transitsOf = (sky: Sky, day: SkyDay, points: readonly NatalPoint[]): Transit[] =>
  transitSearch(sky, day, points)(day)

/** The transits of each day between two instants, which are searched once for all days. */
export function transitSearch(
  sky: Sky,
  { from, to: until }: Pick<SkyDay, 'from' | 'to'>,
  points: readonly NatalPoint[],
): (day: SkyDay) => Transit[] {
  const levels = points.flatMap(({ id, longitude }) =>
    MAJOR_ASPECTS.flatMap((aspect) =>
      [...new Set([aspect.angle, (360 - aspect.angle) % 360])].map(
        (angle): Level => ({ degree: normalise(longitude + angle), to: id, aspect }),
      ),
    ),
  )
  const times = gridTimes(from, until, sky.range)
  const track = tracked(sky, PLANETS, times, TROPICAL)
  const degrees = [...new Set(levels.map(({ degree }) => degree))]
  const found = new Map(
    PLANETS.map((body) => [body, crossings(longitudeOf(track, body), times, { period: 360, levels: degrees })]),
  )
  return (day) =>
    PLANETS.flatMap((body) => {
      const met = found.get(body)!.filter(({ time }) => isWithin(day, time))
      const ends = [day.from, day.noon, day.to].map((jd) => track.at(body, jd).longitude)
      return levels.flatMap((level) => transitOf(day, body, level, { met, ends }))
    }).toSorted((one, other) => other.score - one.score)
}

/** What a planet passes on a day, and its longitudes at the beginning, at noon and at the end. */
interface Way {
  readonly met: readonly Crossing[]
  readonly ends: readonly number[]
}

function transitOf(day: SkyDay, body: Planet, { degree, to, aspect }: Level, { met, ends }: Way): Transit[] {
  const nearest = Math.min(...ends.map((end) => Math.abs(arc(degree, end))))
  const exact = nearest < NEAR ? (met.find(({ level }) => level === degree)?.time ?? null) : null
  const orb = exact === null ? Math.round(nearest * 100) / 100 : 0
  if (orb > ORB) return []
  const { longitude, speed } = day.placed.find((each) => each.body === body)!
  const applying = exact === null ? arc(degree, longitude) * speed < 0 : exact > day.noon
  return [{ body, to, aspect, orb, exact, applying, score: scoreOf({ body, to, aspect, orb }) }]
}

/** No planet is this far from a degree, in degrees, at both ends and the noon of a day on which it passes it. */
const NEAR = 10

const scoreOf = ({ body, to, aspect, orb }: Pick<Transit, 'body' | 'to' | 'aspect' | 'orb'>): number =>
  Math.round((MOVING[body] + NATAL[to]) * ASPECT_FACTORS[aspect.id]! * closeness({ orb }))
