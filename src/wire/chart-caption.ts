import { AYANAMSAS } from '../astro/ayanamsa.ts'
import { isoLocal } from '../astro/civil.ts'
import type { HouseSystem } from '../astro/house.ts'
import type { Moment } from '../astro/moment.ts'
import type { Zodiac } from '../astro/sky.ts'
import type { Born, Located } from './birth.ts'

/** `1981-01-01 23:30 EET (+02:00)`, or the date alone of a birth without a time. */
export function whenText({ epochMs, offsetSeconds, abbreviation }: Moment, timeKnown = true): string {
  const local = isoLocal(epochMs, offsetSeconds)
  const [date = '', time = ''] = local.split('T')
  if (!timeKnown) return `${date}, time unknown`
  return `${date} ${time.slice(0, 5)} ${abbreviation} (${time.slice(time.search(/[+-]/))})`
}

/** `Athens, Greece  37.98 N 23.73 E`. */
export function whereText({ found, city, place: { latitude, longitude } }: Located): string {
  const name = found ? `${found.name}, ${found.countryName}` : city
  const north = `${Math.abs(latitude).toFixed(2)} ${latitude < 0 ? 'S' : 'N'}`
  const east = `${Math.abs(longitude).toFixed(2)} ${longitude < 0 ? 'W' : 'E'}`
  return [name, `${north} ${east}`].filter(Boolean).join('  ')
}

/** `Placidus houses, tropical zodiac`. */
export function howText(houses: HouseSystem | null, zodiac: Zodiac): string {
  const zodiacText =
    zodiac.kind === 'tropical' ? 'tropical zodiac' : `sidereal zodiac (${AYANAMSAS[zodiac.ayanamsa].name})`
  return houses ? `${housesText(houses)}, ${zodiacText}` : `no houses, ${zodiacText}`
}

/** `whole_sign` as `Whole sign houses`; Gauquelin divided the circle into sectors. */
function housesText(houses: HouseSystem): string {
  if (houses === 'gauquelin') return 'Gauquelin sectors'
  const words = houses.replaceAll('_', ' ')
  return `${words[0]!.toUpperCase()}${words.slice(1)} houses`
}

/** The lines that stand below a chart of a birth. */
export const birthCaption = (name: string, born: Born, houses: HouseSystem | null, zodiac: Zodiac): string[] => [
  name,
  whenText(born.moment, born.timeKnown),
  whereText(born),
  howText(houses, zodiac),
]
