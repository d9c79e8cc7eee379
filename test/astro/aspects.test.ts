import { describe, expect, test } from 'vitest'
import { ASPECTS, aspects, MAJOR_ASPECTS, type Mover } from '../../src/astro/aspect.ts'

const mover = (id: string, longitude: number, speed = 1, family = id): Mover => ({ id, family, longitude, speed })

test('each of the ten aspects is found at its exact angle, on either side and across 0 Aries', () => {
  for (const { id, angle } of ASPECTS) {
    for (const from of [0, 10, 200, 355]) {
      for (const to of [from + angle, from - angle + 360]) {
        const [hit] = aspects([mover('a', from), mover('b', to % 360)], ASPECTS)
        expect(hit?.aspect.id).toBe(id)
        expect(hit?.orb).toBeCloseTo(0, 9)
      }
    }
  }
})

test('a pair just beyond the orb forms none', () => {
  expect(aspects([mover('a', 0), mover('b', 98.01)], MAJOR_ASPECTS)).toEqual([])
  expect(aspects([mover('a', 0), mover('b', 97.99)], MAJOR_ASPECTS)).toHaveLength(1)
})

test('a pair exactly on the orb forms one at every thousandth of a degree', () => {
  const missing = [-8, 8].flatMap((orb) =>
    Array.from({ length: 3_600 }, (_, index) => index * 97).filter((from) => {
      const to = (from + (120 + orb) * 1000) % 360_000
      return aspects([mover('a', from / 1000), mover('b', to / 1000)], MAJOR_ASPECTS).length === 0
    }),
  )
  expect(missing).toEqual([])
  expect(aspects([mover('a', 0), mover('b', 128.001)], MAJOR_ASPECTS)).toEqual([])
})

test('where orbs of two aspects overlap, the nearer one counts', () => {
  const [hit] = aspects(
    [mover('a', 0), mover('b', 143.5)],
    [
      ...ASPECTS.filter(({ id }) => id !== 'trine' && id !== 'sesquiquadrate' && id !== 'quincunx'),
      { id: 'trine', angle: 120, orb: 30, major: true } as never,
      { id: 'quincunx', angle: 150, orb: 30, major: false } as never,
    ],
  )
  expect(hit?.aspect.id).toBe('quincunx')
})

test('the two bodies of a pair are in alphabetical order', () => {
  const [hit] = aspects([mover('venus', 0), mover('mars', 0)], MAJOR_ASPECTS)
  expect([hit?.a, hit?.b]).toEqual(['mars', 'venus'])
})

test('points of one family form no aspect', () => {
  expect(aspects([mover('north_node', 0, 1, 'node'), mover('south_node', 180, 1, 'node')], MAJOR_ASPECTS)).toEqual([])
})

describe('an aspect is applying while its separation moves towards the exact angle', () => {
  const applying = (a: Mover, b: Mover) => aspects([a, b], MAJOR_ASPECTS)[0]?.applying

  test('a faster body behind a conjunction', () =>
    expect(applying(mover('moon', 355, 13), mover('sun', 0, 1))).toBe(true))
  test('a faster body past it', () => expect(applying(mover('moon', 5, 13), mover('sun', 0, 1))).toBe(false))
  test('a faster body before a waxing square', () =>
    expect(applying(mover('moon', 87, 13), mover('sun', 0, 1))).toBe(true))
  test('a faster body before a waning square', () =>
    expect(applying(mover('moon', 267, 13), mover('sun', 0, 1))).toBe(true))
  test('a faster body past a waning square', () =>
    expect(applying(mover('moon', 273, 13), mover('sun', 0, 1))).toBe(false))
  test('a retrograde body that comes back', () =>
    expect(applying(mover('mercury', 5, -1), mover('sun', 0, 1))).toBe(true))
  test('a faster body before an opposition', () =>
    expect(applying(mover('moon', 177, 13), mover('sun', 0, 1))).toBe(true))
  test('a faster body past an opposition', () =>
    expect(applying(mover('moon', 183, 13), mover('sun', 0, 1))).toBe(false))
})
