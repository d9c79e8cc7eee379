import { arc, normalise } from '../astro/angle.ts'
import { wholeMinutesInSign } from '../astro/sign.ts'
import { hasMinutes, isTimed, type Ring, type WheelPoint } from './content.ts'
import type { Frame, Point } from './geometry.ts'
import type { Layout, Zone } from './layout.ts'
import type { Look } from './look.ts'
import { place, type Room, roomsOf } from './placing.ts'
import {
  angleBetween,
  DETAILS,
  type Detail,
  halfOf,
  isReadable,
  type LabelName,
  type Row,
  type RowLabel,
  type RowTerms,
  rowOf,
} from './rows.ts'

/** A body with the positions of its glyph and labels, in a row along one radius. */
export interface Arranged {
  readonly point: WheelPoint
  /** The longitude of the glyph, which may be some degrees from that of the body. */
  readonly longitude: number
  readonly zone: Zone
  /** The end of the line from the true degree. */
  readonly leaderEnd: number
  readonly labels: Readonly<Partial<Record<LabelName, Label>>>
}

export interface Label extends Omit<RowLabel, 'name'> {
  readonly place: Point
}

/** Lengths of the line from the true degree, in units at full size. */
const LEADER = { shortest: 22, longest: 44, perDegree: 1.6, easy: 4 }
const SHRINK = 0.94
/** The rooms of a ring shrink together in larger steps. */
const SHRINK_ALL = 0.88
/** Rows with details give up at the first scale; the last, bare row shrinks until it fits. */
const SMALLEST = { detailed: 0.2, bare: 1e-5 }
/** The most rows on one radius. */
const TRACKS_MAX = 12
/** Glyphs keep this share of a narrow room from its walls, and never more than these degrees. */
const EDGE = { share: 0.08, most: 0.4 }

/**
 * The rows of a ring. Walls are lines at cusps and angles: no glyph is beyond the wall that its body is before. In a
 * crowded room rows become smaller, stand on several tracks, or lose their signs and minutes.
 */
export function arrange(ring: Ring, zone: Zone, layout: Layout, look: Look, walls: readonly number[]): Arranged[] {
  const points = ring.points.filter(({ id, variant }) => look.shows(id, variant))
  if (points.length === 0) return []
  const longitudes = points.map(({ longitude }) => longitude)
  const rooms = roomsOf(longitudes, walls)
  const shallow = placed(longitudes, rooms, { zone, look, leader: LEADER.shortest })
  const way = Math.max(...shallow.map(({ longitude }, index) => Math.abs(arc(longitudes[index]!, longitude))))
  // Glyphs that move further get longer lines, so that the lines do not overlap.
  const leader = Math.min(LEADER.longest, LEADER.shortest + LEADER.perDegree * Math.max(0, way - LEADER.easy))
  const rows = way > LEADER.easy ? placed(longitudes, rooms, { zone, look, leader }) : shallow
  return points.map((point, index) => {
    const { row, longitude } = rows[index]!
    const leaderEnd = row.leader * (zone.inward ? -1 : 1) + zone.rim
    return {
      point,
      longitude,
      zone,
      leaderEnd,
      labels: labelsOf(point, row, layout.frame, longitude, hasMinutes(point, isTimed(ring))),
    }
  })
}

interface PlacedRow {
  readonly row: Row
  readonly longitude: number
}

/**
 * The rows of all bodies at the largest size at which the rooms hold them. Where a room is too narrow for any row that can
 * be seen, the walls give way.
 */
function placed(longitudes: readonly number[], rooms: readonly Room[], terms: RowTerms): PlacedRow[] {
  const order = rooms.flatMap(({ items }) => items)
  for (let most = 1; most > SMALLEST.bare || rooms.length === 1; most *= SHRINK_ALL) {
    const tracks = rooms.map((room) => tracksOf(room, most, terms))
    const rows = rooms.flatMap(({ items }, at) => items.map((_, index) => tracks[at]![index % tracks[at]!.length]!))
    const bounded = rooms.flatMap((room, at) => boundsOf(room, longitudes, tracks[at]!, isEnd(rooms, at)))
    const apart = anglesApart(rows)
    const places = place(bounded, apart)
    if (places) {
      const answer = new Array<PlacedRow>(longitudes.length)
      order.forEach((item, index) => {
        answer[item] = { row: rows[index]!, longitude: normalise(places[index]!) }
      })
      return answer
    }
  }
  return placed(longitudes, roomsOf(longitudes, []), terms)
}

/** The first and the last room meet: there whole rows stay within their room, so that they cannot overlap. */
const isEnd = (rooms: readonly Room[], at: number) => ({ first: at === 0, last: at === rooms.length - 1 })

/** The rows of a room, from the outer track to the inner one: the largest that the room holds. */
function tracksOf({ from, to, items }: Room, most: number, terms: RowTerms): Row[] {
  const width = to - from - 2 * edgeOf(to - from)
  let best: { readonly rows: Row[]; readonly worth: number } | null = null
  for (let tracks = 1; tracks <= Math.min(TRACKS_MAX, Math.max(1, items.length)); tracks += 1) {
    const found = largest(tracks, items.length, width, most, terms)
    if (best === null || found.worth > best.worth) best = found
    // One track at full size is never worse than several.
    if (tracks === 1 && found.worth >= most) break
  }
  return best!.rows
}

/** The search begins this much above the scale that ought to fit. */
const NEAR = 1.25
/** The worth of a row is its scale; signs and minutes add to it. */
const WORTH = { signs: 1.02, minutes: 1.25 }

function largest(tracks: number, count: number, width: number, most: number, terms: RowTerms) {
  const depth = terms.zone.outer - terms.zone.inner
  const onTrack = Math.ceil(count / tracks)
  for (const detail of DETAILS) {
    const smallest = detail.minutes ? SMALLEST.detailed : SMALLEST.bare
    const angle = (rows: readonly Row[]): number =>
      onTrack > 1 ? (onTrack - 1) * Math.max(...rows.map((row) => angleBetween(row, row))) : 0
    // Depths and angles grow about as the scale does: it begins a little above what fits.
    const full = stacked(tracks, most, detail, terms)
    const first = most * Math.min(1, (NEAR * depth) / full.at(-1)!.depth, (NEAR * width) / (angle(full) || width))
    for (let scale = first; scale >= Math.min(most, smallest); scale *= SHRINK) {
      const rows = scale === most ? full : stacked(tracks, scale, detail, terms)
      const inner = rows.at(-1)!
      if (inner.depth > depth || angle(rows) > width) continue
      if (!isReadable(inner, scale, detail, terms.look)) break
      const worth = scale * (detail.signs ? WORTH.signs : 1) * (detail.minutes ? WORTH.minutes : 1)
      return { rows, worth }
    }
  }
  return { rows: stacked(tracks, SMALLEST.bare, DETAILS.at(-1)!, terms), worth: 0 }
}

function stacked(tracks: number, scale: number, detail: Detail, terms: RowTerms): Row[] {
  const rows: Row[] = []
  while (rows.length < tracks) rows.push(rowOf(scale, detail, terms, rows.at(-1) ?? null))
  return rows
}

const edgeOf = (width: number): number => Math.min(EDGE.most, width * EDGE.share)

/** Where the glyphs of a room may stand: whole rows within it as far as there is room, and glyphs always. */
function boundsOf(
  { from, to, items }: Room,
  longitudes: readonly number[],
  tracks: readonly Row[],
  { first, last }: { readonly first: boolean; readonly last: boolean },
) {
  const edge = edgeOf(to - from)
  const half = Math.max(...tracks.map(halfOf))
  const needed = (Math.ceil(items.length / tracks.length) - 1) * 2 * half
  const margin = Math.max(edge, Math.min(half, (to - from - needed) / 2))
  return items.map((item) => ({
    at: from + normalise(longitudes[item]! - from),
    from: from + (first ? Math.max(margin, half) : margin),
    to: to - (last ? Math.max(margin, half) : margin),
  }))
}

/** The least angle between two rows by their places in a list. Rows are few, so each pair is measured once. */
function anglesApart(rows: readonly Row[]): (first: number, second: number) => number {
  const known = new Map<Row, Map<Row, number>>()
  return (first, second) => {
    const one = rows[first]!
    const other = rows[second]!
    const ofOne = known.get(one) ?? new Map<Row, number>()
    known.set(one, ofOne)
    const angle = ofOne.get(other) ?? angleBetween(one, other)
    ofOne.set(other, angle)
    return angle
  }
}

const labelsOf = (
  point: WheelPoint,
  row: Row,
  frame: Frame,
  longitude: number,
  withMinutes: boolean,
): Arranged['labels'] =>
  Object.fromEntries(
    row.labels
      .filter(({ name }) => name !== 'retrograde' || point.retrograde || point.station !== null)
      .filter(({ name }) => name !== 'minute' || withMinutes)
      .map(({ name, ...label }) => [name, { ...label, place: frame(longitude, label.distance) }]),
  )

/** Degrees and whole minutes of a longitude in its sign. */
export function degreesAndMinutes(longitude: number): { readonly degrees: number; readonly minutes: number } {
  const total = wholeMinutesInSign(longitude)
  return { degrees: Math.floor(total / 60), minutes: total % 60 }
}
