import type { ReportContent } from '../../src/contract/reports/content.ts'
import { CATALOGUES, type Catalogue } from '../../src/languages/catalogues.ts'
import { dateInWords } from '../../src/languages/dates.ts'
import { filled } from '../../src/languages/language.ts'
import { html, type Markup } from '../../src/platform/markup.ts'

type Spoken = Pick<ReportContent, 'language' | 'reading_language'>

/** The words of the language of a report. English reports name no language. */
export const wordsOf = ({ language = 'en' }: Spoken): Catalogue => CATALOGUES[language]

/** The attribute of texts that are not in the language of the document, for screen readers and hyphenation. */
export const readingLang = ({ reading_language }: Spoken): Markup | undefined =>
  reading_language && html` lang="${reading_language}"`

type Born = ReportContent['subject']['born']

/** `14 March 1879`; years before 1 as BC. */
export function birthDate(content: Pick<ReportContent, 'language' | 'subject'>): string {
  const [, sign, digits, month, day] = /^([+-]?)(\d+)-(\d\d)-(\d\d)/.exec(content.subject.born.local)!
  const isBefore = sign === '-' || Number(digits) === 0
  const year = isBefore
    ? filled(wordsOf(content).books.beforeChrist, { year: Number(digits) + 1 })
    : String(Number(digits))
  return dateInWords(content.language ?? 'en', { year, month: Number(month), day: Number(day) }, 'long')
}

/** `11:30`, or null when the time is unknown. */
export const birthTime = ({ local, time_known }: Born): string | null =>
  time_known ? local.slice(local.indexOf('T') + 1).slice(0, 5) : null

/** Reads `place`: a name and coordinates, separated by two blanks, or coordinates alone. */
export function birthPlace({ place }: Born): { name: string | null; coordinates: string } {
  const [name = '', coordinates] = place.split('  ')
  return coordinates === undefined ? { name: null, coordinates: name } : { name, coordinates }
}
