import { dateInWords, type MonthForm } from '../../languages/dates.ts'

const INSTANT = /^([+-]?\d+)-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?/

/** The year of an ISO 8601 text as people write it: the year -99 is 100 BC. */
const yearText = (year: string): string => (Number(year) > 0 ? String(Number(year)) : `${1 - Number(year)} BC`)

/** `2 March 2026` of an ISO 8601 text. Any other text stays as it is. */
export function dateText(iso: string, form: MonthForm = 'long'): string {
  const [, year, month, day] = INSTANT.exec(iso) ?? []
  if (year === undefined) return iso
  return dateInWords('en', { day: Number(day), month: Number(month), year: yearText(year) }, form)
}

/** `2 March 2026, 16:15`, on the clock of the text. */
export function momentText(iso: string, form: MonthForm = 'long'): string {
  const clock = INSTANT.exec(iso)?.[4]
  return clock === undefined ? dateText(iso, form) : `${dateText(iso, form)}, ${clock}`
}
