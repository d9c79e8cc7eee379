import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arc } from '../../src/astro/angle.ts'
import type { CalculatedBody } from '../../src/astro/body.ts'
import { julianDayOf } from '../../src/astro/civil.ts'
import { LUNATIONS } from '../../src/astro/event-searches.ts'
import type { Position, Sky } from '../../src/astro/sky.ts'
import { EVENT_KINDS, type SkyEvent, skyEvents } from '../../src/astro/sky-events.ts'
import { startOfDay } from '../../src/astro/zone.ts'
import { ZONE_NAMES } from '../../src/astro/zone-row.ts'
import { findZone } from '../../src/places/zones.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSky } from '../../workers/sky.ts'
import { EVERYTHING, NOTHING_FURTHER } from '../support/events.ts'
import { propertyRuns } from '../support/full-form.ts'

const DAY_MS = 86_400_000
const SECOND_MS = 1_000
const TROPICAL = { kind: 'tropical' } as const
const sky = swissSky(ephemerisFiles(undefined))
const within = (fromMs: number, toMs: number, over: Sky = sky) => skyEvents(over, { ...EVERYTHING, fromMs, toMs })

/** Days of the packaged files, some beside changes of clocks. */
const dates = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: Date.UTC(1800, 0, 3) / DAY_MS, max: Date.UTC(2399, 11, 10) / DAY_MS }) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('2011-12-25', '2026-03-25', '2026-10-20', '1919-03-25')
      .map((date) => Date.parse(date) / DAY_MS),
  },
)
const zones = fc.uniqueArray(fc.constantFrom(...ZONE_NAMES), { minLength: 50, maxLength: 50 })

test('events of consecutive days are together the events of the range, without repeats or gaps: 1,000 days in 50 zones', () => {
  const [runs, days] = [2, 10]
  let events = 0
  for (const id of fc.sample(zones, 1)[0]!) {
    const zone = findZone(id)!
    fc.assert(
      fc.property(dates, (first) => {
        const starts = Array.from({ length: days + 1 }, (_, day) => startOfDay(zone, (first + day) * DAY_MS))
        const single = starts.slice(1).flatMap((end, day) => within(starts[day]!, end))
        const whole = within(starts[0]!, starts[days]!)
        expect(single).toEqual(whole)
        events += whole.length
      }),
      { numRuns: runs },
    )
  }
  expect(events).toBeGreaterThan(3_000)
})

/** How far the quantity that makes an event is from exact, in degrees (of speed: a day), and how fast it changes. */
function offBy(event: SkyEvent, jd: number): { off: number; perDay: number } {
  const one = (body: CalculatedBody) => sky.positions([body], jd, TROPICAL)[0]!
  const apart = (a: CalculatedBody, b: CalculatedBody, angle: number) => {
    const [first, second] = [one(a), one(b)]
    const gap = arc(second.longitude, first.longitude)
    const offs = [arc(angle, gap), arc(-angle, gap)].sort((x, y) => Math.abs(x) - Math.abs(y))
    return { off: offs[0]!, perDay: first.speed - second.speed }
  }
  switch (event.kind) {
    case 'station':
      return { off: one(event.body).speed, perDay: Number.NaN }
    case 'lunation':
      return apart('moon', 'sun', LUNATIONS[event.phase])
    case 'exact_aspect':
    case 'moon_exact_aspect':
      return apart(event.a, event.b, event.aspect.angle)
    case 'void_of_course_begins':
      return event.lastAspect ? apart('moon', event.lastAspect.b, event.lastAspect.aspect.angle) : { off: 0, perDay: 0 }
    case 'solar_term': {
      const { longitude, speed } = one('sun')
      return { off: arc(event.longitude, longitude), perDay: speed }
    }
    case 'right_ascension_conjunction': {
      const [first, second] = sky.seen([event.a, event.b], jd, { view: 'geocentre', zodiac: TROPICAL, place: null })
      const perDay = one(event.a).speed - one(event.b).speed
      return { off: arc(second!.rightAscension, first!.rightAscension), perDay }
    }
    case 'node_passage':
      return { off: one(event.body).latitude, perDay: Number.NaN }
    case 'apsis':
      return { off: 0, perDay: Number.NaN }
    default: {
      const { longitude, speed } = one(event.body)
      return { off: arc((event.retrograde ? event.fromSign : event.sign) * 30, longitude), perDay: speed }
    }
  }
}

/** Below this speed a body moves less in a second than the uncertainty of its longitude. */
const STILL_PER_DAY = 1e-4

test('at the second of each event its quantity is within 0.5" of exact, and exact between a second before and after', () => {
  const seen = new Map<string, number>()
  fc.assert(
    fc.property(dates, (first) => {
      for (const event of within(first * DAY_MS, (first + 20) * DAY_MS)) {
        const [before, at, after] = [-1, 0, 1].map((seconds) =>
          offBy(event, julianDayOf(event.epochMs + seconds * SECOND_MS)),
        ) as [ReturnType<typeof offBy>, ReturnType<typeof offBy>, ReturnType<typeof offBy>]
        expect(Math.abs(at.off) * 3600).toBeLessThan(event.kind === 'station' ? 0.005 : 0.5)
        if (Math.abs(at.perDay) > STILL_PER_DAY) expect(before.off * after.off).toBeLessThan(0)
        seen.set(event.kind, (seen.get(event.kind) ?? 0) + 1)
      }
    }),
    { numRuns: propertyRuns(60) },
  )
  expect([...seen.keys()].sort()).toEqual([...EVENT_KINDS].sort())
})

test('an event belongs to the span that begins with its second, not to the one that ends there', () => {
  for (const { epochMs } of within(Date.UTC(2026, 1, 10), Date.UTC(2026, 1, 20))) {
    const holds = (fromMs: number, toMs: number) => within(fromMs, toMs).some((event) => event.epochMs === epochMs)
    expect(holds(epochMs, epochMs + SECOND_MS)).toBe(true)
    expect(holds(epochMs - DAY_MS, epochMs)).toBe(false)
    expect(holds(epochMs + SECOND_MS, epochMs + DAY_MS)).toBe(false)
  }
})

test('events are in order of time, and a span without length has none', () => {
  const times = within(Date.UTC(2026, 0), Date.UTC(2027, 0)).map(({ epochMs }) => epochMs)
  expect(times).toEqual([...times].sort((a, b) => a - b))
  expect(within(Date.UTC(2026, 0), Date.UTC(2026, 0))).toEqual([])
})

test('a day of all events needs at most 130 positions of any body', () => {
  fc.assert(
    fc.property(dates, (day) => {
      const asked = new Map<CalculatedBody, number>()
      const counting: Sky = {
        ...sky,
        positions(bodies, jd, zodiac) {
          for (const body of bodies) asked.set(body, (asked.get(body) ?? 0) + 1)
          return sky.positions(bodies, jd, zodiac)
        },
      }
      within(day * DAY_MS, (day + 1) * DAY_MS, counting)
      expect(Math.max(...asked.values())).toBeLessThanOrEqual(130)
    }),
    { numRuns: propertyRuns(300) },
  )
})

describe('over a sky that is made up', () => {
  const start = Date.UTC(2026, 0)
  const jd0 = julianDayOf(start)
  const position = (longitude: number, speed: number): Position => ({
    longitude: ((longitude % 360) + 360) % 360,
    latitude: 5,
    speed,
    declination: 0,
  })
  /** The Sun rests at 10 degrees and Mars turns at a longitude; all else rests where it meets nothing. */
  const skyTurning = (turning: number, atDay: number): Sky => ({
    ...sky,
    positions: (bodies, jd) =>
      bodies.map((body, index) => {
        const days = jd - jd0 - atDay
        if (body === 'mars') return position(turning + 0.01 * days * days, 0.02 * days)
        return position(body === 'sun' ? 10 : 17.3 + index, 0)
      }),
  })
  const kinds = (over: Sky) =>
    skyEvents(over, { ...EVERYTHING, ...NOTHING_FURTHER, fromMs: start, toMs: start + 10 * DAY_MS })
      .filter((event) => event.kind !== 'exact_aspect' || (event.a === 'sun' && event.b === 'mars'))
      .map((event) => `${event.kind} ${((event.epochMs - start) / DAY_MS).toFixed(2)}`)

  test('a planet that turns just beyond an exact aspect makes it twice, however short the time between', () => {
    expect(kinds(skyTurning(100 - 0.01, 5.3))).toEqual(['exact_aspect 4.30', 'station 5.30', 'exact_aspect 6.30'])
    expect(kinds(skyTurning(100 - 1e-6, 5.3))).toEqual(['exact_aspect 5.29', 'station 5.30', 'exact_aspect 5.31'])
  })

  test('one that turns just short of it does not', () => {
    expect(kinds(skyTurning(100 + 1e-6, 5.3))).toEqual(['station 5.30'])
  })

  test('a planet that dips back over a sign boundary leaves the sign retrograde and enters it again', () => {
    const found = within(start, start + 10 * DAY_MS, skyTurning(30 - 1e-4, 5.3)).filter(
      ({ kind }) => kind === 'ingress',
    )
    expect(found.map((event) => 'sign' in event && [event.sign, event.fromSign, event.retrograde])).toEqual([
      [0, 1, true],
      [1, 0, false],
    ])
    expect(found[0]!.positions[0]!.longitude).toBeCloseTo(30 - 1e-7, 10)
  })
})
