import { z } from 'zod'
import { LabelLanguage } from './fields.ts'

/** The media types of an answer that is also a calendar and a table, each with its value of `format`. */
export const ANSWER_TYPES = { 'application/json': 'json', 'text/calendar': 'ics', 'text/csv': 'csv' } as const

/** The media types of its files. */
export const FILE_TYPES = { ics: 'text/calendar', csv: 'text/csv' } as const
export type FileFormat = keyof typeof FILE_TYPES

/** The fields of a request whose answer may be a file. */
export const FileFields = {
  format: z
    .enum(['json', 'ics', 'csv'])
    .nullish()
    .describe(
      '`json` by default, or by the Accept header: `text/calendar` asks for `ics`, an iCalendar file, and `text/csv` for `csv`, a table.',
    ),
  language: LabelLanguage.nullish().describe(
    'Language of the names in a calendar: English by default. Terms are in Latin letters, or in Devanagari with `hi`.',
  ),
}

const FileFieldsShape = z.object(FileFields)
type AskedFile = z.output<typeof FileFieldsShape>

/** The format of the file that a request asks for; null for JSON. */
export const fileFormat = ({ format }: Pick<AskedFile, 'format'>): FileFormat | null =>
  !format || format === 'json' ? null : format

/** The years of a calendar. Dates of iCalendar have the years 0 to 9999, and events of a year reach into those beside it. */
export const CALENDAR_YEARS = { first: 1, last: 9998 } as const

/** Reports fields that only a calendar has. */
export function checkCalendarOnly(
  request: AskedFile & Readonly<Record<string, unknown>>,
  names: readonly string[],
  context: z.RefinementCtx,
): void {
  if (request.format === 'ics') return
  for (const name of names.filter((each) => request[each] !== undefined && request[each] !== null))
    context.addIssue({ code: 'custom', path: [name], message: 'Only for a calendar: ask for format ics' })
}
