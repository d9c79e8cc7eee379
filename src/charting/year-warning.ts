import { julianDate } from '../astro/calendar.ts'
import { civilFields, DAY_MS, SECOND_MS } from '../astro/civil.ts'
import type { Moment } from '../astro/moment.ts'
import type { Warning } from '../contract/warning.ts'

/** The last two digits of years that may belong to the 21st century; later ones are of the 20th. */
const OF_THIS_CENTURY_MAX = 49

/** A birth in the first hundred years is more often one whose century was left out. */
export function yearWarnings({ epochMs, offsetSeconds, calendar }: Moment): Warning[] {
  const localMs = epochMs + offsetSeconds * SECOND_MS
  const { year } = calendar === 'julian' ? julianDate(Math.floor(localMs / DAY_MS)) : civilFields(localMs)
  if (year < 0 || year > 99) return []
  const meant = year <= OF_THIS_CENTURY_MAX ? `${1900 + year} or ${2000 + year}` : `${1900 + year}`
  const message = `The birth was read in the year ${year}, ${2000 - year} years before 2000. Did you mean ${meant}?`
  return [{ code: 'year_of_two_digits', message, requested: String(year) }]
}
