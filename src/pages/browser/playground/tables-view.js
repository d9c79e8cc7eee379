// Tables of an answer, as those of every page: rows become cards where they do not fit.
import { html, nothing } from '../lit-html.js'

/** A browser lays these out at once. Downloads have all rows. */
const ROWS_MAX = 400
const PHONE_COLUMNS = 5
const TABLET_COLUMNS = 8

const kindOf = (columns) => {
  const others = columns.slice(1)
  if (others.length < PHONE_COLUMNS && others.every(({ isFigure }) => isFigure)) return ''
  return others.length < TABLET_COLUMNS ? 'cards' : 'cards wide'
}

const columnHead = ({ head, unit, isFigure }) =>
  html`<th role="columnheader" scope="col" class=${isFigure ? 'figure' : ''}>${head}${unit && html` <span class="unit">${unit}</span>`}</th>`

/** A text of this length needs a wide column. */
const LONG = 60

const classOf = (isFigure, text) => (isFigure ? 'figure' : text.length > LONG ? 'long' : '')

const cell = ({ head, unit, isFigure }, text, at) =>
  at === 0
    ? html`<th role="rowheader" scope="row">${text}</th>`
    : html`<td role="cell" data-label=${unit ? `${head} (${unit})` : head} class=${classOf(isFigure, text)}>${text}</td>`

const tableView = ({
  caption,
  columns,
  rows,
  isFacts,
  isTurned,
}) => html`<div class="scroll" tabindex="0" role="group" aria-label=${caption}><table role="table" class=${isFacts || isTurned ? '' : kindOf(columns)}>
<caption>${caption}${rows.length > ROWS_MAX ? `: the first ${ROWS_MAX} of ${rows.length} rows` : ''}</caption>
<thead role="rowgroup"><tr role="row">${columns.map(columnHead)}</tr></thead>
<tbody role="rowgroup">${rows.slice(0, ROWS_MAX).map((row) => html`<tr role="row">${row.map((text, at) => cell(columns[at], text, at))}</tr>`)}</tbody>
</table></div>`

/**
 * Tables made by hand first, then other lists, then what the result says once. Facts about the request are closed, unless
 * there is nothing else.
 */
export const tablesView = ({ views, tables }) => {
  if (views.length === 0 && tables.length === 0) return html`<p class="empty">This answer has no values.</p>`
  const [facts, lists] = [tables.filter(({ isFacts }) => isFacts), tables.filter(({ isFacts }) => !isFacts)]
  const [about, result] = [facts.filter(({ isAbout }) => isAbout), facts.filter(({ isAbout }) => !isAbout)]
  const shown = [...lists, ...result]
  return html`${views.length === 0 ? nothing : html`<div class="chart-views">${views}</div>`}${lists.map(tableView)}<div class="others">${result.map(tableView)}</div>${
    about.length === 0
      ? nothing
      : html`<details ?open=${views.length + shown.length === 0}><summary>Other values</summary><div class="others">${about.map(tableView)}</div></details>`
  }`
}
