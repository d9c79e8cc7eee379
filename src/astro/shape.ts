import { normalise, separation } from './angle.ts'
import { PLANETS } from './body.ts'
import type { ChartPoint } from './chart.ts'
import { signIndex } from './sign.ts'

/** The shapes of Marc Edmund Jones (The Guide to Horoscope Interpretation, 1941), by the empty arcs between planets. */
export const HOROSCOPE_SHAPES = {
  bundle: 'Bundle',
  bowl: 'Bowl',
  bucket: 'Bucket',
  see_saw: 'See-saw',
  locomotive: 'Locomotive',
  splash: 'Splash',
  splay: 'Splay',
} as const

export interface HoroscopeShape {
  readonly id: keyof typeof HOROSCOPE_SHAPES
  /** The groups of longitudes, each in order round the circle. The handle of a bucket comes last. */
  readonly groups: readonly (readonly number[])[]
}

/** Limits in degrees. Jones has a third, a half and two thirds of the circle. The tolerances are ours. */
const BUNDLE_SPAN = 120
const BOWL_SPAN = 210
const BUCKET = { bodies: 2, width: 15, distance: 30, span: 181 }
const SEE_SAW = { first: 90, second: 50, side: 2 }
const LOCOMOTIVE_GAP = 110
const SPLASH = { gap: 75, signs: 8 }
/** The fewest bodies of a shape. */
const BODIES_MIN = 7

/** The shape of planets at given longitudes; null for too few planets. */
export function horoscopeShape(longitudes: readonly number[]): HoroscopeShape | null {
  if (longitudes.length < BODIES_MIN) return null
  const sorted = [...longitudes].sort((a, b) => a - b)
  const gaps = gapsOf(sorted)
  const [first, second] = [...gaps].sort((a, b) => b.degrees - a.degrees)
  const whole = [from(sorted, first!.after)]
  const span = 360 - first!.degrees
  if (span <= BUNDLE_SPAN) return { id: 'bundle', groups: whole }
  if (span <= BOWL_SPAN) return bucket(sorted) ?? { id: 'bowl', groups: whole }
  const withHandle = bucket(sorted)
  if (withHandle) return withHandle
  if (first!.degrees >= SEE_SAW.first && second!.degrees >= SEE_SAW.second) {
    const groups = split(sorted, first!.after, second!.after)
    if (groups.every((group) => group.length >= SEE_SAW.side)) return { id: 'see_saw', groups }
  }
  if (first!.degrees >= LOCOMOTIVE_GAP) return { id: 'locomotive', groups: whole }
  const signs = new Set(sorted.map(signIndex)).size
  return { id: first!.degrees <= SPLASH.gap && signs >= SPLASH.signs ? 'splash' : 'splay', groups: [sorted] }
}

interface Gap {
  /** Index of the body after the gap. */
  readonly after: number
  readonly degrees: number
}

const gapsOf = (sorted: readonly number[]): Gap[] =>
  sorted.map((longitude, after) => ({ after, degrees: normalise(longitude - sorted.at(after - 1)!) }))

const from = (sorted: readonly number[], start: number): number[] => [...sorted.slice(start), ...sorted.slice(0, start)]

function split(sorted: readonly number[], a: number, b: number): number[][] {
  const turned = from(sorted, a)
  const size = (b - a + sorted.length) % sorted.length
  return [turned.slice(0, size), turned.slice(size)]
}

/** The handle of a bucket: one body, or two together, far from the others, which lie within half the circle. */
function bucket(sorted: readonly number[]): HoroscopeShape | null {
  for (let size = 1; size <= BUCKET.bodies; size++) {
    for (let start = 0; start < sorted.length; start++) {
      const turned = from(sorted, start)
      const handle = turned.slice(0, size)
      const rest = turned.slice(size)
      const span = normalise(rest.at(-1)! - rest[0]!)
      const apart = Math.min(...handle.flatMap((each) => rest.map((other) => separation(each, other))))
      const together = normalise(handle.at(-1)! - handle[0]!) <= BUCKET.width
      if (together && span <= BUCKET.span && apart >= BUCKET.distance) return { id: 'bucket', groups: [rest, handle] }
    }
  }
  return null
}

/** Halves of a chart: east of the meridian, west of it, below the horizon and above it, by houses. */
export const HEMISPHERE_HOUSES = {
  eastern: [10, 11, 12, 1, 2, 3],
  western: [4, 5, 6, 7, 8, 9],
  northern: [1, 2, 3, 4, 5, 6],
  southern: [7, 8, 9, 10, 11, 12],
} as const satisfies Readonly<Record<string, readonly number[]>>

export type Hemisphere = keyof typeof HEMISPHERE_HOUSES

/** This many of the ten planets in one half are an emphasis. */
const EMPHASIS_MIN = 8

/** The halves with at least eight of the ten planets. Empty without houses or with other than twelve. */
export function fullHemispheres(points: readonly ChartPoint[]): Hemisphere[] {
  const houses = PLANETS.flatMap((planet) => points.find(({ id }) => id === planet)?.house ?? [])
  return (Object.keys(HEMISPHERE_HOUSES) as Hemisphere[]).filter((half) => {
    const within: readonly number[] = HEMISPHERE_HOUSES[half]
    return houses.filter((house) => within.includes(house)).length >= EMPHASIS_MIN
  })
}
