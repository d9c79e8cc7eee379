import { ASPECTS, type Aspect, MAJOR_ASPECTS } from '../astro/aspect.ts'
import { type Body, bodyId, PLANETS } from '../astro/body.ts'
import { ANGLES, type Angle, type ChartRequest } from '../astro/chart.ts'
import { findHouseSystem } from '../astro/house.ts'
import { LOTS, type Lot } from '../astro/lots.ts'
import type { ChartBirth } from '../contract/charts.ts'
import type { Feature } from '../contract/natal.ts'
import { findAspect } from '../contract/orbs.ts'
import { zodiacOf } from '../contract/zodiac.ts'

/** The options of a chart without instant and place: zodiac, houses, points and aspects. */
export type ChartTerms = Omit<ChartRequest, 'jd' | 'place'>

type Optional = 'orb_settings' | 'include_features' | 'include_minor_aspects'
/** The fields of a request with the options of a chart. */
export type TermFields = Pick<ChartBirth, 'house_system' | 'zodiac_type' | 'sidereal_ayanamsa'> &
  Partial<Pick<ChartBirth, Optional>>

/** The default points of a chart, in the order that clients expect. */
const NATAL_BODIES: readonly Body[] = [...PLANETS, 'mean_node', 'mean_lilith', 'chiron']

/** In charts Lilith is the mean apogee of the Moon, as in other services. */
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
const TRUE_VARIANTS: readonly Body[] = ['true_node', 'lilith']

/** The options of a valid request, in terms of `astro`. */
export function chartTerms(input: TermFields): ChartTerms {
  const features = new Set(input.include_features)
  return {
    zodiac: zodiacOf(input),
    houses: findHouseSystem(input.house_system)!,
    bodies: bodiesWith(features),
    angles: ANGLES.filter((angle): angle is Angle => features.has(angle)),
    lots: LOTS.filter((lot): lot is Lot => features.has(lot)),
    aspects: aspectsWithin(input.include_minor_aspects ? ASPECTS : MAJOR_ASPECTS, input.orb_settings),
  }
}

/** The true variant of a point stands next to the mean one, in any order of the features. */
function bodiesWith(features: ReadonlySet<Feature>): readonly Body[] {
  const asked = [...features].flatMap((feature) => FEATURE_BODIES[feature] ?? [])
  const further = asked.filter((body) => !NATAL_BODIES.includes(body) && !TRUE_VARIANTS.includes(body))
  return [...NATAL_BODIES, ...further].flatMap((body) => [
    body,
    ...TRUE_VARIANTS.filter((variant) => asked.includes(variant) && bodyId(variant) === bodyId(body)),
  ])
}

/** The aspects with the caller's orbs, if given. */
export function aspectsWithin(among: readonly Aspect[], orbs: TermFields['orb_settings']): readonly Aspect[] {
  if (!orbs) return among
  const own = new Map(Object.entries(orbs).map(([name, orb]) => [findAspect(name)!.id, orb]))
  return among.map((aspect) => ({ ...aspect, orb: own.get(aspect.id) ?? aspect.orb }))
}
