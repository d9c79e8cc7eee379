import { AYANAMSAS } from '../astro/ayanamsa.ts'
import { isoLocal } from '../astro/civil.ts'
import type { HouseSystem } from '../astro/house.ts'
import type { Moment } from '../astro/moment.ts'
import type { Zodiac } from '../astro/sky.ts'
import { degreesText } from '../interpretation/names.ts'
import { type CastBirth, housesOf } from './cast.ts'
import type { Located } from './place.ts'

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** `1 Jan 1981, 23:30 EET (+02:00)`, or the date of a birth without a time, which is cast for noon. */
export function whenText({ epochMs, offsetSeconds, abbreviation }: Moment, timeKnown = true): string {
  const local = isoLocal(epochMs, offsetSeconds)
  const [isoDate = '', time = ''] = local.split('T')
  const date = dateText(isoDate)
  if (!timeKnown) return `${date}, cast for noon: time unknown`
  return `${date}, ${time.slice(0, 5)} ${abbreviation} (${time.slice(time.search(/[+-]/))})`
}

/** `2026-03-01` as `1 Mar 2026`. */
export const dateText = (isoDate: string): string =>
  isoDate.replace(
    /^(.+)-(\d\d)-(\d\d)$/,
    (_, year: string, month: string, day: string) => `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`,
  )

/** `Athens, Greece  37°59′N 23°44′E`. */
export function whereText({ found, city, place: { latitude, longitude } }: Located): string {
  const name = found ? `${found.name}, ${found.countryName}` : city
  const north = `${toMinutes(latitude)}${latitude < 0 ? 'S' : 'N'}`
  const east = `${toMinutes(longitude)}${longitude < 0 ? 'W' : 'E'}`
  return [name, `${north} ${east}`].filter(Boolean).join('  ')
}

/** The absolute value, to the nearest minute of arc. */
function toMinutes(degrees: number): string {
  const minutes = Math.round(Math.abs(degrees) * 60)
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
}

/** How a chart was cast: the houses in use and those that were asked for, and the degrees that a sidereal zodiac takes off. */
export interface Methods {
  readonly houses: HouseSystem | null
  readonly asked: HouseSystem
  readonly zodiac: Zodiac
  readonly ayanamsa: number | null
}

/** `Placidus houses, tropical zodiac`; beyond the polar circles `Porphyry houses (Placidus ends at the polar circle)`. */
export function howText({ houses, asked, zodiac, ayanamsa }: Methods): string {
  const value = ayanamsa === null ? '' : ` ${degreesText(ayanamsa)}`
  const zodiacText =
    zodiac.kind === 'tropical' ? 'tropical zodiac' : `sidereal zodiac (${AYANAMSAS[zodiac.ayanamsa].name}${value})`
  if (!houses) return `no houses, ${zodiacText}`
  const instead = houses === asked ? '' : ` (${systemText(asked)} ends at the polar circle)`
  return `${housesText(houses)}${instead}, ${zodiacText}`
}

export const methodsOf = ({ chart, terms }: Pick<CastBirth, 'chart' | 'terms'>): Methods => ({
  ...{ houses: housesOf(chart), asked: terms.houses, zodiac: terms.zodiac, ayanamsa: chart.ayanamsa },
})

/** Systems whose names are not their ids in words. */
const CALLED: Partial<Readonly<Record<HouseSystem, string>>> = {
  apc: 'APC',
  carter_poli_equatorial: 'Carter poli-equatorial',
  equal_mc: 'Equal (MC)',
  krusinski: 'Krusiński-Pisa-Goelzer',
  pullen_sd: 'Pullen SD',
  pullen_sr: 'Pullen SR',
  savard_a: 'Savard A',
  sunshine_makransky: 'Sunshine (Makransky)',
  whole_sign_aries: 'Whole sign (from Aries)',
}

/** `whole_sign` as `Whole sign houses`; Gauquelin divided the circle into sectors. */
function housesText(houses: HouseSystem): string {
  if (houses === 'gauquelin') return 'Gauquelin sectors'
  return `${systemText(houses)} houses`
}

function systemText(houses: HouseSystem): string {
  const words = houses.replaceAll('_', ' ')
  return CALLED[houses] ?? `${words[0]!.toUpperCase()}${words.slice(1)}`
}

/** The lines below a chart of a birth. */
export const captionOf = (cast: CastBirth): string[] => [
  cast.name,
  whenText(cast.born.moment, cast.born.timeKnown),
  whereText(cast.born),
  howText(methodsOf(cast)),
]

/** The same in one sentence, without the name. */
export const descriptionOf = (cast: CastBirth): string =>
  `Cast for ${whenText(cast.born.moment, cast.born.timeKnown)}, ${whereText(cast.born)}; ${howText(methodsOf(cast))}.`
