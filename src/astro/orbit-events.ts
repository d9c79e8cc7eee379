import type { CalculatedBody } from './body.ts'
import { changes, root } from './search.ts'
import type { Sky, SkyRange, Zodiac } from './sky.ts'

/** A body at its least or greatest distance from the centre of the Earth. */
export interface Apsis {
  readonly kind: 'perigee' | 'apogee'
  readonly jd: number
  /** In astronomical units. */
  readonly distance: number
}

/** Days between looks at a distance. The extremes of the Moon are at least 12 days apart, those of planets months. */
const LOOK_DAYS = 1
/** Half of the interval over which a distance is compared, in days. It moves an extreme of the Moon by less than a second. */
const HALF_DAYS = 0.01
/** Half a minute. Almanacs print the extremes to the minute. */
const EPSILON_DAYS = 30 / 86_400

/** The extremes of the distance of a body between two Julian days, in order. */
export function apsides(sky: Sky, body: CalculatedBody, from: number, to: number): Apsis[] {
  const distance = (jd: number): number => sky.distances([body], jd)[0]!
  const receding = (jd: number): number => distance(jd + HALF_DAYS) - distance(jd - HALF_DAYS)
  return changes(receding, daysBetween(from, to), EPSILON_DAYS).map(({ time, rising }) => ({
    kind: rising ? 'perigee' : 'apogee',
    jd: time,
    distance: distance(time),
  }))
}

/** A body as it crosses the plane of the ecliptic. */
export interface NodePassage {
  readonly kind: 'ascending' | 'descending'
  readonly jd: number
}

const TROPICAL: Zodiac = { kind: 'tropical' }

/** The passages of a body through the ecliptic of date between two Julian days, in order. */
export function nodePassages(sky: Sky, body: CalculatedBody, from: number, to: number): NodePassage[] {
  const latitude = (jd: number): number => sky.positions([body], jd, TROPICAL)[0]!.latitude
  return changes(latitude, daysBetween(from, to)).map(({ time, rising }) => ({
    kind: rising ? 'ascending' : 'descending',
    jd: time,
  }))
}

function daysBetween(from: number, to: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / LOOK_DAYS))
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count)
}

/** A span of days, no further than a sky reaches. */
export const within = ({ start, end }: SkyRange, from: number, to: number): readonly [number, number] => [
  Math.max(from, start + 1),
  Math.min(to, end - 1),
]

/** The instant nearest to a guess at which the Sun has a longitude, in degrees of the tropical zodiac. */
export function sunAt(sky: Sky, longitude: number, guess: number): number {
  const short = (jd: number): number => {
    const [sun] = sky.positions(['sun'], jd, TROPICAL)
    return ((sun!.longitude - longitude + 540) % 360) - 180
  }
  // The Sun moves by less than 1.02 degrees in a day.
  const reach = Math.abs(short(guess)) / 0.95 + 2
  return root(short, guess - reach, guess + reach)
}
