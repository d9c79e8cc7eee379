import { expect, test } from 'vitest'
import { isoUtc } from '../../src/astro/civil.ts'
import { startOfDay } from '../../src/astro/zone.ts'
import { ZONE_NAMES } from '../../src/astro/zone-row.ts'
import { findZone } from '../../src/places/zones.ts'

const DAY_MS = 86_400_000

/** From the rules and zones of the tz database: the file, and what the clock did on that date. */
const DAYS = [
  ['UTC', '2026-03-01', '2026-03-01T00:00:00Z', 24, ''],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00Z', 23, 'europe: EU, 02:00 to 03:00'],
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00Z', 25, 'europe: EU, 03:00 to 02:00'],
  ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30:00Z', 23.5, 'australasia: LH, half an hour'],
  ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00Z', 24.5, 'australasia: LH, half an hour'],
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00Z', 23, 'southamerica: Brazil, 00:00 to 01:00'],
  ['America/Havana', '2026-03-08', '2026-03-08T05:00:00Z', 23, 'northamerica: Cuba, 00:00 to 01:00'],
  ['America/Havana', '2025-11-02', '2025-11-02T04:00:00Z', 25, 'northamerica: Cuba, 01:00 to 00:00'],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00Z', 24, 'northamerica: Cuba kept its summer time in 2026'],
  ['America/Toronto', '1919-03-30', '1919-03-30T05:00:00Z', 23.5, 'northamerica: Toronto, 23:30 to 00:30'],
  ['America/Toronto', '1919-03-31', '1919-03-31T04:30:00Z', 23.5, 'northamerica: it began at 00:30'],
  [
    'America/St_Johns',
    '2009-11-01',
    '2009-11-01T02:30:00Z',
    25,
    'northamerica: StJohns, 00:01 to 23:01 of the day before',
  ],
  ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00Z', 0, 'australasia: Samoa left the date out'],
  ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00Z', 24, 'australasia: Samoa, the day after'],
  ['Pacific/Kwajalein', '1993-08-21', '1993-08-21T12:00:00Z', 0, 'australasia: Kwajalein left the date out'],
] as const

test.each(DAYS)('in %s %s begins at %s and has %d hours (%s)', (id, date, start, hours) => {
  const zone = findZone(id)!
  const civilMs = Date.parse(date)
  const first = startOfDay(zone, civilMs)
  expect(isoUtc(first)).toBe(start)
  expect((startOfDay(zone, civilMs + DAY_MS) - first) / 3_600_000).toBe(hours)
})

test('no day of any zone begins before the previous day, from 1850 to 2100', () => {
  for (const id of ZONE_NAMES) {
    const zone = findZone(id)!
    for (const changeMs of zone.changesBetween(Date.UTC(1850, 0), Date.UTC(2100, 0))) {
      const middle = Math.floor(changeMs / DAY_MS) * DAY_MS
      const starts = [-2, -1, 0, 1, 2, 3].map((days) => startOfDay(zone, middle + days * DAY_MS))
      for (const [index, start] of starts.slice(1).entries()) {
        if (start < starts[index]!) expect.fail(`${id} ${isoUtc(start)} before ${isoUtc(starts[index]!)}`)
      }
    }
  }
})
