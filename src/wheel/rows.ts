import { SIDE } from './geometry.ts'
import type { Zone } from './layout.ts'
import type { Look } from './look.ts'
import { advanceOf, CAPITAL } from './script.ts'
import { GEOMETRY } from './style.ts'

export type LabelName = 'glyph' | 'degree' | 'sign' | 'minute' | 'retrograde'

/** The labels of a body, in a row along one radius. */
export interface Row {
  readonly labels: readonly RowLabel[]
  /** The end of the line from the true degree, as a distance from the rim. */
  readonly leader: number
  /** The distance from the rim at which the row ends. */
  readonly depth: number
}

export interface RowLabel {
  readonly name: LabelName
  /** Distance from the centre of the wheel. */
  readonly distance: number
  readonly height: number
  /** The distance from its centre within which the whole label lies. */
  readonly reach: number
}

/** What all rows of a ring have in common. */
export interface RowTerms {
  readonly zone: Zone
  readonly look: Look
  /** The length of the line from the true degree, at full size. */
  readonly leader: number
}

/** The parts of a row besides glyph and degree, in the order of attempts: fewer parts allow larger ones. */
export const DETAILS = [
  { signs: true, minutes: true },
  { signs: false, minutes: true },
  { signs: false, minutes: false },
] as const
export type Detail = (typeof DETAILS)[number]

/** Distances along a radius in units, at full size. */
const GAP = 2.2
const END = 4
const GLYPH_HEIGHT = 30
const GLYPH_REACH = 0.62
const SIGN_REACH = 0.62
/** Heights of labels relative to that of degrees. */
const HEIGHTS = { sign: 0.86, minute: 0.84, retrograde: 0.78 }
/** The widest texts, measured once: the search for the size of rows tries hundreds. */
const WIDEST = { degree: advanceOf('28°'), minute: advanceOf('28′'), retrograde: advanceOf('SR') }
/** Rows smaller than this leave their signs out. */
const SIGNED = 0.82
/** The smallest legible height of capitals, in pixels of the picture. */
const READABLE_PX = 5

/** A row of a size; a row of an inner track begins where the row before it ends. */
export function rowOf(scale: number, detail: Detail, { zone, look, leader }: RowTerms, before: Row | null): Row {
  const { offsets } = zone
  const glyph = (GLYPH_HEIGHT * scale * look.geometry('planet_symbol_scale')) / GEOMETRY.planet_symbol_scale
  const degree = look.text * scale * look.geometry('degree_label_scale')
  const heights: readonly (readonly [LabelName, number, number])[] = [
    ['glyph', glyph, glyph * GLYPH_REACH],
    ['degree', degree, textReach(WIDEST.degree, degree)],
    ...(detail.signs ? [['sign', degree * HEIGHTS.sign, degree * HEIGHTS.sign * SIGN_REACH] as const] : []),
    ...(detail.minutes
      ? [['minute', degree * HEIGHTS.minute, textReach(WIDEST.minute, degree * HEIGHTS.minute)] as const]
      : []),
    ['retrograde', degree * HEIGHTS.retrograde, textReach(WIDEST.retrograde, degree * HEIGHTS.retrograde)],
  ]
  const direction = zone.inward ? -1 : 1
  const reachOfLeader = Math.max(leader * scale, offsets.glyph - glyph * GLYPH_REACH)
  const beginning = before ? before.depth : reachOfLeader
  let along = beginning
  const labels = heights.map(([name, height, reach]) => {
    if (name === 'degree') along = Math.max(along, beginning + glyph * GLYPH_REACH + offsets.degree - reach)
    const distance = zone.rim + direction * (along + reach)
    along += 2 * reach + GAP * scale
    return { name, distance, height, reach }
  })
  return { labels, leader: before ? before.leader : reachOfLeader - 2, depth: along + END * scale }
}

/** Half the diagonal of the box of a text, whose width is given at the height `CAPITAL`. */
const textReach = (advance: number, height: number): number => Math.hypot((advance * height) / CAPITAL, height) / 2

/** True for rows whose smallest label can be read, and which are large enough for their signs. */
export function isReadable({ labels }: Row, scale: number, detail: Detail, look: Look): boolean {
  const finest = Math.min(...labels.map(({ height }) => height)) * (look.size / SIDE)
  return (!detail.minutes || finest >= READABLE_PX) && (!detail.signs || scale >= SIGNED)
}

/** Half the angle that the widest label of a row covers, in degrees. */
export const halfOf = ({ labels }: Row): number =>
  Math.max(...labels.map(({ distance, reach }) => degrees(Math.asin(Math.min(1, (reach * SPARE) / distance)))))

/** The least angle between two rows whose labels do not touch, in degrees: the law of cosines for each pair of labels. */
export function angleBetween(one: Row, other: Row): number {
  let least = 0
  for (const a of one.labels) {
    for (const b of other.labels) {
      const reach = (a.reach + b.reach) * SPARE
      if (Math.abs(a.distance - b.distance) >= reach) continue
      const cosine = (a.distance ** 2 + b.distance ** 2 - reach ** 2) / (2 * a.distance * b.distance)
      least = Math.max(least, degrees(Math.acos(Math.max(-1, cosine))))
    }
  }
  return least
}

/** Labels stand further apart than they reach, by this factor. */
const SPARE = 1.05
const degrees = (radians: number): number => (radians * 180) / Math.PI
