import { houseOf } from '../../astro/house.ts'
import { pointName } from '../../languages/catalogues.ts'
import type { Language } from '../../languages/language.ts'
import { isTimed, OTHER_RING, type Ring, type WheelContent, type WheelPoint } from '../content.ts'
import { endKey, isAxis, POINT_ANGLES } from '../drawing.ts'
import { pointColor } from '../layers/points.ts'
import { type Look, lookOf, type WheelStyle } from '../look.ts'
import type { Script } from '../script.ts'

export type Side = 'inner' | 'outer'

/** The houses of the other ring in which the points of a ring stand; null where that ring has none. */
export type OtherHouses = Readonly<Record<Side, readonly number[] | null>>

/** The input of every table: the visible content and its look. */
export interface Sheet {
  readonly content: WheelContent
  readonly look: Look
  readonly script: Script
  /** From left to right, in the order of the captions. */
  readonly rings: readonly SheetRing[]
}

export interface SheetRing {
  readonly side: Side
  readonly of: string
  /** The name of the ring in a bi-wheel; null for a chart alone. */
  readonly label: string | null
  readonly color: string
  /** Visible points. They form the aspects of the chart. */
  readonly points: readonly WheelPoint[]
  /** The `points`, and Ascendant and Midheaven, which a wheel draws as lines. */
  readonly rows: readonly PointRow[]
  /** Null without a birth time, or where the caller hides the houses. */
  readonly cusps: readonly number[] | null
  /** Whether the rows say in which houses of the other ring they stand. */
  readonly hasOtherHouses: boolean
  /** False for a chart that rests on a birth without a time: its Moon may be seven degrees away. */
  readonly isTimed: boolean
}

export interface PointRow {
  readonly point: WheelPoint
  readonly otherHouse: number | null
}

/** Where a table begins, its width, and the height of a row. */
export interface TablePlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly row: number
}

/** The height of text relative to that of a row. */
const ROW_TEXT = 0.46

/** Prepares the tables of a chart. */
export function sheetOf(content: WheelContent, style: WheelStyle, script: Script, otherHouses: OtherHouses): Sheet {
  const look = lookOf(style)
  const captioned = content.caption.flatMap(({ ring }) => ring ?? [])
  const sides: readonly Side[] = content.outer ? (captioned.length > 1 ? captioned : ['inner', 'outer']) : ['inner']
  const rings = sides.map((side) => ringOf(content, look, side, otherHouses[side]))
  const ends = new Set(rings.flatMap(({ side, points }) => points.map((point) => endKey({ ring: side, ...point }))))
  const aspects = content.aspects.filter(({ from, to }) => ends.has(endKey(from)) && ends.has(endKey(to)))
  return { content: { ...content, aspects }, look, script, rings }
}

function ringOf(content: WheelContent, look: Look, side: Side, otherHouses: readonly number[] | null): SheetRing {
  const ring = content[side]!
  const other = content[OTHER_RING[side]]
  const { showHouses, showAngles } = look.rings[side]
  const isShown = ({ id, variant }: WheelPoint): boolean =>
    look.shows(id, variant) && (showAngles !== false || !isAxis(id))
  const hasOtherHouses = otherHouses !== null && other !== null && look.rings[OTHER_RING[side]].showHouses !== false
  const own = ring.points
    .map((point, index): PointRow => ({ point, otherHouse: hasOtherHouses ? (otherHouses[index] ?? null) : null }))
    .filter(({ point }) => isShown(point))
  const angles = anglesOf(ring, content.language).filter(isShown)
  return {
    side,
    of: ring.of,
    label: content.outer ? labelOf(content, side, look) : null,
    color: pointColor(look, side, 'sun', look.on('page')),
    points: own.map(({ point }) => point),
    rows: [...own, ...angles.map((point): PointRow => ({ point, otherHouse: null }))],
    cusps: showHouses === false ? null : ring.cusps,
    hasOtherHouses,
    isTimed: isTimed(ring),
  }
}

function labelOf(content: WheelContent, side: Side, { showMetadata }: Look): string {
  const given = showMetadata ? content.caption.find(({ ring }) => ring === side)?.lines[0] : undefined
  const { of, names } = content[side]!
  return given ?? names?.heading ?? of
}

/** Ascendant and Midheaven, unless they are points already. */
const anglesOf = ({ angles, points, cusps }: Ring, language: Language): WheelPoint[] =>
  POINT_ANGLES.filter((id) => angles !== null && points.every((point) => point.id !== id)).map((id) => ({
    id,
    name: pointName(language, id),
    variant: null,
    longitude: angles![id],
    retrograde: false,
    station: null,
    house: cusps && houseOf(angles![id], cusps),
  }))

/** The height of text in rows of a height: `ROW_TEXT` of it, but never above that of other text. */
export const textHeight = ({ look }: Sheet, row: number): number => Math.min(look.text, row * ROW_TEXT)
