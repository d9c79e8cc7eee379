import { PLANETS } from '../../../../astro/body.ts'
import { POINT_NAMES } from '../../../../astro/body-names.ts'
import type { ChartData } from '../../../../contract/charts/reply.ts'
import { html, joined, type Markup } from '../../../../platform/markup.ts'
import { table } from '../../../elements/table.ts'
import { angleText } from '../../degrees.ts'
import { aspectMark, bodyMark } from '../../glyphs.ts'
import type { Names } from './births.ts'

/** An aspect of the picture between two points, each with the ring that it is in. */
export interface Between {
  readonly first: string
  readonly second: string
  readonly type: string
  readonly orb: number
  readonly isApplying: boolean
}

const MAIN: ReadonlySet<string> = new Set([...PLANETS, 'asc', 'mc'])

/** Aspects of planets and angles weigh more than those of nodes and other points; the tightest first. */
const byWeight = (one: Between, other: Between): number => rankOf(one) - rankOf(other) || one.orb - other.orb

const rankOf = ({ first, second }: Between): number => (MAIN.has(first) && MAIN.has(second) ? 0 : 1)

/** The aspects from the inner ring to the outer one, the weightiest first. */
export const crossAspects = ({ aspects }: Pick<ChartData, 'aspects'>): readonly Between[] =>
  aspects
    .map(({ from, to, type, orb, is_applying: isApplying }) => {
      const [outer, inner] = from.startsWith('outer.') ? [from, to] : [to, from]
      return { first: idIn(inner), second: idIn(outer), type, orb, isApplying }
    })
    .toSorted(byWeight)

/** The aspects within the one ring of a picture. */
export const ownAspects = ({ aspects }: Pick<ChartData, 'aspects'>): readonly Between[] =>
  aspects
    .map(({ from, to, type, orb, is_applying: isApplying }) => ({
      first: idIn(from),
      second: idIn(to),
      type,
      orb,
      isApplying,
    }))
    .toSorted(byWeight)

const idIn = (end: string): string => end.slice(end.indexOf('.') + 1)

const pointName = (id: string): string => POINT_NAMES[id] ?? id.replaceAll('_', ' ')

const named = (id: string): Markup => html`<span class="named">${bodyMark(id, pointName(id))} ${pointName(id)}</span>`

const typeMark = (type: string): Markup =>
  html`<span class="named">${aspectMark(type)} <span class="soft">${type.replaceAll('_', '-')}</span></span>`

const MAIN_CAPTION = 'Aspects of planets and angles, tightest first'
const FURTHER_CAPTION = 'Aspects of nodes and other points, tightest first'

/** Aspects of planets and angles, then those of other points. */
export const aspectTables = (aspects: readonly Between[]): Markup =>
  html`<div class="both">${aspectTable(MAIN_CAPTION, mainOf(aspects))}${aspectTable(FURTHER_CAPTION, furtherOf(aspects))}</div>`

/** This many aspects between two people are shown at once, beside their grid. */
const TIGHTEST = 24

/** The same between two people, whose names head the columns. There are many: the wider ones and those of other points are folded. */
export function crossTables(aspects: readonly Between[], names: Names): Markup {
  const [main, further] = [mainOf(aspects), furtherOf(aspects)]
  return html`<div>${aspectTable(MAIN_CAPTION, main.slice(0, TIGHTEST), names)}${folded('Wider aspects of planets and angles', main.slice(TIGHTEST), names)}${folded(FURTHER_CAPTION, further, names)}</div>`
}

const folded = (caption: string, rows: readonly Between[], names: Names): Markup | null =>
  rows.length === 0
    ? null
    : html`<details><summary>${caption} (${rows.length})</summary>${aspectTable(caption, rows, names)}</details>`

const mainOf = (aspects: readonly Between[]) => aspects.filter((aspect) => rankOf(aspect) === 0)
const furtherOf = (aspects: readonly Between[]) => aspects.filter((aspect) => rankOf(aspect) > 0)

const aspectTable = (caption: string, rows: readonly Between[], names?: Names): Markup =>
  table<Between>({
    caption,
    isCompact: true,
    columns: [
      { head: names?.first ?? 'Body', cell: ({ first }) => named(first) },
      { head: 'Aspect', cell: ({ type }) => typeMark(type) },
      { head: names?.second ?? 'Other body', cell: ({ second }) => named(second) },
      { head: 'Orb', isFigure: true, cell: ({ orb }) => angleText(orb) },
    ],
    rows,
  })

/** The bodies of the first person down, those of the second across. */
export function crossGrid(
  aspects: readonly Between[],
  ids: Readonly<Record<keyof Names, readonly string[]>>,
  names: Names,
): Markup {
  const found = new Map(aspects.map((aspect) => [`${aspect.first} ${aspect.second}`, aspect]))
  const head = ids.second.map(
    (id) => html`<th scope="col">${bodyMark(id, pointName(id))}<span class="aside">${pointName(id)}</span></th>`,
  )
  const rows = ids.first.map(
    (id) =>
      html`<tr><th scope="row">${bodyMark(id, pointName(id))}<span class="aside">${pointName(id)}</span></th>${ids.second.map((other) => gridCell(found.get(`${id} ${other}`)))}</tr>`,
  )
  return html`<div class="grid-scroll" tabindex="0" role="region" aria-label="Grid of aspects between the two"><table class="aspect-grid">
<caption>${names.first} down, ${names.second} across</caption>
<thead><tr><td></td>${head}</tr></thead>
<tbody>${joined(rows)}</tbody></table></div>`
}

function gridCell(aspect: Between | undefined): Markup {
  if (!aspect) return html`<td></td>`
  const said = `${aspect.type.replaceAll('_', '-')}, orb ${angleText(aspect.orb)}`
  return html`<td title="${pointName(aspect.first)} ${said} ${pointName(aspect.second)}"><span class="aside">${said}</span>${aspectMark(aspect.type)}<span class="orb" aria-hidden="true">${Math.floor(aspect.orb)}</span></td>`
}
