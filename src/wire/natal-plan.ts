import { ASPECTS, type Aspect, MAJOR_ASPECTS } from '../astro/aspect.ts'
import { type Body, bodyId, PLANETS } from '../astro/body.ts'
import { ANGLES, type Angle, type ChartRequest } from '../astro/chart.ts'
import { findHouseSystem, type HouseSystem } from '../astro/house.ts'
import { LOTS, type Lot } from '../astro/lots.ts'
import { findStar, STAR_PACKS, type Star } from '../astro/star.ts'
import type { Feature } from '../contract/natal.ts'
import { findAspect } from '../contract/orbs.ts'
import type { Born } from './birth.ts'
import { zodiacOf } from './zodiac.ts'

/** What every chart shows, in the order that clients of this kind of service know. */
export const NATAL_BODIES: readonly Body[] = [...PLANETS, 'mean_node', 'mean_lilith', 'chiron']

/** Lilith is the mean apogee of the Moon here, as in the charts of other services. */
const FEATURE_BODIES: Partial<Record<Feature, Body>> = {
  chiron: 'chiron',
  lilith: 'mean_lilith',
  true_lilith: 'lilith',
  mean_node: 'mean_node',
  north_node: 'mean_node',
  true_node: 'true_node',
  south_node: 'mean_south_node',
  true_south_node: 'true_south_node',
  pholus: 'pholus',
  ceres: 'ceres',
  pallas: 'pallas',
  juno: 'juno',
  vesta: 'vesta',
}

interface ChartFields {
  readonly house_system: string
  readonly zodiac_type: 'tropical' | 'sidereal'
  readonly sidereal_ayanamsa: string | null
  readonly orb_settings?: Readonly<Record<string, number>> | null | undefined
  readonly include_features?: readonly Feature[] | null | undefined
}

/** A birth and the fields of a chart in the terms of the core. `minor` asks for all ten aspects. */
export function chartRequestOf(born: Born, input: ChartFields, minor: boolean): ChartRequest {
  const features = new Set(input.include_features)
  return {
    jd: born.moment.jd,
    place: born.timeKnown ? born.place : null,
    zodiac: zodiacOf(input),
    houses: houseSystemOf(input),
    bodies: bodiesWith(features),
    angles: ANGLES.filter((angle): angle is Angle => features.has(angle)),
    lots: LOTS.filter((lot): lot is Lot => features.has(lot)),
    aspects: aspectsWithin(minor ? ASPECTS : MAJOR_ASPECTS, input.orb_settings),
  }
}

export const houseSystemOf = ({ house_system }: Pick<ChartFields, 'house_system'>): HouseSystem =>
  findHouseSystem(house_system)!

/** The true variant of a point stands next to the mean one, whatever the order in which they were asked for. */
function bodiesWith(features: ReadonlySet<Feature>): readonly Body[] {
  const asked = [...features].flatMap((feature) => FEATURE_BODIES[feature] ?? [])
  const further = asked.filter((body) => !NATAL_BODIES.includes(body) && !TRUE_VARIANTS.includes(body))
  return [...NATAL_BODIES, ...further].flatMap((body) => [
    body,
    ...TRUE_VARIANTS.filter((variant) => asked.includes(variant) && bodyId(variant) === bodyId(body)),
  ])
}

const TRUE_VARIANTS: readonly Body[] = ['true_node', 'lilith']

/** The aspects with the caller's own orbs where there are any. */
export function aspectsWithin(
  among: readonly Aspect[],
  orbs: Readonly<Record<string, number>> | null | undefined,
): readonly Aspect[] {
  if (!orbs) return among
  const own = new Map(Object.entries(orbs).map(([name, orb]) => [findAspect(name)!.id, orb]))
  return among.map((aspect) => ({ ...aspect, orb: own.get(aspect.id) ?? aspect.orb }))
}

/** Stars by name, and those of packs. */
export function starsNamed(names: readonly string[] | null | undefined): readonly Star[] {
  return [
    ...new Set(
      (names ?? []).flatMap((name) =>
        Object.hasOwn(STAR_PACKS, name) ? STAR_PACKS[name as keyof typeof STAR_PACKS] : [findStar(name)!],
      ),
    ),
  ]
}
