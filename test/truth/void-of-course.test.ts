import { expect, test } from 'vitest'
import { epochMsOf, julianDayOf } from '../../src/astro/civil.ts'
import { type VoidDefinition, voidOfCourse } from '../../src/astro/moon.ts'
import { skyEvents } from '../../src/astro/sky-events.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSky } from '../../workers/sky.ts'
import { NOTHING_FURTHER } from '../support/events.ts'

/**
 * Void of course Moons in UTC to the minute, as published at moontracks.com/void_of_course_moon_dates.html for October
 * 2014 and May 2017: when the void begins, and when the Moon enters the next sign. By Sun to Pluto.
 */
const PUBLISHED = [
  ['2014-10-02T16:18Z', '2014-10-03T08:00Z'],
  ['2014-10-04T18:32Z', '2014-10-05T09:24Z'],
  ['2014-10-06T19:38Z', '2014-10-07T10:07Z'],
  ['2014-10-08T14:20Z', '2014-10-09T11:44Z'],
  ['2014-10-11T00:48Z', '2014-10-11T15:51Z'],
  ['2014-10-13T17:58Z', '2014-10-13T23:30Z'],
  ['2014-10-15T23:27Z', '2014-10-16T10:29Z'],
  ['2017-05-01T20:22Z', '2017-05-02T04:12Z'],
  ['2017-05-04T04:35Z', '2017-05-04T09:46Z'],
  ['2017-05-06T12:42Z', '2017-05-06T18:20Z'],
  ['2017-05-08T22:59Z', '2017-05-09T05:00Z'],
  ['2017-05-10T21:42Z', '2017-05-11T16:59Z'],
  ['2017-05-14T02:14Z', '2017-05-14T05:37Z'],
  ['2017-05-16T10:22Z', '2017-05-16T17:50Z'],
  ['2017-05-19T00:33Z', '2017-05-19T03:52Z'],
] as const

const MINUTE_MS = 60_000
const sky = swissSky(ephemerisFiles(undefined))
const TROPICAL = { kind: 'tropical' } as const

test.each(PUBLISHED)(
  'the void from %s to %s is found to the minute, from any moment of the Moon’s stay',
  (start, end) => {
    const [startMs, endMs] = [Date.parse(start), Date.parse(end)]
    for (const at of [startMs - 20 * MINUTE_MS, (startMs + endMs) / 2, endMs - 3 * MINUTE_MS]) {
      const found = voidOfCourse(sky, julianDayOf(at), TROPICAL, 'modern')
      expect(Math.abs(epochMsOf(found.start) - startMs)).toBeLessThanOrEqual(MINUTE_MS)
      expect(Math.abs(epochMsOf(found.end) - endMs)).toBeLessThanOrEqual(MINUTE_MS)
    }
  },
)

test('a chart and the events of the day have the same void, to the last bit, at 400 instants', () => {
  const nothingElse = {
    ...{ moonIngresses: false, ingresses: false, stations: false, lunations: false, quarters: false },
    ...{ aspects: false, moonAspects: false, points: false, ...NOTHING_FURTHER },
  }
  for (let index = 0; index < 400; index += 1) {
    const definition: VoidDefinition = index % 2 === 0 ? 'modern' : 'traditional'
    const atMs = Date.UTC(1801 + Math.floor(index * 1.49), (index * 5) % 12, 1 + (index % 28), (index * 7) % 24)
    const inChart = voidOfCourse(sky, julianDayOf(atMs), TROPICAL, definition)
    const beginsMs = Math.floor(epochMsOf(inChart.start) / MINUTE_MS) * MINUTE_MS
    const span = { fromMs: beginsMs - MINUTE_MS, toMs: beginsMs + 2 * MINUTE_MS, voids: definition }
    const events = skyEvents(sky, { ...nothingElse, ...span }).flatMap((event) =>
      event.kind === 'void_of_course_begins' ? [[event.jd, event.until.jd]] : [],
    )
    expect(events, new Date(atMs).toISOString()).toEqual([[inChart.start, inChart.end]])
  }
})

test('by the traditional bodies a void begins no later than by the modern ones', () => {
  let earlier = 0
  for (let day = 0; day < 200; day += 1) {
    const jd = julianDayOf(Date.UTC(2026, 0, 1 + day))
    const modern = voidOfCourse(sky, jd, TROPICAL, 'modern')
    const traditional = voidOfCourse(sky, jd, TROPICAL, 'traditional')
    expect(traditional.start).toBeLessThanOrEqual(modern.start)
    expect(traditional.end).toBe(modern.end)
    if (traditional.start < modern.start) earlier += 1
  }
  expect(earlier).toBeGreaterThan(20)
})
