import type { Graha } from '../../astro/vedic/names.ts'

const HOUSE_WORDS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const

/** `third` for 3. */
export const houseWord = (house: number): string => HOUSE_WORDS[house - 1]!

/** `Mars`, `Mars and Rahu`, `Mars, Rahu and the Sun`. */
export const listed = (names: readonly (string | number)[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** A graha within a sentence: `the Sun`, `Mars`. */
export const objectOf = (graha: Graha): string => (graha === 'Sun' || graha === 'Moon' ? `the ${graha}` : graha)

/** A graha as the subject of a sentence: `The Sun`, `Mars`. */
export const subjectOf = (graha: Graha): string => (graha === 'Sun' || graha === 'Moon' ? `The ${graha}` : graha)
