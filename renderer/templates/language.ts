import type { ReportContent } from '../../src/contract/report-content.ts'
import { CATALOGUES, type Catalogue } from '../../src/languages/catalogues.ts'
import { svg as html, type Markup } from '../../src/wheel/markup.ts'

type Spoken = Pick<ReportContent, 'language' | 'reading_language'>

/** The words of the language of a report. English reports name no language. */
export const wordsOf = ({ language = 'en' }: Spoken): Catalogue => CATALOGUES[language]

/** The attribute of texts that are not in the language of the document, for screen readers and hyphens. */
export const readingLang = ({ reading_language }: Spoken): Markup | undefined =>
  reading_language && html` lang="${reading_language}"`
