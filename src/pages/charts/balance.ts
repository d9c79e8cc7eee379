import { PLANETS } from '../../astro/body.ts'
import { ELEMENTS, type Element, elementOf, MODES, type Mode, modeOf, SIGNS, signIndex } from '../../astro/sign.ts'
import { html, type Markup } from '../../platform/markup.ts'
import { bodyMark } from './glyphs.ts'
import { capital } from './sky-words.ts'

interface Point {
  readonly id: string
  readonly name: string
  readonly abs_pos: number
}

/** Sun to Pluto, each once, as tables of elements count them. */
const COUNTED: ReadonlySet<string> = new Set(PLANETS)

/** Elements across, modes down: which bodies are in the signs of both, and their numbers. */
export function balanceTable(points: readonly Point[]): Markup {
  const counted = points.filter(({ id }) => COUNTED.has(id))
  const within = (element?: Element, mode?: Mode) =>
    counted.filter(({ abs_pos }) => {
      const sign = signIndex(abs_pos)
      return (!element || elementOf(sign) === element) && (!mode || modeOf(sign) === mode)
    })
  const signOf = (element: Element, mode: Mode) =>
    SIGNS.find((_, sign) => elementOf(sign) === element && modeOf(sign) === mode)!.name
  return html`<table class="balance"><caption>Elements and modes, Sun to Pluto</caption>
<thead><tr><td></td>${ELEMENTS.map((element) => html`<th scope="col">${capital(element)}</th>`)}<th scope="col" class="figure">Total</th></tr></thead>
<tbody>${MODES.map(
    (mode) =>
      html`<tr><th scope="row">${capital(mode)}</th>${ELEMENTS.map(
        (element) =>
          html`<td title="${signOf(element, mode)}">${within(element, mode).map(
            ({ id, name }) => html`${bodyMark(id, name)}<span class="aside">${name} </span>`,
          )}</td>`,
      )}<td class="figure">${within(undefined, mode).length}</td></tr>`,
  )}
<tr><th scope="row">Total</th>${ELEMENTS.map((element) => html`<td>${within(element).length}</td>`)}<td class="figure">${counted.length}</td></tr></tbody></table>`
}
