import { julianDate } from '../../astro/calendar.ts'
import { civilFields, DAY_MS, isoOffset, SECOND_MS } from '../../astro/civil.ts'
import { MEAN_TIME } from '../../astro/mean-time.ts'
import { daysBetween, gregorianDate, type Moment } from '../../astro/moment.ts'
import { signIndex } from '../../astro/sign.ts'
import type { Warning } from '../../contract/warnings.ts'
import { inSignText } from '../../interpretation/wording.ts'
import { CATALOGUES, labelOf, listed, pointName, signName } from '../../languages/catalogues.ts'
import { filled, type Language } from '../../languages/language.ts'
import type { Born } from './birth.ts'
import type { CastBirth } from './cast.ts'
import type { Located } from './place.ts'

/** The warning that the coordinates that were used are far from the given city. */
export const placeWarnings = ({ mismatch }: Located): Warning[] =>
  mismatch
    ? [
        {
          code: 'place_mismatch',
          message: filled(CATALOGUES.en.methods.differences.place_mismatch, mismatchFacts(mismatch)),
        },
      ]
    : []

/** The values in its sentence. */
export const mismatchFacts = (mismatch: Located['mismatch']): Readonly<Record<string, string | number>> =>
  mismatch ? { ...mismatch } : {}

const CODES = {
  city: 'clock_of_other_city',
  region: 'clock_of_region',
  mean_time: 'mean_time_not_law',
} as const

/** A local time as it was read. */
type ReadClock = Pick<Born, 'doubt' | 'moment' | 'zone'>

/** The codes of the warnings about the clock of a local time, in their order. */
function codesOf({ doubt, moment, zone }: ReadClock): readonly string[] {
  if (doubt) return [CODES[doubt.kind]]
  if (moment.meanTime === 'unknown') return ['clock_unknown']
  return moment.meanTime !== null && zone !== MEAN_TIME ? ['local_mean_time'] : []
}

/** The warnings about the clock of a local time, of a birth with its Ascendants on the other clocks. */
export const placeClockWarnings = (clock: ReadClock, ascendants: CastBirth['ascendants'] = null): Warning[] =>
  codesOf(clock).map((code) => ({
    code,
    message: filled(labelOf(CATALOGUES.en.methods.differences, code), clockFacts(clock, ascendants, 'en')),
  }))

/** Whether the clock of a birth is certain. Mean time that was asked for is. */
export const isClockCertain = (born: Born): boolean => codesOf(born).length === 0

/** The values in the sentences about the clock of a local time. */
export function clockFacts(
  { doubt, moment, zone }: ReadClock,
  ascendants: CastBirth['ascendants'],
  language: Language,
): Readonly<Record<string, string | number>> {
  if (!doubt) return {}
  const { ascendantRange, standardTime, summerTime } = CATALOGUES[language].methods.clocks
  const offsets = doubt.others.map(
    ({ offsetSeconds, cities }) =>
      `${isoOffset(offsetSeconds)} (${cities.join(', ') || (offsetSeconds > moment.offsetSeconds ? summerTime : standardTime)})`,
  )
  const at = (longitude: number): string => `${inSignText(longitude)} ${signName(language, signIndex(longitude))}`
  return {
    zone,
    city: doubt.city.name,
    km: Math.round(doubt.km),
    offset: isoOffset(moment.offsetSeconds),
    offsets: listed(language, offsets),
    ascendants: ascendants ? `. ${filled(ascendantRange, { from: at(ascendants.from), to: at(ascendants.to) })}` : '',
  }
}

/** The warnings about the calendar of a birth. */
export function calendarWarnings(cast: CastBirth): Warning[] {
  const { otherDate, moment } = cast.born
  const code = otherDate
    ? 'calendar_of_place'
    : moment.calendar === 'gregorian'
      ? null
      : (`${moment.calendar}_calendar` as const)
  if (code === null) return []
  return [{ code, message: filled(labelOf(CATALOGUES.en.methods.differences, code), calendarFacts(cast, 'en')) }]
}

/** The values in the sentences about the calendar of a birth. */
export function calendarFacts(
  { born, otherSky: sky }: CastBirth,
  language: Language,
): Readonly<Record<string, string | number>> {
  const { otherDate, moment } = born
  if (!otherDate || !sky) return {}
  const at = (id: string, longitude: number): string =>
    `${pointName(language, id)} ${inSignText(longitude)} ${signName(language, signIndex(longitude))}`
  const moved = [at('sun', sky.sun), at('moon', sky.moon), ...(sky.asc === null ? [] : [at('asc', sky.asc)])]
  return {
    calendar: CATALOGUES[language].methods.clocks[otherDate.calendar],
    until: otherDate.until,
    gregorian: gregorianDate(otherDate.moment),
    days: daysBetween(moment, otherDate.moment),
    moved: listed(language, moved),
  }
}

/** The last two digits of years that may belong to the 21st century; later ones are of the 20th. */
const OF_THIS_CENTURY_MAX = 49

/** A year of the first hundred with the years that may be meant; null for other years. */
export function twoDigitYear({ epochMs, offsetSeconds, calendar }: Moment) {
  const localMs = epochMs + offsetSeconds * SECOND_MS
  const { year } = calendar === 'julian' ? julianDate(Math.floor(localMs / DAY_MS)) : civilFields(localMs)
  if (year < 0 || year > 99) return null
  return { year, before: 2000 - year, meant: year <= OF_THIS_CENTURY_MAX ? [1900 + year, 2000 + year] : [1900 + year] }
}

/** A birth in the first hundred years is more often one whose century was left out. */
export function yearWarnings(moment: Moment): Warning[] {
  const found = twoDigitYear(moment)
  if (!found) return []
  const { year, before, meant } = found
  const message = filled(CATALOGUES.en.methods.differences.year_of_two_digits, {
    year,
    before,
    meant: listed('en', meant.map(String), 'or'),
  })
  return [{ code: 'year_of_two_digits', message, requested: String(year) }]
}
