import type { AspectId } from '../../astro/aspect.ts'
import { CATALOGUES, decimalText } from '../../languages/catalogues.ts'
import { filled } from '../../languages/language.ts'
import { type Markup, svg } from '../../platform/markup.ts'
import type { WheelAspect, WheelContent, WheelEnd } from '../content.ts'
import { type Drawing, endKey } from '../drawing.ts'
import { type Point, SIDE, tenths, through } from '../geometry.ts'
import { aspectGlyph } from '../glyph.ts'
import { line } from '../strokes.ts'
import { endName, isExact } from '../words.ts'

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

/** The end points of the line of an aspect. */
interface AspectLine {
  readonly from: Point
  readonly to: Point
}

interface AspectSymbol {
  readonly place: Point
  readonly height: number
  /** The distance from its centre within which the symbol and its background lie. */
  readonly reach: number
}

const FULL = { height: 11, reach: 9.5 }
/** Sizes in the order of attempts. At the smallest size, symbols without room are left out. */
const SCALES = [1, 0.88, 0.76, 0.64]
/** The most symbols. The closest aspects get one: more symbols would hide the lines. */
const SYMBOLS = { all: 80, closest: 30 }
/** Positions of a symbol along its line, in the order of attempts. */
const TRIES = [0.5, 0.42, 0.58, 0.35, 0.65, 0.28, 0.72, 0.22, 0.78, 0.46, 0.54, 0.38, 0.62, 0.31, 0.69, 0.16, 0.84]
/** A shorter line, in reaches of its symbol, has the symbol beside it instead of over it. */
const SHORT = 4
const INWARDS = [1, 2, 3]
const CENTRE: Point = { x: SIDE / 2, y: SIDE / 2 }

/** The symbols of lines, within the disk and without overlaps. The lines have the closest aspect last. */
export function aspectSymbols<Line extends AspectLine>(
  lines: readonly Line[],
  disk: number,
): ReadonlyMap<Line, AspectSymbol> {
  const marked = lines.length <= SYMBOLS.all ? lines : lines.slice(-SYMBOLS.closest)
  for (const scale of SCALES) {
    const placed = symbolsAt(marked, disk, scale)
    if (placed.size === marked.length || scale === SCALES.at(-1)) return placed
  }
  return new Map()
}

function symbolsAt<Line extends AspectLine>(lines: readonly Line[], disk: number, scale: number) {
  const height = FULL.height * scale
  const reach = FULL.reach * scale
  const placed = new Map<Line, AspectSymbol>()
  for (const each of lines.toReversed()) {
    const place = triesFor(each, reach, disk).find((at) =>
      [...placed.values()].every((other) => distance(at, other.place) >= 2 * reach),
    )
    if (place) placed.set(each, { place, height, reach })
  }
  return placed
}

function triesFor({ from, to }: AspectLine, reach: number, disk: number): Point[] {
  const along = TRIES.map((share) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }))
  const beside = INWARDS.map((steps) => inwards(along[0]!, 2 * reach * steps))
  const tries = distance(from, to) >= SHORT * reach ? [...along, ...beside] : beside
  return tries.filter((at) => distance(at, CENTRE) <= disk - reach)
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

function inwards({ x, y }: Point, by: number): Point {
  const share = 1 - by / Math.max(by, distance({ x, y }, CENTRE))
  return { x: CENTRE.x + (x - CENTRE.x) * share, y: CENTRE.y + (y - CENTRE.y) * share }
}
