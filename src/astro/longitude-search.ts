import { arc, normalise } from './angle.ts'
import { type Body, calculatedFor, costOf, isSouthNode } from './body.ts'
import { gridTimes } from './positions.ts'
import { type Crossing, type Curve, crossings, exactly } from './search.ts'
import type { Sky, Zodiac } from './sky.ts'

/** How a body moves in longitude. */
interface Motion {
  /** Interval of the search, in days: the body has at most one station in it. */
  readonly stepDays: number
  /** The longest retrograde arc, in degrees, rounded up. */
  readonly loop: number
  /** The longest time in which a body passes one longitude several times, in days, rounded up. */
  readonly loopDays: number
}

/**
 * The shortest time between two stations is 19 days for Mercury, 40 for Venus and months for the other planets. The true
 * node oscillates within half a month, the true apogee within a month. Interpolated apsides turn after 40 days at the earliest.
 */
const MOTIONS: Partial<Record<Body, Motion>> = {
  sun: { stepDays: 4, loop: 0, loopDays: 0 },
  moon: { stepDays: 0.5, loop: 0, loopDays: 0 },
  mercury: { stepDays: 4, loop: 17, loopDays: 60 },
  venus: { stepDays: 8, loop: 18, loopDays: 120 },
  mars: { stepDays: 10, loop: 21, loopDays: 200 },
  jupiter: { stepDays: 15, loop: 11, loopDays: 400 },
  saturn: { stepDays: 15, loop: 8, loopDays: 400 },
  true_node: { stepDays: 0.5, loop: 4, loopDays: 120 },
  true_south_node: { stepDays: 0.5, loop: 4, loopDays: 120 },
  mean_node: { stepDays: 20, loop: 0, loopDays: 0 },
  mean_south_node: { stepDays: 20, loop: 0, loopDays: 0 },
  mean_lilith: { stepDays: 20, loop: 0, loopDays: 0 },
  true_lilith: { stepDays: 0.5, loop: 35, loopDays: 700 },
  interpolated_lilith: { stepDays: 10, loop: 4, loopDays: 100 },
  interpolated_priapus: { stepDays: 10, loop: 45, loopDays: 350 },
  ceres: { stepDays: 10, loop: 17, loopDays: 400 },
  pallas: { stepDays: 10, loop: 25, loopDays: 400 },
  juno: { stepDays: 10, loop: 20, loopDays: 400 },
  vesta: { stepDays: 10, loop: 18, loopDays: 400 },
}
/**
 * Uranus, Neptune, Pluto, Chiron, Pholus and the Uranian bodies: a station about every half year, and a retrograde arc of a few degrees. Chiron
 * and Pholus move two and one degree a year where they are slowest, so that three loops may meet one longitude.
 */
const SLOW: Motion = { stepDays: 20, loop: 7, loopDays: 1_500 }

/** The motion of a body, by which its longitudes are searched. */
export const motionFor = (body: Body): Motion => MOTIONS[body] ?? SLOW

/** The longitude of any body and its daily motion, as functions of time. */
export function bodyLongitude(sky: Sky, body: Body, zodiac: Zodiac): Curve {
  const calculated = calculatedFor(body)
  const turned = isSouthNode(body) ? 180 : 0
  const by = (positions: Sky['positions']) => (jd: number) => {
    const { longitude, speed } = positions([calculated], jd, zodiac)[0]!
    return { value: longitude + turned, slope: speed }
  }
  const { exact } = sky
  if (!exact) return exactly(by(sky.positions))
  return { at: by(sky.positions), exact: by(exact.positions), error: exact.angleErrorOf(calculated) }
}

/** The longitude of any body at an instant, in [0, 360). */
export const longitudeAt = (sky: Sky, body: Body, jd: number, zodiac: Zodiac): number =>
  normalise(bodyLongitude(sky, body, zodiac).exact(jd).value)

/** When a body is at one of several longitudes. */
export interface LongitudeSearch {
  readonly body: Body
  readonly zodiac: Zodiac
  /** Degrees of the zodiac, at least 30 degrees apart. */
  readonly longitudes: readonly number[]
  /** Julian days in UT. A meeting at the first counts, one at the last does not. */
  readonly from: number
  readonly until: number
}

/** A thousandth of a second, in which the Moon moves by 0.0006 seconds of arc. */
const EPSILON_DAYS = 0.001 / 86_400

/**
 * The instants at which a body is at one of several longitudes, in order: `level` is the longitude, and `rising` whether the
 * body is direct. All returns are found by it, of any body and in any zodiac, and so is any other time at which a body
 * reaches a longitude. The grid of the search does not depend on its span, so that an instant is the same to the last bit in
 * every span that contains it. Throws `outside_ephemeris` if the sky does not have the whole span.
 */
export function longitudeTimes(sky: Sky, { body, zodiac, longitudes, from, until }: LongitudeSearch): Crossing[] {
  const searched = sky.near?.(from, until) ?? sky
  const curve = bodyLongitude(searched, body, zodiac)
  // A time outside the ephemeris is refused: what is found within it would not be all.
  for (const end of [from, until]) curve.at(end)
  const spans = spansNear(searched, { body, zodiac, longitudes, from, until })
  return spans
    .flatMap(([first, last]) => {
      const times = gridTimes(first, last, sky.range, gridDays(body))
      return crossings(curve, times, { period: 360, levels: longitudes }, EPSILON_DAYS)
    })
    .filter(({ time }) => time >= from && time < until)
}

/**
 * Steps of the grid in days, for bodies whose step may be longer than in searches for passages. The Sun and the Moon have no
 * stations, so only a quarter of a round limits it. For others it is at most half of the time between two stations.
 */
const GRID_DAYS: Partial<Record<Body, number>> = {
  sun: 50,
  moon: 5,
  mercury: 8,
  venus: 16,
  mars: 20,
  jupiter: 30,
  saturn: 30,
}
const gridDays = (body: Body): number => GRID_DAYS[body] ?? motionFor(body).stepDays

/** A point that another one oscillates around, and how far at most, in degrees, rounded up. */
interface Mean {
  readonly body: Body
  /** How far the point is ahead of the other one on average, in degrees. */
  readonly ahead?: number
  readonly degrees: number
}

/**
 * The true node is up to 2 degrees from the mean one, the true apogee up to 32, the interpolated one up to 6, and the interpolated
 * perigee up to 26 from the point opposite to it.
 */
const MEANS: Partial<Record<Body, Mean>> = {
  true_node: { body: 'mean_node', degrees: 4 },
  true_south_node: { body: 'mean_south_node', degrees: 4 },
  true_lilith: { body: 'mean_lilith', degrees: 40 },
  interpolated_lilith: { body: 'mean_lilith', degrees: 9 },
  interpolated_priapus: { body: 'mean_lilith', ahead: 180, degrees: 30 },
}

/** Spans of a search in which the body may be at its longitudes: for a true point those in which the mean one is near. */
function spansNear(
  sky: Sky,
  { body, zodiac, longitudes, from, until }: LongitudeSearch,
): readonly (readonly [number, number])[] {
  const mean = MEANS[body]
  if (!mean) return [[from, until]]
  const meanAt = bodyLongitude(sky, mean.body, zodiac).at
  const isNear = (time: number): boolean =>
    longitudes.some((longitude) => Math.abs(arc(longitude, meanAt(time).value + (mean.ahead ?? 0))) < mean.degrees)
  const times = gridTimes(from, until, sky.range, motionFor(mean.body).stepDays)
  const near = times.map(isNear)
  const spans: (readonly [number, number])[] = []
  for (let index = 1; index < times.length; index += 1) {
    if (!near[index - 1] && !near[index]) continue
    const first = times[index - 1]!
    const last = times[index]!
    const before = spans.at(-1)
    if (before?.[1] === first) spans.splice(-1, 1, [before[0], last])
    else spans.push([first, last])
  }
  return spans
}

/** Positions of a search that take less than a tenth of a second together. */
export const QUICK_EVALUATIONS = 2_500

/**
 * The evaluations that a search for a number of longitudes takes: its time is proportional to them. A true point is searched
 * only while the mean one is near.
 */
export function evaluationsOf(body: Body, days: number, longitudes: number): number {
  const mean = MEANS[body]
  const share = mean ? Math.min(1, (2 * mean.degrees * longitudes) / 360) : 1
  return Math.ceil((days / gridDays(body)) * share * costOf(body))
}
