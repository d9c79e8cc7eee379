import { ASPECTS, type Aspect, MAJOR_ASPECTS } from '../../astro/aspect.ts'
import { type Body, bodyId } from '../../astro/body.ts'
import { defaultBodies, findBody } from '../../astro/body-names.ts'
import { ANGLES, type Angle, type ChartRequest } from '../../astro/chart.ts'
import { findHouseSystem } from '../../astro/house.ts'
import { LOTS, type Lot } from '../../astro/lots.ts'
import type { ChartBirth } from '../../contract/charts.ts'
import type { Feature } from '../../contract/natal.ts'
import { findAspect } from '../../contract/orbs.ts'
import { zodiacOf } from '../../contract/zodiac.ts'

/** The options of a chart without instant and place: zodiac, houses, points and aspects. */
export type ChartTerms = Omit<ChartRequest, 'jd' | 'place'>

type Optional = 'orb_settings' | 'include_features' | 'include_minor_aspects'
/** The fields of a request with the options of a chart. */
export type TermFields = Pick<ChartBirth, 'house_system' | 'zodiac_type' | 'sidereal_ayanamsa'> &
  Partial<Pick<ChartBirth, Optional>>

/** The options of a valid request, in terms of `astro`. */
export function chartTerms(input: TermFields): ChartTerms {
  const features = new Set(input.include_features)
  return {
    zodiac: zodiacOf(input),
    houses: findHouseSystem(input.house_system)!,
    bodies: bodiesWith(features, 'chart'),
    angles: ANGLES.filter((angle): angle is Angle => features.has(angle)),
    lots: LOTS.filter((lot): lot is Lot => features.has(lot)),
    aspects: aspectsWithin(input.include_minor_aspects ? ASPECTS : MAJOR_ASPECTS, input.orb_settings),
  }
}

/**
 * The default bodies and the added ones. The second variant of a default point stands next to the first, in any order of
 * the features.
 */
export function bodiesWith(features: Iterable<Feature>, where: 'chart' | 'transits'): readonly Body[] {
  const standard = defaultBodies(where)
  const asked = new Set([...features].flatMap((feature) => findBody(feature, where) ?? []))
  const added = [...asked].filter((body) => !standard.includes(body))
  const besides = (body: Body): Body[] => added.filter((other) => bodyId(other) === bodyId(body))
  const further = added.filter((body) => !standard.some((other) => bodyId(other) === bodyId(body)))
  return [...standard.flatMap((body) => [body, ...besides(body)]), ...further]
}

/** The aspects with the caller's orbs, if given. */
export function aspectsWithin(among: readonly Aspect[], orbs: TermFields['orb_settings']): readonly Aspect[] {
  if (!orbs) return among
  const own = new Map(Object.entries(orbs).map(([name, orb]) => [findAspect(name)!.id, orb]))
  return among.map((aspect) => ({ ...aspect, orb: own.get(aspect.id) ?? aspect.orb }))
}
