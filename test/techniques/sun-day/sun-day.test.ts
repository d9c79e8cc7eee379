import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { SunDayReply } from '../../../src/techniques/sun-day/schema.ts'
import { type Query, type SharedApp, sharedApp } from '../../support/app.ts'
import { published } from '../../truth/tables.ts'

const TRUTH = JSON.parse(readFileSync(new URL('truth.json', import.meta.url), 'utf8'))
const SECOND_MS = 1000

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

type Reply = z.output<typeof SunDayReply>

const send = (query: Query) =>
  service.app.inject({
    url: '/api/v1/sun/day',
    query: query as Record<string, string>,
    headers: { 'x-api-key': service.key },
  })

async function dayOf(query: Query): Promise<Reply> {
  const reply = await send(query)
  expect(reply.statusCode, reply.body).toBe(200)
  const answer = reply.json()
  expect(SunDayReply.parse(answer)).toEqual(answer)
  return answer
}

const OSLO = { lat: '59.913', lng: '10.752', tz_str: 'Europe/Oslo' }
const TROMSO = { lat: '69.65', lng: '18.96', tz_str: 'Europe/Oslo' }

describe('rising and setting', () => {
  test.each(TRUTH.rise_and_set.places as { lat: number; lng: number }[])(
    'at $lat, $lng are those of the US Naval Observatory to 35 seconds',
    async ({ lat, lng }) => {
      const rows = published('rise-set-usno').filter(([, , x, y]) => Number(x) === lng && Number(y) === lat)
      const some = rows.filter((_, index) => index % 20 === 0)
      expect(some.length).toBeGreaterThan(8)
      for (const [utc, body, , , kind] of some) {
        const day = await dayOf({ date: utc!.slice(0, 10), lat: `${lat}`, lng: `${lng}`, tz_str: 'UTC' })
        const passage = body === 'Sun' ? day.sun : day.moon
        const found = kind === 'rise' ? passage.rise : passage.set
        expect(Math.abs(Date.parse(found!) - Date.parse(utc!)), `${utc} ${body} ${kind}`).toBeLessThan(35 * SECOND_MS)
      }
    },
  )

  test('are in the order of the day, with the day length between them', async () => {
    const { sun, weekday, timezone } = await dayOf({ date: '2026-03-20', ...OSLO })
    expect([weekday, timezone]).toEqual(['Friday', 'Europe/Oslo'])
    expect([sun.rise, sun.culmination, sun.set]).toEqual([sun.rise, sun.culmination, sun.set].toSorted())
    expect(sun.day_length_seconds).toBe((Date.parse(sun.set!) - Date.parse(sun.rise!)) / 1000)
    // At an equinox the Sun rises in the east and sets in the west, a little north of it because of refraction.
    expect(Math.abs(sun.rise_azimuth_deg! - 90)).toBeLessThan(2.5)
    expect(Math.abs(sun.set_azimuth_deg! - 270)).toBeLessThan(2.5)
    expect(sun.culmination_altitude_deg).toBeCloseTo(90 - Number(OSLO.lat), 0)
  })

  test('on polar days are replaced by where the Sun stays', async () => {
    const at = async (date: string) => (await dayOf({ date, ...TROMSO, include_planetary_hours: 'true' })) as Reply
    const [summer, winter] = [await at('2026-06-21'), await at('2026-12-21')]
    expect(summer.sun).toMatchObject({ rise: null, set: null, stays: 'above', day_length_seconds: 86_400 })
    expect(winter.sun).toMatchObject({ rise: null, set: null, stays: 'below', day_length_seconds: 0 })
    expect([summer.planetary_hours, winter.planetary_hours]).toEqual([null, null])
    // In the polar night of Tromsø there is still a civil twilight around noon.
    expect(winter.twilight.civil.begin! < winter.twilight.civil.end!).toBe(true)
    expect(summer.twilight.civil).toEqual({ begin: null, end: null })
  })

  test('have named options: the centre without air rises later, and from a height the Sun rises earlier', async () => {
    const riseWith = async (options: Query) =>
      Date.parse((await dayOf({ date: '2026-03-20', ...OSLO, ...options })).sun.rise!)
    const usual = await riseWith({})
    const geometric = await riseWith({ limb: 'centre', refraction_arcmin: '0' })
    const high = await riseWith({ elevation_m: '400' })
    // The Sun climbs 15 degrees an hour times the cosine of the latitude: 50 minutes of arc in some 6.7 minutes of time.
    expect((geometric - usual) / 60_000).toBeGreaterThan(6)
    expect((geometric - usual) / 60_000).toBeLessThan(7.5)
    expect((usual - high) / 60_000).toBeGreaterThan(4)
    const { horizon } = await dayOf({ date: '2026-03-20', ...OSLO, elevation_m: '100' })
    expect(horizon).toEqual({ limb: 'upper', refraction_arcmin: 34, dip_arcmin: 17.6 })
  })

  test('keep the date of the place where clocks change', async () => {
    // Clocks go from 02:00 to 03:00 on 29 March 2026.
    const { sun } = await dayOf({ date: '2026-03-29', ...OSLO })
    expect(sun.rise).toMatch(/^2026-03-29T0[67]:.*\+02:00$/)
  })
})

describe('the place', () => {
  test('is said with its country and the number of places of the same name', async () => {
    const { location, warnings } = await dayOf({ date: '2026-03-20', city: 'Springfield' })
    expect(location).toMatchObject({ city: 'Springfield', country: 'US', place_from: 'gazetteer' })
    // The five largest of them are in Missouri, Massachusetts, Illinois, Oregon and Ohio (US census of 2020).
    expect(location.other_places_of_that_name).toBeGreaterThan(3)
    expect(warnings).toBeUndefined()
  })

  test('had the mean time of its longitude before there were zones, which a warning says', async () => {
    const { sun, warnings } = await dayOf({ date: '1850-09-01', lat: '60.39', lng: '5.32' })
    // The equation of time is less than a minute on 1 September (Meeus, Astronomical Algorithms, figure in chapter 28).
    expect(Math.abs(Date.parse(`${sun.culmination!.slice(0, 19)}Z`) - Date.parse('1850-09-01T12:00:00Z'))).toBeLessThan(
      60 * SECOND_MS,
    )
    expect(warnings!.map(({ code }) => code)).toContain('local_mean_time')
    expect(warnings!.find(({ code }) => code === 'local_mean_time')!.message).toMatch(/^date: /)
  })

  test('has a warning where its coordinates are far from its name', async () => {
    const { warnings } = await dayOf({ date: '2026-03-20', ...OSLO, city: 'Athens' })
    expect(warnings!.map(({ code }) => code)).toEqual(['place_mismatch'])
  })
})

describe('planetary hours', () => {
  const hoursOf = async (date: string) =>
    (await dayOf({ date, ...OSLO, include_planetary_hours: 'true' })).planetary_hours!

  test('begin with the ruler of the day and go on as Agrippa has it', async () => {
    // 2026-03-21 is a Saturday.
    const { day_ruler, hours } = await hoursOf('2026-03-21')
    expect(day_ruler).toBe('saturn')
    expect(hours.slice(0, 8).map(({ ruler }) => ruler)).toEqual(TRUTH.planetary_hours.saturday)
    for (const [index, ruler] of (TRUTH.planetary_hours.week as string[]).entries())
      expect((await hoursOf(`2026-03-${22 + index}`)).day_ruler).toBe(ruler)
  })

  test('follow each other without a gap from a sunrise to the next, whose day goes on with the order', async () => {
    const [today, tomorrow] = [await hoursOf('2026-05-10'), await hoursOf('2026-05-11')]
    const { sun } = await dayOf({ date: '2026-05-10', ...OSLO })
    for (const [index, { start }] of today.hours.entries())
      if (index > 0) expect(start).toBe(today.hours[index - 1]!.end)
    expect([today.hours[0]!.start, today.hours[12]!.start]).toEqual([sun.rise, sun.set])
    expect(today.hours[23]!.end).toBe(tomorrow.hours[0]!.start)
    const order = [...today.hours, ...tomorrow.hours].map(({ ruler }) => ruler)
    for (const [index, ruler] of order.entries()) expect(ruler).toBe(order[index % 7])
    const lengths = today.hours.map(({ start, end }) => Date.parse(end) - Date.parse(start))
    expect(Math.max(...lengths.slice(0, 12)) - Math.min(...lengths.slice(0, 12))).toBeLessThanOrEqual(SECOND_MS)
    expect(lengths[0]! > lengths[12]!).toBe(true)
  })

  test('are left out unless they are asked for', async () => {
    expect(await dayOf({ date: '2026-05-10', ...OSLO })).not.toHaveProperty('planetary_hours')
  })
})

test('sidereal time at midnight is that of an example by Meeus', async () => {
  const { date, hours } = TRUTH.sidereal_time
  const { sidereal_time_at_midnight } = await dayOf({ date, lat: '51.4779', lng: '0', tz_str: 'UTC' })
  expect(sidereal_time_at_midnight).toBe(hours)
})

test('today is the date at the place', async () => {
  const before = new Date().toLocaleDateString('sv-SE', { timeZone: 'Pacific/Kiritimati' })
  const { date } = await dayOf({ lat: '1.87', lng: '-157.43', tz_str: 'Pacific/Kiritimati' })
  const after = new Date().toLocaleDateString('sv-SE', { timeZone: 'Pacific/Kiritimati' })
  expect([before, after]).toContain(date)
})

test.each<[Query, string, RegExp]>([
  [{}, 'query.city', /give city, or lat and lng/],
  [{ lat: '1' }, 'query.lng', /given together/],
  [{ ...OSLO, date: '2026-02-30' }, 'query.date', /between 01 and 28/],
  [{ ...OSLO, date: 'tomorrow' }, 'query.date', /or today/],
  [{ ...OSLO, elevation_m: '-1' }, 'query.elevation_m', /0/],
  [{ ...OSLO, refraction_arcmin: '100' }, 'query.refraction_arcmin', /90/],
  [{ ...OSLO, limb: 'left' }, 'query.limb', /upper/],
  [{ city: 'Nowhere at all' }, 'query.city', /no place/],
  [{ ...OSLO, date: '9999-01-01' }, 'query.date', /ephemeris|years/i],
])('%j is refused with what is allowed', async (query, field, message) => {
  const reply = await send(query)
  expect(reply.statusCode, reply.body).toBe(422)
  const faults: { loc: string[]; msg: string }[] = reply.json().detail
  expect(faults.find(({ loc }) => loc.join('.') === field)?.msg).toMatch(message)
})
