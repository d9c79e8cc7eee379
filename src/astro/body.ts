import { type AsteroidBody, asteroidName, isAsteroid } from './asteroid.ts'

/**
 * The bodies and points of the service. `meanMotion` is the mean geocentric daily motion in degrees: a body is
 * stationary below a tenth of it. `id` and `variant` are the names in a reply, `key` is the name in a table. Names
 * without "mean" or "true" are in `body-names.ts`.
 */
const TABLE = {
  sun: { key: 'Sun', meanMotion: 0.9856, aliases: [] },
  moon: { key: 'Moon', meanMotion: 13.1764, aliases: [] },
  mercury: { key: 'Mercury', meanMotion: 0.9856, aliases: [] },
  venus: { key: 'Venus', meanMotion: 0.9856, aliases: [] },
  mars: { key: 'Mars', meanMotion: 0.524, aliases: [] },
  jupiter: { key: 'Jupiter', meanMotion: 0.0831, aliases: [] },
  saturn: { key: 'Saturn', meanMotion: 0.0335, aliases: [] },
  uranus: { key: 'Uranus', meanMotion: 0.0117, aliases: [] },
  neptune: { key: 'Neptune', meanMotion: 0.006, aliases: [] },
  pluto: { key: 'Pluto', meanMotion: 0.004, aliases: [] },
  mean_node: {
    key: 'Mean_Node',
    id: 'north_node',
    variant: 'mean',
    meanMotion: 0.053,
    aliases: ['mean_north_node', 'mean_north_lunar_node'],
  },
  true_node: {
    key: 'True_Node',
    id: 'north_node',
    variant: 'true',
    meanMotion: 0.053,
    aliases: ['true_north_node', 'true_north_lunar_node'],
  },
  mean_south_node: {
    key: 'Mean_South_Node',
    id: 'south_node',
    variant: 'mean',
    opposite: 'mean_node',
    meanMotion: 0.053,
    aliases: ['mean_south_lunar_node'],
  },
  true_south_node: {
    key: 'True_South_Node',
    id: 'south_node',
    variant: 'true',
    opposite: 'true_node',
    meanMotion: 0.053,
    aliases: ['true_south_lunar_node'],
  },
  chiron: { key: 'Chiron', meanMotion: 0.0195, aliases: [] },
  pholus: { key: 'Pholus', meanMotion: 0.0107, aliases: [] },
  ceres: { key: 'Ceres', meanMotion: 0.2141, aliases: [] },
  pallas: { key: 'Pallas', meanMotion: 0.2137, aliases: [] },
  juno: { key: 'Juno', meanMotion: 0.2262, aliases: [] },
  vesta: { key: 'Vesta', meanMotion: 0.2716, aliases: [] },
  true_lilith: {
    key: 'Lilith',
    id: 'lilith',
    variant: 'true',
    meanMotion: 0.1114,
    aliases: ['osculating_lilith', 'true_black_moon_lilith'],
  },
  mean_lilith: {
    key: 'Mean_Lilith',
    id: 'lilith',
    variant: 'mean',
    meanMotion: 0.1114,
    aliases: ['black_moon_lilith', 'mean_black_moon_lilith'],
  },
  interpolated_lilith: {
    key: 'Interpolated_Lilith',
    id: 'lilith',
    variant: 'interpolated',
    meanMotion: 0.1114,
    aliases: ['natural_lilith', 'interpolated_apogee', 'interpolated_black_moon_lilith'],
  },
  interpolated_priapus: {
    key: 'Priapus',
    id: 'priapus',
    variant: 'interpolated',
    meanMotion: 0.1114,
    aliases: ['priapus', 'natural_priapus', 'interpolated_perigee'],
  },
  cupido: { key: 'Cupido', meanMotion: 0.00375, aliases: [] },
  hades: { key: 'Hades', meanMotion: 0.00273, aliases: [] },
  zeus: { key: 'Zeus', meanMotion: 0.00216, aliases: [] },
  kronos: { key: 'Kronos', meanMotion: 0.00189, aliases: [] },
  apollon: { key: 'Apollon', meanMotion: 0.00167, aliases: [] },
  admetos: { key: 'Admetos', meanMotion: 0.00156, aliases: [] },
  vulkanus: { key: 'Vulkanus', meanMotion: 0.00145, aliases: ['vulcanus'] },
  poseidon: { key: 'Poseidon', meanMotion: 0.00129, aliases: [] },
} as const satisfies Record<string, BodyFacts>

/**
 * How a point of the Moon's orbit is counted: by the mean orbit; by the ellipse of the instant, which the Sun disturbs most
 * where the Moon is not; or between the instants at which the Moon is at that point.
 */
export const VARIANTS = ['mean', 'true', 'interpolated'] as const
export type Variant = (typeof VARIANTS)[number]

interface BodyFacts {
  readonly key: string
  readonly id?: string
  readonly variant?: Variant
  /** The point opposite to this one. */
  readonly opposite?: string
  readonly meanMotion: number
  readonly aliases: readonly string[]
}

/** A body of the table. */
export type NamedBody = keyof typeof TABLE

export type Body = NamedBody | AsteroidBody
/** The bodies that the ephemeris calculates. The south nodes follow from the north nodes. */
export type CalculatedBody = Exclude<Body, 'mean_south_node' | 'true_south_node'>

/** Every body, in the order in which tables list them. */
export const BODIES = Object.keys(TABLE) as readonly NamedBody[]

/** The lights and the planets, Sun to Pluto, in the order in which charts list them. */
export const PLANETS = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const satisfies readonly Body[]

export const bodyKey = (body: Body): string => facts(body).key
export const bodyId = (body: Body): string => facts(body).id ?? body
export const bodyVariant = (body: Body): Variant | undefined => facts(body).variant
export const bodyAliases = (body: NamedBody): readonly string[] => TABLE[body].aliases
/** The mean geocentric daily motion of a body, in degrees, without its direction; NaN for asteroids by number. */
export const meanMotion = (body: Body): number => facts(body).meanMotion
/** The calculated body from which the position of a body follows. */
export const calculatedFor = (body: Body): CalculatedBody => (facts(body).opposite ?? body) as CalculatedBody
export const isSouthNode = (body: Body): boolean => facts(body).opposite !== undefined

/** The lunar nodes are one axis, and so are the apsides of the Moon: aspects within a family have no meaning. */
export const family = (body: Body): string => FAMILIES[bodyId(body)] ?? bodyId(body)
const FAMILIES: Readonly<Record<string, string>> = { north_node: 'node', south_node: 'node', priapus: 'lilith' }

/**
 * The hypothetical bodies of the Hamburg school, which nobody has seen. The library moves them by the elements of Witte and
 * Sieggrün that J. Neely refined, in the file `seorbel.txt` of the package `swisseph`.
 */
export const URANIANS = [
  'cupido',
  'hades',
  'zeus',
  'kronos',
  'apollon',
  'admetos',
  'vulkanus',
  'poseidon',
] as const satisfies readonly Body[]

/** True for what moves as a physical body does, Uranian bodies among them. Nodes, Lilith and Priapus are points of the Moon's orbit. */
export const isPhysical = (body: Body): boolean => bodyVariant(body) === undefined

/** Asteroids and centaurs: their orbits are known for a part of the ephemeris only. */
export const MINOR_BODIES: readonly CalculatedBody[] = ['chiron', 'pholus', 'ceres', 'pallas', 'juno', 'vesta']

/** Apsides of the Moon's orbit between its own passages, which the library has from 3000 BC to 3000 AD. */
export const INTERPOLATED_POINTS: readonly CalculatedBody[] = ['interpolated_lilith', 'interpolated_priapus']

/** The bodies and points without a position in some years of the ephemeris. */
export const PARTLY_KNOWN: readonly CalculatedBody[] = [...MINOR_BODIES, ...INTERPOLATED_POINTS]

const facts = (body: Body): BodyFacts =>
  isAsteroid(body) ? { key: asteroidName(body).replaceAll(' ', '_'), meanMotion: Number.NaN, aliases: [] } : TABLE[body]

/**
 * A name for each body of a list. It is the id, or the variant's own name for the second variant of a point, such as
 * `true_node` after the mean node.
 */
export function distinctNames(bodies: readonly Body[]): string[] {
  const ids = bodies.map(bodyId)
  return bodies.map((body, index) => (ids.indexOf(ids[index]!) === index ? ids[index]! : body))
}

/** The body of a variant of a point: `true_node` for the true `north_node`. */
export const variantName = (id: string, variant: Variant): string => `${variant}_${id === 'north_node' ? 'node' : id}`

export const MOTIONS = ['direct', 'retrograde', 'stationary'] as const
export type Motion = (typeof MOTIONS)[number]

/** A body is stationary below this share of its mean daily motion. */
const STATIONARY_SHARE = 0.1

/**
 * The motion of a body by its speed in longitude, in degrees per day. An asteroid by number is never stationary, because its
 * mean motion is not known here.
 */
export function motionOf(body: Body, speed: number): Motion {
  if (Math.abs(speed) < STATIONARY_SHARE * meanMotion(body)) return 'stationary'
  return speed < 0 ? 'retrograde' : 'direct'
}

/** The library searches the orbit of the Moon for each position of an interpolated apsis. */
const INTERPOLATED_COST = 13
/** The library opens a file again for an asteroid after another one. */
const ASTEROID_COST = 8
const URANIAN_COST = 3

/** The time that the library takes for a position of a body, in positions of a planet. */
export function costOf(body: Body): number {
  if (body === 'interpolated_lilith' || body === 'interpolated_priapus') return INTERPOLATED_COST
  if (isAsteroid(body)) return ASTEROID_COST
  return URANIANS.some((each) => each === body) ? URANIAN_COST : 1
}
