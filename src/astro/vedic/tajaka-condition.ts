import { signIndex } from '../sign.ts'
import { combustion, isCombustible } from './conditions.ts'
import { houseFrom, lordOfSign, ownDignity, type Planet } from './dignity.ts'
import {
  type AnnualChart,
  fivefoldStrength,
  gradeOf,
  haddaLord,
  isFriend,
  type TajakaAspect,
  tajakaAspect,
} from './tajaka.ts'
import { meetingOf, type YogaChart } from './tajaka-yogas.ts'
import { vargaSign } from './vargas.ts'

/** An annual chart with what the yogas of its houses need. */
export type MatterChart = AnnualChart & YogaChart

/** What harms a planet. */
export const AFFLICTIONS = ['retrograde', 'combust', 'debilitated', 'house_6_8_12', 'malefic', 'weak'] as const

/** A planet with what harms it. */
export interface Affliction {
  readonly planet: Planet
  readonly by: (typeof AFFLICTIONS)[number]
}

/** Whether two planets aspect each other by sign. The second and the twelfth do not count here. */
export function sees({ longitudes }: YogaChart, one: Planet, other: Planet): boolean {
  const aspect = tajakaAspect(longitudes[one], longitudes[other])
  return aspect !== null && aspect !== 'semi_sextile'
}

/** The meeting of two planets that see each other within the orb. */
function meetingWithin(chart: YogaChart, one: Planet, other: Planet) {
  const meeting = sees(chart, one, other) ? meetingOf(chart, one, other) : null
  return meeting?.kind === 'bhavishya' ? null : meeting
}

export const isWithinOrb = (chart: YogaChart, one: Planet, other: Planet): boolean =>
  meetingWithin(chart, one, other) !== null

/** Whether two planets are within the orb and approach the exact aspect. */
export const isIthasala = (chart: YogaChart, one: Planet, other: Planet): boolean =>
  meetingWithin(chart, one, other)?.yoga === 'ithasala'

const hasAspect = (chart: YogaChart, one: Planet, other: Planet, aspects: readonly TajakaAspect[]): boolean => {
  const meeting = meetingWithin(chart, one, other)
  return meeting !== null && aspects.includes(meeting.aspect)
}

/** Mars and Saturn, the malefics of manau. */
export const MALEFICS: readonly Planet[] = ['Mars', 'Saturn']
const BENEFICS: readonly Planet[] = ['Moon', 'Mercury', 'Jupiter', 'Venus']

/** Whether a planet joins another one, or aspects it from the fourth, seventh or tenth, within the orb. */
export const harms = (chart: YogaChart, planet: Planet, other: Planet): boolean =>
  hasAspect(chart, planet, other, ['conjunction', 'square', 'opposition'])

/** Strong: exalted, in its own sign, or above 10 in pancha vargeeya bala. */
export function isStrong({ longitudes }: AnnualChart, planet: Planet): boolean {
  const dignity = ownDignity(planet, longitudes[planet])
  const hasDignity = dignity !== null && dignity !== 'debilitated'
  return hasDignity || !['ordinary', 'weak'].includes(gradeOf(fivefoldStrength(planet, longitudes[planet]).total))
}

/** Weak: not strong, and debilitated or at most 5 in pancha vargeeya bala. */
export const isWeak = (chart: AnnualChart, planet: Planet): boolean =>
  !isStrong(chart, planet) &&
  (ownDignity(planet, chart.longitudes[planet]) === 'debilitated' ||
    gradeOf(fivefoldStrength(planet, chart.longitudes[planet]).total) === 'weak')

export const isCombust = ({ longitudes, retrograde }: YogaChart, planet: Planet): boolean =>
  isCombustible(planet) &&
  combustion(planet, { longitude: longitudes[planet], speed: retrograde.has(planet) ? -1 : 1 }, longitudes.Sun)
    .isCombust

const houseOf = ({ lagna, longitudes }: AnnualChart, planet: Planet): number =>
  houseFrom(signIndex(lagna), signIndex(longitudes[planet]))

/** What harms a planet. Only `others` count as malefics, not the other planet of its yoga. */
export function afflictionsOf(chart: MatterChart, planet: Planet, others: readonly Planet[]): readonly Affliction[] {
  const harm: Readonly<Record<Affliction['by'], boolean>> = {
    retrograde: chart.retrograde.has(planet),
    combust: isCombust(chart, planet),
    debilitated: ownDignity(planet, chart.longitudes[planet]) === 'debilitated',
    house_6_8_12: [6, 8, 12].includes(houseOf(chart, planet)),
    malefic: MALEFICS.some((malefic) => others.includes(malefic) && harms(chart, malefic, planet)),
    weak: isWeak(chart, planet),
  }
  return AFFLICTIONS.filter((by) => harm[by]).map((by) => ({ planet, by }))
}

const isCadent = (house: number): boolean => house % 3 === 0

/** Whether a planet is strong in an angle or a succedent house, with a benefic and without Mars and Saturn. */
export const isWellPlaced = (chart: MatterChart, planet: Planet): boolean =>
  isStrong(chart, planet) &&
  !isCadent(houseOf(chart, planet)) &&
  BENEFICS.some(
    (benefic) => benefic !== planet && hasAspect(chart, benefic, planet, ['conjunction', 'sextile', 'trine']),
  ) &&
  MALEFICS.every((malefic) => malefic === planet || !harms(chart, malefic, planet))

/** The grades of the places of the two planets of a kamboola. Their pairs are its sixteen kinds. */
export const KAMBOOLA_GRADES = ['uttama', 'madhyama', 'sama', 'adhama'] as const
export type KamboolaGrade = (typeof KAMBOOLA_GRADES)[number]

/**
 * Uttama: exalted or in its own sign. Madhyama: in its own hadda, drekkana or navamsa. Adhama: debilitated, or in the sign of an enemy.
 * Sama: none of them (Tajika Neelakanthi, chapter on the sixteen yogas).
 */
export function placeGrade(planet: Planet, longitude: number): KamboolaGrade {
  const dignity = ownDignity(planet, longitude)
  if (dignity === 'debilitated') return 'adhama'
  if (dignity !== null) return 'uttama'
  const lords = [haddaLord(longitude), lordOfSign(vargaSign(3, longitude)), lordOfSign(vargaSign(9, longitude))]
  if (lords.includes(planet)) return 'madhyama'
  return isFriend(planet, lordOfSign(signIndex(longitude))) ? 'sama' : 'adhama'
}
