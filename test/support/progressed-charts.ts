import { expect } from 'vitest'
import { separation } from '../../src/astro/angle.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSkies } from '../../workers/sky.ts'
import { zonesAt } from '../../workers/zone-at.ts'

/** The ephemeris files of the package. */
export const filesSky = swissSkies(ephemerisFiles('none')).files

/** An atlas without a gazetteer, for births with coordinates. */
export const zoneAtlas = {
  find: () => null,
  suggest: () => [],
  distance: () => null,
  near: () => [],
  zonesNear: () => [],
  zonesAt,
}

/** A progressed chart by swetest. */
interface Sample {
  readonly birth_utc: string
  readonly lat: number
  readonly lng: number
  readonly progressed_jd: number
  readonly ephemeris_days: number
  /** Longitude and daily motion. */
  readonly bodies: Readonly<Record<string, readonly number[]>>
}

/** The birth of a sample, as a request has it. */
export const natalOf = ({ birth_utc, lat, lng }: Sample) => ({ datetime: birth_utc, location: { lat, lng } })

interface Chart {
  readonly meta: { readonly progressed_julian_day: number; readonly ephemeris_days: number }
  readonly progressed_chart: {
    readonly points: Readonly<
      Record<string, { readonly longitude_deg: number; readonly speed_deg: number; readonly retrograde: boolean }>
    >
  }
}

const ARCSECOND = 1 / 3600

/** Expects the progressed instant of a sample, and its bodies within a hundredth of a second of arc. */
export function expectSample({ meta, progressed_chart: chart }: Chart, sample: Sample): void {
  expect(meta.progressed_julian_day).toBeCloseTo(sample.progressed_jd, 6)
  expect(meta.ephemeris_days).toBeCloseTo(sample.ephemeris_days, 5)
  for (const [body, [longitude, speed]] of Object.entries(sample.bodies)) {
    const point = chart.points[body]!
    expect(separation(point.longitude_deg, longitude!), body).toBeLessThan(0.01 * ARCSECOND)
    expect(Math.abs(point.speed_deg - speed!), body).toBeLessThan(2e-6)
    expect(point.retrograde).toBe(speed! < 0)
  }
}
