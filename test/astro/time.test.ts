import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { civilDays, civilFields, epochMsOf, isoLocal, isoUtc, julianDayOf, weekday } from '../../src/astro/civil.ts'
import { instantAt, nominalRows, parseStep, parseTime, resolveLocal, series, type Time } from '../../src/astro/time.ts'
import { findZone } from '../../src/places/zones.ts'
import { propertyRuns } from '../support/full-form.ts'

const DAY_MS = 86_400_000
const time = (text: string): Time => {
  const parsed = parseTime(text)
  if ('problem' in parsed) throw new Error(parsed.problem)
  return parsed
}
const civil = (text: string): number => time(text).civilMs
const anyInstant = fc.integer({ min: -230_000_000_000, max: 105_000_000_000 }).map((seconds) => seconds * 1000)

describe('the calendar', () => {
  test('agrees with ISO calendars on every day from year -5400 to 5400 that is tried', () => {
    fc.assert(
      fc.property(anyInstant, (epochMs) => {
        const expected = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO('UTC')
        const { year, month, day, hour, minute, second } = civilFields(epochMs)
        expect([year, month, day, hour, minute, second]).toEqual([
          expected.year,
          expected.month,
          expected.day,
          expected.hour,
          expected.minute,
          expected.second,
        ])
        expect(civilDays(year, month, day)).toBe(Math.floor(epochMs / DAY_MS))
        expect(isoUtc(epochMs)).toBe(expected.toInstant().toString())
        expect(weekday(epochMs)).toBe(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][expected.dayOfWeek - 1])
      }),
      { numRuns: propertyRuns(1000) },
    )
  })

  test('Julian days of known instants (Meeus, Astronomical Algorithms, chapter 7)', () => {
    expect(julianDayOf(Date.UTC(2000, 0, 1, 12))).toBe(2451545.0)
    expect(julianDayOf(Date.UTC(1987, 5, 19, 12))).toBe(2446966.0)
    expect(julianDayOf(civil('1600-12-31T00:00'))).toBe(2305812.5)
    expect(epochMsOf(2451545.0)).toBe(Date.UTC(2000, 0, 1, 12))
  })

  test('an offset of local mean time is shown to the second', () => {
    expect(isoLocal(Date.UTC(1850, 0, 1), -17762)).toBe('1849-12-31T19:03:58-04:56:02')
  })
})

describe('a time as callers write it', () => {
  test.each([
    ['2026-03-01', '2026-03-01T00:00:00Z', null],
    ['2026-03-01T12:30', '2026-03-01T12:30:00Z', null],
    ['2026-03-01 12:30:15.250', '2026-03-01T12:30:15.250Z', null],
    ['2026-03-01T12:30Z', '2026-03-01T12:30:00Z', 0],
    ['2026-03-01T12:30+05:30', '2026-03-01T12:30:00Z', 19800],
    ['-0500-02-28', '-000500-02-28T00:00:00Z', null],
    ['-005399-01-01', '-005399-01-01T00:00:00Z', null],
    ['2024-02-29', '2024-02-29T00:00:00Z', null],
  ])('%s', (text, fields, offsetSeconds) => {
    expect(isoUtc(civil(text))).toBe(fields)
    expect(time(text).offsetSeconds).toBe(offsetSeconds)
  })

  test.each([
    ['2026-02-30', /between 01 and 28/],
    ['1900-02-29', /between 01 and 28/],
    ['2026-13-01', /month/],
    ['2026-01-01T24:00', /hour/],
    ['2026-01-01T23:59:60', /Leap seconds/],
    ['2026-1-1', /ISO 8601/],
    ['tomorrow', /ISO 8601/],
    ['', /ISO 8601/],
    ['+020000-01-01', /year/],
    ['2026-01-01T00:00+19:00', /offset/],
  ])('%s is refused with its fault', (text, problem) => {
    expect(parseTime(text)).toMatchObject({ problem: expect.stringMatching(problem) })
  })

  test('any text is read or refused, and never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseTime(text)))
  })
})

describe('a policy for local times that the clock skips or shows twice (Berlin, 2026)', () => {
  const berlin = findZone('Europe/Berlin')!
  const at = (text: string, policy: Parameters<typeof resolveLocal>[2]) =>
    isoUtc(resolveLocal(berlin, civil(text), policy, 'start'))
  const gap = '2026-03-29T02:30'
  const fold = '2026-10-25T02:30'

  test('in a gap', () => {
    expect(at(gap, 'earlier')).toBe('2026-03-29T00:30:00Z')
    expect(at(gap, 'later')).toBe('2026-03-29T01:30:00Z')
    expect(at(gap, 'shift_forward')).toBe('2026-03-29T01:30:00Z')
    expect(at(gap, undefined)).toBe('2026-03-29T01:30:00Z')
    expect(() => at(gap, 'reject')).toThrow(/does not exist in Europe\/Berlin/)
  })

  test('in a fold', () => {
    expect(at(fold, 'earlier')).toBe('2026-10-25T00:30:00Z')
    expect(at(fold, 'later')).toBe('2026-10-25T01:30:00Z')
    expect(at(fold, 'shift_forward')).toBe('2026-10-25T00:30:00Z')
    expect(at(fold, undefined)).toBe('2026-10-25T00:30:00Z')
    expect(() => at(fold, 'reject')).toThrow(/2026-10-25T00:30:00Z.*2026-10-25T01:30:00Z/)
  })

  test('an ordinary time is the same under every policy', () => {
    for (const policy of ['reject', 'earlier', 'later', 'shift_forward', undefined] as const) {
      expect(at('2026-06-01T12:00', policy)).toBe('2026-06-01T10:00:00Z')
    }
  })

  test('agrees with Temporal for any time since 1970', () => {
    const zones = [
      'Europe/Berlin',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'Europe/Dublin',
      'Pacific/Apia',
    ]
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 330 * 365 * 96 }), (id, quarters) => {
        const civilMs = quarters * 900_000
        const plain = Temporal.Instant.fromEpochMilliseconds(civilMs).toZonedDateTimeISO('UTC').toPlainDateTime()
        const zone = findZone(id)!
        for (const [policy, disambiguation] of [
          ['earlier', 'earlier'],
          ['later', 'later'],
          [undefined, 'compatible'],
        ] as const) {
          const expected = plain.toZonedDateTime(id, { disambiguation }).epochMilliseconds
          expect(resolveLocal(zone, civilMs, policy, 'start')).toBe(expected)
        }
      }),
      { numRuns: propertyRuns(2000) },
    )
  })
})

describe('steps', () => {
  const rows = (id: string, start: string, end: string, step: string, policy: 'reject' | 'later' | null = null) => {
    const zone = findZone(id)!
    const found = series({ zone, start: time(start), end: time(end), step: parseStep(step)!, policy })
    const at = instantAt(found, zone)
    return Array.from({ length: found.count }, (_, index) => at(index))
  }

  test.each(['0d', '-1d', '1', 'd', '1w', '1.5h', '', '99999999d'])('%s is none', (text) => {
    expect(parseStep(text)).toBeNull()
  })

  test('a day keeps the local hour through both changes of the clock, and 24 hours do not', () => {
    const berlin = findZone('Europe/Berlin')!
    const localHours = (step: string) =>
      new Set(
        rows('Europe/Berlin', '2026-01-01T09:00', '2026-12-31T09:00', step).map(
          (at) => civilFields(at + berlin.offsetSecondsAt(at) * 1000).hour,
        ),
      )
    expect(localHours('1d')).toEqual(new Set([9]))
    expect(localHours('24h')).toEqual(new Set([9, 10]))
  })

  test.each([
    ['Europe/Berlin', '2026-03-29T02:30', '2026-04-02T02:30'],
    ['America/New_York', '2026-03-08T02:00', '2026-03-12T02:00'],
    ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-08T02:15'],
  ])('a skipped start in %s moves its own row alone: the others are those of Temporal', (id, start, end) => {
    const plain = Temporal.PlainDateTime.from(start)
    const expected = [0, 1, 2, 3, 4].map((days) => plain.add({ days }).toZonedDateTime(id).epochMilliseconds)
    expect(rows(id, start, end, '1d')).toEqual(expected)
  })

  test('the end is included if a step falls on it, and never passed', () => {
    expect(rows('UTC', '2026-01-01', '2026-01-03', '1d')).toHaveLength(3)
    expect(rows('UTC', '2026-01-01', '2026-01-02T23:59', '1d')).toHaveLength(2)
    expect(rows('UTC', '2026-01-01', '2026-01-01', '1d')).toHaveLength(1)
  })

  test('hours are elapsed: the day of the change has 23 or 25 of them', () => {
    expect(rows('Europe/Berlin', '2026-03-29', '2026-03-30', '1h')).toHaveLength(24)
    expect(rows('Europe/Berlin', '2026-10-25', '2026-10-26', '1h')).toHaveLength(26)
  })

  test('under reject a single skipped row refuses a long range, but a row outside the range does not', () => {
    expect(() => rows('Europe/Berlin', '2020-01-01T02:30', '2030-01-01T02:30', '1d', 'reject')).toThrow(
      /2020-03-29T02:30/,
    )
    expect(rows('Europe/Berlin', '2026-03-01T02:30', '2026-03-28T02:30', '1d', 'reject')).toHaveLength(28)
    expect(rows('Europe/Berlin', '2020-01-01T04:30', '2030-01-01T04:30', '1d', 'reject')).toHaveLength(3654)
  })

  test('Samoa had no 30 December 2011: the row of that day is shifted into the next', () => {
    const days = rows('Pacific/Apia', '2011-12-29T12:00', '2011-12-31T12:00', '1d')
    expect(days.map((at) => isoUtc(at))).toEqual([
      '2011-12-29T22:00:00Z',
      '2011-12-30T22:00:00Z',
      '2011-12-30T22:00:00Z',
    ])
  })

  test('rows never go back, and the calendar predicts their count to within one clock change', () => {
    const zones = fc.constantFrom('Europe/Berlin', 'America/Caracas', 'Asia/Tehran', 'Australia/Lord_Howe', 'UTC')
    const step = fc
      .tuple(fc.integer({ min: 1, max: 40 }), fc.constantFrom('d', 'h'))
      .map(([count, unit]) => `${count}${unit}`)
    fc.assert(
      fc.property(
        zones,
        fc.integer({ min: -60_000, max: 40_000 }),
        fc.integer({ min: 0, max: 400 }),
        step,
        (zone, day, days, each) => {
          const [start, end] = [isoUtc(day * DAY_MS).slice(0, -1), isoUtc((day + days) * DAY_MS).slice(0, -1)]
          const found = rows(zone, start, end, each)
          for (const [index, at] of found.entries()) if (index > 0) expect(at).toBeGreaterThanOrEqual(found[index - 1]!)
          expect(Math.abs(found.length - nominalRows(time(start), time(end), parseStep(each)!))).toBeLessThanOrEqual(2)
        },
      ),
      { numRuns: propertyRuns(300) },
    )
  })
})
