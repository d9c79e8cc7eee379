import { POINT_NAMES } from '../../astro/body-names.ts'
import { html, joined, type Markup } from '../../platform/markup.ts'
import { type Column, table } from '../elements/table.ts'
import { angleText } from './degrees.ts'
import { aspectMark, bodyMark } from './glyphs.ts'

/** An aspect, as far as tables show it. */
export interface Aspect {
  readonly p1: string
  readonly p2: string
  readonly type: string
  /** In degrees. */
  readonly orb: number
  readonly is_applying: boolean
  /** From 0 to 1, where a technique weighs its aspects. */
  readonly strength?: number | undefined
}

/** The name of a point in tables. */
export const nameOf = (id: string): string => POINT_NAMES[id] ?? id.replaceAll('_', ' ')

/** `semi-sextile`. */
export const aspectName = (type: string): string => type.replaceAll('_', '-')

/** The triangle of aspects: a row for each point, whose cells name its aspects to the points before it. */
export function aspectGrid(ids: readonly string[], aspects: readonly Aspect[]): Markup {
  const between = new Map(aspects.flatMap((aspect) => [aspect, turned(aspect)]).map((each) => [keyOf(each), each]))
  const shown = ids.filter((id) => aspects.some(({ p1, p2 }) => p1 === id || p2 === id))
  const rows = shown.map((id, at) => {
    const cells = shown.slice(0, at).map((other) => gridCell(between.get(`${id} ${other}`)))
    return html`<tr><th scope="row"><span class="aside">${nameOf(id)}</span>${bodyMark(id, nameOf(id))}</th>${cells}<td class="self" aria-hidden="true">${bodyMark(id, nameOf(id))}</td></tr>`
  })
  return html`<div class="grid-scroll" tabindex="0" role="region" aria-label="Aspect grid"><table class="aspect-grid">
<caption class="aside">Aspect grid: each cell shows the aspect between the point of its row and the point at the foot of its column</caption>
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

/** An aspect between two points of any charts, as its line in a table needs it. */
export interface AspectRow {
  readonly from: AspectEnd
  readonly to: AspectEnd
  readonly type: string
  readonly orb: number
  readonly isApplying: boolean
}

interface AspectEnd {
  readonly id: string
  /** The ring of the wheel that has it. Absent in a wheel of one chart. */
  readonly ring?: string
}

/** A table of aspects. */
export interface AspectTable<Row extends AspectRow> {
  readonly caption: string
  readonly rows: readonly Row[]
  /** What the table says beside the aspect, its orb and its motion. */
  readonly more?: readonly Column<Row>[]
  /** What precedes the names of the ends, such as `transiting` and `natal`. */
  readonly owners?: readonly [from: string, to: string]
}

/** Aspects in a line each: both points, orb and motion, and what else there is to say. */
export const aspectTable = <Row extends AspectRow>({ caption, rows, more = [], owners }: AspectTable<Row>): Markup =>
  table<Row>({
    caption,
    isCompact: true,
    columns: [
      {
        head: 'Aspect',
        cell: ({ from, type, to }) =>
          html`<span class="named" data-ends="${keyOfEnd(from)} ${keyOfEnd(to)}">${endMark(from, owners?.[0])} ${aspectNamed(type)} ${endMark(to, owners?.[1])}</span>`,
      },
      { head: 'Orb', isFigure: true, cell: ({ orb }) => angleText(orb) },
      { head: 'Motion', cell: ({ isApplying }) => motionOf(isApplying) },
      ...more,
    ],
    rows,
  })

/** A phone has room for a letter. */
function motionOf(isApplying: boolean): Markup {
  const text = isApplying ? 'applying' : 'separating'
  return html`<span class="long-word">${text}</span><span class="short-word" aria-hidden="true">${text.charAt(0)}</span>`
}

const keyOfEnd = ({ id, ring }: AspectEnd): string => (ring ? `${ring}:${id}` : id)

const endMark = ({ id }: AspectEnd, owner: string | undefined): Markup =>
  html`${bodyMark(id, nameOf(id))} ${owner && html`<span class="owner">${owner}</span> `}${nameOf(id)}`

const byWeight = (a: Aspect, b: Aspect): number => (b.strength ?? 0) - (a.strength ?? 0) || a.orb - b.orb

/** The glyph and the name of a point. */
export const pointNamed = (id: string): Markup =>
  html`<span class="named">${bodyMark(id, nameOf(id))} ${nameOf(id)}</span>`

const aspectNamed = (type: string): Markup =>
  html`<span class="soft">${aspectMark(type)} <span class="aspect-name">${aspectName(type)}</span></span>`

/** The aspects within a chart, the tightest first. */
export const aspectList = (aspects: readonly Aspect[], caption = 'Aspects, tightest first'): Markup =>
  aspectTable({
    caption,
    rows: aspects.toSorted(byWeight).map(({ p1, p2, type, orb, is_applying: isApplying }) => ({
      from: { id: p1 },
      to: { id: p2 },
      type,
      orb,
      isApplying,
    })),
  })

/** An aspect between two charts. */
export interface CrossAspect extends Aspect {
  /** When it is exact, in words. */
  readonly exact?: string | null
}

interface Owners {
  /** The owners of the first and of the second points, as heads of columns. */
  readonly from: string
  readonly to: string
}

/** The aspects between two charts, below the names of their owners, the tightest first. */
export const crossAspects = (aspects: readonly CrossAspect[], { from, to }: Owners): Markup =>
  table<CrossAspect>({
    caption: `Aspects between the charts: ${from} and ${to}, tightest first`,
    isCompact: true,
    columns: [
      { head: from, cell: ({ p1 }) => pointNamed(p1) },
      { head: 'Aspect', cell: ({ type }) => aspectNamed(type) },
      { head: to, cell: ({ p2 }) => pointNamed(p2) },
      { head: 'Orb', isFigure: true, cell: ({ orb }) => angleText(orb) },
      {
        head: aspects.some(({ exact }) => exact) ? 'Motion, exact on' : 'Motion',
        cell: (aspect) =>
          html`${motionOf(aspect.is_applying)}${aspect.exact && html` <span class="nowrap soft">${aspect.exact}</span>`}`,
      },
    ],
    rows: aspects.toSorted(byWeight),
  })
