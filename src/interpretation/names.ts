import { SIGNS, wholeMinutesInSign } from '../astro/sign.ts'

/** Names of bodies and angles for readers. */
const NAMES: Readonly<Record<string, string>> = {
  sun: 'Sun',
  moon: 'Moon',
  mercury: 'Mercury',
  venus: 'Venus',
  mars: 'Mars',
  jupiter: 'Jupiter',
  saturn: 'Saturn',
  uranus: 'Uranus',
  neptune: 'Neptune',
  pluto: 'Pluto',
  chiron: 'Chiron',
  north_node: 'North Node',
  asc: 'Ascendant',
  mc: 'Midheaven',
  dc: 'Descendant',
  ic: 'Imum Coeli',
}

export const readerName = (id: string): string => NAMES[id]!
export const signName = (sign: number): string => SIGNS[sign]!.name

/** 1st, 2nd, 3rd, 11th. */
export function ordinal(count: number): string {
  const ending = count % 100 >= 11 && count % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')
  return `${count}${ending}`
}

/** An aspect in words: `Sun square Moon`. */
export const ASPECT_WORDS: Readonly<Record<string, string>> = {
  conjunction: 'conjunct',
  opposition: 'opposite',
  trine: 'trine',
  square: 'square',
  sextile: 'sextile',
  quincunx: 'quincunx',
}

/** `Sun`, `Sun and Moon`, `Sun, Moon and Mars`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const WITH_ARTICLE: ReadonlySet<string> = new Set(['sun', 'moon', 'north_node', 'asc', 'mc', 'dc', 'ic'])

/** The name within a sentence: `the Sun`, `Mars`. */
export const withArticle = (id: string): string => (WITH_ARTICLE.has(id) ? `the ${readerName(id)}` : readerName(id))

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
