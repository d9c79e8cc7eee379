import { asteroidName, isAsteroid } from '../astro/asteroid.ts'
import { AYANAMSAS, type Ayanamsa } from '../astro/ayanamsa.ts'
import type { HouseSystem } from '../astro/house.ts'
import { isOwnAyanamsa, ownFactsOf } from '../astro/own-ayanamsa.ts'
import { SIGNS } from '../astro/sign.ts'
import { BOOKS as booksDe, METHODS as methodsDe } from './de/books.ts'
import { CHARTS as chartsDe, TABLES as tablesDe } from './de/charts.ts'
import { NAMES as namesDe } from './de/names.ts'
import { READINGS as readingsDe } from './de/readings.ts'
import { BOOKS as booksEn, METHODS as methodsEn } from './en/books.ts'
import { CHARTS as chartsEn, TABLES as tablesEn } from './en/charts.ts'
import { NAMES as namesEn } from './en/names.ts'
import { READINGS as readingsEn } from './en/readings.ts'
import { BOOKS as booksEs, METHODS as methodsEs } from './es/books.ts'
import { CHARTS as chartsEs, TABLES as tablesEs } from './es/charts.ts'
import { NAMES as namesEs } from './es/names.ts'
import { READINGS as readingsEs } from './es/readings.ts'
import { BOOKS as booksFr, METHODS as methodsFr } from './fr/books.ts'
import { CHARTS as chartsFr, TABLES as tablesFr } from './fr/charts.ts'
import { NAMES as namesFr } from './fr/names.ts'
import { READINGS as readingsFr } from './fr/readings.ts'
import { BOOKS as booksHi, METHODS as methodsHi } from './hi/books.ts'
import { CHARTS as chartsHi, TABLES as tablesHi } from './hi/charts.ts'
import { NAMES as namesHi } from './hi/names.ts'
import { READINGS as readingsHi } from './hi/readings.ts'
import { BOOKS as booksIt, METHODS as methodsIt } from './it/books.ts'
import { CHARTS as chartsIt, TABLES as tablesIt } from './it/charts.ts'
import { NAMES as namesIt } from './it/names.ts'
import { READINGS as readingsIt } from './it/readings.ts'
import { filled, LANGUAGES, type Labels, type Language } from './language.ts'
import { BOOKS as booksPt, METHODS as methodsPt } from './pt/books.ts'
import { CHARTS as chartsPt, TABLES as tablesPt } from './pt/charts.ts'
import { NAMES as namesPt } from './pt/names.ts'
import { READINGS as readingsPt } from './pt/readings.ts'

const ENGLISH = {
  books: booksEn,
  charts: chartsEn,
  methods: methodsEn,
  names: namesEn,
  readings: readingsEn,
  tables: tablesEn,
} as const

/** All words of a language but passages of readings. Texts have placeholders in braces. */
export type Catalogue = Labels<typeof ENGLISH>

/** The words of each language. A language that lacks a label does not compile. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = {
  en: ENGLISH,
  de: { books: booksDe, charts: chartsDe, methods: methodsDe, names: namesDe, readings: readingsDe, tables: tablesDe },
  fr: { books: booksFr, charts: chartsFr, methods: methodsFr, names: namesFr, readings: readingsFr, tables: tablesFr },
  es: { books: booksEs, charts: chartsEs, methods: methodsEs, names: namesEs, readings: readingsEs, tables: tablesEs },
  pt: { books: booksPt, charts: chartsPt, methods: methodsPt, names: namesPt, readings: readingsPt, tables: tablesPt },
  it: { books: booksIt, charts: chartsIt, methods: methodsIt, names: namesIt, readings: readingsIt, tables: tablesIt },
  hi: { books: booksHi, charts: chartsHi, methods: methodsHi, names: namesHi, readings: readingsHi, tables: tablesHi },
}

/** The label with an id. Throws for an id without one. */
export function labelOf(labels: Readonly<Record<string, string>>, id: string): string {
  const label = labels[id]
  if (label === undefined) throw new Error(`There is no label for ${id}`)
  return label
}

/** The name of a body or a point. Asteroids have one name in all languages. */
export const pointName = (language: Language, id: string): string =>
  isAsteroid(id) ? asteroidName(id) : labelOf(CATALOGUES[language].names.points, id)

/** The name of a point for a narrow column. */
export function narrowName(language: Language, id: string): string {
  const narrow: Readonly<Record<string, string>> = CATALOGUES[language].names.narrow
  return narrow[id] ?? pointName(language, id)
}

/** The name of a sign, from 0 for Aries. */
export const signName = (language: Language, sign: number): string => CATALOGUES[language].names.signs[SIGNS[sign]!.id]

/** A sign as a place, from 0 for Aries: `in Aries`; in German `in der Jungfrau`. */
export const inSign = (language: Language, sign: number): string =>
  CATALOGUES[language].readings.inSigns[SIGNS[sign]!.id]

/** The word for a planet that rules, in the gender of its name: `Herrscherin` of the Sun. */
export const rulerWord = (language: Language, planet: string): string =>
  labelOf(CATALOGUES[language].readings.rulers, planet)

/** The place of a house in a sentence: `3rd`. */
export const ordinal = (language: Language, house: number): string =>
  CATALOGUES[language].names.ordinals[house - 1] as string

/** `whole_sign` as `Whole sign`. */
export const houseSystemName = (language: Language, system: HouseSystem): string =>
  CATALOGUES[language].names.houseSystems[system]

/** Ayanamsas that are called after people and books have one name in all languages. */
export function ayanamsaName(language: Language, ayanamsa: Ayanamsa): string {
  const { names, charts } = CATALOGUES[language]
  if (isOwnAyanamsa(ayanamsa)) {
    const { degrees, epochJdTt } = ownFactsOf(ayanamsa)
    return filled(charts.ownAyanamsa, { degrees, epoch: epochJdTt })
  }
  const named: Partial<Readonly<Record<Ayanamsa, string>>> = names.ayanamsas
  return named[ayanamsa] ?? AYANAMSAS[ayanamsa].name
}

const LISTS = Object.fromEntries(
  LANGUAGES.map((language) => {
    const { tag } = CATALOGUES[language].books
    const list = (type: 'conjunction' | 'disjunction') => new Intl.ListFormat(tag, { type })
    return [language, { and: list('conjunction'), or: list('disjunction') }]
  }),
) as Readonly<Record<Language, Readonly<Record<'and' | 'or', Intl.ListFormat>>>>

/** `Sun`, `Sun and Moon`, `Sun, Moon and Mars`; or `1905 or 2005`. */
export const listed = (language: Language, words: readonly string[], joint: 'and' | 'or' = 'and'): string =>
  LISTS[language][joint].format(words)

/** A house as what a planet rules: `of the 3rd house`. */
export const ofHouse = (language: Language, house: number): string =>
  CATALOGUES[language].names.ofHouses[house - 1] as string

/** A number with a fixed count of decimals, with the decimal mark of the language. */
export const decimalText = (language: Language, value: number, digits: number): string =>
  value.toFixed(digits).replace('.', CATALOGUES[language].charts.decimalMark)
