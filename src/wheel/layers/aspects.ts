import type { AspectId } from '../../astro/aspect.ts'
import type { WheelAspect, WheelEnd } from '../content.ts'
import type { Drawing } from '../drawing.ts'
import { type Point, SIDE, through } from '../geometry.ts'
import { aspectGlyph } from '../glyph.ts'
import { type Markup, svg } from '../markup.ts'
import { line } from './ink.ts'

/** Lines end a little within the disk, in a dot. */
const INSET = 4
const DOT = 2.2
/** What the widest orb takes from the width and from the opacity of a line. */
const FAINTER = { width: 0.65, opacity: 0.45 }
const THINNEST = 0.6
const SYMBOL = { height: 11, ground: 9.5, stroke: 1.5 }
/** So many aspects all get a symbol; of more only the closest, or symbols would hide the lines. */
const SYMBOLS = { all: 80, closest: 30 }
/** With more aspects than this their attributes say what their titles would, or the picture becomes too large. */
const TITLED_MAX = 100
/** Places along a line at which its symbol may stand, in the order in which they are tried. */
const TRIES = [0.5, 0.42, 0.58, 0.35, 0.65, 0.28, 0.72, 0.22, 0.78]

interface Drawn {
  readonly aspect: WheelAspect
  readonly from: Point
  readonly to: Point
}

/** Aspects as lines within the disk, the closer the heavier; with their symbols when asked for. */
export function aspectLayer(drawing: Drawing): Markup {
  const { look, layout } = drawing
  const ends = endsOf(drawing)
  const reach = layout.disk - INSET
  const drawn = drawing.content.aspects.flatMap((aspect): Drawn[] => {
    const [from, to] = [aspect.from, aspect.to].map((end) => ends.get(keyOf(end)))
    if (from === undefined || to === undefined) return []
    return [{ aspect, from: layout.frame(from, reach), to: layout.frame(to, reach) }]
  })
  // The closest are drawn last, over the others.
  const sorted = [...drawn].sort((a, b) => ratioOf(b.aspect) - ratioOf(a.aspect))
  const close = sorted.length <= SYMBOLS.all ? sorted : sorted.slice(-SYMBOLS.closest)
  const places = look.config.show_aspect_symbols === true ? symbolPlaces(close) : []
  const unmarked = sorted.length - close.length
  const dots = [...new Set(ends.values())].map((longitude) => layout.frame(longitude, layout.disk))
  const ink = { color: look.palette.muted, width: DOT * 2 }
  return svg`<g class="aspects">${[
    sorted.map((each, index) => lineMarkup(drawing, each, places[index - unmarked])),
    line('aspect-ends', dots.map((dot) => through(dot, dot)).join(''), ink),
  ]}</g>`
}

/** Longitudes of everything that is seen, by ring, name and variant. */
const endsOf = ({ rings, axes }: Drawing): ReadonlyMap<string, number> =>
  new Map([
    ...rings.inner.map(({ point }) => [keyOf({ ring: 'inner', ...point }), point.longitude] as const),
    ...rings.outer.map(({ point }) => [keyOf({ ring: 'outer', ...point }), point.longitude] as const),
    ...axes.map(({ id, longitude }) => [keyOf({ ring: 'inner', id, variant: null }), longitude] as const),
  ])

const keyOf = ({ ring, id, variant }: WheelEnd): string => `${ring} ${id} ${variant ?? ''}`

const ratioOf = ({ orb, orbMax }: WheelAspect): number => (orbMax > 0 ? Math.min(1, Math.abs(orb) / orbMax) : 0)

function lineMarkup({ look, content }: Drawing, { aspect, from, to }: Drawn, place: Point | undefined): Markup {
  const pen = look.aspect(aspect.type)
  const ratio = ratioOf(aspect)
  const weighted = {
    ...pen,
    width: pen.width === 0 ? 0 : Math.max(THINNEST, pen.width * (1 - FAINTER.width * ratio)),
    opacity: 1 - FAINTER.opacity * ratio,
  }
  const motion = aspect.applying ? 'applying' : 'separating'
  const name = aspect.type.replaceAll('_', '-')
  const title = `${aspect.from.id} ${name} ${aspect.to.id}, orb ${aspect.orb.toFixed(2)}°, ${motion}`
  const rings = [aspect.from, aspect.to].map(({ ring }) => content[ring]?.of ?? '')
  const facts = svg`data-aspect="${aspect.type}" ${endFacts('from', aspect.from)} ${endFacts('to', aspect.to)} data-rings="${rings.join(' ')}" data-orb="${aspect.orb.toFixed(2)}" data-applying="${String(aspect.applying)}"`
  return svg`<g ${facts}>${[
    content.aspects.length <= TITLED_MAX && svg`<title>${title}</title>`,
    line('aspect-line', through(from, to), weighted),
    place && symbol(aspect.type, place, pen.color, look.config.chart_background ?? look.palette.disk),
  ]}</g>`
}

const endFacts = (name: 'from' | 'to', { id, variant }: WheelEnd): Markup =>
  svg`data-${name}="${id}"${variant && svg` data-${name}-variant="${variant}"`}`

const symbol = (type: AspectId, place: Point, color: string, ground: string): Markup[] => [
  line('symbol-ground', through(place, place), { color: ground, width: 2 * SYMBOL.ground }),
  line('aspect-symbol', aspectGlyph(type, place, SYMBOL.height), { color, width: SYMBOL.stroke }),
]

/** For each line a place on it that is far from the places before. */
function symbolPlaces(lines: readonly Drawn[]): Point[] {
  const places: Point[] = []
  for (const { from, to } of lines) {
    const tries = TRIES.map((share) => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    })).map((place) => (isRim(from, to) ? inwards(place) : place))
    const room = (place: Point): number => Math.min(SIDE, ...places.map((other) => distance(place, other)))
    const free = tries.find((place) => room(place) > 2 * SYMBOL.ground)
    places.push(free ?? tries.reduce((best, each) => (room(each) > room(best) ? each : best)))
  }
  return places
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** A line so short that its symbol would hide it. */
const isRim = (from: Point, to: Point): boolean => distance(from, to) < 4 * SYMBOL.ground

const inwards = ({ x, y }: Point): Point => {
  const middle = SIDE / 2
  const share = 1 - (2 * SYMBOL.ground) / Math.max(1, Math.hypot(x - middle, y - middle))
  return { x: middle + (x - middle) * share, y: middle + (y - middle) * share }
}
