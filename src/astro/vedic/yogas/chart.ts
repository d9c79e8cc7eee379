import { separation } from '../../angle.ts'
import { signIndex } from '../../sign.ts'
import { COMBUSTION_LIMITS, isCombustible } from '../conditions.ts'
import {
  aspectsSign,
  beneficsOf,
  debilitationSign,
  exaltationSign,
  houseFrom,
  isPlanet,
  lordOfSign,
  naturalFriendship,
  type Planet,
  signOfHouse,
} from '../dignity.ts'
import { GRAHAS, type Graha } from '../names.ts'
import { vargaSign } from '../vargas.ts'

/**
 * Which grahas are benefic. `conditional`: a waning Moon is malefic, and so is Mercury in the sign of a malefic (Brihat Parashara
 * Hora Shastra 3.11). `fixed`: the Moon and Mercury are always benefic.
 */
export const BENEFICS = ['conditional', 'fixed'] as const
/**
 * How the planets fill the houses of a Nabhasa yoga. `all_occupied`: they are in these houses alone, and each of the houses holds
 * one (the reading of Bhattotpala). `within`: they are in these houses alone, of which some may be empty.
 */
export const NABHASA_READINGS = ['all_occupied', 'within'] as const
/** The works that define some yogas differently. The rule of the chosen one counts. */
export const YOGA_SCHOOLS = ['parashara', 'phaladeepika'] as const

/** The rules that schools read differently. */
export interface YogaOptions {
  readonly school: (typeof YOGA_SCHOOLS)[number]
  readonly benefics: (typeof BENEFICS)[number]
  readonly nabhasa: (typeof NABHASA_READINGS)[number]
}

export const PARASHARA: YogaOptions = { school: 'parashara', benefics: 'conditional', nabhasa: 'all_occupied' }

/** How the lords of two houses are related. */
export type Relation = 'conjunction' | 'exchange' | 'mutual_aspect'

/** The grahas of a chart as yogas ask for them, without the lagna. Signs count from 0 for Aries, houses from 1. */
export interface YogaSky {
  readonly options: YogaOptions
  /** Sidereal longitude in degrees. */
  longitude(graha: Graha): number
  sign(graha: Graha): number
  /** The house of a graha counted from the sign of another one. */
  from(base: Graha, graha: Graha): number
  isBenefic(graha: Graha): boolean
  isExalted(planet: Planet): boolean
  isDebilitated(planet: Planet): boolean
  isOwn(planet: Planet): boolean
  /** In the sign of its exaltation or in its own sign, where every moolatrikona is too. */
  isStrong(planet: Planet): boolean
  /** Strong, or in the sign of a natural friend. */
  isAtHome(planet: Planet): boolean
  /** In the sign of a natural enemy. */
  isAmongEnemies(planet: Planet): boolean
  /** Within its limit from the Sun, which is smaller for a retrograde Mercury or Venus. */
  isCombust(planet: Planet): boolean
  /** The lord of the sign of a graha. */
  dispositor(graha: Graha): Planet
  navamsaLord(graha: Graha): Planet
  isWith(one: Graha, other: Graha): boolean
  /** Whether a graha aspects another one in full. It does not aspect its own sign. */
  aspects(one: Graha, other: Graha): boolean
  /** Together with it in a sign, or aspecting it. */
  touches(one: Graha, other: Graha): boolean
  relation(one: Planet, other: Planet): Relation | null
}

/** A sky with its lagna. Houses are whole signs. */
export interface YogaChart extends YogaSky {
  /** The sign of the lagna. */
  readonly lagna: number
  house(graha: Graha): number
  lord(house: number): Planet
  /** The houses that a planet rules. */
  ruled(planet: Planet): readonly number[]
  /** The grahas in a house. */
  within(house: number): readonly Graha[]
  aspectsHouse(graha: Graha, house: number): boolean
}

export const hasLagna = (sky: YogaSky | YogaChart): sky is YogaChart => 'lagna' in sky

/** The sky of sidereal longitudes in degrees, with the grahas that are retrograde. */
export function yogaSky(
  longitudes: Readonly<Record<Graha, number>>,
  options: YogaOptions = PARASHARA,
  retrograde: ReadonlySet<Graha> = new Set(),
): YogaSky {
  const benefics: ReadonlySet<Graha> =
    options.benefics === 'fixed'
      ? new Set(['Moon', ...NATURAL_BENEFICS])
      : beneficsOf({ longitudes, nodes: [longitudes.Rahu, longitudes.Ketu] })
  const sign = (graha: Graha): number => signIndex(longitudes[graha])
  const isExalted = (planet: Planet): boolean => sign(planet) === exaltationSign(planet)
  const isOwn = (planet: Planet): boolean => lordOfSign(sign(planet)) === planet
  const isStrong = (planet: Planet): boolean => isExalted(planet) || isOwn(planet)
  const dispositor = (graha: Graha): Planet => lordOfSign(sign(graha))
  const isWith = (one: Graha, other: Graha): boolean => sign(one) === sign(other)
  const aspects = (one: Graha, other: Graha): boolean => aspectsSign(one, sign(one), sign(other))
  return {
    options,
    longitude: (graha) => longitudes[graha],
    sign,
    from: (base, graha) => houseFrom(sign(base), sign(graha)),
    isBenefic: (graha) => benefics.has(graha),
    isExalted,
    isDebilitated: (planet) => sign(planet) === debilitationSign(planet),
    isOwn,
    isStrong,
    isAtHome: (planet) => isStrong(planet) || naturalFriendship(planet, dispositor(planet)) === 1,
    isAmongEnemies: (planet) => naturalFriendship(planet, dispositor(planet)) === -1,
    isCombust: (planet) =>
      isCombustible(planet) &&
      separation(longitudes[planet], longitudes.Sun) <
        COMBUSTION_LIMITS[planet][retrograde.has(planet) ? 'retrograde' : 'direct'],
    dispositor,
    navamsaLord: (graha) => lordOfSign(vargaSign(9, longitudes[graha])),
    isWith,
    aspects,
    touches: (one, other) => isWith(one, other) || aspects(one, other),
    relation(one, other) {
      if (isWith(one, other)) return 'conjunction'
      if (dispositor(one) === other && dispositor(other) === one) return 'exchange'
      return aspects(one, other) && aspects(other, one) ? 'mutual_aspect' : null
    },
  }
}

/** The chart of a sky with the sign of its lagna. */
export function yogaChart(sky: YogaSky, lagna: number): YogaChart {
  const house = (graha: Graha): number => houseFrom(lagna, sky.sign(graha))
  const signOf = (number: number): number => signOfHouse(lagna, number)
  return {
    ...sky,
    lagna,
    house,
    lord: (number) => lordOfSign(signOf(number)),
    ruled: (planet) => HOUSES.filter((number) => lordOfSign(signOf(number)) === planet),
    within: (number) => GRAHAS.filter((graha) => house(graha) === number),
    aspectsHouse: (graha, number) => aspectsSign(graha, sky.sign(graha), signOf(number)),
  }
}

export const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
export const KENDRAS: readonly number[] = [1, 4, 7, 10]
export const TRIKONAS: readonly number[] = [1, 5, 9]
export const KENDRAS_AND_TRIKONAS: readonly number[] = [1, 4, 5, 7, 9, 10]
export const DUSTHANAS: readonly number[] = [6, 8, 12]
export const UPACHAYAS: readonly number[] = [3, 6, 10, 11]

/** Benefics and malefics by nature, other than the Moon and the nodes. */
export const NATURAL_BENEFICS = ['Mercury', 'Jupiter', 'Venus'] as const
export const NATURAL_MALEFICS = ['Sun', 'Mars', 'Saturn'] as const

export const isInKendra = (chart: YogaChart, graha: Graha): boolean => KENDRAS.includes(chart.house(graha))

export const isInKendraOrTrikona = (chart: YogaChart, graha: Graha): boolean =>
  KENDRAS_AND_TRIKONAS.includes(chart.house(graha))

export const isInKendraFrom = (sky: YogaSky, base: Graha, graha: Graha): boolean =>
  KENDRAS.includes(sky.from(base, graha))

/** Whether two planets are in kendras from each other. */
export const areInMutualKendras = (sky: YogaSky, one: Planet, other: Planet): boolean =>
  one !== other && isInKendraFrom(sky, one, other)

/** The benefics, or the malefics, in a house. */
export const ofNature = (chart: YogaChart, house: number, isBenefic: boolean): readonly Graha[] =>
  chart.within(house).filter((graha) => chart.isBenefic(graha) === isBenefic)

/** Whether a house holds grahas, and all of them are benefic, or malefic. */
export const holdsOnly = (chart: YogaChart, house: number, isBenefic: boolean): boolean =>
  chart.within(house).length > 0 && ofNature(chart, house, !isBenefic).length === 0

/** The planets among some grahas. */
export const planetsOf = (grahas: readonly Graha[]): readonly Planet[] => grahas.filter(isPlanet)
