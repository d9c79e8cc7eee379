import { arc } from '../astro/angle.ts'
import { millidegrees } from '../astro/sign.ts'
import type { Ring, WheelPoint } from './content.ts'
import { GEOMETRY } from './defaults.ts'
import { type Frame, type Point, SIDE } from './geometry.ts'
import type { Layout, Zone } from './layout.ts'
import { widthOf } from './lettering.ts'
import type { Look } from './look.ts'
import { spreadNear, type Wall } from './spreading.ts'

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

export type LabelName = 'glyph' | 'degree' | 'sign' | 'minute' | 'retrograde'

export interface Label {
  readonly place: Point
  /** Distance from the centre of the wheel. */
  readonly distance: number
  readonly height: number
  /** The distance from its centre within which the whole label lies. */
  readonly reach: number
}

/** Distances along a radius in units, at full size. */
const LEADER = { shortest: 22, longest: 44, perDegree: 1.6, easy: 4 }
const GAP = 2.2
const END = 4
const GLYPH_HEIGHT = 30
const GLYPH_REACH = 0.62
const SIGN_REACH = 0.62
const RETROGRADE_REACH = 0.68
/** Heights of labels relative to that of degrees. */
const HEIGHTS = { sign: 0.86, minute: 0.84, retrograde: 0.78 }
/** The most degrees that bodies may cover together: the spreading needs a gap to begin at. */
const FULL = 352
const SHRINK = 0.94
/** The parts of a row besides glyph and degree, in the order of attempts: fewer parts allow larger ones. */
const DETAILS = [
  { signs: true, minutes: true },
  { signs: false, minutes: true },
  { signs: false, minutes: false },
] as const
type Detail = (typeof DETAILS)[number]
/** Rows smaller than this leave their signs out. */
const SIGNED = 0.82
/** The smallest legible height of capitals, in pixels of the picture. */
const READABLE_PX = 4.4
/** Rows with details give up at the first scale; the last, bare row shrinks until it fits, as far as the second. */
const SMALLEST = { detailed: 0.2, bare: 0.005 }

export function arrange(ring: Ring, zone: Zone, layout: Layout, look: Look, walls: readonly Wall[]): Arranged[] {
  const points = ring.points.filter(({ id, variant }) => look.shows(id, variant))
  const depth = zone.inward ? zone.rim - zone.inner : zone.outer - zone.rim
  const spreadOver = (half: number) =>
    spreadNear(
      points.map(({ longitude }) => ({ longitude, half })),
      walls,
    )
  const shallow = fitting(points.length, depth, zone, look, LEADER.shortest)
  const way = furthest(points, spreadOver(shallow.half))
  // Glyphs that move further get longer lines, so that the lines do not overlap.
  const length = Math.min(LEADER.longest, LEADER.shortest + LEADER.perDegree * Math.max(0, way - LEADER.easy))
  const { row, half } = way > LEADER.easy ? fitting(points.length, depth, zone, look, length) : shallow
  const longitudes = spreadOver(half)
  return points.map((point, index) => {
    const longitude = longitudes[index]!
    const end = row.leader * (zone.inward ? -1 : 1) + zone.rim
    return { point, longitude, zone, leaderEnd: end, labels: labelsOf(point, row, layout.frame, longitude) }
  })
}

interface Row {
  readonly leader: number
  readonly depth: number
  readonly labels: readonly RowLabel[]
}
interface RowLabel extends Omit<Label, 'place'> {
  readonly name: LabelName
}

const furthest = (points: readonly WheelPoint[], longitudes: readonly number[]): number =>
  Math.max(0, ...points.map(({ longitude }, index) => Math.abs(arc(longitude, longitudes[index]!))))

/**
 * The largest row, at most full size, that is no deeper than its zone and does not fill the circle. Small rows have no
 * signs, which the zodiac shows too. Rows with illegible minutes have no minutes.
 */
function fitting(count: number, depth: number, zone: Zone, look: Look, leader: number) {
  for (const detail of DETAILS) {
    const smallest = detail.minutes ? SMALLEST.detailed : SMALLEST.bare
    for (let scale = 1; ; scale *= SHRINK) {
      const row = rowOf(scale, zone, look, leader, detail)
      const half = halfOf(row)
      const fits = row.depth <= depth && count * 2 * half <= FULL
      if (!fits && scale >= smallest) continue
      const finest = Math.min(...row.labels.map(({ height }) => height)) * (look.size / SIDE)
      const readable = detail.signs ? scale >= SIGNED : finest >= READABLE_PX
      if ((fits && readable) || !detail.minutes) return { row, half: Math.min(half, FULL / 2 / Math.max(1, count)) }
      break
    }
  }
  throw new Error('The last detail is always drawn')
}

function rowOf(scale: number, zone: Zone, look: Look, leader: number, detail: Detail): Row {
  const { offsets } = zone
  const glyph = (GLYPH_HEIGHT * scale * look.geometry('planet_symbol_scale')) / GEOMETRY.planet_symbol_scale
  const degree = look.text * scale * look.geometry('degree_label_scale')
  const heights: readonly (readonly [LabelName, number, number])[] = [
    ['glyph', glyph, glyph * GLYPH_REACH],
    ['degree', degree, textReach('28°', degree)],
    ...(detail.signs ? [['sign', degree * HEIGHTS.sign, degree * HEIGHTS.sign * SIGN_REACH] as const] : []),
    ...(detail.minutes
      ? [['minute', degree * HEIGHTS.minute, textReach('28′', degree * HEIGHTS.minute)] as const]
      : []),
    ['retrograde', degree * HEIGHTS.retrograde, degree * HEIGHTS.retrograde * RETROGRADE_REACH],
  ]
  const direction = zone.inward ? -1 : 1
  const reachOfLeader = Math.max(leader * scale, offsets.glyph - glyph * GLYPH_REACH)
  let along = reachOfLeader
  const labels = heights.map(([name, height, reach]) => {
    if (name === 'degree') along = Math.max(along, reachOfLeader + glyph * GLYPH_REACH + offsets.degree - reach)
    const distance = zone.rim + direction * (along + reach)
    along += 2 * reach + GAP * scale
    return { name, distance, height, reach }
  })
  return { leader: reachOfLeader - 2, depth: along + END * scale, labels }
}

/** Half the diagonal of a text's box. */
const textReach = (text: string, height: number): number => Math.hypot(widthOf(text, height), height) / 2

/** Half the angle that the widest label of a row covers, in degrees. */
const halfOf = ({ labels }: Row): number =>
  Math.max(...labels.map(({ distance, reach }) => (Math.asin(Math.min(1, (reach + 1) / distance)) * 180) / Math.PI))

const labelsOf = (point: WheelPoint, row: Row, frame: Frame, longitude: number): Arranged['labels'] =>
  Object.fromEntries(
    row.labels
      .filter(({ name }) => name !== 'retrograde' || point.retrograde)
      .map(({ name, ...label }) => [name, { ...label, place: frame(longitude, label.distance) }]),
  )

/** Degrees and minutes of a longitude in its sign, rounded to a minute, but never into the next sign. */
export function degreesAndMinutes(longitude: number): { readonly degrees: number; readonly minutes: number } {
  const within = millidegrees(longitude) % 30_000
  const total = Math.min(Math.round((within * 60) / 1000), 30 * 60 - 1)
  return { degrees: Math.floor(total / 60), minutes: total % 60 }
}
