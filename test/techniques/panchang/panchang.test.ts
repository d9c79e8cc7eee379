import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { OPERATIONS } from '../../../src/operations/index.ts'
import { PanchangReply } from '../../../src/techniques/families/vedic/panchang-reply.ts'
import { PanchangMomentReply } from '../../../src/techniques/panchang-moment/schema.ts'
import { DELHI, TROMSO, useTechnique } from '../../support/vedic.ts'
import almanac from './truth.json' with { type: 'json' }

const MOMENT = '/api/v1/vedic/panchang'

const { send, answer: dayOf } = useTechnique('/api/v2/vedic/panchang', PanchangReply)

const MUMBAI = { year: 2026, month: 9, day: 22, hour: 6, minute: 0, lat: 19.076, lng: 72.8777, tz_str: 'Asia/Kolkata' }
const seconds = (clock: string): number => {
  const [hours, minutes, rest] = clock.split(':').map(Number)
  return hours! * 3600 + minutes! * 60 + rest!
}

describe('the panchang of a day', () => {
  // Stored answer of the public service for this place and date; its tithis follow the Moon of another ephemeris.
  test('at Mumbai on 2026-09-22 has the elements of a stored answer of the public service', async () => {
    const day = await dayOf({ ...MUMBAI, include_choghadiya: true, include_hora: true })
    expect(day).toMatchObject({
      weekday: { number: 3, name: 'Tuesday' },
      lunar_month: { name: 'Bhadrapada', number: 6, amanta: true, month_type: 'regular', vikram_samvat: 2083 },
      tithi: { number: 11, name: 'Ekadashi', paksha: 'Shukla', sunrises: 'one' },
      nakshatra: { number: 21, name: 'Uttara Ashadha', lord: 'Sun' },
      yoga: { number: 6, name: 'Atiganda' },
    })
    expect(day.karanas[0]).toMatchObject({ number: 6, name: 'Vanij' })
    // Kali 5127: (5127 * 117 - 60) / 10000 is 59, and 59 + 5127 + 27 leaves 53 (Sewell and Dikshit, section 59).
    expect(day.samvatsara_north).toEqual({ number: 53, name: 'Siddharthi' })
    expect(Math.abs(seconds(day.tithi.ends_at) - seconds('21:43:47'))).toBeLessThan(90)
    expect(day.choghadiya!.map(({ name }) => name)).toEqual(almanac.chaughadias_of_tuesday.names.split(' '))
    expect(day.hora![0]).toMatchObject({ lord: 'Mars', number: 1, part: 'day' })
    expect(day.hora).toHaveLength(24)
  })

  test('has the skipped tithi of 2026-01-06 at Delhi, which no day begins in', async () => {
    const { tithis } = await dayOf({ year: 2026, month: 1, day: 6, ...DELHI, convention: 'drik' })
    expect(tithis.map(({ month_number, sunrises }) => [month_number, sunrises])).toEqual([
      [18, 'one'],
      [19, 'none'],
      [20, 'one'],
    ])
  })

  test('has the answer of the moment only with a time, and says which', async () => {
    const { hour: _hour, minute: _minute, ...date } = MUMBAI
    expect(await dayOf(date)).not.toHaveProperty('request_time_panchang')
    const day = await dayOf({ ...MUMBAI, hour: 22 })
    expect(day.request_time_panchang).toMatchObject({
      local_time: '2026-09-22T22:00:00+05:30',
      tithi: { number: 12, name: 'Dwadashi' },
    })
  })

  test('of a polar day begins six hours before noon, and has no parts of daylight', async () => {
    const day = await dayOf({ year: 2026, month: 6, day: 21, ...TROMSO })
    expect(day).toMatchObject({
      sunrise: null,
      sunset: null,
      rahu_kalam: null,
      abhijit_muhurta: null,
      dur_muhurta: [],
      day: { begins_with: 'six_hours_before_noon' },
    })
    expect(day.tithis.length).toBeGreaterThan(0)
  })

  test('takes hours from UTC and other names of the coordinates, as clients send them', async () => {
    const { lat, lng, tz_str: _zone, ...date } = MUMBAI
    const other = await dayOf({ ...date, latitude: lat, longitude: lng, timezone: 5.5 })
    const own = await dayOf({ ...date, lat, lng, tz_str: '+05:30' })
    expect(other).toEqual(own)
  })

  test.each([
    [{ month: 13 }, ['body', 'month']],
    [{ day: 31, month: 9 }, ['body', 'day']],
    [{ lat: undefined, lng: undefined }, ['body', 'city']],
    [{ ayanamsha: 'nobody' }, ['body', 'ayanamsha']],
    [{ hour: undefined }, ['body', 'hour']],
    [{ timezone: 99, tz_str: 'AUTO' }, ['body', 'timezone']],
    [{ year: 9000 }, ['body', 'year']],
  ])('of %j is refused with the field', async (fields, loc) => {
    const reply = await send({ ...MUMBAI, ...fields })
    expect(reply.statusCode, reply.body).toBe(422)
    expect(reply.body).toContain(JSON.stringify(loc))
  })
})

test('counts as Vedic in the statistics', () => {
  const { isVedic } = OPERATIONS.find(({ name }) => name === 'panchang_day')!
  expect(isVedic!({ input: {} } as never)).toBe(true)
})

describe('the panchang of a moment', () => {
  test('has the parts that the day lists, with the rest of each', async () => {
    const moment = { ...MUMBAI, hour: 15, minute: 30 }
    const reply = await send(moment, MOMENT)
    expect(reply.statusCode, reply.body).toBe(200)
    expect(PanchangMomentReply.parse(reply.json())).toEqual(reply.json())
    const answer: z.output<typeof PanchangMomentReply> = reply.json()
    const day = await dayOf(moment)
    expect(answer.tithi.end_time).toBe(day.tithi.ends_at)
    expect(answer.tithi.name).toBe(day.request_time_panchang!.tithi.name)
    expect(answer.nakshatra.pada).toBe(day.request_time_panchang!.nakshatra.pada)
    for (const each of [answer.tithi, answer.nakshatra, answer.yoga, answer.karana]) {
      expect(each.percent_remaining).toBeGreaterThan(0)
      expect(each.percent_remaining).toBeLessThan(100)
    }
    // Two karanas make a tithi.
    const half = answer.karana.percent_remaining / 2
    expect([half, half + 50].some((rest) => Math.abs(rest - answer.tithi.percent_remaining) < 0.02)).toBe(true)
  })

  test('needs an hour, and has minute 0 for null', async () => {
    const refused = await send({ ...MUMBAI, hour: null, minute: 0 }, MOMENT)
    expect([refused.statusCode, refused.json().detail[0].loc]).toEqual([422, ['body', 'hour']])
    const whole = await send({ ...MUMBAI, hour: 15, minute: null }, MOMENT)
    expect(whole.json().local_time).toContain('T15:00:00')
  })
})
