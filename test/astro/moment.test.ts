import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { civilFields } from '../../src/astro/civil.ts'
import { type Moment, momentAt, momentOf } from '../../src/astro/moment.ts'
import { DST_POLICIES, type DstPolicy, parseTime } from '../../src/astro/time.ts'
import type { Zone } from '../../src/astro/zone.ts'
import { ZONE_NAMES } from '../../src/astro/zone-row.ts'
import { findZone } from '../../src/places/zones.ts'
import { Refusal } from '../../src/platform/errors.ts'
import { propertyRuns } from '../support/full-form.ts'

const civil = (text: string): number => (parseTime(text) as { civilMs: number }).civilMs
const read = (zone: Zone, civilMs: number, policy?: DstPolicy, longitude: number | null = null): Moment =>
  momentOf(zone, civilFields(civilMs), { longitude, policy, calendar: 'gregorian' })
const born = (id: string, local: string, longitude: number | null = null, policy?: DstPolicy): Moment =>
  read(findZone(id)!, civil(local), policy, longitude)
const iso = (epochMs: number): string => new Date(epochMs).toISOString().replace('.000Z', 'Z')

/** The instant, or the code of the refusal. */
function outcome(zone: Zone, civilMs: number, policy: DstPolicy | undefined): number | string {
  try {
    return read(zone, civilMs, policy).epochMs
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

/** Instants and marks by the tz database: `zdump -v` of each zone. */
describe('a time that the clock shows twice or skips', () => {
  test.each([
    ['America/New_York', '2025-11-02T01:30', 'fold', '2025-11-02T05:30:00Z EDT true', '2025-11-02T06:30:00Z EST false'],
    ['America/New_York', '2025-03-09T02:30', 'gap', '2025-03-09T06:30:00Z EST false', '2025-03-09T07:30:00Z EDT true'],
    ['Europe/Dublin', '2026-10-25T01:30', 'fold', '2026-10-25T00:30:00Z IST false', '2026-10-25T01:30:00Z GMT true'],
    ['Europe/Dublin', '2026-03-29T01:30', 'gap', '2026-03-29T00:30:00Z GMT true', '2026-03-29T01:30:00Z IST false'],
    [
      'Australia/Lord_Howe',
      '2026-04-05T01:45',
      'fold',
      '2026-04-04T14:45:00Z +11 true',
      '2026-04-04T15:15:00Z +1030 false',
    ],
    [
      'Australia/Lord_Howe',
      '2026-10-04T02:15',
      'gap',
      '2026-10-03T15:15:00Z +1030 false',
      '2026-10-03T15:45:00Z +11 true',
    ],
    ['Pacific/Apia', '2011-12-30T12:00', 'gap', '2011-12-29T22:00:00Z -10 true', '2011-12-30T22:00:00Z +14 true'],
    ['Pacific/Apia', '1892-07-04T12:00', 'fold', '1892-07-03T23:26:56Z LMT false', '1892-07-04T23:26:56Z LMT false'],
    ['Europe/London', '1947-05-11T12:00', null],
    ['Europe/London', '1947-04-13T02:30', 'gap', '1947-04-13T00:30:00Z BST true', '1947-04-13T01:30:00Z BDST true'],
    ['Asia/Pyongyang', '2018-05-04T23:45', 'gap', '2018-05-04T14:45:00Z KST false', '2018-05-04T15:15:00Z KST false'],
    [
      'Africa/Casablanca',
      '2025-02-23T02:30',
      'fold',
      '2025-02-23T01:30:00Z +01 false',
      '2025-02-23T02:30:00Z +00 true',
    ],
  ] as const)('%s %s', (id, local, kind, ...expected) => {
    const { change } = born(id, local)
    expect(change?.kind ?? null).toBe(kind)
    expect((change?.candidates ?? []).map((each) => `${iso(each.epochMs)} ${each.abbreviation} ${each.isDst}`)).toEqual(
      expected,
    )
  })

  test.each([...DST_POLICIES, undefined])('under the policy %s', (policy) => {
    const zone = findZone('America/New_York')!
    const [fold, gap] = [civil('2025-11-02T01:30'), civil('2025-03-09T02:30')]
    const expected = {
      reject: ['local_time_ambiguous', 'local_time_nonexistent'],
      earlier: [Date.UTC(2025, 10, 2, 5, 30), Date.UTC(2025, 2, 9, 6, 30)],
      later: [Date.UTC(2025, 10, 2, 6, 30), Date.UTC(2025, 2, 9, 7, 30)],
      shift_forward: [Date.UTC(2025, 10, 2, 5, 30), Date.UTC(2025, 2, 9, 7, 30)],
    }[policy ?? 'shift_forward']
    expect([outcome(zone, fold, policy), outcome(zone, gap, policy)]).toEqual(expected)
    if (policy !== 'reject') expect(read(zone, fold, policy).change?.policy).toBe(policy ?? null)
  })
})

const changeOfClock = fc
  .tuple(fc.constantFrom(...ZONE_NAMES), fc.nat(), fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }))
  .map(([id, pick, share]) => {
    const zone = findZone(id)!
    const changes = [...zone.changesBetween(-Infinity, Date.UTC(2099, 0))]
    const atMs = changes[pick % changes.length] ?? 0
    const [before, after] = [zone.offsetSecondsAt(atMs - 1), zone.offsetSecondsAt(atMs)]
    const shiftSeconds = Math.abs(after - before)
    const civilMs = atMs + (Math.min(before, after) + Math.floor(share * shiftSeconds)) * 1000
    return { zone, atMs, civilMs, shiftMs: shiftSeconds * 1000, kind: after < before ? 'fold' : 'gap' } as const
  })
  .filter(({ shiftMs }) => shiftMs > 0)

test('at any clock change both candidates are right, under every policy', () => {
  fc.assert(
    fc.property(
      changeOfClock,
      fc.constantFrom(...DST_POLICIES, undefined),
      ({ zone, atMs, civilMs, shiftMs, kind }, policy) => {
        const { change } = read(zone, civilMs, 'earlier')
        expect(change?.kind).toBe(kind)
        const [first, second] = change!.candidates
        expect(second!.epochMs - first!.epochMs).toBe(shiftMs)
        expect(first!.epochMs).toBeLessThan(atMs)
        expect(second!.epochMs).toBeGreaterThanOrEqual(atMs)
        const shown = [first, second].map((each) => each!.epochMs + zone.offsetSecondsAt(each!.epochMs) * 1000)
        expect(shown).toEqual(kind === 'fold' ? [civilMs, civilMs] : [civilMs - shiftMs, civilMs + shiftMs])
        const allowed = {
          reject: kind === 'fold' ? 'local_time_ambiguous' : 'local_time_nonexistent',
          earlier: first!.epochMs,
          later: second!.epochMs,
          shift_forward: kind === 'fold' ? first!.epochMs : second!.epochMs,
        }
        expect(outcome(zone, civilMs, policy)).toBe(allowed[policy ?? 'shift_forward'])
      },
    ),
    { numRuns: propertyRuns(3000) },
  )
})

test('any other time has one instant, at which clocks show it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONE_NAMES), fc.integer({ min: -5_000_000, max: 6_000_000 }), (id, kiloseconds) => {
      const zone = findZone(id)!
      const moment = read(zone, kiloseconds * 1_000_000)
      if (moment.change) return
      expect(moment.epochMs + moment.offsetSeconds * 1000).toBe(kiloseconds * 1_000_000)
      expect({ ...momentAt(zone, moment.epochMs, null), calendar: 'gregorian' }).toEqual(moment)
    }),
    { numRuns: propertyRuns(2000) },
  )
})

/** Four minutes of time to a degree of longitude; the ends of local mean time by the tz database. */
describe('before the first standard time a birthplace has its own mean time', () => {
  test('Marseille (5.3698° E) in 1850 is 21 min 29 s ahead of Greenwich, where Paris is 9 min 21 s', () => {
    const marseille = born('Europe/Paris', '1850-06-01T12:00', 5.3698)
    expect(iso(marseille.epochMs)).toBe('1850-06-01T11:38:31Z')
    expect(marseille).toMatchObject({ offsetSeconds: 1289, abbreviation: 'LMT', meanTime: 'place' })
    const unknown = born('Europe/Paris', '1850-06-01T12:00')
    expect(unknown).toMatchObject({ offsetSeconds: 561, abbreviation: 'LMT', meanTime: null })
  })

  test('but by the law of 1891 that of Paris', () => {
    const marseille = born('Europe/Paris', '1900-06-01T12:00', 5.3698)
    expect(marseille).toMatchObject({ offsetSeconds: 561, abbreviation: 'PMT', meanTime: null })
  })

  test('and Lagos from 1908 to 1914 that of Lagos: there had been standard time before', () => {
    const ibadan = born('Africa/Lagos', '1910-01-01T12:00', 3.9)
    expect(ibadan).toMatchObject({ offsetSeconds: 815, abbreviation: 'LMT', meanTime: null })
    expect(born('Africa/Lagos', '1900-01-01T12:00', 3.9)).toMatchObject({ offsetSeconds: 936, meanTime: 'place' })
  })

  test('standard time began at one instant: Boston had minutes twice, Buffalo skipped some', () => {
    const [boston, buffalo] = [-71.06, -78.88]
    const twice = born('America/New_York', '1883-11-18T12:05', boston)
    expect(twice.change).toMatchObject({
      kind: 'fold',
      candidates: [
        { offsetSeconds: -17054, abbreviation: 'LMT' },
        { offsetSeconds: -18000, abbreviation: 'EST' },
      ],
    })
    expect(twice.change?.candidates.map(({ epochMs }) => iso(epochMs))).toEqual([
      '1883-11-18T16:49:14Z',
      '1883-11-18T17:05:00Z',
    ])
    const skipped = born('America/New_York', '1883-11-18T11:50', buffalo)
    expect(skipped.change).toMatchObject({ kind: 'gap' })
    expect(skipped.change?.candidates.map(({ epochMs }) => iso(epochMs))).toEqual([
      '1883-11-18T16:50:00Z',
      '1883-11-18T17:05:31Z',
    ])
    expect(() => born('America/New_York', '1883-11-18T11:50', buffalo, 'reject')).toThrow(Refusal)
  })

  test('on the zone’s side of the date line: Manila had America’s date until 1844, Sitka Asia’s until 1867', () => {
    expect(born('Asia/Manila', '1800-01-01T12:00', 121).offsetSeconds).toBe(121 * 240 - 86_400)
    expect(born('Asia/Manila', '1850-01-01T12:00', 121).offsetSeconds).toBe(121 * 240)
    expect(born('America/Sitka', '1860-01-01T12:00', -135.33).offsetSeconds).toBe(-32_479 + 86_400)
    expect(born('America/Sitka', '1880-01-01T12:00', -135.33).offsetSeconds).toBe(-32_479)
  })
})

test('UTC and fixed offsets have no changes, no mean time, and a fixed offset no DST mark', () => {
  expect(born('UTC', '1850-01-01T12:00', 77)).toMatchObject({
    offsetSeconds: 0,
    abbreviation: 'UTC',
    isDst: false,
    meanTime: null,
    change: null,
  })
  expect(born('+05:30', '1850-01-01T12:00', 77)).toMatchObject({
    offsetSeconds: 19_800,
    abbreviation: '+0530',
    isDst: null,
    meanTime: null,
    change: null,
  })
})

test('the calendar of an instant is that of its local day', () => {
  const reformMs = civil('1582-10-15T00:00')
  expect(momentAt(findZone('UTC')!, reformMs, null).calendar).toBe('gregorian')
  expect(momentAt(findZone('UTC')!, reformMs - 1, null).calendar).toBe('julian')
  expect(momentAt(findZone('-01:00')!, reformMs, null).calendar).toBe('julian')
})

test('a date of the Julian calendar gives the Julian day of swetest, less the mean time of its place', () => {
  const moment = momentOf(
    findZone('UTC')!,
    { year: 1452, month: 4, day: 15, hour: 12, minute: 0, second: 0 },
    { longitude: null, policy: undefined, calendar: 'auto' },
  )
  expect([moment.jd, moment.calendar]).toEqual([2251506, 'julian'])
  const vinci = momentOf(
    findZone('Europe/Rome')!,
    { year: 1452, month: 4, day: 15, hour: 12, minute: 0, second: 0 },
    { longitude: 10.9252, policy: undefined, calendar: 'auto' },
  )
  expect((moment.epochMs - vinci.epochMs) / 1000).toBe(2622)
})

test('a refused time or day has the field name of the caller', () => {
  const zone = findZone('America/New_York')!
  const options = {
    longitude: null,
    calendar: 'auto',
    fields: { day: 'subject.birth_date', time: 'subject.birth_time' },
  } as const
  const noon = { year: 2025, month: 2, day: 30, hour: 12, minute: 0, second: 0 }
  const field = (run: () => unknown): string | undefined => {
    try {
      run()
    } catch (error) {
      if (error instanceof Refusal) return error.detail.field
      throw error
    }
    return undefined
  }
  expect(field(() => momentOf(zone, noon, { ...options, policy: undefined }))).toBe('subject.birth_date')
  const twice = { year: 2025, month: 11, day: 2, hour: 1, minute: 30, second: 0 }
  expect(field(() => momentOf(zone, twice, { ...options, policy: 'reject' }))).toBe('subject.birth_time')
})
