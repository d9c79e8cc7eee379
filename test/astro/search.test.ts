import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changes, crossings, exactly, type Point, root } from '../../src/astro/search.ts'

const SECOND = 1 / 86400

describe('a root', () => {
  test('is found to within epsilon wherever it lies', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 9.999, noNaN: true }), fc.integer({ min: 1, max: 5 }), (at, power) => {
        const odd = 2 * power - 1
        const value = (time: number) => Math.sign(time - at) * Math.abs(time - at) ** odd
        expect(Math.abs(root(value, 0, 10, SECOND) - at)).toBeLessThanOrEqual(SECOND)
      }),
    )
  })

  test('at an end of the interval is found there', () => {
    expect(root((time) => time, 0, 1, SECOND)).toBe(0)
    expect(root((time) => time - 1, 0, 1, SECOND)).toBe(1)
  })

  test('is refused in an interval without a change of sign', () => {
    expect(() => root(() => 1, 0, 1, SECOND)).toThrow(RangeError)
  })

  test('of a smooth function takes few evaluations', () => {
    let evaluations = 0
    root(
      (time) => {
        evaluations += 1
        return Math.sin(time - 1.2345)
      },
      0,
      3,
      SECOND,
    )
    expect(evaluations).toBeLessThan(16)
  })
})

describe('changes of sign', () => {
  const found = (value: (time: number) => number, times: readonly number[]) => changes(value, times, SECOND)

  test('a function that keeps its sign has none', () => {
    expect(found(() => 1, [0, 1, 2])).toEqual([])
    expect(found((time) => time * time + 0.1, [-1, 0, 1])).toEqual([])
  })

  test('each has its time, to within epsilon, and its direction', () => {
    const [first, second, ...more] = found(Math.cos, [0, 1, 2, 3, 4, 5])
    expect(first?.time).toBeCloseTo(Math.PI / 2, 4)
    expect(first?.rising).toBe(false)
    expect(second?.time).toBeCloseTo((3 * Math.PI) / 2, 4)
    expect(second?.rising).toBe(true)
    expect(more).toEqual([])
  })

  test.each([1, -1])(
    'a change at an edge belongs to the interval that begins there, in both directions',
    (direction) => {
      const value = (time: number) => direction * (time - 1)
      expect(found(value, [0, 1])).toEqual([])
      expect(found(value, [1, 2])).toEqual([{ time: 1, rising: direction > 0 }])
    },
  )

  test('a touch without a change is none, at an edge too', () => {
    expect(found((time) => (time - 1) ** 2, [0, 1, 2])).toEqual([])
    expect(found((time) => (time - 1) ** 2, [0, 1])).toEqual([])
    expect(found((time) => (time - 1) ** 2, [1, 2])).toEqual([])
  })

  test('two changes within one step are both missed, never only one', () => {
    const value = (time: number) => (time - 0.5) * (time - 0.5 - SECOND / 2)
    expect(found(value, [0, 1])).toEqual([])
  })
})

/** A straight line, a parabola and a wave, with their slopes. */
const line =
  (speed: number, start: number) =>
  (time: number): Point => ({ value: start + speed * time, slope: speed })
const bowl =
  (bottom: number, at: number) =>
  (time: number): Point => ({
    value: bottom + (time - at) ** 2,
    slope: 2 * (time - at),
  })
const wave = (time: number): Point => ({ value: 40 * Math.sin(time), slope: 40 * Math.cos(time) })

describe('crossings of levels', () => {
  const SIGNS = { period: 360, levels: [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330] }
  const found = (at: (time: number) => Point, times: readonly number[], levels = SIGNS) =>
    crossings(exactly(at), times, levels, SECOND)
  const every = (step: number, from: number, to: number) =>
    Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)

  test('a line meets each level once, through the end of the period too, but not one at the end of the times', () => {
    const met = found((time) => ({ value: (350 + 13 * time) % 360, slope: 13 }), every(0.5, 0, 10))
    expect(met.map(({ level }) => level)).toEqual([0, 30, 60, 90])
    for (const [index, { time, rising }] of met.entries()) {
      expect(time).toBeCloseTo((10 + 30 * index) / 13, 6)
      expect(rising).toBe(true)
    }
  })

  test.each([10, -10])('one at an edge belongs to the interval that begins there, at speed %d', (speed) => {
    const at = line(speed, 60)
    expect(found(at, [-1, 0])).toEqual([])
    expect(found(at, [0, 1])).toEqual([{ time: 0, level: 60, rising: speed > 0 }])
  })

  test('a function that turns between two times meets a level twice, however close', () => {
    for (const depth of [0.1, 1e-3, 1e-6]) {
      const met = found(bowl(30 - depth, 0.4), [0, 1])
      expect(met.map(({ rising }) => rising)).toEqual([false, true])
      expect(met[0]?.time).toBeCloseTo(0.4 - Math.sqrt(depth), 4)
      expect(met[1]?.time).toBeCloseTo(0.4 + Math.sqrt(depth), 4)
    }
  })

  test('one that turns just short of a level does not meet it', () => {
    expect(found(bowl(30 + 1e-6, 0.4), [0, 1])).toEqual([])
    expect(found(bowl(30 + 1e-6, 0.5), [0, 0.5, 1])).toEqual([])
  })

  test('a touch is one meeting, in one of two adjoining intervals', () => {
    expect(found(bowl(30, 0.5), [0, 0.5, 1])).toHaveLength(1)
    expect(found(bowl(30, 0.5), [0, 0.5])).toHaveLength(0)
    expect(found(bowl(30, 0.5), [0.5, 1])).toHaveLength(1)
  })

  test('adjoining intervals give together the crossings of the whole, for any cut', () => {
    const whole = found(wave, every(0.25, -5, 10))
    expect(whole).toHaveLength(14)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 59 }), (cut) => {
        const times = every(0.25, -5, 10)
        expect([...found(wave, times.slice(0, cut + 1)), ...found(wave, times.slice(cut))]).toEqual(whole)
      }),
    )
  })

  test('that Newton’s method has found to the last bit of a Julian day are not searched for any further', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 9.9, noNaN: true }), (days) => {
        let looks = 0
        const met = found(
          (time) => {
            looks += 1
            return { value: 1.02 * (time - 2_451_545 - days), slope: 1.02 }
          },
          [2_451_545, 2_451_555],
        )
        expect(Math.abs(met[0]!.time - 2_451_545 - days)).toBeLessThan(1e-9)
        expect(looks - 2).toBeLessThanOrEqual(2)
      }),
    )
  })

  test('needs at most two evaluations beside its times for a smooth function', () => {
    let looks = 0
    const at = (time: number): Point => {
      looks += 1
      return { value: 13 * time + 3 * Math.sin(time / 4), slope: 13 + 0.75 * Math.cos(time / 4) }
    }
    const met = found(at, [1, 1.5, 2, 2.5])
    expect(met).toHaveLength(1)
    expect(looks - 4).toBeLessThanOrEqual(2)
  })
})
