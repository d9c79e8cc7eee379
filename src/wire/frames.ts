import type { EphemerisRow } from '../astro/ephemeris.ts'
import { type Frame, type FrameColumn, frameColumns } from '../astro/frames.ts'
import { inCircle } from './sky.ts'

/** A column of a frame in a table, as every format writes it. */
interface FrameCell {
  readonly name: string
  readonly unit: FrameColumn['unit']
  /** Before and after the point. */
  readonly digits: readonly [number, number]
  /** The value of the body at an index; NaN if the body has none. */
  value(row: EphemerisRow, index: number): number
  /** The same as JSON has it. */
  json(row: EphemerisRow, index: number): number | null
}

const DIGITS = { deg: [3, 7], AU: [3, 9] } as const

export const frameCells = (frames: readonly Frame[]): readonly FrameCell[] =>
  frameColumns(frames).map(([name, column], at) => ({
    name,
    unit: column.unit,
    digits: DIGITS[column.unit],
    value: ({ framed }, index) => bounded(column, framed[index]![at]!),
    json: ({ framed }, index) => frameNumber(column, framed[index]![at]!),
  }))

const bounded = ({ isCircle }: FrameColumn, value: number): number => (isCircle ? inCircle(value) : value)

/** A value with the digits of its column; null if the body has none. */
export const frameNumber = (column: FrameColumn, value: number): number | null =>
  Number.isNaN(value) ? null : Number(bounded(column, value).toFixed(DIGITS[column.unit][1]))
