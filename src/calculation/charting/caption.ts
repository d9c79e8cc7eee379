import { isoLocal } from '../../astro/civil.ts'
import type { HouseSystem } from '../../astro/house.ts'
import type { Moment } from '../../astro/moment.ts'
import type { Zodiac } from '../../astro/sky.ts'
import { degreesText } from '../../interpretation/wording.ts'
import { ayanamsaName, CATALOGUES, houseSystemName } from '../../languages/catalogues.ts'
import { countryInWords, dateInWords } from '../../languages/dates.ts'
import { filled, type Language } from '../../languages/language.ts'
import { type CastBirth, housesOf } from './cast.ts'
import type { Located } from './place.ts'

/** `1 Jan 1981, 23:30 EET (+02:00)`, or the date of a birth without a time, which is cast for noon. */
export function whenText(
  { epochMs, offsetSeconds, abbreviation }: Moment,
  language: Language,
  timeKnown = true,
): string {
  const local = isoLocal(epochMs, offsetSeconds)
  const [isoDate = '', time = ''] = local.split('T')
  const { moment, noon } = CATALOGUES[language].charts
  return filled(timeKnown ? moment : noon, {
    date: dateText(isoDate, language),
    time: time.slice(0, 5),
    zone: abbreviation,
    offset: time.slice(time.search(/[+-]/)),
  })
}

/** `2026-03-01` as `1 Mar 2026`. */
export const dateText = (isoDate: string, language: Language): string =>
  isoDate.replace(/^(.+)-(\d\d)-(\d\d)$/, (_, year: string, month: string, day: string) =>
    dateInWords(language, { year, month: Number(month), day: Number(day) }, 'short'),
  )

/** `Athens, Greece  37°59′N 23°44′E`. */
export function whereText({ found, city, place: { latitude, longitude } }: Located, language: Language): string {
  const { compass, country } = CATALOGUES[language].charts
  const name = found ? filled(country, { place: found.name, country: countryOf(found, language) }) : city
  const north = `${toMinutes(latitude)}${latitude < 0 ? compass.south : compass.north}`
  const east = `${toMinutes(longitude)}${longitude < 0 ? compass.west : compass.east}`
  return [name, `${north} ${east}`].filter(Boolean).join('  ')
}

/** English names of countries are those of the gazetteer. */
const countryOf = ({ country, countryName }: NonNullable<Located['found']>, language: Language): string =>
  (language === 'en' ? undefined : countryInWords(language, country)) ?? countryName

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
export function howText(methods: Methods, language: Language): string {
  const words = CATALOGUES[language].charts
  const houses = usedText(methods, language)
  const reason = reasonText(methods, language)
  return filled(words.methods, {
    houses: reason === null ? houses : filled(words.housesInstead, { houses, reason }),
    zodiac: zodiacText(methods, language),
  })
}

/** The same as lines of a caption. The reason for other houses is a line, because one line with both is too small to read. */
export function howLines(methods: Methods, language: Language): string[] {
  const fills = { houses: usedText(methods, language), zodiac: zodiacText(methods, language) }
  const reason = reasonText(methods, language)
  return [filled(CATALOGUES[language].charts.methods, fills), ...(reason === null ? [] : [reason])]
}

const usedText = ({ houses }: Methods, language: Language): string =>
  houses ? housesText(houses, language) : CATALOGUES[language].charts.noHouses

/** Why a chart has other houses than were asked for; null where it has those, or none. */
const reasonText = ({ houses, asked }: Methods, language: Language): string | null =>
  houses && houses !== asked
    ? filled(CATALOGUES[language].charts.housesEnd, { asked: houseSystemName(language, asked) })
    : null

function zodiacText({ zodiac, ayanamsa }: Methods, language: Language): string {
  const { tropical, sidereal, siderealDegrees } = CATALOGUES[language].charts
  if (zodiac.kind === 'tropical') return tropical
  const name = ayanamsaName(language, zodiac.ayanamsa)
  return ayanamsa === null
    ? filled(sidereal, { ayanamsa: name })
    : filled(siderealDegrees, { ayanamsa: name, degrees: degreesText(ayanamsa) })
}

export const methodsOf = ({ chart, terms }: Pick<CastBirth, 'chart' | 'terms'>): Methods => ({
  houses: housesOf(chart),
  asked: terms.houses,
  zodiac: terms.zodiac,
  ayanamsa: chart.ayanamsa,
})

/** `whole_sign` as `Whole sign houses`; Gauquelin divided the circle into sectors. */
function housesText(houses: HouseSystem, language: Language): string {
  const words = CATALOGUES[language].charts
  return houses === 'gauquelin' ? words.sectors : filled(words.houses, { system: houseSystemName(language, houses) })
}

/** The lines below a chart of a birth. */
export const captionOf = (cast: CastBirth, language: Language): string[] => [
  cast.name,
  whenText(cast.born.moment, language, cast.born.timeKnown),
  whereText(cast.born, language),
  ...howLines(methodsOf(cast), language),
]

/** The same in one sentence, without the name. */
export const descriptionOf = (cast: CastBirth, language: Language): string =>
  filled(CATALOGUES[language].charts.descriptions.birth, {
    when: whenText(cast.born.moment, language, cast.born.timeKnown),
    where: whereText(cast.born, language),
    how: howText(methodsOf(cast), language),
  })
