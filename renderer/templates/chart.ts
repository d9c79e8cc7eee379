import type { ReportContent } from '../../src/contract/reports/content.ts'
import { labelOf } from '../../src/languages/catalogues.ts'
import { html, type Markup, trusted } from '../../src/platform/markup.ts'
import * as glyph from './glyphs.ts'
import { wordsOf } from './words.ts'

/** With more placements these and the houses are set tighter, so that they share a page. */
const PLACEMENTS_LOOSE = 15
const HALVES = 2
/** A table with more rows is set tighter, so that it fits on one page. */
const ROWS_LOOSE = 26

const GROUPS = [
  ['elements', glyph.element],
  ['modes', glyph.mode],
  ['polarities', null],
] as const

const PERCENT = 100

/** The wheel and its balance, which share a page, and its contents as tables. */
export const chart = (content: ReportContent, withWheel: boolean): Markup => html`
  ${withWheel && html`<div class="wheel">${trusted(content.wheel_svg)}</div>`}
  ${balance(content)}
  ${placements(content)}
  ${content.houses.length > 0 && html`<div class="pair">${houses(content)}${angles(content)}</div>`}
  ${aspects(content)}`

const tightIf = (isTight: boolean): string => (isTight ? ' tight' : '')

const placements = (content: ReportContent): Markup => {
  const { placements: rows, houses: cusps } = content
  const { books, names } = wordsOf(content)
  const { tables } = books
  const isTimed = cusps.length > 0
  return html`
  <table class="placements${tightIf(rows.length > PLACEMENTS_LOOSE)}">
    <caption><h2>${tables.placements}</h2></caption>
    <thead><tr><th scope="col">${tables.point}</th><th scope="col">${tables.place}</th><th scope="col">${tables.sign}</th>${
      isTimed && html`<th scope="col" class="count">${tables.house}</th>`
    }<th scope="col">${tables.dignity}</th></tr></thead>
    <tbody>${rows.map(
      ({ id, name, sign_id, sign, position, house, retrograde, dignity }) => html`
      <tr><th scope="row">${glyph.body(id, name)}${name}</th><td class="figure">${position}${
        retrograde &&
        html`<span class="sign-of">${glyph.retrograde}<span class="spoken">${tables.retrograde}</span></span>`
      }</td><td>${sign_id && glyph.sign(sign_id)}${sign}</td>${isTimed && html`<td class="count">${house}</td>`}<td class="dignity">${
        dignity && dignity !== 'peregrine' ? labelOf(names.dignities, dignity) : '–'
      }</td></tr>`,
    )}</tbody>
  </table>`
}

const houses = (content: ReportContent): Markup => {
  const {
    houses: rows,
    placements: { length },
    subject,
  } = content
  const { tables } = wordsOf(content).books
  return html`
  <table class="houses${tightIf(length > PLACEMENTS_LOOSE)}">
    <caption><h2>${tables.houses}</h2> <span>${subject.settings.house_system_name}</span></caption>
    <thead><tr><th scope="col" class="count">${tables.house}</th><th scope="col">${tables.cusp}</th><th scope="col">${tables.sign}</th><th scope="col">${tables.ruler}</th></tr></thead>
    <tbody>${rows.map(
      ({ house, position, sign_id, sign, ruler }) => html`
      <tr><th scope="row" class="count">${house}</th><td class="figure">${position}</td><td>${glyph.sign(sign_id)}${sign}</td><td>${ruler}</td></tr>`,
    )}</tbody>
  </table>`
}

const angles = (content: ReportContent): Markup => {
  const { tables } = wordsOf(content).books
  return html`
  <table class="angles">
    <caption><h2>${tables.angles}</h2></caption>
    <thead><tr><th scope="col">${tables.angle}</th><th scope="col">${tables.place}</th><th scope="col">${tables.sign}</th></tr></thead>
    <tbody>${content.angles.map(
      ({ name, position, sign_id, sign }) => html`
      <tr><th scope="row">${name}</th><td class="figure">${position}</td><td>${glyph.sign(sign_id)}${sign}</td></tr>`,
    )}</tbody>
  </table>`
}

/** Nothing where a birth without a time leaves the direction open. */
const motionMark = (applying: boolean | null, tables: ReturnType<typeof wordsOf>['books']['tables']) =>
  applying !== null &&
  html`<span class="motion" title="${applying ? tables.applying : tables.separating}">${applying ? tables.applyingMark : tables.separatingMark}</span>`

/** Aspects in two columns, the closest first. */
const aspects = (content: ReportContent): Markup => {
  const { aspects: rows } = content
  const { books, names } = wordsOf(content)
  const { tables } = books
  const half = Math.ceil(rows.length / HALVES)
  return html`<div class="aspects${tightIf(half > ROWS_LOOSE)}">
    <h2>${tables.aspects}</h2>
    <div class="pair">${[rows.slice(0, half), rows.slice(half)].map(
      (part) =>
        part.length > 0 &&
        html`
      <table>
        <thead><tr><th scope="col">${tables.between}</th><th scope="col">${tables.aspect}</th><th scope="col" class="figure">${tables.orb}</th></tr></thead>
        <tbody>${part.map(
          ({ a, a_name, b, b_name, type, orb, applying }) => html`
          <tr><th scope="row">${glyph.body(a, a_name)}${a_name} ${glyph.body(b, b_name)}${b_name}</th><td class="${type}">${glyph.aspect(type)}${labelOf(names.aspects, type)}</td><td class="figure">${orb}${motionMark(applying, tables)}</td></tr>`,
        )}</tbody>
      </table>`,
    )}</div>
    <p class="note">${tables.orbNote}</p>
  </div>`
}

/** The balance of the chart: a bar for each share. */
function balance(content: ReportContent): Markup {
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
