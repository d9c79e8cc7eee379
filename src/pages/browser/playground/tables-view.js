// Tables of an answer, as those of every page: rows become cards where they do not fit.
import { html } from '../lit-html.js'

/** A browser lays these out at once. Downloads have all rows. */
const ROWS_MAX = 400
const PHONE_COLUMNS = 5
const TABLET_COLUMNS = 8

const kindOf = (columns) => {
  const others = columns.slice(1)
  if (others.length < PHONE_COLUMNS && others.every(({ isFigure }) => isFigure)) return ''
  return others.length < TABLET_COLUMNS ? 'cards' : 'cards wide'
}

const headText = ({ head, unit }) => html`${head}${unit && html` <span class="unit">${unit}</span>`}`

const cell = (column, text, at) =>
  at === 0
    ? html`<th role="rowheader" scope="row">${text}</th>`
    : html`<td role="cell" data-label=${column.unit ? `${column.head} (${column.unit})` : column.head} class=${column.isFigure ? 'figure' : ''}>${text}</td>`

const tableView = ({ caption, columns, rows }) => html`<div class="scroll"><table role="table" class=${kindOf(columns)}>
<caption>${caption}${rows.length > ROWS_MAX ? `: the first ${ROWS_MAX} of ${rows.length} rows` : ''}</caption>
<thead role="rowgroup"><tr role="row">${columns.map((column) => html`<th role="columnheader" scope="col" class=${column.isFigure ? 'figure' : ''}>${headText(column)}</th>`)}</tr></thead>
<tbody role="rowgroup">${rows.slice(0, ROWS_MAX).map((row) => html`<tr role="row">${row.map((text, at) => cell(columns[at], text, at))}</tr>`)}</tbody>
</table></div>`

export const tablesView = (tables) =>
  tables.length === 0 ? html`<p class="empty">This answer has no rows.</p>` : tables.map(tableView)
