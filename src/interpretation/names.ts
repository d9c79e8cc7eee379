import { wholeMinutesInSign } from '../astro/sign.ts'
import { CATALOGUES } from '../languages/catalogues.ts'
import { labelOf, listed, signName } from '../languages/labels.ts'
import { READING_LANGUAGE } from '../languages/language.ts'

/** Words that fill the placeholders of passages: they are in the language of passages, whatever the headings are in. */

/** The name within a sentence: `the Sun`, `Mars`. */
export const withArticle = (id: string): string => labelOf(CATALOGUES[READING_LANGUAGE].readings.within, id)

export const signInPassage = (sign: number): string => signName(READING_LANGUAGE, sign)

/** `the Sun, the Moon and Mars`. */
export const listedInPassage = (words: readonly string[]): string => listed(READING_LANGUAGE, words)

const HOUSE_WORDS = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth'],
  ...['seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'],
]

/** A house within a sentence: `tenth`. */
export const houseWord = (house: number): string => HOUSE_WORDS[house - 1]!

const MINUTES = 60
/** A double may be this far below a whole minute. */
const NOISE = 1e-7

const minutesText = (minutes: number): string =>
  `${Math.floor(minutes / MINUTES)}°${String(minutes % MINUTES).padStart(2, '0')}′`

/** Degrees and whole minutes, such as 2°07′. */
export const degreesText = (value: number): string => minutesText(Math.floor(value * MINUTES + NOISE))

/** The place of a longitude in its sign in degrees and whole minutes. */
export const inSignText = (longitude: number): string => minutesText(wholeMinutesInSign(longitude))
