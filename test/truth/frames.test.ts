import { describe, expect, test } from 'vitest'
import type { CalculatedBody } from '../../src/astro/body.ts'
import { julianDayOf } from '../../src/astro/civil.ts'
import { FRAMES, type Frame, framesOf, isUnseen } from '../../src/astro/frames.ts'
import type { Coordinates, View } from '../../src/astro/sky.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSkies } from '../../workers/sky.ts'
import { AU, BODIES, DEGREES, fixture, near, TROPICAL } from './printed.ts'
import { published } from './tables.ts'

const { files: sky, moshier } = swissSkies(ephemerisFiles(undefined))

type Row = readonly [longitude: number, latitude: number, distance: number, rightAscension: number, declination: number]
type Sample = Readonly<Record<View, readonly Row[]>> & {
  readonly epochMs: number
  readonly latitude: number
  readonly longitude: number
  /** The azimuth from the south, and the altitude. */
  readonly horizon: readonly (readonly [number, number])[]
}

const SAMPLES = fixture<readonly Sample[]>('frames')
/** The program has no useful lines for points of the Moon's orbit. */
const PRINTED = BODIES.filter((body) => !/node|lilith/.test(body))
const COLUMNS = ['longitude', 'latitude', 'distance', 'rightAscension', 'declination'] as const

describe('places equal swetest to its last digit', () => {
  const views = Object.keys(SAMPLES[0]!).filter(
    (name) => Array.isArray(SAMPLES[0]![name as View]) && name !== 'horizon',
  )

  test.each(views as View[])('by the view %s, for 16 bodies at 20 instants and places', (view) => {
    const bodies = view === 'sun' ? PRINTED.slice(1) : PRINTED
    for (const sample of SAMPLES) {
      const found = sky.seen(bodies, julianDayOf(sample.epochMs), { view, zodiac: TROPICAL, place: sample })
      for (const [index, row] of sample[view].entries()) {
        const what = `${bodies[index]} by ${view} at ${new Date(sample.epochMs).toISOString()}`
        for (const [column, name] of COLUMNS.entries())
          near(found[index]![name], row[column]!, name === 'distance' ? AU : DEGREES, `${name} of ${what}`)
      }
    }
    expect(views).toHaveLength(7)
  })

  test('azimuths and altitudes, which the library does not calculate for us', () => {
    const altitudes = SAMPLES.flatMap(({ epochMs, latitude, longitude, horizon }) => {
      const place = { latitude, longitude }
      const found = framesOf(['horizontal'], PRINTED)(sky, julianDayOf(epochMs), { zodiac: TROPICAL, place })
      return horizon.map(([fromSouth, altitude], index) => {
        const [azimuth, ours] = found[index]!
        near(azimuth!, (fromSouth + 180) % 360, 2 * DEGREES, `azimuth of ${PRINTED[index]} at ${epochMs}`)
        near(ours!, altitude, 2 * DEGREES, `altitude of ${PRINTED[index]} at ${epochMs}`)
        return altitude
      })
    })
    expect(altitudes.filter((altitude) => altitude > 0).length).toBeGreaterThan(100)
    expect(altitudes.filter((altitude) => altitude < 0).length).toBeGreaterThan(100)
  })
})

const secondsApart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180) * 3600
/** On the sphere, in seconds of arc. */
const apart = (ra: number, dec: number, otherRa: number, otherDec: number): number =>
  Math.hypot(secondsApart(ra, otherRa) * Math.cos((otherDec * Math.PI) / 180), (dec - otherDec) * 3600)

function framed(frame: Frame, body: CalculatedBody, jd: number, place: Coordinates | null = null): readonly number[] {
  return framesOf([frame], [body])(sky, jd, { zodiac: TROPICAL, place })[0]!
}

/** JPL calculates them with other orbits and without the files of the library. */
describe('right ascensions and declinations are those of JPL Horizons', () => {
  /** Seconds of arc. The equinoxes of both drift by a quarter of a second; these bodies have other orbits there. */
  const WITHIN: Readonly<Record<string, number>> = {
    uranus: 0.5,
    pluto: 0.5,
    chiron: 0.8,
    ceres: 1,
    pallas: 2.6,
    juno: 2,
    vesta: 1.2,
    pholus: 13.5,
  }
  const rows = published('horizons-geocentric')

  test.each(Object.entries(Object.groupBy(rows, ([body]) => body!)))('apparent, of %s', (name, ofBody) => {
    for (const [, , jd, rightAscension, declination, longitude, latitude] of ofBody!.map((row) => row.map(Number))) {
      const body = name as CalculatedBody
      const [position] = sky.positions([body], jd!, TROPICAL)
      const [found] = framed('equatorial', body, jd!)
      const within = WITHIN[name] ?? 0.35
      expect(apart(found!, position!.declination, rightAscension!, declination!), `${name} at ${jd}`).toBeLessThan(
        within,
      )
      expect(apart(position!.longitude, position!.latitude, longitude!, latitude!), `${name} at ${jd}`).toBeLessThan(
        within,
      )
    }
    expect(ofBody!.length).toBeGreaterThan(11)
  })

  /** Longitude 279 E, latitude 29 N, as the table has it. */
  const PLACE = { latitude: 29, longitude: -81 }
  const SEEN = published('horizons-topocentric').map(([name, instant, ...values]) => ({
    body: name!.toLowerCase() as CalculatedBody,
    instant: instant!,
    values: values.map((value) => (value === '' ? Number.NaN : Number(value))),
  }))

  test('astrometric, from a place, of ten bodies at 122 instants from 1900 to 2100', () => {
    for (const { body, instant, values } of SEEN) {
      const [rightAscension, declination] = framed('topocentric_j2000', body, julianDayOf(Date.parse(instant)), PLACE)
      const difference = apart(rightAscension!, declination!, values[0]!, values[1]!)
      expect(difference, `${body} at ${instant}`).toBeLessThan(withinOf(body, instant))
    }
    expect(SEEN).toHaveLength(1220)
  })

  test('apparent, from a place, of the Moon and Jupiter', () => {
    const apparent = SEEN.filter(({ values }) => !Number.isNaN(values[2]))
    for (const { body, instant, values } of apparent) {
      const [, , rightAscension, declination] = framed('topocentric', body, julianDayOf(Date.parse(instant)), PLACE)
      const difference = apart(rightAscension!, declination!, values[2]!, values[3]!)
      expect(difference, `${body} at ${instant}`).toBeLessThan(withinOf(body, instant))
    }
    expect(apparent).toHaveLength(244)
  })

  test('of the Moon from a place, astrometric and apparent, are within 0.4 seconds of arc from 1962 to 2019', () => {
    const rows = SEEN.filter(({ body, instant }) => body === 'moon' && instant >= '1962' && instant < '2020')
    const apartBy = (frame: Frame, from: number) =>
      rows.map(({ body, instant, values }) => {
        const found = framed(frame, body, julianDayOf(Date.parse(instant)), PLACE)
        const [rightAscension, declination] = found.slice(frame === 'topocentric' ? 2 : 0)
        return apart(rightAscension!, declination!, values[from]!, values[from + 1]!)
      })
    expect(Math.max(...apartBy('topocentric_j2000', 0))).toBeLessThan(0.4)
    expect(Math.max(...apartBy('topocentric', 2))).toBeLessThan(0.4)
    expect(rows).toHaveLength(36)
  })

  test('differ by the equinox, which the Sun and all planets to Saturn share: 0.05 seconds of arc from 1962 to 2029', () => {
    const inner = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn']
    const offsets = rows
      .filter(([body]) => inner.includes(body!))
      .map(([body, , jd, , , longitude]) => {
        const [position] = sky.positions([body as CalculatedBody], Number(jd), TROPICAL)
        const year = 2000 + (Number(jd) - 2_451_545) / 365.25
        return { year, seconds: (position!.longitude - Number(longitude)) * 3600 }
      })
    for (const { year, seconds } of offsets) {
      if (year > 1962 && year < 2030) expect(Math.abs(seconds - 0.05)).toBeLessThan(0.05)
      // Before and after the years of measured rotation the equinoxes drift apart.
      else expect(Math.abs(seconds)).toBeLessThan(0.25)
    }
    expect(offsets).toHaveLength(75)
  })

  /** Forecasts of delta T differ, and the Moon moves by half a second of arc in a second of time. */
  function withinOf(body: CalculatedBody, instant: string): number {
    const isMeasured = Number(instant.slice(0, 4)) < 2020
    if (body === 'moon') return isMeasured ? 0.45 : 13.5
    return isMeasured ? 0.25 : 1.8
  }
})

describe('a frame', () => {
  const jd = julianDayOf(Date.UTC(2026, 2, 1))
  const place = { latitude: 37.98, longitude: 23.73 }

  test('has no place for points of the orbit of the Moon, unless the centre of the Earth sees them', () => {
    const bodies = ['true_node', 'mean_south_node', 'mean_lilith', 'sun'] as const
    for (const frame of Object.keys(FRAMES) as Frame[]) {
      const found = framesOf([frame], bodies)(sky, jd, { zodiac: TROPICAL, place })
      const missing = found.map((values) => values.every(Number.isNaN))
      expect(missing, frame).toEqual(bodies.map((body) => isUnseen(FRAMES[frame].view, body)))
    }
    expect(isUnseen(FRAMES.heliocentric.view, 'sun')).toBe(true)
    expect(isUnseen(FRAMES.barycentric.view, 'sun')).toBe(false)
    expect(isUnseen(FRAMES.equatorial.view, 'true_node')).toBe(false)
  })

  test('has the south node opposite to the north node', () => {
    const [north, south] = framesOf(['j2000'], ['true_node', 'true_south_node'])(sky, jd, {
      zodiac: TROPICAL,
      place: null,
    })
    expect(secondsApart(north![0]!, south![0]! + 180)).toBeLessThan(1e-6)
    expect(south![1]).toBeCloseTo(-north![1]!, 9)
    expect(secondsApart(north![2]!, south![2]! + 180)).toBeLessThan(1e-6)
    expect(south![3]).toBeCloseTo(-north![3]!, 9)
  })

  test('lifts bodies above the horizon by the refraction of almanacs: 34 minutes of arc at it', () => {
    const refractionAt = FRAMES.horizontal.columns['apparent_altitude_deg']!
    const lifted = (altitude: number): number => {
      // At the pole, an altitude is a declination.
      const seen = { longitude: 0, latitude: 0, rightAscension: 0, declination: altitude, distance: 1 }
      return (refractionAt.value(seen, { siderealTimeDeg: 0, latitude: 90 }) - altitude) * 60
    }
    // Meeus, Astronomical Algorithms, chapter 16: about 29' for a true altitude of 0, 34' for an apparent one; 1' at 45.
    expect(lifted(0)).toBeCloseTo(28.98, 1)
    expect(lifted(45)).toBeCloseTo(1.01, 1)
    expect(lifted(90)).toBeCloseTo(0, 2)
    // An apparent altitude of 0 has a true one of -34'.
    expect(lifted(-0.5)).toBeCloseTo(33.7, 0)
    expect(lifted(-0.55)).toBeGreaterThan(33)
    expect(lifted(-0.6)).toBeCloseTo(0, 9)
    expect(lifted(-1.5)).toBeCloseTo(0, 9)
  })

  test('of barycentric places is refused by a theory without them', () => {
    const ask = () => moshier.seen(['mars'], jd - 1_000_000, { view: 'barycentre', zodiac: TROPICAL, place: null })
    expect(ask).toThrow(/no barycentric positions/)
  })
})
