import { dateInWords, type MonthForm } from '../../languages/dates.ts'
import { decimalsOf } from '../../platform/mail/minor-units.ts'
import { type Content, html } from '../../platform/markup.ts'

/** A no-break space. In the font of the pages it is a sixth of an em wide; thin spaces would hardly be visible. */
const THIN = '\u00a0'

/** A whole number in groups of three digits. */
export const count = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, THIN)

export const withUnit = (value: string, unit: string): string => `${value}${THIN}${unit}`

/** A number and its noun: "1 user", "2 users". */
export const counted = (value: number, noun: string, plural = `${noun}s`): string =>
  `${count(value)} ${value === 1 ? noun : plural}`

/** A share of 0 to 1 in percent. A dash for an unknown one. Small shares are not shown as zero. */
export function percent(share: number | null): string {
  if (share === null) return NONE
  const isLittle = share > 0 && share < LEAST_SHARE / 2
  return withUnit(isLittle ? `<${THIN}0.1` : (share * 100).toFixed(1), '%')
}

const LEAST_SHARE = 0.001

export const milliseconds = (value: number | null): string =>
  value === null ? NONE : withUnit(count(Math.round(value)), 'ms')

const UNITS = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
] as const

/** An age in its largest unit. */
export function age(seconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? ['s', 1]
  return withUnit(count(Math.floor(seconds / size)), unit)
}

export const NONE = '–'

/** A day from its ISO text: "1 Dec 2026". */
export function dayInWords(text: string, form: MonthForm = 'short'): string {
  const [year = '', month, day] = text.slice(0, 'yyyy-mm-dd'.length).split('-')
  return dateInWords('en', { year, month: Number(month), day: Number(day) }, form)
}

const clockOf = (text: string): string => text.slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm'.length)

/** An instant to the minute, in UTC: "1 Dec 2026, 00:00 UTC". The script shows it in the zone of the reader. */
export const instant = (text: string | null): Content =>
  text === null ? NONE : html`<time datetime="${text}">${dayInWords(text)}, ${clockOf(text)} UTC</time>`

/** An instant in a sentence, to the minute, in UTC: "1 December 2026 at 00:00 UTC". The script shows it in the zone of the reader. */
export const instantInWords = (text: string | null): Content =>
  text === null
    ? NONE
    : html`<time datetime="${text}" data-words>${dayInWords(text, 'long')} at ${clockOf(text)} UTC</time>`

/** An amount of minor units in the units of its currency, without its name: "−1 234.50". */
export function amount(minor: number, currency: string): string {
  const decimals = decimalsOf(currency)
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const whole = count(Number(digits.slice(0, digits.length - decimals)))
  return `${minor < 0 ? '−' : ''}${whole}${decimals === 0 ? '' : `.${digits.slice(-decimals)}`}`
}

/** The code of a currency, as ISO 4217 writes it. */
export const currencyCode = (currency: string): string => currency.toUpperCase()

/** An amount with the name of its currency: "1 234.50 USD". */
export const price = (minor: number, currency: string): string =>
  withUnit(amount(minor, currency), currencyCode(currency))

/** A difference, which has a sign unless it is zero. */
export const change = (minor: number, currency: string): string => `${minor > 0 ? '+' : ''}${price(minor, currency)}`
