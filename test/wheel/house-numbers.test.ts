import { describe, expect, test } from 'vitest'
import { normalise } from '../../src/astro/angle.ts'
import { SIDE } from '../../src/wheel/geometry.ts'
import { drawWheel } from '../../src/wheel/wheel.ts'
import { SINGLE, STYLE } from './charts.ts'
import { extentOf } from './extent.ts'

const CENTRE = SIDE / 2
const SIGNS = Array.from({ length: 12 }, (_, sign) => sign * 30)

/** The longitudes of the corners of the box of each house number, in a wheel whose left is the Ascendant. */
function numbersIn(svg: string, asc: number): ReadonlyMap<number, readonly number[]> {
  const found = svg.matchAll(/<g data-house="(\d+)".*?<path class="house-number"[^>]*? d="([^"]+)"/g)
  return new Map(
    [...found].map(([, house, path]) => {
      const { x, y, width, height } = extentOf(path!)
      const angle = (right: number, down: number) => (Math.atan2(CENTRE - y - down, x + right - CENTRE) * 180) / Math.PI
      const corners = [angle(0, 0), angle(width, 0), angle(0, height), angle(width, height)]
      return [Number(house), corners.map((each) => normalise(each - 180 + asc))] as const
    }),
  )
}

describe('in whole signs, where the axes run through houses', () => {
  // The Ascendant in the middle of its sign, near an edge, and on it; and a meridian in the middle of another.
  test.each([
    [15, 285],
    [14.9, 286],
    [103, 15],
    [222, 134.5],
  ])('no number is crossed by an axis: Ascendant at %s, Midheaven at %s', (asc, mc) => {
    const first = Math.floor(asc / 30) * 30
    const angles = { asc, mc, ic: normalise(mc + 180), dc: normalise(asc + 180), vertex: normalise(asc + 170) }
    const cusps = SIGNS.map((sign) => normalise(first + sign))
    const content = { ...SINGLE, inner: { ...SINGLE.inner, cusps, angles } }
    const numbers = numbersIn(drawWheel(content, STYLE), asc)
    expect(numbers.size).toBe(12)
    for (const [house, longitudes] of numbers) {
      const cusp = cusps[house - 1]!
      const within = longitudes.map((longitude) => normalise(longitude - cusp))
      for (const axis of [angles.asc, angles.dc, angles.mc, angles.ic].map((each) => normalise(each - cusp))) {
        const isCrossed = axis > Math.min(...within) && axis < Math.max(...within)
        expect([house, isCrossed]).toEqual([house, false])
      }
      expect(Math.max(...within)).toBeLessThan(30)
    }
  })
})
