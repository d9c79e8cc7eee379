import { expect, test } from 'vitest'
import { midpointsOf, midpointTrees, sortedOnDial } from '../../src/astro/midpoints.ts'
import { draconic, harmonic } from '../../src/astro/other-zodiacs.ts'

const at = (id: string, longitude: number, family = id) => ({ id, longitude, family })

// By hand: 350 and 20 have the midpoint 5, 350 and 100 have 45, 20 and 100 have 60.
const THREE = [at('sun', 350), at('moon', 20), at('mars', 100)]

test('a midpoint is in the middle of the shorter arc, across 0 Aries too', () => {
  expect(midpointsOf(THREE)).toEqual([
    { points: ['sun', 'moon'], longitude: 5 },
    { points: ['sun', 'mars'], longitude: 45 },
    { points: ['moon', 'mars'], longitude: 60 },
  ])
})

test('the two ends of an axis have no midpoint', () => {
  expect(midpointsOf([at('asc', 10, 'horizon'), at('dc', 190, 'horizon')])).toEqual([])
})

test('the dial of 90 degrees puts points and midpoints in order', () => {
  expect(sortedOnDial(THREE, midpointsOf(THREE)).map(({ points, dialDeg }) => [points.join('/'), dialDeg])).toEqual([
    ['sun/moon', 5],
    ['mars', 10],
    ['moon', 20],
    ['sun/mars', 45],
    ['moon/mars', 60],
    ['sun', 80],
  ])
})

test.each([
  [5.5, 0, 0.5],
  [50, 45, 0],
  [95.25, 90, 0.25],
  [139.5, 135, 0.5],
  [184.5, 180, 0.5],
])('a point at %d degrees touches the midpoint at 5 by an angle of %d', (longitude, angleDeg, orb) => {
  const members = [at('sun', 350), at('moon', 20), at('venus', longitude)]
  const midpoints = [{ points: ['sun', 'moon'] as const, longitude: 5 }]
  expect(midpointTrees(members, midpoints, 1)).toEqual([
    { id: 'venus', midpoints: [{ points: ['sun', 'moon'], angleDeg, orb }] },
  ])
})

test('no point touches its own midpoints, or those beyond the orb', () => {
  const midpoints = [{ points: ['sun', 'moon'] as const, longitude: 5 }]
  expect(midpointTrees([at('sun', 5), at('moon', 5), at('venus', 6.1)], midpoints, 1)).toEqual([])
})

// The ninth harmonic of a sidereal longitude is the navamsa: 10 Taurus is in its fourth ninth, which is Aries because those of
// Taurus begin with Capricorn.
test('a harmonic multiplies a longitude: the ninth of 10 Taurus is 0 Aries, the beginning of its navamsa', () => {
  expect(harmonic(40, 9)).toBe(0)
  expect(harmonic(100, 5)).toBe(140)
  expect(harmonic(359, 2)).toBe(358)
})

test('the draconic zodiac begins at the node', () => {
  expect([draconic(130, 130), draconic(100, 130), draconic(350, 340)]).toEqual([0, 330, 10])
})
