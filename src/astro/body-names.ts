import { findAsteroid } from './asteroid.ts'
import { BODIES, type Body, bodyAliases, bodyKey, isPhysical, PLANETS, type Variant } from './body.ts'
import { lookup } from './names.ts'

/**
 * What a name without "mean" or "true" means. The public contract asks for the mean node, but for the true one in
 * transits; and for the true Lilith in an ephemeris, but for the mean one in charts.
 */
const MEANINGS = {
  ephemeris: { node: 'mean', lilith: 'true' },
  chart: { node: 'mean', lilith: 'mean' },
  transits: { node: 'true', lilith: 'mean' },
  sky_events: { node: 'mean', lilith: 'mean' },
} as const satisfies Record<string, Readonly<Record<'node' | 'lilith', Variant>>>

/** Where a name stands. */
export type NamedIn = keyof typeof MEANINGS

const NORTH = ['node', 'north_node', 'rahu']
const SOUTH = ['south_node', 'ketu']
const LILITH = ['lilith']

const finders = Object.fromEntries(
  Object.entries(MEANINGS).map(([where, { node, lilith }]) => {
    const own = BODIES.flatMap((body) => [body, ...bodyAliases(body)].map((name): Named => [name, body]))
    const meant = [
      ...NORTH.map((name): Named => [name, `${node}_node`]),
      ...SOUTH.map((name): Named => [name, `${node}_south_node`]),
      ...LILITH.map((name): Named => [name, `${lilith}_lilith`]),
    ]
    return [where, lookup([...own, ...meant])]
  }),
) as Record<NamedIn, (text: string) => Body | null>

type Named = readonly [name: string, body: Body]

/** The body with a name or alias, in any case and with blanks or hyphens for underscores; null when unknown. */
export const findBody = (text: string, where: NamedIn): Body | null => finders[where](text)

/** The same, or an asteroid by its number or its name. */
export const findAnyBody = (text: string, where: NamedIn): Body | null => {
  const asteroid = findAsteroid(text)
  return findBody(text, where) ?? (asteroid && (IN_MAIN_FILES[asteroid] ?? asteroid))
}

/** Numbers of bodies that have other files than asteroids by number. */
const IN_MAIN_FILES: Readonly<Record<string, Body>> = {
  asteroid_1: 'ceres',
  asteroid_2: 'pallas',
  asteroid_3: 'juno',
  asteroid_4: 'vesta',
  asteroid_2060: 'chiron',
  asteroid_5145: 'pholus',
  asteroid_134340: 'pluto',
}

/** The bodies of an answer whose request names none, in the order that clients expect. */
export function defaultBodies(where: Exclude<NamedIn, 'sky_events'>): readonly Body[] {
  const node = findBody('node', where)!
  const lilith = findBody('lilith', where)!
  return where === 'transits' ? [...PLANETS, node, 'chiron', lilith] : [...PLANETS, node, lilith, 'chiron']
}

/** The names of all points that a chart can show, by id, and of the second variants of points, which have none. */
export const POINT_NAMES: Readonly<Record<string, string>> = {
  north_node: 'North Node',
  south_node: 'South Node',
  lilith: 'Lilith',
  mean_node: 'Mean Node',
  true_node: 'True Node',
  mean_south_node: 'Mean South Node',
  true_south_node: 'True South Node',
  mean_lilith: 'Mean Lilith',
  true_lilith: 'True Lilith',
  interpolated_lilith: 'Interpolated Lilith',
  priapus: 'Priapus',
  interpolated_priapus: 'Interpolated Priapus',
  asc: 'Ascendant',
  mc: 'Midheaven',
  ic: 'Imum Coeli',
  dc: 'Descendant',
  vertex: 'Vertex',
  part_of_fortune: 'Part of Fortune',
  part_of_spirit: 'Part of Spirit',
  ...Object.fromEntries(BODIES.filter(isPhysical).map((body) => [body, bodyKey(body)])),
}
