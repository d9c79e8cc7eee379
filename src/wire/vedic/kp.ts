import { isoLocal, isoUtc } from '../../astro/civil.ts'
import { signIndex } from '../../astro/sign.ts'
import { isPlanet, lordOfSign } from '../../astro/vedic/dignity.ts'
import {
  type HoraryNumber,
  type HousedGraha,
  houseSignificators,
  planetSignifications,
  principalsOf,
  representedBy,
  rulingNodes,
  rulingPlanets,
} from '../../astro/vedic/kp.ts'
import { nakshatraAt } from '../../astro/vedic/nakshatra.ts'
import { NAKSHATRAS, VARAS } from '../../astro/vedic/names.ts'
import type { GrahaPlace } from '../../calculation/charting/vedic/chart.ts'
import type { KpChart, RulingMoment } from '../../calculation/charting/vedic/kp.ts'
import { placeIn, planetOf } from './chart.ts'

/** A cusp with its lords. */
export function cuspOf(longitude: number, index: number) {
  const { index: nakshatra, pada, lord, subLord, subSubLord } = nakshatraAt(longitude)
  return {
    house: index + 1,
    ...placeIn(longitude),
    sign_lord: lordOfSign(signIndex(longitude)),
    nakshatra: NAKSHATRAS[nakshatra]!.name,
    nakshatra_id: nakshatra + 1,
    pada,
    nakshatra_lord: lord,
    sub_lord: subLord,
    sub_sub_lord: subSubLord,
  }
}

/** A graha with its lords. */
export const kpPlanetOf = (graha: GrahaPlace) => ({
  ...planetOf(graha),
  sign_lord: lordOfSign(signIndex(graha.longitude)),
})

const each = <Item>(items: readonly Item[]): Item[] => [...new Set(items)]

/** The significators of a chart; without houses no lists. */
export function significatorsOf({ grahas, cusps }: Pick<KpChart, 'grahas' | 'cusps'>) {
  const housed = grahas.flatMap(({ graha, longitude, house }): HousedGraha[] =>
    house === null ? [] : [{ graha, longitude, house }],
  )
  if (housed.length === 0) return { planets: [], houses: [], nodes: [] }
  const planets = planetSignifications(housed, cusps)
  const ownAndOccupied = planets.map(({ graha, level2, level4 }) => ({ graha, houses: [...level2, ...level4] }))
  return {
    planets: planets.map(({ graha, starLord, level1, level2, level3, level4 }) => ({
      planet: graha,
      star_lord: starLord,
      level_1: level1,
      level_2: level2,
      level_3: level3,
      level_4: level4,
      houses: each([...level1, ...level2, ...level3, ...level4]),
    })),
    houses: houseSignificators(housed, cusps).map(({ house, owner, levelA, levelB, levelC, levelD }) => ({
      house,
      owner,
      level_a: levelA,
      level_b: levelB,
      level_c: levelC,
      level_d: levelD,
    })),
    nodes: housed
      .filter(({ graha }) => !isPlanet(graha))
      .map((node) => {
        const principals = principalsOf(node, housed)
        const housesOf = principals.flatMap(
          ({ graha }) => ownAndOccupied.find((planet) => planet.graha === graha)?.houses ?? [],
        )
        return {
          node: node.graha,
          agent_of: principals.map(({ graha, by }) => ({ planet: graha, by })),
          represents: representedBy(principals),
          houses: each(housesOf),
        }
      }),
  }
}

/** The number of a horary chart. */
export const horaryOf = ({ number, from, to, starLord, subLord }: HoraryNumber, cuspsAtMs: number) => ({
  number,
  ...placeIn(from),
  end_degree: placeIn(to % 360).absolute_degree,
  sign_lord: lordOfSign(signIndex(from)),
  star_lord: starLord,
  sub_lord: subLord,
  cusps_at: isoUtc(cuspsAtMs),
})

/** What rules an instant at a place. */
export function rulingOf({ dated, chart, rulers, day }: RulingMoment, of: 'request' | 'chart' | 'now') {
  const { where, moment } = dated
  const ruling = rulingPlanets(rulers)
  return {
    datetime: isoLocal(moment.epochMs, moment.offsetSeconds),
    of,
    lat: where.place.latitude,
    lng: where.place.longitude,
    timezone: where.zone,
    ascendant: placeIn(chart.ascendant),
    moon: placeIn(chart.moon),
    ascendant_star_lord: rulers.ascendantStarLord,
    ascendant_sign_lord: rulers.ascendantSignLord,
    ascendant_sub_lord: rulers.ascendantSubLord,
    moon_star_lord: rulers.moonStarLord,
    moon_sign_lord: rulers.moonSignLord,
    moon_sub_lord: rulers.moonSubLord,
    day_lord: rulers.dayLord,
    weekday: VARAS[day.weekday]!.english,
    day_begins: day.basis,
    day_began_at: isoLocal(day.beganMs, day.offsetSeconds),
    planets: ruling,
    nodes: rulingNodes(ruling, chart.grahas),
  }
}
