import type { AspectHit, AspectId } from './aspect.ts'
import { isPhysical } from './body.ts'
import type { ChartPoint } from './chart.ts'
import { signIndex } from './sign.ts'

export const PATTERNS = ['grand_trine', 't_square', 'grand_cross', 'yod', 'kite', 'mystic_rectangle'] as const

export interface Pattern {
  readonly kind: (typeof PATTERNS)[number]
  /** The bodies of the figure, in the order around it. */
  readonly bodies: readonly string[]
  /** The body at the apex of a T-square, a yod or a kite. */
  readonly apex: string | null
  /** The widest orb of the aspects of the figure, in degrees. */
  readonly widestOrb: number
}

/**
 * Figures of aspects among bodies. A figure within a larger one is left out: the T-squares of a grand cross, the grand
 * trine of a kite.
 */
export function patterns(bodies: readonly string[], hits: readonly AspectHit[]): Pattern[] {
  const orbs = new Map(hits.map((hit) => [edge(hit.aspect.id, hit.a, hit.b), hit.orb]))
  const linked = (aspect: AspectId, a: string, b: string): boolean => orbs.has(edge(aspect, a, b))
  const figure = (kind: Pattern['kind'], around: readonly string[], apex: string | null): Pattern => ({
    kind,
    bodies: around,
    apex,
    widestOrb: Math.max(...pairs(around).map(([a, b]) => widest(a, b))),
  })
  /** The orb counts only the aspects that form the figure. */
  const widest = (a: string, b: string): number =>
    Math.max(0, ...DRAWN.map((aspect) => orbs.get(edge(aspect, a, b)) ?? 0))

  const oppositions = pairs(bodies).filter(([a, b]) => linked('opposition', a, b))
  const trines = triples(bodies).filter((three) => pairs(three).every(([a, b]) => linked('trine', a, b)))

  const kites = trines.flatMap((three) =>
    three.flatMap((apex) => {
      const wings = three.filter((body) => body !== apex)
      return bodies
        .filter((tail) => linked('opposition', apex, tail) && wings.every((wing) => linked('sextile', tail, wing)))
        .map((tail) => ({ three, pattern: figure('kite', [apex, wings[0]!, tail, wings[1]!], tail) }))
    }),
  )
  const axes = pairs(oppositions)
  const crosses = axes.filter(([[a, b], [c, d]]) =>
    [a, b].every((one) => [c, d].every((other) => linked('square', one, other))),
  )
  const rectangles = axes.filter(
    ([[a, b], [c, d]]) =>
      (linked('sextile', a, c) && linked('trine', a, d) && linked('trine', b, c) && linked('sextile', b, d)) ||
      (linked('trine', a, c) && linked('sextile', a, d) && linked('sextile', b, c) && linked('trine', b, d)),
  )
  const inCross = (three: readonly string[]): boolean =>
    crosses.some((axis) => three.every((body) => axis.flat().includes(body)))
  const squares = oppositions.flatMap(([a, b]) =>
    bodies
      .filter((apex) => linked('square', apex, a) && linked('square', apex, b) && !inCross([a, b, apex]))
      .map((apex) => figure('t_square', [a, apex, b], apex)),
  )
  const yods = pairs(bodies)
    .filter(([a, b]) => linked('sextile', a, b))
    .flatMap(([a, b]) =>
      bodies
        .filter((apex) => linked('quincunx', apex, a) && linked('quincunx', apex, b))
        .map((apex) => figure('yod', [a, apex, b], apex)),
    )
  return [
    ...crosses.map(([[a, b], [c, d]]) => figure('grand_cross', [a, c, b, d], null)),
    ...squares,
    ...kites.map(({ pattern }) => pattern),
    ...trines
      .filter((three) => !kites.some((kite) => kite.three === three))
      .map((three) => figure('grand_trine', three, null)),
    ...rectangles.map(([[a, b], [c, d]]) => figure('mystic_rectangle', [a, c, b, d], null)),
    ...yods,
  ]
}

const DRAWN: readonly AspectId[] = ['opposition', 'trine', 'square', 'sextile', 'quincunx']

const edge = (aspect: AspectId, a: string, b: string): string => (a < b ? `${aspect} ${a} ${b}` : `${aspect} ${b} ${a}`)

const pairs = <Item>(items: readonly Item[]): (readonly [Item, Item])[] =>
  items.flatMap((first, index) => items.slice(index + 1).map((second) => [first, second] as const))

const triples = (items: readonly string[]): (readonly [string, string, string])[] =>
  items.flatMap((first, index) =>
    pairs(items.slice(index + 1)).map(([second, third]) => [first, second, third] as const),
  )

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
