import { BOOKS as booksDe } from './de/books.ts'
import { CHARTS as chartsDe } from './de/charts.ts'
import { METHODS as methodsDe } from './de/methods.ts'
import { NAMES as namesDe } from './de/names.ts'
import { READINGS as readingsDe } from './de/readings.ts'
import { TABLES as tablesDe } from './de/tables.ts'
import { BOOKS as booksEn } from './en/books.ts'
import { CHARTS as chartsEn } from './en/charts.ts'
import { METHODS as methodsEn } from './en/methods.ts'
import { NAMES as namesEn } from './en/names.ts'
import { READINGS as readingsEn } from './en/readings.ts'
import { TABLES as tablesEn } from './en/tables.ts'
import { BOOKS as booksEs } from './es/books.ts'
import { CHARTS as chartsEs } from './es/charts.ts'
import { METHODS as methodsEs } from './es/methods.ts'
import { NAMES as namesEs } from './es/names.ts'
import { READINGS as readingsEs } from './es/readings.ts'
import { TABLES as tablesEs } from './es/tables.ts'
import { BOOKS as booksFr } from './fr/books.ts'
import { CHARTS as chartsFr } from './fr/charts.ts'
import { METHODS as methodsFr } from './fr/methods.ts'
import { NAMES as namesFr } from './fr/names.ts'
import { READINGS as readingsFr } from './fr/readings.ts'
import { TABLES as tablesFr } from './fr/tables.ts'
import { BOOKS as booksIt } from './it/books.ts'
import { CHARTS as chartsIt } from './it/charts.ts'
import { METHODS as methodsIt } from './it/methods.ts'
import { NAMES as namesIt } from './it/names.ts'
import { READINGS as readingsIt } from './it/readings.ts'
import { TABLES as tablesIt } from './it/tables.ts'
import type { Labels, Language } from './language.ts'
import { BOOKS as booksPt } from './pt/books.ts'
import { CHARTS as chartsPt } from './pt/charts.ts'
import { METHODS as methodsPt } from './pt/methods.ts'
import { NAMES as namesPt } from './pt/names.ts'
import { READINGS as readingsPt } from './pt/readings.ts'
import { TABLES as tablesPt } from './pt/tables.ts'

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
}
