import type { Chapter } from '../../technique.ts'

/** The chapter of the documentation of the API about horoscopes. */
export const HOROSCOPES: Chapter = {
  name: 'Horoscopes',
  about: 'The sky of a day, a week or a month for a sign of the zodiac, or for a birth.',
}
