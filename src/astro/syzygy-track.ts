import type { Syzygy } from './eclipse.ts'
import { TURN_PER_DAY } from './horizon.ts'
import { AU_KM, type Sky } from './sky.ts'
import type { Vector } from './vector.ts'

/** Sun and Moon over a few hours around an eclipse. */
export interface SyzygyTrack {
  /** The Julian days between which the functions are valid. */
  readonly from: number
  readonly to: number
  readonly at: Syzygy
  /** The apparent sidereal time of Greenwich. */
  siderealDegrees(jd: number): number
}

/** Half of the span of an eclipse, in days: further from its greatest instant, no shadow touches the Earth or the Moon. */
const HALF_DAYS = 0.15
/**
 * Instants that are calculated. A polynomial through them is within a metre of the Moon, which turns by four degrees in that
 * time.
 */
const NODES = 7
const RADIANS = Math.PI / 180
const TROPICAL = { kind: 'tropical' } as const

/** Sun and Moon around an instant. Throws `outside_ephemeris` at the ends of a sky. */
export function syzygyTrack(sky: Sky, middle: number): SyzygyTrack {
  const nodes = Array.from({ length: NODES }, (_, index) => Math.cos((Math.PI * index) / (NODES - 1)))
  const values = nodes.map((node) => vectorsAt(sky, middle + node * HALF_DAYS))
  const sidereal = sky.siderealTimeHours(middle) * 15
  return {
    from: middle - HALF_DAYS,
    to: middle + HALF_DAYS,
    at(jd) {
      const [a, b, c, d, e, f] = interpolated(nodes, values, (jd - middle) / HALF_DAYS)
      return [
        [a!, b!, c!],
        [d!, e!, f!],
      ]
    },
    siderealDegrees: (jd) => sidereal + (jd - middle) * TURN_PER_DAY,
  }
}

function vectorsAt(sky: Sky, jd: number): readonly number[] {
  const seen = sky.seen(['sun', 'moon'], jd, { view: 'geocentre', zodiac: TROPICAL, place: null })
  return seen.flatMap(({ rightAscension, declination, distance }): Vector => {
    const alpha = rightAscension * RADIANS
    const delta = declination * RADIANS
    const km = distance * AU_KM
    return [km * Math.cos(delta) * Math.cos(alpha), km * Math.cos(delta) * Math.sin(alpha), km * Math.sin(delta)]
  })
}

/** Values at a place between Chebyshev nodes, by the barycentric formula (Berrut and Trefethen, SIAM Review 46, 2004). */
function interpolated(nodes: readonly number[], values: readonly (readonly number[])[], x: number): readonly number[] {
  const exact = nodes.indexOf(x)
  if (exact >= 0) return values[exact]!
  const sums = values[0]!.map(() => 0)
  let total = 0
  for (const [index, node] of nodes.entries()) {
    const end = index === 0 || index === nodes.length - 1 ? 0.5 : 1
    const weight = ((index % 2 === 0 ? 1 : -1) * end) / (x - node)
    total += weight
    for (const [part, value] of values[index]!.entries()) sums[part]! += weight * value
  }
  return sums.map((sum) => sum / total)
}
