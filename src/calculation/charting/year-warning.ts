import { julianDate } from '../../astro/calendar.ts'
import { civilFields, DAY_MS, SECOND_MS } from '../../astro/civil.ts'
import type { Moment } from '../../astro/moment.ts'
import type { Warning } from '../../contract/warning.ts'
import { CATALOGUES } from '../../languages/catalogues.ts'
import { filled } from '../../languages/filled.ts'
import { listed } from '../../languages/labels.ts'

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
    ...{ year, before, meant: listed('en', meant.map(String), 'or') },
  })
  return [{ code: 'year_of_two_digits', message, requested: String(year) }]
}
