import { html, joined, type Markup } from '../../../platform/markup.ts'
import { table } from '../../elements/table.ts'
import type { Around } from '../answer-owners.ts'
import { type Found, inWords, isList, isMembers, type Members, numberOf, objectsIn, textOf } from '../answer-values.ts'
import { dateText } from '../dates.ts'
import { momentCell, sentence } from './cells.ts'

/** Auspicious times for a purpose: the best windows first, with their reasons, then what was turned down and why. */
export const views = (value: Members, path: readonly string[], _around: Around): Found => {
  const windows = value['best_windows']
  if (path.length > 0 || !isList(windows)) return {}
  const { rule, range } = value
  return {
    best_windows: [headOf(value), ...(windows.length > 0 ? [windowsTable(objectsIn(windows))] : [])],
    acceptable_moments: folded('Further times', objectsIn(value['acceptable_moments']), momentsTable),
    avoid_moments: folded('Times to avoid', objectsIn(value['avoid_moments']), avoidTable),
    rejected_windows: folded('Rejected times', objectsIn(value['rejected_windows']), rejectedTable),
    rule: isMembers(rule) ? ruleOf(rule) : null,
    ...(isMembers(range) && { range: null }),
    ...{ best_moment: null, no_compromise_moment: null, selection_explanation: null, purpose: null },
    ...{ window_count: null, rejected_count: null },
  }
}

function headOf(value: Members): Markup {
  const { rule, range, no_compromise_moment: whole, best_moment: best } = value
  const title = isMembers(rule) ? textOf(rule['title']) : sentence(inWords(textOf(value['purpose'])))
  const [from, to] = isMembers(range) ? [textOf(range['start_date']), textOf(range['end_date'])] : ['', '']
  const first = isMembers(whole) ? whole : isMembers(best) ? best : null
  const count = numberOf(value['window_count']) ?? 0
  return html`<section class="prose"><h3>${title}</h3><p>${dateText(from)} to ${dateText(to)}: ${count === 0 ? 'no suitable time' : count === 1 ? 'one suitable time' : `${count} suitable times`}.${
    first &&
    html` Best time without a weakness: <b>${momentCell(first['start'])} to ${momentCell(first['end'])}</b>${textOf(first['lagna']) !== '' && `, with ${textOf(first['lagna'])} rising`}.`
  }</p></section>`
}

const windowsTable = (rows: readonly Members[]): Markup =>
  table<Members>({
    caption: 'Best times, best first',
    columns: [
      { head: 'From', cell: ({ start }) => momentCell(start) },
      { head: 'To', cell: ({ end }) => momentCell(end) },
      { head: 'Score', isFigure: true, cell: ({ score }) => numberOf(score) },
      { head: 'Quality', cell: ({ quality }) => inWords(textOf(quality)) },
      {
        head: 'Why',
        cell: ({ reasons, warnings }) =>
          html`<span class="prose">${listed(reasons)}${listed(warnings) !== '' && html`<br><b>But:</b> ${listed(warnings)}`}</span>`,
      },
    ],
    rows,
  })

/** Texts, or objects with a message. */
const listed = (value: unknown): string =>
  isList(value)
    ? value
        .map((each) => (isMembers(each) ? textOf(each['message']) || textOf(each['name']) : textOf(each)))
        .join(' · ')
    : ''

const momentsTable = (rows: readonly Members[]): Markup =>
  table<Members>({
    caption: 'Further times',
    isCompact: true,
    columns: [
      { head: 'From', cell: ({ start }) => momentCell(start) },
      { head: 'To', cell: ({ end }) => momentCell(end) },
      { head: 'Rising', cell: ({ lagna }) => textOf(lagna) },
    ],
    rows,
  })

const avoidTable = (rows: readonly Members[]): Markup =>
  table<Members>({
    caption: 'Times to avoid',
    isCompact: true,
    columns: [
      { head: 'Time', cell: ({ name }) => textOf(name) },
      { head: 'From', cell: ({ start }) => momentCell(start) },
      { head: 'To', cell: ({ end }) => momentCell(end) },
    ],
    rows,
  })

const rejectedTable = (rows: readonly Members[]): Markup =>
  table<Members>({
    caption: 'Rejected times',
    columns: [
      { head: 'From', cell: ({ start }) => momentCell(start) },
      { head: 'To', cell: ({ end }) => momentCell(end) },
      { head: 'Why', cell: ({ reasons }) => html`<span class="prose">${listed(reasons)}</span>` },
    ],
    rows,
  })

const folded = (title: string, rows: readonly Members[], view: (rows: readonly Members[]) => Markup): Markup | null =>
  rows.length === 0
    ? null
    : html`<details class="prose"><summary>${title} (${rows.length})</summary>${view(rows)}</details>`

/** What the rule of the purpose allows, in a line each. */
function ruleOf(rule: Members): Markup {
  const lines: readonly (readonly [string, unknown])[] = [
    ['Tithis', rule['tithis']],
    ['Nakshatras', rule['nakshatras']],
    ['Weekdays', rule['weekdays']],
    ['Months', rule['lunar_months']],
    ['Rising signs', rule['lagnas']],
    ['Not checked', rule['not_checked']],
    ['Sources', rule['sources']],
  ]
  const shown = lines.filter(([, list]) => isList(list) && list.length > 0)
  return html`<details class="prose"><summary>The rule</summary>${joined(
    shown.map(([name, list]) => html`<p><b>${name}:</b> ${isList(list) ? list.map(textOf).join(', ') : ''}.</p>`),
  )}${textOf(rule['scoring']) !== '' && html`<p><b>Score:</b> ${textOf(rule['scoring'])}</p>`}</details>`
}
