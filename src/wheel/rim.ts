import { arc, normalise } from '../astro/angle.ts'
import { degreesAndMinutes } from './arrange.ts'
import type { WheelContent } from './content.ts'
import { type Point, SIDE } from './geometry.ts'
import { ANGLE_TEXT, CUSP_TEXT, type Layout, RIM_GAP, WIDEST } from './layout.ts'
import type { Look } from './look.ts'
import { widthOf } from './script.ts'
import { spread, type Wall } from './spreading.ts'

/** The upright labels around the wheel: names and degrees of the angles, degrees of the other cusps. */
export interface Rim {
  readonly angles: readonly AngleLabel[]
  readonly cusps: readonly CuspLabel[]
}

/** One end of the horizon or of the meridian. */
export interface Axis {
  readonly id: 'asc' | 'dc' | 'mc' | 'ic'
  readonly longitude: number
}

/** An upright label: its centre, half its width and half its height. */
export interface RimLabel {
  readonly place: Point
  readonly halfWidth: number
  readonly halfHeight: number
  readonly text: string
}

/** The label of an angle. Beside a caption or another label it may be some degrees from the angle. */
export interface AngleLabel extends RimLabel {
  readonly longitude: number
}

export interface CuspLabel extends RimLabel {
  /** From 1 on. */
  readonly house: number
}

/** Offsets of a label from its cusp in degrees, in the order of attempts. */
const ASIDE = [0, 0.7, -0.7, 1.4, -1.4, 2.1, -2.1, 2.8, -2.8]
/** A cusp this close to an angle is that angle, which has a label already. */
const SAME_DEGREES = 0.02
const TWELVE = 12

/** The labels around a wheel. They stand beside `captions`, whose place is fixed. */
export function rimOf(
  content: WheelContent,
  axes: readonly Axis[],
  { layout, look, captions }: { readonly layout: Layout; readonly look: Look; readonly captions: readonly RimLabel[] },
): Rim {
  const angles = angleLabels(axes, layout, look, captions)
  const placed: RimLabel[] = [...captions, ...angles]
  const cusps = (layout.houses ? markedCusps(content.inner.cusps, axes) : []).flatMap(({ longitude, house }) => {
    const label = ASIDE.map((aside) => cuspLabel(longitude, aside, layout, look)).find((each) => isFree(each, placed))
    if (!label) return []
    placed.push(label)
    return [{ ...label, house }]
  })
  return { angles, cusps }
}

function angleLabels(
  axes: readonly Axis[],
  { frame, radius }: Layout,
  look: Look,
  captions: readonly RimLabel[],
): AngleLabel[] {
  const halfWidth = widthOf(WIDEST, look.text * ANGLE_TEXT.degrees) / 2
  const halfHeight = (look.text * (ANGLE_TEXT.name + ANGLE_TEXT.between + ANGLE_TEXT.degrees)) / 2
  const reach = (Math.hypot(halfWidth, halfHeight) + RIM_GAP.label) / (radius + RIM_GAP.wheel + halfHeight)
  const half = (Math.asin(reach) * 180) / Math.PI
  const at = (longitude: number) => ({
    place: outside(frame(longitude, 1), radius, halfWidth, halfHeight),
    halfWidth,
    halfHeight,
    longitude,
  })
  const taken = arcsOf((longitude) => !isFree({ ...at(longitude), text: '' }, captions), half)
  return spread(
    axes.map(({ longitude }) => ({ longitude, half })),
    taken,
  ).map((longitude, index) => ({
    ...at(longitude),
    text: degreesText(axes[index]!.longitude),
  }))
}

/** The step of a search around the wheel, in degrees. */
const STEP = 0.5
const CIRCLE = 360

/**
 * The arcs in which a label of half a width cannot stand, as walls. A free place between two of them that is narrower than
 * that belongs to them: a wall is never as thin as such an arc can be, so that the two would leave the label no room.
 */
function arcsOf(isTaken: (longitude: number) => boolean, half: number): Wall[] {
  const taken = Array.from({ length: CIRCLE / STEP }, (_, index) => isTaken(index * STEP))
  for (const { start, length } of runsOf(taken, false))
    if (length * STEP < half) for (let each = 0; each < length; each++) taken[(start + each) % taken.length] = true
  return runsOf(taken, true).map(({ start, length }) => {
    const width = (length + 1) * STEP
    return { longitude: normalise(start * STEP - STEP + width / 2), half: Math.max(STEP, width / 2 - half), rank: 0 }
  })
}

/** The runs of a value round the circle. */
function runsOf(marks: readonly boolean[], value: boolean): { readonly start: number; readonly length: number }[] {
  return marks.flatMap((each, start) => {
    if (each !== value || marks.at(start - 1) === value) return []
    let length = 1
    while (length < marks.length && marks[(start + length) % marks.length] === value) length += 1
    return [{ start, length }]
  })
}

/** Cusps with labels: no angles, beginnings of signs or sectors. */
function markedCusps(cusps: readonly number[] | null, axes: readonly Axis[]) {
  if (cusps?.length !== TWELVE || cusps.every((cusp) => cusp % 30 === 0)) return []
  return cusps
    .map((longitude, index) => ({ longitude, house: index + 1 }))
    .filter(({ longitude }) => axes.every((axis) => Math.abs(arc(axis.longitude, longitude)) > SAME_DEGREES))
}

function cuspLabel(longitude: number, aside: number, { frame, radius }: Layout, look: Look): RimLabel {
  const text = degreesText(longitude)
  const height = look.text * CUSP_TEXT
  const halfWidth = widthOf(text, height) / 2
  const halfHeight = height / 2
  return { place: outside(frame(longitude + aside, 1), radius, halfWidth, halfHeight), halfWidth, halfHeight, text }
}

export function degreesText(longitude: number): string {
  const { degrees, minutes } = degreesAndMinutes(longitude)
  return `${degrees}°${String(minutes).padStart(2, '0')}′`
}

/** The position of a label closest to the wheel in the direction of a point. */
function outside(towards: Point, radius: number, halfWidth: number, halfHeight: number): Point {
  const x = towards.x - SIDE / 2
  const y = towards.y - SIDE / 2
  const distance = radius + RIM_GAP.wheel + Math.abs(x) * halfWidth + Math.abs(y) * halfHeight
  return { x: SIDE / 2 + x * distance, y: SIDE / 2 + y * distance }
}

const isFree = (label: RimLabel, placed: readonly RimLabel[]): boolean =>
  placed.every(
    ({ place, halfWidth, halfHeight }) =>
      Math.abs(place.x - label.place.x) >= halfWidth + label.halfWidth + RIM_GAP.label ||
      Math.abs(place.y - label.place.y) >= halfHeight + label.halfHeight + RIM_GAP.label,
  )
