import type { ReportContent } from '../../src/contract/report-content.ts'
import { svg as html, type Markup } from '../../src/wheel/markup.ts'
import { balance } from './balance.ts'
import * as glyph from './glyphs.ts'

/** The wheel and its balance, which share a page, and its contents as tables. */
export const chart = (content: ReportContent, withWheel: boolean): Markup => html`
  ${withWheel && html`<div class="wheel">${{ markup: content.wheel_svg }}</div>`}
  ${balance(content.balance)}
  ${placements(content)}
  ${content.houses.length > 0 && html`<div class="pair">${houses(content)}${angles(content)}</div>`}
  ${aspects(content)}`

/** With more placements these and the houses are set tighter, so that they share a page. */
const PLACEMENTS_LOOSE = 15

const tightIf = (isTight: boolean): string => (isTight ? ' tight' : '')

const placements = ({ placements: rows, houses: cusps }: ReportContent): Markup => {
  const isTimed = cusps.length > 0
  return html`
  <table class="placements${tightIf(rows.length > PLACEMENTS_LOOSE)}">
    <caption><h2>Placements</h2></caption>
    <thead><tr><th scope="col">Point</th><th scope="col">Place</th><th scope="col">Sign</th>${
      isTimed && html`<th scope="col" class="count">House</th>`
    }<th scope="col">Dignity</th></tr></thead>
    <tbody>${rows.map(
      ({ id, name, sign_id, sign, position, house, retrograde, dignity }) => html`
      <tr><th scope="row">${glyph.body(id, name)}${name}</th><td class="figure">${position}${
        retrograde && html`<span class="sign-of">${glyph.retrograde}<span class="spoken">retrograde</span></span>`
      }</td><td>${glyph.sign(sign_id)}${sign}</td>${isTimed && html`<td class="count">${house}</td>`}<td class="dignity">${
        dignity && dignity !== 'peregrine' ? dignity : '–'
      }</td></tr>`,
    )}</tbody>
  </table>`
}

const houses = ({ houses: rows, placements: { length }, subject }: ReportContent): Markup => html`
  <table class="houses${tightIf(length > PLACEMENTS_LOOSE)}">
    <caption><h2>Houses</h2> <span>${subject.settings.house_system_name}</span></caption>
    <thead><tr><th scope="col" class="count">House</th><th scope="col">Cusp</th><th scope="col">Sign</th><th scope="col">Ruler</th></tr></thead>
    <tbody>${rows.map(
      ({ house, position, sign_id, sign, ruler }) => html`
      <tr><th scope="row" class="count">${house}</th><td class="figure">${position}</td><td>${glyph.sign(sign_id)}${sign}</td><td>${ruler}</td></tr>`,
    )}</tbody>
  </table>`

const angles = ({ angles: rows }: ReportContent): Markup => html`
  <table class="angles">
    <caption><h2>Angles</h2></caption>
    <thead><tr><th scope="col">Angle</th><th scope="col">Place</th><th scope="col">Sign</th></tr></thead>
    <tbody>${rows.map(
      ({ name, position, sign_id, sign }) => html`
      <tr><th scope="row">${name}</th><td class="figure">${position}</td><td>${glyph.sign(sign_id)}${sign}</td></tr>`,
    )}</tbody>
  </table>`

const HALVES = 2
/** A table with more rows is set tighter, so that it fits on one page. */
const ROWS_LOOSE = 26

/** Aspects in two columns, the closest first. */
const aspects = ({ aspects: rows }: ReportContent): Markup => {
  const half = Math.ceil(rows.length / HALVES)
  return html`<div class="aspects${tightIf(half > ROWS_LOOSE)}">
    <h2>Aspects, the closest first</h2>
    <div class="pair">${[rows.slice(0, half), rows.slice(half)].map(
      (part) =>
        part.length > 0 &&
        html`
      <table>
        <thead><tr><th scope="col">Between</th><th scope="col">Aspect</th><th scope="col" class="figure">Orb</th></tr></thead>
        <tbody>${part.map(
          ({ a, a_name, b, b_name, type, orb, applying }) => html`
          <tr><th scope="row">${glyph.body(a, a_name)}${a_name} ${glyph.body(b, b_name)}${b_name}</th><td class="${type}">${glyph.aspect(type)}${type.replaceAll('_', '-')}</td><td class="figure">${orb}<span class="motion" title="${applying ? 'applying' : 'separating'}">${applying ? 'a' : 's'}</span></td></tr>`,
        )}</tbody>
      </table>`,
    )}</div>
    <p class="note">The orb is the distance from the exact aspect. Marked a: the aspect is still forming (applying); s: it has passed (separating).</p>
  </div>`
}
