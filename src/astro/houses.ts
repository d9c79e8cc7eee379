import { normalise } from './angle.ts'
import { SIGNS, signIndex } from './sign.ts'

/**
 * The number, from 1, of the house or sector that contains a longitude. A longitude on a cusp belongs to the house that
 * begins there. Gauquelin sectors, and some systems beyond the polar circles, run clockwise.
 */
export function houseOf(longitude: number, cusps: readonly number[]): number {
  const clockwise = normalise(cusps[1]! - cusps[0]!) > 180
  for (const [index, cusp] of cusps.entries()) {
    const next = cusps[(index + 1) % cusps.length]!
    const width = clockwise ? normalise(cusp - next) : normalise(next - cusp)
    const inside = clockwise ? normalise(cusp - longitude) : normalise(longitude - cusp)
    if (inside < width) return index + 1
  }
  return cusps.length
}

/** The cusps of whole sign houses: the borders of the signs, from that of the ascendant. */
export const wholeSignCusps = (ascendant: number): readonly number[] =>
  SIGNS.map((_, house) => ((signIndex(ascendant) + house) % SIGNS.length) * 30)
