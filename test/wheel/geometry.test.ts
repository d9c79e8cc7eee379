import { describe, expect, test } from 'vitest'
import { along, frameWith, SIDE, sector } from '../../src/wheel/geometry.ts'

const CENTRE = SIDE / 2
const RADIUS = 300
/** Coordinates are rounded to 0.01 units. Close to half a circle that moves the centre by far more. */
const CENTRE_UNITS = 1.5
const SPANS = [1, 89, 91, 179, 181, 270, 359]

interface Arc {
  readonly from: readonly [x: number, y: number]
  readonly radius: number
  readonly isLarge: boolean
  readonly isClockwise: boolean
  readonly to: readonly [x: number, y: number]
}

/** The arcs of a path, from SVG's own grammar: `M x y A r r 0 large sweep x y`. */
function arcsIn(path: string): Arc[] {
  const pen = /([ML])(-?[\d.]+) (-?[\d.]+)A([\d.]+) \4 0 ([01]) ([01]) (-?[\d.]+) (-?[\d.]+)/g
  return [...path.matchAll(pen)].map(([, , x, y, radius, large, sweep, toX, toY]) => ({
    from: [Number(x), Number(y)],
    radius: Number(radius),
    isLarge: large === '1',
    isClockwise: sweep === '1',
    to: [Number(toX), Number(toY)],
  }))
}

/** The centre of an arc, by the formula F.6.5 of SVG 1.1 for a circle. */
function centreOf({ from, to, radius, isLarge, isClockwise }: Arc): readonly [x: number, y: number] {
  const [halfX, halfY] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const half = halfX ** 2 + halfY ** 2
  const side = (isLarge === isClockwise ? -1 : 1) * Math.sqrt(Math.max(0, radius ** 2 / half - 1))
  return [side * halfY + (from[0] + to[0]) / 2, -side * halfX + (from[1] + to[1]) / 2]
}

/** The degrees that an arc covers about the centre of the wheel, counter-clockwise when positive. */
function coverOf({ from, to, isClockwise }: Arc): number {
  const angle = ([x, y]: readonly [number, number]) => (Math.atan2(CENTRE - y, x - CENTRE) * 180) / Math.PI
  const turn = (((angle(to) - angle(from)) % 360) + 360) % 360
  return isClockwise ? turn - 360 : turn
}

const frame = frameWith(100)

function expectAround(arc: Arc, span: number): void {
  const [x, y] = centreOf(arc)
  expect(Math.hypot(x - CENTRE, y - CENTRE)).toBeLessThan(CENTRE_UNITS)
  expect(coverOf(arc)).toBeCloseTo(span, 1)
}

describe.each(SPANS.flatMap((span) => [span, -span]))('an arc of %s degrees', (span) => {
  test('runs along a circle about the centre of the wheel, over the degrees that were asked', () => {
    const [arc, ...others] = arcsIn(along(frame, 15, span, RADIUS))
    expect(others).toEqual([])
    expectAround(arc!, span)
  })

  test('bounds its sector outside, and inside on the way back', () => {
    const [outer, inner] = arcsIn(sector(frame, 15, span, RADIUS, RADIUS / 2))
    expectAround(outer!, span)
    expectAround(inner!, -span)
    expect([outer!.radius, inner!.radius]).toEqual([RADIUS, RADIUS / 2])
  })
})
