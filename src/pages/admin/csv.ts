/**
 * How a spreadsheet recognizes a formula: by the first character that counts of a cell, also in another width. One that
 * splits lines by semicolons or tabs finds cells within ours.
 */
const FORMULA = /(^|[;\t\r\n])([\s"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE62\uFE63\uFE66\uFE6B])/g

/** Rows as CSV (RFC 4180), the names of the fields first. What a spreadsheet would run as a formula has a ' before it. */
export function csv<Row extends object>(fields: readonly (keyof Row & string)[], rows: readonly Row[]): string {
  const lines = rows.map((row) => fields.map((field) => cell(row[field])).join(','))
  return `${[fields.join(','), ...lines].join('\r\n')}\r\n`
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const text = value.replaceAll(FORMULA, "$1'$2")
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
