import { expect, test } from 'vitest'
import { horoscopeShape } from '../../src/astro/shape.ts'

/** Made after the definitions: arcs that ten planets fill and leave empty, in degrees. */
test.each([
  ['bundle', 'all within a third of the circle', [350, 0, 10, 20, 30, 45, 60, 75, 90, 105]],
  ['bowl', 'all within half of the circle', [10, 30, 50, 70, 90, 110, 130, 150, 170, 185]],
  ['bucket', 'one body opposite to the others', [10, 25, 40, 60, 80, 100, 120, 145, 170, 270]],
  ['bucket', 'two bodies together opposite to the others', [10, 25, 40, 60, 80, 100, 120, 145, 265, 275]],
  ['see_saw', 'two groups that face each other', [0, 10, 25, 40, 55, 180, 190, 205, 220, 235]],
  ['locomotive', 'a third of the circle empty', [0, 25, 50, 80, 105, 130, 155, 185, 210, 235]],
  ['splash', 'round the whole circle', [5, 40, 76, 110, 150, 185, 220, 256, 290, 325]],
  ['splay', 'in three groups', [0, 5, 10, 95, 100, 105, 190, 195, 280, 285]],
])('a %s is recognised: %s', (shape, _, longitudes) => {
  expect(horoscopeShape(longitudes)?.id).toBe(shape)
  expect(horoscopeShape(longitudes.map((each) => (each + 123.4) % 360).reverse())?.id).toBe(shape)
})

test('every planet belongs to exactly one group', () => {
  const longitudes = [10, 25, 40, 60, 80, 100, 120, 145, 265, 275]
  const groups = horoscopeShape(longitudes)!.groups
  expect(groups).toEqual([longitudes.slice(0, 8), [265, 275]])
})

test('a few bodies make no shape', () => {
  expect(horoscopeShape([1, 2, 3])).toBeNull()
})
