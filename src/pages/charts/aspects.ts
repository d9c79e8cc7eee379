import type { z } from 'zod'
import { POINT_NAMES } from '../../astro/body-names.ts'
import type { NatalChartReply } from '../../contract/births/natal-reply.ts'
import { html, joined, type Markup } from '../../platform/markup.ts'
import { table } from '../elements/table.ts'
import { angleText } from './degrees.ts'
import { aspectMark, bodyMark } from './glyphs.ts'

type Aspect = z.output<typeof NatalChartReply>['aspects'][number]

const nameOf = (id: string): string => POINT_NAMES[id] ?? id.replaceAll('_', ' ')

/** `semi-sextile`. */
const aspectName = (type: string): string => type.replaceAll('_', '-')

/** The triangle of aspects: a row for each point, whose cells name its aspects to the points before it. */
export function aspectGrid(ids: readonly string[], aspects: readonly Aspect[]): Markup {
  const between = new Map(aspects.flatMap((aspect) => [aspect, turned(aspect)]).map((each) => [keyOf(each), each]))
  const shown = ids.filter((id) => aspects.some(({ p1, p2 }) => p1 === id || p2 === id))
  const rows = shown.map((id, at) => {
    const cells = shown.slice(0, at).map((other) => gridCell(between.get(`${id} ${other}`)))
    return html`<tr><th scope="row"><span class="aside">${nameOf(id)}</span>${bodyMark(id, nameOf(id))}</th>${cells}<td class="self" aria-hidden="true">${bodyMark(id, nameOf(id))}</td></tr>`
  })
  return html`<div class="grid-scroll" tabindex="0" role="region" aria-label="Aspect grid"><table class="aspect-grid">
<caption class="aside">Aspect grid: each cell has the aspect of the point of its row to the point at the end of its column</caption>
<tbody>${joined(rows)}</tbody></table></div>`
}

const keyOf = ({ p1, p2 }: Aspect): string => `${p1} ${p2}`
const turned = (aspect: Aspect): Aspect => ({ ...aspect, p1: aspect.p2, p2: aspect.p1 })

function gridCell(aspect: Aspect | undefined): Markup {
  if (!aspect) return html`<td></td>`
  const { p1, p2, type, orb, is_applying: isApplying } = aspect
  const said = `${nameOf(p1)} ${aspectName(type)} ${nameOf(p2)}, orb ${angleText(orb)}, ${isApplying ? 'applying' : 'separating'}`
  return html`<td title="${said}" data-ends="${p1} ${p2}"><span class="aside">${said}</span>${aspectMark(type)}<span class="orb" aria-hidden="true">${Math.floor(orb)}${isApplying ? 'a' : 's'}</span></td>`
}

/** The aspects as sentences in columns, the closest first. */
export const aspectList = (aspects: readonly Aspect[]): Markup =>
  table({
    caption: 'Aspects, closest first',
    isCompact: true,
    columns: [
      {
        head: 'Aspect',
        cell: ({ p1, p2, type }) =>
          html`<span class="named">${bodyMark(p1, nameOf(p1))} ${nameOf(p1)} <span class="soft">${aspectMark(type)} <span class="aspect-name">${aspectName(type)}</span></span> ${bodyMark(p2, nameOf(p2))} ${nameOf(p2)}</span>`,
      },
      { head: 'Orb', isFigure: true, cell: ({ orb }) => angleText(orb) },
      { head: 'Motion', cell: ({ is_applying: isApplying }) => (isApplying ? 'applying' : 'separating') },
    ],
    rows: aspects.toSorted((a, b) => a.orb - b.orb),
  })
