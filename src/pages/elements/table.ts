import { type Content, html, joined, type Markup } from '../../platform/markup.ts'

/** A column of a table of rows. */
export interface Column<Row> {
  /** The head, and the label of the cell in a card. */
  readonly head: string
  /** Figures are aligned on the right. */
  readonly isFigure?: boolean
  /** An empty cell is left out of a card. */
  readonly cell: (row: Row) => Content
  /** The URL that sorts by this column. */
  readonly sort?: SortLink
}

export interface SortLink {
  readonly href: string
  /** How the rows are currently sorted by it. */
  readonly now: 'ascending' | 'descending' | null
}

interface Table<Row> {
  /** What the rows are. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  /** Its cells are long, so its rows are cards on a tablet too. */
  readonly isWide?: boolean
  /** Its cells are short, so its rows fit on a phone. */
  readonly isCompact?: boolean
}

const ARROWS = { ascending: ' ↑', descending: ' ↓' } as const

/** The number of columns that fit on a phone, if all but the first are figures. */
const PHONE_COLUMNS = 5
/** More columns than fit on a tablet. */
const TABLET_COLUMNS = 8

/**
 * A table whose first cell names the row. Where it does not fit, its rows become cards. The roles are explicit, because
 * browsers drop them when styles turn rows into blocks.
 */
export const table = <Row>({
  caption,
  columns,
  rows,
  isWide = false,
  isCompact = false,
}: Table<Row>): Markup => html`<table role="table"${isCompact ? '' : kindOf(columns, isWide)}>
<caption>${caption}</caption>
<thead role="rowgroup"><tr role="row">${columns.map(head)}</tr></thead>
<tbody role="rowgroup">
${joined(rows.map((row) => html`<tr role="row">${columns.map((column, at) => cell(column, row, at))}</tr>`))}
</tbody>
</table>`

function kindOf<Row>([, ...others]: readonly Column<Row>[], isWide: boolean): Markup | null {
  if (others.length < PHONE_COLUMNS && others.every(({ isFigure }) => isFigure)) return null
  return others.length < TABLET_COLUMNS && !isWide ? html` class="cards"` : html` class="cards wide"`
}

function head<Row>({ head: text, isFigure, sort }: Column<Row>): Markup {
  const shown = sort
    ? html`<a href="${sort.href}">${text}<span aria-hidden="true">${sort.now ? ARROWS[sort.now] : ''}</span></a>`
    : text
  const sorted = sort?.now ? html` aria-sort="${sort.now}"` : ''
  return html`<th role="columnheader" scope="col"${figure(isFigure)}${sorted}>${shown}</th>`
}

function cell<Row>({ head: text, isFigure, cell: contentOf }: Column<Row>, row: Row, at: number): Markup {
  const content = contentOf(row)
  if (at === 0) return html`<th role="rowheader" scope="row">${content}</th>`
  return html`<td role="cell" data-label="${text}"${figure(isFigure)}>${content}</td>`
}

const figure = (isFigure = false): Markup | null => (isFigure ? html` class="figure"` : null)

/**
 * How a spreadsheet recognizes a formula: by the first character that counts of a cell, also in another width. One that
 * splits lines by semicolons or tabs finds cells within ours.
 */
const FORMULA = /(^|[;\t\r\n])([\s"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE62\uFE63\uFE66\uFE6B])/g

/** Rows as CSV (RFC 4180), the names of the fields first. What a spreadsheet would run as a formula has a ' before it. */
export function csv<Row extends object>(fields: readonly (keyof Row & string)[], rows: readonly Row[]): string {
  const lines = rows.map((row) => fields.map((field) => csvCell(row[field])).join(','))
  return `${[fields.join(','), ...lines].join('\r\n')}\r\n`
}

function csvCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const text = value.replaceAll(FORMULA, "$1'$2")
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
