import { dateInWords, type MonthForm } from '../../languages/dates.ts'

const INSTANT = /^([+-]?\d+)-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?/

/** `2 March 2026` of an ISO 8601 text. Any other text stays as it is. */
export function dateText(iso: string, form: MonthForm = 'long'): string {
  const [, year, month, day] = INSTANT.exec(iso) ?? []
  if (year === undefined) return iso
  return dateInWords('en', { day: Number(day), month: Number(month), year: String(Number(year)) }, form)
}

/** `2 March 2026, 16:15`, on the clock of the text. */
export function momentText(iso: string): string {
  const clock = INSTANT.exec(iso)?.[4]
  return clock === undefined ? dateText(iso) : `${dateText(iso)}, ${clock}`
}
