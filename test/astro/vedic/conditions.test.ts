import { expect, test } from 'vitest'
import { combustion, grahaYuddhas } from '../../../src/astro/vedic/conditions.ts'

// Surya Siddhanta 9.6-9 and 10.1.
test.each([
  ['Moon', 12, 1],
  ['Mars', 17, 1],
  ['Mercury', 14, 1],
  ['Mercury', 12, -1],
  ['Jupiter', 11, 1],
  ['Venus', 10, 1],
  ['Venus', 8, -1],
  ['Saturn', 15, 1],
] as const)('%s is combust within %d degrees of the Sun at a speed of %d', (planet, limit, speed) => {
  const sun = 359
  const at = (distance: number) => combustion(planet, { longitude: (sun + distance) % 360, speed }, sun).isCombust
  expect([at(limit - 0.01), at(limit + 0.01)]).toEqual([true, false])
})

test('planets within a degree are at war, and the northern one wins (Surya Siddhanta 7.20-22)', () => {
  const [war, ...others] = grahaYuddhas([
    { planet: 'Mars', longitude: 359.8, latitude: 0.5 },
    { planet: 'Jupiter', longitude: 0.6, latitude: -1 },
    { planet: 'Saturn', longitude: 1.7, latitude: 2 },
  ])
  expect(others).toEqual([])
  expect(war).toMatchObject({
    planets: ['Mars', 'Jupiter'],
    winners: { surya_siddhanta: 'Mars', northern: 'Mars', lesser_longitude: 'Mars' },
  })
  expect(war!.distance).toBeCloseTo(0.8, 9)
})

test('from the south Venus wins by Surya Siddhanta 7.23, and loses by Brihat Samhita 17.9-10', () => {
  const [war] = grahaYuddhas([
    { planet: 'Mercury', longitude: 10, latitude: 1 },
    { planet: 'Venus', longitude: 10.5, latitude: -1 },
  ])
  expect(war!.winners).toEqual({ surya_siddhanta: 'Venus', northern: 'Mercury', lesser_longitude: 'Mercury' })
})
