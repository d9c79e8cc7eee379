import { AYANAMSAS } from '../astro/ayanamsa.ts'
import { isoLocal } from '../astro/civil.ts'
import type { HouseSystem } from '../astro/house.ts'
import type { Moment } from '../astro/moment.ts'
import type { Zodiac } from '../astro/sky.ts'
import { type CastBirth, housesOf } from './cast.ts'
import type { Located } from './place.ts'

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** `1 Jan 1981, 23:30 EET (+02:00)`, or the date alone of a birth without a time. */
export function whenText({ epochMs, offsetSeconds, abbreviation }: Moment, timeKnown = true): string {
  const local = isoLocal(epochMs, offsetSeconds)
  const [isoDate = '', time = ''] = local.split('T')
  const date = isoDate.replace(
    /^(.+)-(\d\d)-(\d\d)$/,
    (_, year: string, month: string, day: string) => `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`,
  )
  if (!timeKnown) return `${date}, time unknown`
  return `${date}, ${time.slice(0, 5)} ${abbreviation} (${time.slice(time.search(/[+-]/))})`
}

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

/** `Placidus houses, tropical zodiac`. */
export function howText(houses: HouseSystem | null, zodiac: Zodiac): string {
  const zodiacText =
    zodiac.kind === 'tropical' ? 'tropical zodiac' : `sidereal zodiac (${AYANAMSAS[zodiac.ayanamsa].name})`
  return houses ? `${housesText(houses)}, ${zodiacText}` : `no houses, ${zodiacText}`
}

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
  const words = houses.replaceAll('_', ' ')
  return `${CALLED[houses] ?? `${words[0]!.toUpperCase()}${words.slice(1)}`} houses`
}

/** The lines below a chart of a birth. */
export const captionOf = ({ name, born, chart, terms }: CastBirth): string[] => [
  name,
  whenText(born.moment, born.timeKnown),
  whereText(born),
  howText(housesOf(chart), terms.zodiac),
]

/** The same in one sentence, without the name. */
export const descriptionOf = ({ born, chart, terms }: CastBirth): string =>
  `Cast for ${whenText(born.moment, born.timeKnown)}, ${whereText(born)}; ${howText(housesOf(chart), terms.zodiac)}.`
