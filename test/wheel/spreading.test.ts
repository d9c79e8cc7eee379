import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arc, normalise } from '../../src/astro/angle.ts'
import { at, frameWith } from '../../src/wheel/geometry.ts'
import { type Item, spread, type Wall } from '../../src/wheel/spreading.ts'
import { propertyRuns } from '../support/full-form.ts'

const HALF = 4
const RUNS = 2000

/** Half of them crowded into five degrees, also over 0 degrees of Aries. */
const charts = fc.oneof(
  fc.array(fc.double({ min: 0, max: 359.999, noNaN: true }), { minLength: 1, maxLength: 40 }),
  fc
    .tuple(
      fc.double({ min: 355, max: 365, noNaN: true }),
      fc.array(fc.double({ min: 0, max: 5, noNaN: true }), { minLength: 8, maxLength: 8 }),
      fc.array(fc.double({ min: 0, max: 359.999, noNaN: true }), { maxLength: 12 }),
    )
    .map(([start, crowd, rest]) => [...crowd.map((each) => normalise(start + each)), ...rest]),
)
const cusps = fc.array(fc.double({ min: 0, max: 359.999, noNaN: true }), { maxLength: 12 })

const itemsAt = (longitudes: readonly number[]): Item[] => longitudes.map((longitude) => ({ longitude, half: HALF }))
const wallsAt = (longitudes: readonly number[]): Wall[] =>
  longitudes.map((longitude, index) => ({ longitude, half: 1, rank: index % 2 }))

/** Indexes by longitude, as they follow each other round the circle. */
const inOrder = (longitudes: readonly number[]): number[] =>
  longitudes.map((_, index) => index).sort((a, b) => longitudes[a]! - longitudes[b]! || a - b)

describe('for random charts', () => {
  test('no two items overlap, with walls and without', () => {
    fc.assert(
      fc.property(charts, cusps, (longitudes, walls) => {
        const placed = [...spread(itemsAt(longitudes), wallsAt(walls))].sort((a, b) => a - b)
        if (placed.length < 2) return
        placed.forEach((each, index) => {
          const gap = normalise(placed[(index + 1) % placed.length]! - each)
          expect(gap).toBeGreaterThan(2 * HALF - 1e-6)
        })
      }),
      { numRuns: propertyRuns(RUNS) },
    )
  })

  test('the order round the circle stays', () => {
    fc.assert(
      fc.property(charts, cusps, (longitudes, walls) => {
        const placed = spread(itemsAt(longitudes), wallsAt(walls))
        const order = inOrder(longitudes).map((index) => placed[index]!)
        const turns = order.reduce((sum, each, index) => sum + normalise(order[(index + 1) % order.length]! - each), 0)
        if (order.length > 1) expect(turns).toBeCloseTo(360, 6)
      }),
      { numRuns: propertyRuns(RUNS) },
    )
  })

  test('an item whose neighbours are far away stays where it is', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 359.999, noNaN: true }), (longitude) => {
        const placed = spread(itemsAt([longitude, normalise(longitude + 90), normalise(longitude + 180)]))
        expect(arc(placed[0]!, longitude)).toBeCloseTo(0, 9)
      }),
      { numRuns: propertyRuns(RUNS) },
    )
  })
})

test('a stellium of eight is centred on itself', () => {
  const longitudes = [358, 358.5, 359, 359.5, 0.5, 1, 1.5, 2]
  const placed = spread(itemsAt(longitudes))
  expect(placed.map((each) => arc(0, each))).toEqual(
    [-28, -20, -12, -4, 4, 12, 20, 28].map((each) => expect.closeTo(each, 9)),
  )
})

test('an item stays on its own side of a wall as long as there is room', () => {
  expect(spread(itemsAt([99, 101]), [{ longitude: 100, half: 2, rank: 0 }])).toEqual([94, 106])
})

test('where there is no room the wall of lower rank falls first', () => {
  const walls = [
    { longitude: 0, half: 0, rank: 1 },
    { longitude: 10, half: 0, rank: 0 },
  ]
  expect(spread(itemsAt([4, 6]), walls)).toEqual([4, 12])
})

test('the left longitude is at the left and longitudes grow counter-clockwise', () => {
  const frame = frameWith(100)
  expect([100, 190, 280, 10].map((longitude) => at(frame(longitude, 400)))).toEqual([
    '100 500',
    '500 900',
    '900 500',
    '500 100',
  ])
})
