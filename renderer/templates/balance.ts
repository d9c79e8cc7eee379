import type { ReportContent } from '../../src/contract/report-content.ts'
import { labelOf } from '../../src/languages/labels.ts'
import { svg as html, type Markup } from '../../src/wheel/markup.ts'
import * as glyph from './glyphs.ts'
import { wordsOf } from './language.ts'

const GROUPS = [
  ['elements', glyph.element],
  ['modes', glyph.mode],
  ['polarities', null],
] as const

const PERCENT = 100

/** The balance of the chart: a bar for each share. */
export function balance(content: ReportContent): Markup {
  const shares = content.balance
  const { names, books } = wordsOf(content)
  return html`
  <div class="balance">
    <h2>${books.tables.balance}</h2>
    <div class="three">${GROUPS.map(
      ([name, draw]) => html`
      <table>
        <thead><tr><th scope="col">${books.tables[name]}</th><th scope="col" colspan="2"><span class="spoken">${books.tables.share}</span></th></tr></thead>
        <tbody>${Object.entries(shares[name]).map(
          ([id, share]) => html`
          <tr><th scope="row">${draw?.(id)}${labelOf(names[name], id)}</th><td class="bar"><i class="${id}" style="width: ${((share / Math.max(...Object.values(shares[name]))) * PERCENT).toFixed(1)}%"></i></td><td class="figure">${Math.round(share * PERCENT)} %</td></tr>`,
        )}</tbody>
      </table>`,
    )}</div>
  </div>`
}
