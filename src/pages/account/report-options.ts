import type { ReportOptions } from '../../contract/reports.ts'

/** The languages of reports, each with its own name. */
export const LANGUAGE_NAMES: Readonly<Record<ReportOptions['language'], string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
  it: 'Italiano',
}

export const FORMAT_NAMES: Readonly<Record<ReportOptions['output_format'], string>> = {
  pdf: 'PDF',
  json: 'JSON',
  markdown: 'Markdown',
}

export const PAGE_SIZES = ['A4', 'Letter'] as const satisfies readonly ReportOptions['page_size'][]
