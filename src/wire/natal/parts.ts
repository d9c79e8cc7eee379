import { SUN_LIMITS } from '../../astro/sun-conditions.ts'
import type { ChartParts } from '../../calculation/charting/parts.ts'
import type { NatalChartReply } from '../../contract/births/natal-reply.ts'
import type { PartOptions } from '../../contract/births/parts.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { chartPosition, decimals } from '../sky.ts'
import { derivedPartsReply, type ReplyOptions } from './derived-parts.ts'

type Reply = ReplyOf<typeof NatalChartReply>

/** The members of an answer by `include`. */
export const partsReply = (parts: ChartParts, options: ReplyOptions): Partial<Reply> => ({
  ...(parts.lots && { lots: lotsReply(parts.lots, options) }),
  ...(parts.sect && { sect: sectReply(parts.sect) }),
  ...(parts.dignities && { dignities: dignitiesReply(parts.dignities, options) }),
  ...(parts.receptions && { receptions: receptionsReply(parts.receptions, options) }),
  ...(parts.sunConditions && { sun_conditions: sunReply(parts.sunConditions, options) }),
  ...(parts.outOfBounds && { out_of_bounds: boundsReply(parts.outOfBounds) }),
  ...derivedPartsReply(parts, options),
})

const lotsReply = (
  { isDay, lots }: NonNullable<ChartParts['lots']>,
  { lots_source, decimals: places }: ReplyOptions,
): Reply['lots'] => ({
  source: lots_source,
  is_day: isDay,
  lots: lots.map(({ id, longitude, house, source, chapter, byDay, byNight }) => ({
    id,
    ...chartPosition(longitude, places),
    house,
    formula: isDay ? byDay : byNight,
    formula_by_day: byDay,
    formula_by_night: byNight,
    source,
    chapter,
  })),
})

const sectReply = (sect: NonNullable<ChartParts['sect']>): Reply['sect'] => ({
  is_day: sect.isDay,
  light: sect.light,
  benefic: sect.benefic,
  malefic: sect.malefic,
  contrary_benefic: sect.contraryBenefic,
  contrary_malefic: sect.contraryMalefic,
  planets: sect.planets.map((planet) => ({
    id: planet.id,
    sect: planet.sect,
    is_in_sect: planet.isInSect,
    is_above_horizon: planet.isAboveHorizon,
    is_halb: planet.isHalb,
    is_hayz: planet.isHayz,
  })),
})

const dignitiesReply = (
  planets: NonNullable<ChartParts['dignities']>,
  { bounds, triplicities }: PartOptions,
): Reply['dignities'] => ({
  bounds,
  triplicities,
  planets: planets.map(({ id, has, score, rulers: { domicile, exaltation, triplicity, bound, face } }) => ({
    id,
    has,
    score,
    rulers: { domicile, exaltation, triplicity, bound, face },
  })),
})

const receptionsReply = (
  { mutual, oneWay }: NonNullable<ChartParts['receptions']>,
  { bounds, triplicities }: PartOptions,
): Reply['receptions'] => ({
  bounds,
  triplicities,
  mutual: mutual.map(([one, other]) => ({ planets: [one.guest, other.guest], by: [one.by, other.by] })),
  one_way: oneWay.map(({ guest, host, by }) => ({ guest, host, by })),
})

function sunReply(
  bodies: NonNullable<ChartParts['sunConditions']>,
  { sun_limits: school }: PartOptions,
): Reply['sun_conditions'] {
  const { cazimiDeg, combustDeg, beamsDeg, combustInSign } = SUN_LIMITS[school]
  return {
    limits: {
      school,
      cazimi_deg: decimals(cazimiDeg, 4),
      combust_deg: combustDeg,
      beams_deg: beamsDeg,
      combust_in_sign: combustInSign,
    },
    bodies: bodies.map(({ id, condition, fromSunDeg }) => ({ id, condition, from_sun_deg: decimals(fromSunDeg, 3) })),
  }
}

const boundsReply = ({ obliquityDeg, bodies }: NonNullable<ChartParts['outOfBounds']>): Reply['out_of_bounds'] => ({
  obliquity_deg: decimals(obliquityDeg, 7),
  bodies: bodies.map(({ id, declinationDeg, beyondDeg }) => ({
    id,
    declination_deg: decimals(declinationDeg, 7),
    beyond_deg: decimals(beyondDeg, 7),
  })),
})
