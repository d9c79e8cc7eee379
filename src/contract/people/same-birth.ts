import type { PersonRequest } from './people.ts'

/** Minutes of arc are what most files have. */
const PLACE_DIGITS = 2

/** A text without case, accents and signs, as searches and comparisons see it. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The same text for two records of one birth: name, date, time and place. */
export function sameBirth(person: PersonRequest): string {
  const { name, year, month, day, time_known: isKnown, hour, minute, second, lat, lng } = person
  const place =
    typeof lat === 'number' && typeof lng === 'number'
      ? [lat.toFixed(PLACE_DIGITS), lng.toFixed(PLACE_DIGITS)].map((text) => text.replace(/^-(0\.0+)$/, '$1'))
      : [person.city, person.state, person.country].map((part) => folded(part ?? ''))
  const time = isKnown ? [hour ?? 0, minute ?? 0, second ?? 0] : ['unknown']
  return [folded(name) || name, year, month, day, ...time, ...place].join('|')
}
