import { describe, expect, test } from 'vitest'
import type { CalculatedBody } from '../../src/astro/body.ts'
import { julianDayOf } from '../../src/astro/civil.ts'
import { framesOf } from '../../src/astro/frames.ts'
import { ALMANAC, culminations, localTrack, risingsAndSettings, TWILIGHTS, twilight } from '../../src/astro/horizon.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSky } from '../../workers/sky.ts'
import { published } from './tables.ts'

const sky = swissSky(ephemerisFiles(undefined))
const day = (year: number, month: number, date: number): number => julianDayOf(Date.UTC(year, month - 1, date))
const SECOND_DAYS = 1 / 86_400

interface Row {
  readonly jd: number
  readonly body: CalculatedBody
  readonly place: { readonly latitude: number; readonly longitude: number }
  readonly kind: string
}
const ROWS: readonly Row[] = published('rise-set-usno').map(([utc, body, lng, lat, kind]) => ({
  jd: julianDayOf(Date.parse(utc!)),
  body: body!.toLowerCase() as CalculatedBody,
  place: { latitude: Number(lat), longitude: Number(lng) },
  kind: kind!,
}))

/** Seconds from the printed minute to the nearest event of the same kind. */
function differenceOf({ jd, body, place, kind }: Row): number {
  const [from, to] = [jd - 0.25, jd + 0.25]
  const found = risingsAndSettings(localTrack(sky, body, place, from, to), ALMANAC, from, to)
  return Math.min(...found.filter((event) => event.kind === kind).map((event) => Math.abs(event.jd - jd))) / SECOND_DAYS
}

describe('risings and settings are those of the US Naval Observatory, which prints minutes', () => {
  const below = ROWS.filter(({ place }) => Math.abs(place.latitude) < 62)
  const above = ROWS.filter(({ place }) => Math.abs(place.latitude) >= 62)

  test('within 32 seconds below latitudes of 62 degrees', () => {
    const late = below.filter((row) => !(differenceOf(row) < 32))
    expect(late).toEqual([])
    expect(below.length).toBeGreaterThan(2_500)
  })

  test('within 84 seconds to the poles', () => {
    const late = above.filter((row) => !(differenceOf(row) < 84))
    expect(late).toEqual([])
    expect(above.length).toBeGreaterThan(400)
  })
})

describe('a day', () => {
  const OSLO = { latitude: 59.91, longitude: 10.75 }
  const TROMSO = { latitude: 69.65, longitude: 18.96 }

  test('has the Sun below the horizon or above it all day beyond the polar circle', () => {
    for (const [from, isUp] of [
      [day(2026, 6, 21), true],
      [day(2026, 12, 21), false],
    ] as const) {
      const track = localTrack(sky, 'sun', TROMSO, from, from + 1)
      expect(risingsAndSettings(track, ALMANAC, from, from + 1)).toEqual([])
      expect(track.above(ALMANAC)(from) > 0).toBe(isUp)
    }
  })

  test('has a rising and a setting a few minutes apart where the Sun grazes the horizon', () => {
    const [from, to] = [day(2026, 1, 1), day(2026, 2, 1)]
    const track = localTrack(sky, 'sun', TROMSO, from, to)
    const [first, second, third] = risingsAndSettings(track, ALMANAC, from, to)
    expect([first!.kind, second!.kind, third!.kind]).toEqual(['rise', 'set', 'rise'])
    // The first sunrise after the polar night is near noon, and the day is less than an hour.
    expect((second!.jd - first!.jd) * 24).toBeLessThan(1)
    expect(first!.azimuth).toBeGreaterThan(165)
  })

  test('has its events in order: a setting follows a rising, and a culmination lies between them', () => {
    const [from, to] = [day(2026, 3, 1), day(2026, 5, 1)]
    for (const body of ['sun', 'moon', 'mars'] as const) {
      const track = localTrack(sky, body, OSLO, from, to)
      const events = [...risingsAndSettings(track, ALMANAC, from, to), ...culminations(track, from, to)].sort(
        (one, other) => one.jd - other.jd,
      )
      const order = ['rise', 'upper_culmination', 'set', 'lower_culmination']
      for (const [index, { kind }] of events.entries())
        expect(order.indexOf(kind), `${body} ${index}`).toBe((order.indexOf(events[0]!.kind) + index) % 4)
      for (const { kind, altitude } of events)
        if (/culmination/.test(kind)) expect(altitude > 0).toBe(kind === 'upper_culmination')
    }
  })

  test('ends in three twilights, one after the other', () => {
    const from = day(2026, 3, 20)
    const track = localTrack(sky, 'sun', { latitude: 40, longitude: 0 }, from, from + 1)
    const ends = [ALMANAC, ...TWILIGHTS.map(twilight)].map(
      (horizon) => risingsAndSettings(track, horizon, from, from + 1).find(({ kind }) => kind === 'set')!.jd,
    )
    expect(ends).toEqual(ends.toSorted((a, b) => a - b))
    // Civil twilight at the equinox and 40 degrees lasts 27 minutes, astronomical 94 (US Naval Observatory, definitions).
    expect((ends[1]! - ends[0]!) * 1440).toBeGreaterThan(25)
    expect((ends[3]! - ends[0]!) * 1440).toBeLessThan(100)
  })

  test('has the altitudes and azimuths of the horizontal frame', () => {
    const from = day(2026, 7, 1)
    const observed = { zodiac: { kind: 'tropical' }, place: OSLO } as const
    for (const body of ['moon', 'venus'] as const) {
      const track = localTrack(sky, body, OSLO, from, from + 1)
      for (const jd of [from, from + 0.3, from + 0.77]) {
        const [azimuth, altitude] = framesOf(['horizontal'], [body])(sky, jd, observed)[0]!
        // The track takes the Earth for a sphere, and azimuths from its centre: a fifth of a degree of parallax for the Moon.
        expect(Math.abs(track.altitude(jd) - altitude!)).toBeLessThan(0.01)
        expect(Math.abs(track.azimuth(jd) - azimuth!)).toBeLessThan(0.01)
      }
    }
  })
})

test('the Moon at the horizon of the equator is within 0.2 seconds of arc of the library’s place from the surface', () => {
  const place = { latitude: 0, longitude: 20 }
  const from = day(2020, 1, 1)
  const until = from + 365
  const track = localTrack(sky, 'moon', place, from, until)
  const worst = risingsAndSettings(track, { limb: 'centre', refraction: 0, altitude: 0 }, from, until).map(({ jd }) => {
    const [seen] = sky.seen(['moon'], jd, { view: 'topocentre', zodiac: { kind: 'tropical' }, place })
    const hourAngle = sky.siderealTimeHours(jd) * 15 + place.longitude - seen!.rightAscension
    const [h, declination] = [hourAngle, seen!.declination].map((degrees) => (degrees * Math.PI) / 180)
    return Math.abs(Math.asin(Math.cos(declination!) * Math.cos(h!)) * (180 / Math.PI) * 3600)
  })
  expect(worst.length).toBeGreaterThan(700)
  expect(Math.max(...worst)).toBeLessThan(0.2)
})
