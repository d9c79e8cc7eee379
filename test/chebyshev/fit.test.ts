import { expect, test } from 'vitest'
import { fitSpans, type Sample } from '../../src/calculation/series/fit.ts'
import { chebyshevStore } from '../../src/calculation/series/store.ts'
import { bytesOf, periodOf, tablesOf } from '../../src/calculation/series/tables.ts'

const period = periodOf(2000)
const SPAN_DAYS = 8
const [LONGITUDE, LATITUDE, SPEED] = [0, 1, 2]
/** A body that turns once in ten days and has a wave of a degree. */
const longitudeAt = (jd: number): number => 36 * (jd - period.start) + Math.sin(jd / 8)

/** The first three spans of Jupiter, by a sample. */
function fitted(angles: Sample['angles'], distance: Sample['distance'] = () => 5) {
  const bytes = new ArrayBuffer(bytesOf(period))
  fitSpans([tablesOf(period, bytes).get('jupiter')!], { angles, distance }, 0, 3)
  const store = chebyshevStore({ version: 'test', periods: [{ period, bytes }] })
  return (jd: number) => {
    store.moveTo(jd)
    return store.find('jupiter') ? store.value('longitude') : null
  }
}

const smooth: Sample['angles'] = (_, jd, out) => {
  out[LONGITUDE!] = ((longitudeAt(jd) % 360) + 360) % 360
  out[LATITUDE!] = Math.cos(jd / 8)
  out[SPEED!] = 36 + Math.cos(jd / 8) / 8
  return true
}
const off = (a: number, b: number): number => Math.abs(a - b - 360 * Math.round((a - b) / 360))

test('a smooth motion is within its bound everywhere, also where longitudes pass 360 degrees', () => {
  const at = fitted(smooth)
  for (let step = 0; step < 500; step += 1) {
    const jd = period.start + (3 * SPAN_DAYS * step) / 500
    expect(off(at(jd)!, longitudeAt(jd)) * 3600).toBeLessThan(0.000_1)
  }
})

test('a span with a step in it is left to the library, and its neighbours are not', () => {
  const step = period.start + 1.4 * SPAN_DAYS
  const at = fitted((subject, jd, out) => {
    smooth(subject, jd, out)
    if (jd > step) out[LATITUDE!]! += 0.001 / 3600
    return true
  })
  const found = [0.5, 1.1, 1.9, 2.5].map((spans) => at(period.start + spans * SPAN_DAYS) !== null)
  expect(found).toEqual([true, false, false, true])
})

test.each([0.000_01, 0.999_99])('so is a span with a step closer to its end than any node, at %f of it', (place) => {
  const step = period.start + (1 + place) * SPAN_DAYS
  const at = fitted((subject, jd, out) => {
    smooth(subject, jd, out)
    if (jd > step) out[LATITUDE!]! += 0.001 / 3600
    return true
  })
  const found = [0.5, 1.5, 2.5].map((spans) => at(period.start + spans * SPAN_DAYS) !== null)
  expect(found).toEqual([true, false, true])
})

test('so is a span in which the library does not know the body', () => {
  const at = fitted((subject, jd, out) => jd > period.start + 2 * SPAN_DAYS && smooth(subject, jd, out))
  expect([0.5, 1.5, 2.5].map((spans) => at(period.start + spans * SPAN_DAYS) !== null)).toEqual([false, false, true])
})

test('so is a span in which the library has no distance, or one with a step', () => {
  const edge = period.start + 2 * SPAN_DAYS
  const found = (distance: Sample['distance']) =>
    [0.5, 1.5, 2.5].map((spans) => fitted(smooth, distance)(period.start + spans * SPAN_DAYS) !== null)
  expect(found((_, jd) => (jd < edge ? Number.NaN : 5))).toEqual([false, false, true])
  expect(found((_, jd) => (jd < period.start + 1.4 * SPAN_DAYS ? 5 : 5 + 1e-8))).toEqual([true, false, true])
})

test('distances of an instant are asked for after the angles of all subjects', () => {
  const asked: string[] = []
  const sample: Sample = {
    angles: (subject, jd, out) => asked.push(`angles of ${subject}`) > 0 && smooth(subject, jd, out),
    distance: (subject) => asked.push(`distance of ${subject}`),
  }
  const tables = tablesOf(period, new ArrayBuffer(bytesOf(period)))
  fitSpans([tables.get('true_node')!, tables.get('true_lilith')!], sample, 0, 1)
  expect(asked.slice(0, 4)).toEqual([
    'angles of true_node',
    'angles of true_lilith',
    'distance of true_node',
    'distance of true_lilith',
  ])
})

test('outside the period there is nothing', () => {
  const at = fitted(smooth)
  expect([at(period.start - 0.001), at(period.start + period.days)]).toEqual([null, null])
})

test('periods of neighbouring centuries meet without a gap', () => {
  for (const century of [-5400, 0, 1500, 1900, 2000, 2300]) {
    const { start, days } = periodOf(century)
    expect(start + days).toBe(periodOf(century + 100).start)
  }
})
