import type { Zone } from '../../../astro/zone.ts'
import { CATALOGUES, decimalText, labelOf, pointName } from '../../../languages/catalogues.ts'
import { filled, type Language } from '../../../languages/language.ts'
import { LABELS as HOROSCOPE } from './labels.ts'
import { clockTime } from './text.ts'
import { LABELS } from './transit-labels.ts'
import type { Target, Transit } from './transits.ts'

/** `mars_square_sun`. */
export const transitKeyOf = ({ body, to, aspect }: Transit): string => `${body}_${aspect.id}_${to}`

/** `Transiting Mars square natal Sun`. */
export const transitTitle = (language: Language, { body, to, aspect }: Transit): string => {
  const { titles, aspects } = CATALOGUES[language].readings
  return filled(titles.transit, {
    transiting: pointName(language, body),
    aspect: labelOf(aspects, aspect.id),
    natal: pointName(language, to),
  })
}

/** `Mars square Sun`. */
export const shortTitle = (language: Language, { body, to, aspect }: Transit): string => {
  const { titles, aspects } = CATALOGUES[language].readings
  return filled(titles.aspect, {
    a: pointName(language, body),
    aspect: labelOf(aspects, aspect.id),
    b: pointName(language, to),
  })
}

/** What a transit means: `drive and will get in each other’s way`. */
export function meaningOf(language: Language, { body, to, aspect }: Transit): string {
  const a = keynoteOf(language, body)
  const b = keynoteOf(language, to)
  return body === to
    ? filled(LABELS[language].own, { a })
    : filled(labelOf(HOROSCOPE[language].meanings, aspect.id), { a, b })
}

function keynoteOf(language: Language, point: Target): string {
  return point === 'asc' || point === 'mc' ? LABELS[language].angles[point] : HOROSCOPE[language].keynotes[point]
}

/** The sentence of a transit, with its time or its orb. */
export function transitSentence(language: Language, zone: Zone, transit: Transit): string {
  const { exact, near } = LABELS[language]
  const title = transitTitle(language, transit)
  const meaning = meaningOf(language, transit)
  return transit.exact === null
    ? filled(near, { title, meaning, orb: decimalText(language, transit.orb, 2) })
    : filled(exact, { title, meaning, time: clockTime(zone, transit.exact) })
}
