import { daysBetween, gregorianDate } from '../../astro/moment.ts'
import { signIndex } from '../../astro/sign.ts'
import type { Warning } from '../../contract/warning.ts'
import { inSignText } from '../../interpretation/names.ts'
import { CATALOGUES } from '../../languages/catalogues.ts'
import { filled } from '../../languages/filled.ts'
import { labelOf, listed, pointName, signName } from '../../languages/labels.ts'
import type { Language } from '../../languages/language.ts'
import type { CastBirth } from './cast.ts'

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
