import type { EphemerisRow } from '../../astro/ephemeris.ts'
import { type Frame, frameColumns } from '../../astro/frames.ts'
import { inCircle } from '../sky.ts'

/** A column of a frame, as every format writes it. */
interface FrameCell {
  readonly name: string
  readonly unit: 'deg' | 'AU'
  /** Before and after the point. */
  readonly digits: readonly [number, number]
  /** Of a body by its index; NaN for what the body does not have. */
  value(row: EphemerisRow, index: number): number
}

const DIGITS = { deg: [3, 7], AU: [3, 9] } as const

export const frameCells = (frames: readonly Frame[]): readonly FrameCell[] =>
  frameColumns(frames).map(([name, { unit, isCircle }], column) => ({
    name,
    unit,
    digits: DIGITS[unit],
    value: ({ framed }, index) => {
      const value = framed[index]![column]!
      return isCircle ? inCircle(value) : value
    },
  }))
