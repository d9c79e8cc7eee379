import { dateText } from './dates.ts'

/** `5 May 2027`, of a date or of an instant with the clock of its own place: short enough for tables. */
export const dayText = (iso: string): string => dateText(iso, 'short')

/** `1st`, `2nd`, `11th`. */
export function ordinal(number: number): string {
  const isTeen = Math.trunc(number / 10) % 10 === 1
  return `${number}${isTeen ? 'th' : (ENDINGS[number % 10] ?? 'th')}`
}

const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' }
