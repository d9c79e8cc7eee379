import type { ReportContent } from '../../src/contract/report-content.ts'
import { svg as html, type Markup } from '../../src/wheel/markup.ts'
import * as glyph from './glyphs.ts'

const GROUPS = [
  ['elements', 'Elements', glyph.element],
  ['modes', 'Modes', glyph.mode],
  ['polarities', 'Polarities', null],
] as const

const PERCENT = 100

/** The balance of the chart: a bar for each share. */
export const balance = (shares: ReportContent['balance']): Markup => html`
  <div class="balance">
    <h2>Balance</h2>
    <div class="three">${GROUPS.map(
      ([name, title, draw]) => html`
      <table>
        <thead><tr><th scope="col">${title}</th><th scope="col" colspan="2"><span class="spoken">Share</span></th></tr></thead>
        <tbody>${Object.entries(shares[name]).map(
          ([id, share]) => html`
          <tr><th scope="row">${draw?.(id)}${id}</th><td class="bar"><i class="${id}" style="width: ${((share / Math.max(...Object.values(shares[name]))) * PERCENT).toFixed(1)}%"></i></td><td class="figure">${Math.round(share * PERCENT)} %</td></tr>`,
        )}</tbody>
      </table>`,
    )}</div>
  </div>`
