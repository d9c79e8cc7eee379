import type { ReportText } from '../src/calculation/charting/report.ts'
import { literal } from '../src/wire/bytes.ts'
import { reportMarkdown } from '../src/wire/reports/markdown.ts'

/** A stored report as text: `text` is the JSON of `ReportContent` without its wheel. */
export interface MarkdownOrder {
  readonly text: string
  /** Markdown as a JSON string, for a member of another answer. */
  readonly quoted: boolean
}

/** A stored report as Markdown. */
export function markdownTask({ text, quoted }: MarkdownOrder): Uint8Array<ArrayBuffer> {
  const markdown = reportMarkdown(JSON.parse(text) as ReportText)
  return literal(quoted ? JSON.stringify(markdown) : markdown)
}
