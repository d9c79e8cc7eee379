import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { epochMsOf, julianDayOf } from '../../../src/astro/civil.ts'
import { eclipseView } from '../../../src/astro/eclipse-view.ts'
import { eclipsesBetween } from '../../../src/astro/eclipses-between.ts'
import { lunarMagnitudes, lunarPhases } from '../../../src/astro/lunar-eclipse.ts'
import type { Sky } from '../../../src/astro/sky.ts'
import { syzygyTrack } from '../../../src/astro/syzygy-track.ts'
import { ephemerisFiles } from '../../../workers/ephemeris-files.ts'
import { swissSky } from '../../../workers/sky.ts'
import { published } from '../../truth/tables.ts'

const TRUTH = JSON.parse(readFileSync(new URL('truth.json', import.meta.url), 'utf8'))
const sky = swissSky(ephemerisFiles(undefined))
const SECONDS = 86_400

const eclipseOn = (from: Sky, date: string, of: 'sun' | 'moon') => {
  const start = julianDayOf(Date.parse(date))
  const [found] = eclipsesBetween(from, start, start + 1, [of])
  if (!found) throw new Error(`no eclipse on ${date}`)
  return found
}

/** A sky by another delta T: its positions are those of an instant that is later or earlier. */
const withDeltaT = (seconds: number): Sky => {
  const shifted = (jd: number): number => jd + seconds / SECONDS - sky.deltaTDays(jd)
  return {
    ...sky,
    deltaTDays: () => seconds / SECONDS,
    positions: (bodies, jd, zodiac) => sky.positions(bodies, shifted(jd), zodiac),
    seen: (bodies, jd, from) => sky.seen(bodies, shifted(jd), from),
  }
}

const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180)

interface Published {
  readonly contact: string
  readonly utc: string
  readonly altitude_deg: number
  readonly azimuth_deg: number
  readonly position_angle_deg?: number
  readonly vertex_angle_deg?: number
}

describe('by the US Naval Observatory, with its delta T', () => {
  const { sites, tolerances } = TRUTH.local_circumstances
  const secondsOf = (contact: string): number => {
    if (contact === 'max') return tolerances.maximum_seconds
    return contact === 'C1' || contact === 'C4' ? tolerances.outer_seconds : tolerances.inner_seconds
  }
  test.each(sites as { place: string; lat: number; lng: number; elevation_m: number }[])(
    'contacts at $place are equal to a second, inner ones to two, and altitudes and angles to what is printed',
    (site) => {
      const { lat, lng, elevation_m, delta_t_seconds, magnitude, obscuration, contacts } = site as never as {
        [Name in 'lat' | 'lng' | 'elevation_m' | 'delta_t_seconds' | 'magnitude' | 'obscuration']: number
      } & { contacts: Published[] }
      const theirs = withDeltaT(delta_t_seconds)
      const eclipse = eclipseOn(theirs, contacts[0]!.utc.slice(0, 10), 'sun')
      const track = syzygyTrack(theirs, eclipse.maximum)
      const view = eclipseView(track, eclipse, { latitude: lat, longitude: lng, elevationM: elevation_m })!
      expect(view.contacts.map(({ id }) => id)).toEqual(contacts.map(({ contact }) => contact))
      for (const [index, expected] of contacts.entries()) {
        const ours = view.contacts[index]!
        const seconds = (epochMsOf(ours.jd) - Date.parse(expected.utc)) / 1000
        expect(Math.abs(seconds), `${expected.contact} ${seconds} s`).toBeLessThan(secondsOf(expected.contact))
        expect(Math.abs(ours.altitude - expected.altitude_deg), expected.contact).toBeLessThan(tolerances.degrees)
        expect(apart(ours.azimuth, expected.azimuth_deg), expected.contact).toBeLessThan(tolerances.degrees)
        if (expected.position_angle_deg === undefined) continue
        const isOuter = expected.contact === 'C1' || expected.contact === 'C4'
        const most = isOuter ? tolerances.contact_angle_degrees : tolerances.inner_contact_angle_degrees
        expect(apart(ours.positionAngle!, expected.position_angle_deg), expected.contact).toBeLessThan(most)
        expect(apart(ours.vertexAngle!, expected.vertex_angle_deg!), expected.contact).toBeLessThan(most)
      }
      expect(Math.abs(view.best!.magnitude - magnitude)).toBeLessThan(tolerances.magnitude)
      expect(Math.abs(view.best!.obscuration! - obscuration)).toBeLessThan(tolerances.obscuration)
      expect([view.visible.length, view.horizon.length]).toEqual([1, 0])
    },
  )
})

describe('by NASA’s catalogue of lunar eclipses', () => {
  const minutes = (span: readonly [number, number] | null): number | null => span && (span[1] - span[0]) * 1440

  test('all 37 eclipses from 2025 to 2040 have its Saros series, its magnitudes to 0.0005, and its durations to 0.2 minutes unless they graze', () => {
    const catalogue = published('lunar-eclipses-nasa')
    const ours = [...eclipsesBetween(sky, julianDayOf(Date.UTC(2025, 0)), julianDayOf(Date.UTC(2041, 0)), ['moon'])]
    expect(ours.map(({ saros }) => saros)).toEqual(catalogue.map(([, , , saros]) => Number(saros)))
    for (const [index, [date, depth, umbral, , ...spans]] of catalogue.entries()) {
      const eclipse = ours[index]!
      const track = syzygyTrack(sky, eclipse.maximum)
      const { penumbral, partial, total } = lunarPhases(track, eclipse)
      const depths = lunarMagnitudes(track.at, eclipse.maximum)
      expect(Math.abs(depths.penumbral - Number(depth)), date).toBeLessThan(0.0005)
      expect(Math.abs(depths.umbral - Number(umbral)), date).toBeLessThan(0.0005)
      for (const [which, span] of [penumbral, partial, total].entries()) {
        expect(span === null, `${date} ${which}`).toBe(spans[which] === '')
        // Where the Moon grazes the shadow, a second of arc changes the duration by a minute.
        const most = Number(depth) < 0.01 ? 1 : 0.2
        if (span) expect(Math.abs(minutes(span)! - Number(spans[which])), `${date} ${which}`).toBeLessThan(most)
      }
    }
  })

  test('contacts of 2007-08-28 are those that NASA printed, to three seconds', () => {
    const { contacts } = TRUTH.lunar_contacts
    const eclipse = eclipseOn(sky, '2007-08-28', 'moon')
    const track = syzygyTrack(sky, eclipse.maximum)
    const view = eclipseView(track, eclipse, { latitude: 0, longitude: 180, elevationM: 0 })!
    for (const [id, utc] of Object.entries(contacts as Record<string, string>)) {
      const ours = view.contacts.find((each) => each.id === id)!
      expect(Math.abs(epochMsOf(ours.jd) - Date.parse(utc)) / 1000, id).toBeLessThan(3)
    }
  })
})

describe('the search', () => {
  test('finds the 931 solar eclipses of NASA’s canon from 1800 to 2200 and no other', () => {
    const first = Date.parse('1800-01-02')
    const canon = published('solar-eclipses-nasa').filter(([date]) => date! >= '1800-01-02')
    const ours = [...eclipsesBetween(sky, julianDayOf(first), julianDayOf(Date.UTC(2201, 0)), ['sun'])]
    expect(ours.map(({ saros }) => saros)).toEqual(canon.map(([, , saros]) => Number(saros)))
  })

  test('gives the place of an eclipse in its Saros series', () => {
    for (const [date, series] of Object.entries(TRUTH.saros.members)) {
      const { saros, sarosMember } = eclipseOn(sky, date, 'sun')
      expect([saros, sarosMember]).toEqual(series)
    }
  })

  test('loses and repeats no eclipse where a span is cut', () => {
    const [from, to] = [julianDayOf(Date.UTC(2000, 0)), julianDayOf(Date.UTC(2030, 0))]
    const whole = [...eclipsesBetween(sky, from, to, ['sun', 'moon'])]
    const cuts = [from, ...whole.slice(0, 20).map(({ maximum }) => maximum), to]
    const parts = cuts.slice(1).flatMap((end, index) => [...eclipsesBetween(sky, cuts[index]!, end, ['sun', 'moon'])])
    expect(parts).toEqual(whole)
  })
})
