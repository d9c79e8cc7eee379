import { LANGUAGES, type Language } from './language.ts'

/** Where the order of a date comes from, and where the names of its months. British English has four letters for September. */
const LOCALES: Readonly<Record<Language, { readonly order: string; readonly months: string }>> = {
  en: { order: 'en-GB', months: 'en-US' },
  de: { order: 'de-DE', months: 'de-DE' },
  fr: { order: 'fr-FR', months: 'fr-FR' },
  es: { order: 'es-ES', months: 'es-ES' },
  pt: { order: 'pt-BR', months: 'pt-BR' },
  it: { order: 'it-IT', months: 'it-IT' },
  hi: { order: 'hi-IN', months: 'hi-IN' },
}

export type MonthForm = 'short' | 'long'

const formatOf = (locale: string, month: MonthForm): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', day: 'numeric', month, year: 'numeric' })

/** A format takes a millisecond to make: each is made once, with the module. */
const FORMATS = tableOf(({ order, months }) => ({
  short: formatsOf(order, months, 'short'),
  long: formatsOf(order, months, 'long'),
}))
const COUNTRIES = tableOf(({ order }) => new Intl.DisplayNames(order, { type: 'region' }))

function formatsOf(order: string, months: string, form: MonthForm) {
  const format = formatOf(order, form)
  return { order: format, months: order === months ? format : formatOf(months, form) }
}

function tableOf<Value>(make: (locales: (typeof LOCALES)[Language]) => Value): Readonly<Record<Language, Value>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(LOCALES[language])])) as Record<Language, Value>
}

/** A leap year: month and day have the same words in all years. */
const ANY_YEAR = 2000

/** Day, month and year in the order and the words of a language: `1 Mar 2026`. The year is text, since it may need an era. */
export function dateInWords(
  language: Language,
  { day, month, year }: { readonly day: number; readonly month: number; readonly year: string },
  form: MonthForm,
): string {
  const date = Date.UTC(ANY_YEAR, month - 1, day)
  const name = monthName(language, month, form)
  return FORMATS[language][form].order
    .formatToParts(date)
    .map(({ type, value }) => (type === 'month' ? name : type === 'year' ? year : value))
    .join('')
}

/** The name of a month, from 1 to 12, as it stands in a date. */
export const monthName = (language: Language, month: number, form: MonthForm): string =>
  FORMATS[language][form].months.formatToParts(Date.UTC(ANY_YEAR, month - 1)).find(({ type }) => type === 'month')!
    .value

/** The name of a country by its ISO 3166-1 code. */
export const countryInWords = (language: Language, code: string): string | undefined => COUNTRIES[language].of(code)
