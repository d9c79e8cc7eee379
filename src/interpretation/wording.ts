import type { AspectHit } from '../astro/aspect.ts'
import { wholeMinutesInSign } from '../astro/sign.ts'
import { CATALOGUES, inSign, labelOf, listed, pointName, signName } from '../languages/catalogues.ts'
import { filled, type Language, READING_LANGUAGE } from '../languages/language.ts'
import { READ_BODIES } from './keys.ts'

/**
 * Words of passages and of titles. Those that take no language fill the placeholders of passages: they are in the
 * language of passages, regardless of the language of the headings.
 */

/** The name within a sentence: `the Sun`, `Mars`. */
export const withArticle = (id: string): string => labelOf(CATALOGUES[READING_LANGUAGE].readings.within, id)

export const signInPassage = (sign: number): string => signName(READING_LANGUAGE, sign)

/** The name of a planet in a language with its article, which only the lights have. */
export const articled = (language: Language, id: string): string =>
  (CATALOGUES[language].readings.articled as Readonly<Record<string, string>>)[id] ?? pointName(language, id)

const PERCENT = 100

export const percentText = (share: number, language: Language): string =>
  filled(CATALOGUES[language].readings.because.percent, { number: Math.round(share * PERCENT) })

/** `the Sun, the Moon and Mars`. */
export const listedInPassage = (words: readonly string[]): string => listed(READING_LANGUAGE, words)

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

/** An orb within a sentence. Without a time of birth it is known to about a degree: 1°, 3°. */
export const orbText = (orb: number, isTimeOpen: boolean): string =>
  isTimeOpen ? `${Math.max(1, Math.round(orb))}°` : degreesText(orb)

/** The place of a longitude in its sign in degrees and whole minutes. */
export const inSignText = (longitude: number): string => minutesText(wholeMinutesInSign(longitude))

const ORDER: readonly string[] = [...READ_BODIES, 'asc', 'mc']
const rank = (id: string): number => ORDER.indexOf(id)

/** `Sun square Moon`, the more personal body first and angles last. */
export function aspectTitle({ a, b, aspect }: Pick<AspectHit, 'a' | 'b' | 'aspect'>, language: Language): string {
  const { titles, aspects } = CATALOGUES[language].readings
  const [first, second] = [a, b].sort((one, other) => rank(one) - rank(other)) as [string, string]
  return filled(titles.aspect, {
    a: pointName(language, first),
    aspect: labelOf(aspects, aspect.id),
    b: pointName(language, second),
  })
}

/** `Sun in Aries`. */
export const inSignTitle = (id: string, sign: number, language: Language): string =>
  filled(CATALOGUES[language].readings.titles.inSign, {
    point: pointName(language, id),
    inSign: inSign(language, sign),
  })

/** A title about one point alone: `Mars retrograde`. */
export const pointTitle = (template: string, id: string, language: Language): string =>
  filled(template, { point: pointName(language, id) })
