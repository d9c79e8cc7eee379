import type { AspectId } from '../../astro/aspect.ts'
import { CATALOGUES } from '../../languages/catalogues.ts'
import { filled } from '../../languages/filled.ts'
import { decimalText } from '../../languages/labels.ts'
import { type AspectLine, type AspectSymbol, aspectSymbols } from '../aspect-symbols.ts'
import type { WheelAspect, WheelContent, WheelEnd } from '../content.ts'
import { type Drawing, endKey } from '../drawing.ts'
import { tenths, through } from '../geometry.ts'
import { aspectGlyph } from '../glyph.ts'
import { type Markup, svg } from '../markup.ts'
import { endName, isExact } from '../words.ts'
import { line } from './ink.ts'

/** Lines end in a dot within the disk. */
const INSET = 4
const DOT = 2.2
/** The reduction of width and opacity at the widest orb. */
const FAINTER = { width: 0.65, opacity: 0.45 }
const THINNEST = 0.6
/** The most aspects with titles. With more, attributes replace the titles to keep the picture small. */
export const TITLED_MAX = 100

interface Drawn extends AspectLine {
  readonly aspect: WheelAspect
}

const SYMBOL_STROKE = 0.135

/** Aspects as lines within the disk, closer ones wider, with symbols on request. */
export function aspectLayer(drawing: Drawing): Markup {
  const { look, layout, ends } = drawing
  const reach = layout.disk - INSET
  const drawn = drawing.content.aspects.flatMap((aspect): Drawn[] => {
    const [from, to] = [aspect.from, aspect.to].map((end) => ends.get(endKey(end)))
    if (from === undefined || to === undefined) return []
    return [{ aspect, from: layout.frame(from, reach), to: layout.frame(to, reach) }]
  })
  // The closest aspects are drawn last, above the others.
  const sorted = [...drawn].sort((a, b) => ratioOf(b.aspect) - ratioOf(a.aspect))
  const symbols =
    look.config.show_aspect_symbols === true ? aspectSymbols(sorted, layout.disk) : new Map<AspectLine, AspectSymbol>()
  const dots = [...new Set(ends.values())].map((longitude) => layout.frame(longitude, layout.disk))
  const ink = { color: look.on('disk').muted, width: DOT * 2 }
  const rings = new Set(sorted.map((each) => ringsOf(drawing, each.aspect)))
  const shared = rings.size === 1 ? [...rings][0] : null
  return svg`<g class="aspects"${shared && svg` data-rings="${shared}"`}>${[
    sorted.map((each) => lineMarkup(drawing, each, symbols.get(each), shared === null)),
    line('aspect-ends', dots.map((dot) => through(dot, dot)).join(''), ink),
  ]}</g>`
}

/** The two rings of an aspect. When all aspects have the same, the group has them. */
const ringsOf = ({ content }: Drawing, { from, to }: WheelAspect): string =>
  [from, to].map(({ ring }) => content[ring]?.of ?? '').join(' ')

const ratioOf = ({ orb, orbMax }: WheelAspect): number => (orbMax > 0 ? Math.min(1, Math.abs(orb) / orbMax) : 0)

function lineMarkup(drawing: Drawing, drawn: Drawn, at: AspectSymbol | undefined, withRings: boolean): Markup {
  const { look, content } = drawing
  const { aspect, from, to } = drawn
  const pen = look.aspect(aspect.type)
  const ratio = ratioOf(aspect)
  const weighted = {
    ...pen,
    width: pen.width === 0 ? 0 : Math.max(THINNEST, pen.width * (1 - FAINTER.width * ratio)),
    opacity: 1 - FAINTER.opacity * ratio,
  }
  const rings = withRings && svg` data-rings="${ringsOf(drawing, aspect)}"`
  const facts = svg`data-aspect="${aspect.type}" ${endFacts('from', aspect.from)} ${endFacts('to', aspect.to)}${rings} data-orb="${aspect.orb.toFixed(2)}" data-applying="${String(aspect.applying)}"`
  const path = through(tenths(from), tenths(to))
  const titled = content.aspects.length <= TITLED_MAX
  if (!titled && !at) return line('aspect-line', path, weighted, facts)
  return svg`<g ${facts}>${[
    titled && svg`<title>${titleOf(aspect, content)}</title>`,
    line('aspect-line', path, weighted),
    at && symbol(aspect.type, at, pen.color, look.config.chart_background ?? look.palette.disk),
  ]}</g>`
}

function titleOf(aspect: WheelAspect, content: WheelContent): string {
  const { names, charts, tables } = CATALOGUES[content.language]
  const { type, orb, applying } = aspect
  const ends = { from: endName(aspect.from, content), to: endName(aspect.to, content) }
  if (!isExact(aspect, content))
    return filled(tables.aspect.open, { ...ends, aspect: names.aspects[type], orb: `${Math.floor(orb)}°` })
  return filled(applying ? charts.parts.applying : charts.parts.separating, {
    ...ends,
    aspect: names.aspects[type],
    orb: decimalText(content.language, orb, 2),
  })
}

/** The names of an end as attributes. */
export const endFacts = (name: 'from' | 'to', { id, variant }: WheelEnd): Markup =>
  svg`data-${name}="${id}"${variant && svg` data-${name}-variant="${variant}"`}`

const symbol = (type: AspectId, { place, reach, height }: AspectSymbol, color: string, ground: string): Markup[] => [
  line('symbol-ground', through(place, place), { color: ground, width: 2 * reach }),
  line('aspect-symbol', aspectGlyph(type, place, height), { color, width: height * SYMBOL_STROKE }),
]
