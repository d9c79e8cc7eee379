import { degreesInSign, SIGNS, signIndex } from '../../astro/sign.ts'
import { nakshatraAt } from '../../astro/vedic/nakshatra.ts'
import { NAKSHATRAS } from '../../astro/vedic/names.ts'
import type { CastBirth } from '../../calculation/charting/cast.ts'
import type { GrahaPlace, VedicChart } from '../../calculation/charting/vedic/chart.ts'
import type { VedicBirth } from '../../contract/vedic/birth.ts'
import { zodiacOfAyanamsha } from '../../contract/vedic/request.ts'
import { decimals } from '../sky.ts'

/** Four decimals, as clients of this area read them. */
const PLACES = 4

/** The name of a sign by its longitude, with its number from 1 on. */
export const signOf = (longitude: number) => ({
  sign: SIGNS[signIndex(longitude)]!.name,
  sign_id: signIndex(longitude) + 1,
})

/** A sidereal longitude in its sign. Its decimals never round up to the next sign. */
export function placeIn(longitude: number) {
  const start = signIndex(longitude) * 30
  const inSign = Math.min(decimals(degreesInSign(longitude), PLACES), 30 - 10 ** -PLACES)
  return { ...signOf(longitude), absolute_degree: decimals(start + inSign, PLACES), degree_in_sign: inSign }
}

export function nakshatraIn(longitude: number) {
  const { index, pada, lord, subLord } = nakshatraAt(longitude)
  return { name: NAKSHATRAS[index]!.name, id: index + 1, pada, lord, sub_lord: subLord }
}

export function planetOf({ graha, longitude, speed, house }: GrahaPlace) {
  const { index, pada, lord, subLord, subSubLord } = nakshatraAt(longitude)
  return {
    name: graha,
    ...placeIn(longitude),
    house,
    is_retrograde: speed < 0,
    speed: decimals(speed, 6),
    nakshatra: NAKSHATRAS[index]!.name,
    nakshatra_id: index + 1,
    pada,
    nakshatra_lord: lord,
    sub_lord: subLord,
    sub_sub_lord: subSubLord,
  }
}

/** The lagna of a chart. */
export const ascendantOf = (longitude: number | null) =>
  longitude === null
    ? null
    : { ...placeIn(longitude), degree: placeIn(longitude).absolute_degree, nakshatra: nakshatraIn(longitude) }

/** The houses of a chart; none without a time of birth. */
export const vedicHouses = ({ cast }: VedicChart) => {
  const { houses } = cast.chart
  if (!houses) return []
  return houses.cusps.map((cusp, index) => ({
    house: index + 1,
    ...signOf(cusp),
    degree_cusp: houses.system === 'whole_sign' ? null : decimals(cusp, 4),
  }))
}

/** What a chart stands on, by its request. */
export const basisOf = (
  { born, chart }: CastBirth,
  { ayanamsha, node_type }: Pick<VedicBirth, 'ayanamsha' | 'node_type'>,
) => ({
  ayanamsha: zodiacOfAyanamsha(ayanamsha).ayanamsa,
  ayanamsha_deg: decimals(chart.ayanamsa!, 7),
  node_type,
  timezone_used: born.zone,
})
