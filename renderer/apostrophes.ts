import type { ReportContent } from '../src/contract/report-content.ts'

/** A straight mark after one of these, or at the beginning, opens a quotation. */
const OPENING = /(^|[\s([{“—–/])'/g

/** A text with typographic apostrophes and single quotation marks, which have one form in the whole book. */
export const withApostrophes = (text: string): string => text.replaceAll(OPENING, '$1‘').replaceAll("'", '’')

/** A report with all its texts so. The wheel is a drawing without text. */
export const contentWithApostrophes = (content: ReportContent): ReportContent => ({
  ...(JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === 'string' ? withApostrophes(value) : value,
  ) as ReportContent),
  wheel_svg: content.wheel_svg,
})
