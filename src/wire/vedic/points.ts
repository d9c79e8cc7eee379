import type { z } from 'zod'
import { signIndex } from '../../astro/sign.ts'
import { YUDDHA_DEGREES, YUDDHA_RULES, YUDDHA_SOURCES } from '../../astro/vedic/conditions.ts'
import { houseFrom } from '../../astro/vedic/dignity.ts'
import type { Karaka } from '../../astro/vedic/karakas.ts'
import { localText } from '../../astro/zone.ts'
import type { CastPoints } from '../../calculation/charting/vedic/points.ts'
import type { VedicPointRules, VedicPoints } from '../../contract/vedic/points.ts'
import { decimals } from '../sky.ts'
import { placeIn, signOf } from './chart.ts'

/** Four decimals, as all degrees of this area. */
const PLACES = 4

/** The points of a chart, with houses counted by signs from the lagna. */
export function pointsReply(
  points: CastPoints,
  ascendant: number | null,
  rules: VedicPointRules,
): z.output<typeof VedicPoints> {
  const houseOf = (sign: number) => (ascendant === null ? null : houseFrom(signIndex(ascendant), sign))
  return {
    sunrise: points.sunrise === null ? null : localText(points.zone, points.sunrise),
    born_by: points.bornBy,
    upagrahas: points.upagrahas.map(({ name, longitude }) => ({
      name,
      ...placeIn(longitude),
      house: houseOf(signIndex(longitude)),
    })),
    special_lagnas: points.specialLagnas.map(({ name, sign, longitude }) => ({
      name,
      ...signOf(sign * 30),
      absolute_degree: longitude === null ? null : placeIn(longitude).absolute_degree,
      degree_in_sign: longitude === null ? null : placeIn(longitude).degree_in_sign,
      house: houseOf(sign),
    })),
    chara_karakas: { seven: points.karakas.seven.map(karakaRow), eight: points.karakas.eight.map(karakaRow) },
    arudha_padas: points.arudhas.map(({ house, sign, lord, isMoved }) => ({
      house,
      ...signOf(sign * 30),
      lord,
      is_moved: isMoved,
    })),
    dignities: points.dignities.map(({ planet, dignity }) => ({ name: planet, dignity })),
    combustion: points.combustion.map(({ planet, isCombust, distance, limit }) => ({
      name: planet,
      is_combust: isCombust,
      distance_deg: decimals(distance, PLACES),
      limit_deg: limit,
    })),
    graha_yuddha: points.wars.map(({ planets, distance, winners }) => ({
      planets: [...planets],
      distance_deg: decimals(distance, PLACES),
      winner_by_latitude: winners.surya_siddhanta,
      winner_by_longitude: winners.lesser_longitude,
      winners,
    })),
    rules: {
      sunrise: rules.sunrise_rule,
      upagrahas: rules.upagraha_rule,
      mandi: rules.mandi_rule,
      lordless_part: 'eighth',
      arudha_exceptions: rules.arudha_rule,
      arudha_lords: 'seven_planets',
      combustion: 'surya_siddhanta',
      graha_yuddha_deg: YUDDHA_DEGREES,
      graha_yuddha: YUDDHA_RULES[0],
      graha_yuddha_source: YUDDHA_SOURCES[YUDDHA_RULES[0]],
    },
  }
}

const karakaRow = ({ name, signifies, graha, degrees }: Karaka) => ({
  karaka: name,
  signifies,
  graha,
  degree: decimals(degrees, PLACES),
})
