import { expect, test } from 'vitest'
import { momentOf } from '../../src/astro/moment.ts'
import type { DstPolicy } from '../../src/astro/time.ts'
import { ExplainedTime } from '../../src/contract/births/moment.ts'
import { findZone } from '../../src/places/zones.ts'
import { momentReply } from '../../src/wire/time-and-place.ts'

type Fields = [year: number, month: number, day: number, hour: number, minute: number]
function explained(id: string, fields: Fields, policy?: DstPolicy, longitude: number | null = null): ExplainedTime {
  const [year, month, day, hour, minute] = fields
  const zone = findZone(id)!
  const options = { longitude, policy, calendar: 'auto' } as const
  return ExplainedTime.strict().parse(
    momentReply(momentOf(zone, { year, month, day, hour, minute, second: 0 }, options), zone.id, 51.38442, 'files'),
  )
}

test('a birth explains its time: Athens was two hours ahead of UTC on the first day of 1981', () => {
  const { timezone_data: data, ...time } = explained('Europe/Athens', [1981, 1, 1, 23, 30])
  expect(data).toMatch(/^tz 20\d\d[a-z]$/)
  expect(time).toEqual({
    utc: '1981-01-01T21:30:00Z',
    local: '1981-01-01T23:30:00+02:00',
    offset: '+02:00',
    offset_seconds: 7200,
    abbreviation: 'EET',
    is_dst: false,
    timezone: 'Europe/Athens',
    local_mean_time: false,
    calendar: 'gregorian',
    date_gregorian: '1981-01-01',
    date_julian: '1980-12-19',
    julian_day_ut: 2444606.3958333335,
    julian_day_tt: 2444606.3958333335 + 51.38442 / 86_400,
    delta_t_seconds: 51.38442,
    ephemeris: 'files',
  })
})

test('a local time that occurs twice names both instants, the chosen one and the reason', () => {
  const { change, utc } = explained('America/New_York', [2025, 11, 2, 1, 30])
  expect(utc).toBe('2025-11-02T05:30:00Z')
  expect(change).toEqual({
    kind: 'fold',
    policy: null,
    message:
      'The clock in America/New_York shows this local time twice: the earlier of two instants was used, because dst_policy was not given',
    candidates: [
      {
        utc: '2025-11-02T05:30:00Z',
        local: '2025-11-02T01:30:00-04:00',
        offset: '-04:00',
        abbreviation: 'EDT',
        is_dst: true,
      },
      {
        utc: '2025-11-02T06:30:00Z',
        local: '2025-11-02T01:30:00-05:00',
        offset: '-05:00',
        abbreviation: 'EST',
        is_dst: false,
      },
    ],
  })
  expect(explained('America/New_York', [2025, 11, 2, 1, 30], 'later').change).toMatchObject({
    policy: 'later',
    message: expect.stringContaining('the later of two instants was used, by dst_policy later'),
  })
})

test('a skipped local time shows the instant of each reading', () => {
  const { change, local } = explained('Pacific/Apia', [2011, 12, 30, 12, 0], 'shift_forward')
  expect(local).toBe('2011-12-31T12:00:00+14:00')
  expect(change?.kind).toBe('gap')
  expect(change?.candidates.map((each) => each.local)).toEqual([
    '2011-12-29T12:00:00-10:00',
    '2011-12-31T12:00:00+14:00',
  ])
})

test('an answer shows the mean time of a birthplace, and the date in both calendars', () => {
  expect(explained('Europe/Rome', [1452, 4, 15, 22, 30], undefined, 10.9252)).toMatchObject({
    utc: '1452-04-24T21:46:18Z',
    local: '1452-04-24T22:30:00+00:43:42',
    offset: '+00:43:42',
    abbreviation: 'LMT',
    local_mean_time: true,
    calendar: 'julian',
    date_julian: '1452-04-15',
    date_gregorian: '1452-04-24',
  })
})
