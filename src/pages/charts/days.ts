import { dateInWords } from '../../languages/dates.ts'
import { yearText } from './dates.ts'

const DATE = /^([+-]?\d+)-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d))?/

/** `5 May 2027`, of a date or of an instant with the clock of its own place. */
export function dayText(text: string): string {
  const [, year, month, day] = DATE.exec(text) ?? []
  if (year === undefined) return text
  return dateInWords('en', { day: Number(day), month: Number(month), year: yearText(year) }, 'short')
}

/** `1st`, `2nd`, `11th`. */
export function ordinal(number: number): string {
  const isTeen = Math.trunc(number / 10) % 10 === 1
  return `${number}${isTeen ? 'th' : (ENDINGS[number % 10] ?? 'th')}`
}

const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' }
