import { isPhysical } from './body.ts'
import type { ChartPoint } from './chart.ts'
import { signIndex } from './sign.ts'

/** The smallest number of bodies in a stellium. */
const BODIES_MIN = 3

export interface Stelliums {
  readonly signs: readonly { readonly sign: number; readonly bodies: readonly string[] }[]
  readonly houses: readonly { readonly house: number; readonly bodies: readonly string[] }[]
}

/**
 * Stelliums: three or more bodies in one sign or one house, in the order of the zodiac. Planets, Chiron and asteroids
 * count. Nodes, Lilith, angles and lots are not bodies and do not count.
 */
export function stelliums(points: readonly ChartPoint[]): Stelliums {
  const bodies = points.filter(({ body }) => body && isPhysical(body))
  const signs = grouped(bodies, ({ longitude }) => signIndex(longitude))
  const houses = grouped(bodies, ({ house }) => house)
  return {
    signs: signs.map(([sign, found]) => ({ sign, bodies: found })),
    houses: houses.map(([house, found]) => ({ house, bodies: found })),
  }
}

function grouped(
  bodies: readonly ChartPoint[],
  place: (point: ChartPoint) => number | null,
): (readonly [number, readonly string[]])[] {
  const groups = Map.groupBy(bodies, place)
  return [...groups]
    .filter((group): group is [number, ChartPoint[]] => group[0] !== null && group[1].length >= BODIES_MIN)
    .sort(([a], [b]) => a - b)
    .map(([key, members]) => [key, members.map(({ id }) => id)] as const)
}
