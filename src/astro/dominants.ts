import { separation } from './angle.ts'
import type { AspectHit } from './aspect.ts'
import { type Body, PLANETS } from './body.ts'
import type { Chart, ChartPoint } from './chart.ts'
import {
  dignityOf,
  type Element,
  elementOf,
  type Mode,
  modeOf,
  polarityOf,
  rulerOf,
  signIndex,
  type Tradition,
} from './sign.ts'

export interface Dominants {
  /** Shares from 0 to 1, with a sum of 1. */
  readonly elements: Readonly<Record<Element, number>>
  readonly modes: Readonly<Record<Mode, number>>
  readonly polarities: Readonly<Record<'active' | 'receptive', number>>
  /** The share of each sign with a share above zero, the strongest first. */
  readonly signs: readonly { readonly sign: number; readonly share: number }[]
  /** The strongest planet first. */
  readonly planets: readonly { readonly id: string; readonly score: number }[]
  /** The planet that rules the ascendant; null without a birth time. */
  readonly chartRuler: string | null
}

/** The weight of each point in the share of its sign. */
const WEIGHTS: Readonly<Record<string, number>> = {
  sun: 3,
  moon: 3,
  asc: 3,
  mc: 2,
  mercury: 2,
  venus: 2,
  mars: 2,
  jupiter: 1,
  saturn: 1,
  uranus: 1,
  neptune: 1,
  pluto: 1,
}
const COUNTED: Readonly<Record<Tradition, readonly string[]>> = { modern: PLANETS, traditional: PLANETS.slice(0, 7) }

/**
 * The dominant elements, signs and planets of a chart, by ten planets and modern rulers or by the seven traditional
 * ones.
 */
export function dominants(chart: Chart, tradition: Tradition): Dominants {
  const planets = chart.points.filter(({ id }) => COUNTED[tradition].includes(id))
  const { angles } = chart
  const places = [...planets, ...(angles ? [point('asc', angles.asc), point('mc', angles.mc)] : [])].map(
    ({ id, longitude }) => ({ sign: signIndex(longitude), weight: WEIGHTS[id]! }),
  )
  const total = places.reduce((sum, { weight }) => sum + weight, 0)
  const share = (wanted: (sign: number) => boolean): number =>
    places.reduce((sum, { sign, weight }) => sum + (wanted(sign) ? weight : 0), 0) / total
  const shares = <Key extends string>(keys: readonly Key[], of: (sign: number) => Key) =>
    Object.fromEntries(keys.map((key) => [key, share((sign) => of(sign) === key)])) as Record<Key, number>

  return {
    elements: shares(['fire', 'earth', 'air', 'water'], elementOf),
    modes: shares(['cardinal', 'fixed', 'mutable'], modeOf),
    polarities: shares(['active', 'receptive'], polarityOf),
    signs: [...new Set(places.map(({ sign }) => sign))]
      .map((sign) => ({ sign, share: share((other) => other === sign) }))
      .sort((a, b) => b.share - a.share),
    planets:
      tradition === 'modern'
        ? planetWeights(chart).map(({ id, score }) => ({ id, score }))
        : planets
            .map((planet) => ({ id: planet.id, score: traditionalScore(planet) }))
            .sort((a, b) => b.score - a.score),
    chartRuler: angles && rulerOf(signIndex(angles.asc), tradition),
  }
}

const point = (id: string, longitude: number) => ({ id, longitude })

/** A planet within this distance of an angle is angular, in degrees. */
const ANGULAR_ORB = 8
const ANGULAR = { asc: 4, mc: 4, dc: 3, ic: 2 } as const
const RULES = { asc: 4, sun: 3, moon: 2 } as const
const DIGNIFIED: Readonly<Record<string, number>> = { domicile: 2, exaltation: 1 }

/** The reasons for the weight of a planet in the modern method. */
export interface PlanetWeight {
  readonly id: string
  readonly score: number
  /** The points whose signs the planet rules: ascendant, Sun, Moon. */
  readonly rules: readonly ('asc' | 'sun' | 'moon')[]
  /** The angle near the planet, and the distance in degrees. */
  readonly angle: { readonly id: keyof typeof ANGULAR; readonly orb: number } | null
  readonly dignity: ReturnType<typeof dignityOf>
  /** The major aspects of the planet, the closest first. */
  readonly aspects: readonly AspectHit[]
}

/**
 * The ten planets by weight, the strongest first. The weights are our own. They count the rulership of a planet, its
 * distance from an angle, the orbs of its major aspects and its dignity.
 */
export const planetWeights = (chart: Chart): PlanetWeight[] =>
  chart.points
    .filter(({ id }) => COUNTED.modern.includes(id))
    .map((planet) => weightOf(planet, chart))
    .sort((a, b) => b.score - a.score)

function weightOf(planet: ChartPoint, { points, angles, aspects }: Chart): PlanetWeight {
  const signs = points.flatMap(({ id, longitude }) =>
    id === 'sun' || id === 'moon' ? [[id, signIndex(longitude)] as const] : [],
  )
  const ruled = [...signs, ...(angles ? [['asc', signIndex(angles.asc)] as const] : [])]
  const rules = ruled.filter(([, sign]) => rulerOf(sign, 'modern') === planet.id).map(([id]) => id)
  const near = angles ? nearestAngle(planet.longitude, angles) : null
  const dignity = dignityOf(planet.body as Body, signIndex(planet.longitude))
  // A point counts once: a second variant has a name that is not an id.
  const counts = (name: string): boolean => points.some(({ id }) => id === name)
  const own = aspects.filter(
    ({ a, b, aspect }) => aspect.major && (a === planet.id || b === planet.id) && counts(a) && counts(b),
  )
  return {
    id: planet.id,
    score:
      WEIGHTS[planet.id]! +
      rules.reduce((sum, id) => sum + RULES[id], 0) +
      (near ? ANGULAR[near.id] * (1 - near.orb / ANGULAR_ORB) : 0) +
      (DIGNIFIED[dignity ?? ''] ?? 0) +
      own.reduce((sum, { orb, aspect }) => sum + (aspect.orb > 0 ? 1 - orb / aspect.orb : 1), 0),
    rules,
    angle: near,
    dignity,
    aspects: own.toSorted((one, other) => one.orb - other.orb),
  }
}

/** The angle with the greatest weight for a planet; null when no angle is near. */
function nearestAngle(longitude: number, angles: NonNullable<Chart['angles']>): PlanetWeight['angle'] {
  const near = (Object.keys(ANGULAR) as (keyof typeof ANGULAR)[])
    .map((id) => ({ id, orb: separation(longitude, angles[id]) }))
    .filter(({ orb }) => orb < ANGULAR_ORB)
  const weight = ({ id, orb }: { id: keyof typeof ANGULAR; orb: number }) => ANGULAR[id] * (1 - orb / ANGULAR_ORB)
  return near.sort((one, other) => weight(other) - weight(one))[0] ?? null
}

/**
 * William Lilly's points for dignity by sign, house and motion (Christian Astrology, 1647, p. 115). Triplicity, term and
 * face do not count here, and so neither do his five points off for a peregrine planet: see `essential-dignity.ts`.
 */
function traditionalScore({ body, house, longitude, speed, id }: ChartPoint): number {
  const essential = LILLY_SIGN[dignityOf(body as Body, signIndex(longitude)) ?? ''] ?? 0
  const accidental = house === null ? 0 : (LILLY_HOUSE[house - 1] ?? 0)
  const motion = id === 'sun' || id === 'moon' ? 0 : speed < 0 ? -5 : 4
  return essential + accidental + motion
}

const LILLY_SIGN: Readonly<Record<string, number>> = { domicile: 5, exaltation: 4, detriment: -5, fall: -4 }
const LILLY_HOUSE: readonly number[] = [5, 3, 1, 4, 3, -2, 4, -2, 2, 5, 4, -5]
