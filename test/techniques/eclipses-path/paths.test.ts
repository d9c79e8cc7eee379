import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DAY_MS, julianDayOf, MINUTE_MS } from '../../../src/astro/civil.ts'
import { centralPoint, limitPoint, lineOf } from '../../../src/astro/eclipse-path.ts'
import { eclipsesBetween } from '../../../src/astro/eclipses-between.ts'
import { cutAtAntimeridian } from '../../../src/astro/geojson-lines.ts'
import { type Coordinates, distanceKm } from '../../../src/astro/sky.ts'
import { syzygyTrack } from '../../../src/astro/syzygy-track.ts'
import { cross, direction, dot, ORIGIN, plus, type Vector } from '../../../src/astro/vector.ts'
import { ephemerisFiles } from '../../../workers/ephemeris-files.ts'
import { swissSky } from '../../../workers/sky.ts'
import { published } from '../../truth/tables.ts'

const TRUTH = JSON.parse(readFileSync(new URL('truth.json', import.meta.url), 'utf8'))
const sky = swissSky(ephemerisFiles(undefined))
const EARTH_KM = 6_371

const onSphere = ({ latitude, longitude }: Coordinates): Vector => {
  const [phi, lambda] = [latitude, longitude].map((degrees) => (degrees * Math.PI) / 180) as [number, number]
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
}

/** How far a place is from a line of great circles, in kilometres. */
function offLine(place: Coordinates, line: readonly Coordinates[]): number {
  const point = onSphere(place)
  const distances = line.slice(1).map((end, index) => {
    const start = line[index]!
    const [a, b] = [onSphere(start), onSphere(end)]
    const pole = direction(ORIGIN, cross(a, b))
    const foot = plus(point, pole, -dot(point, pole))
    const isBetween = dot(cross(a, foot), pole) >= 0 && dot(cross(foot, b), pole) >= 0
    return isBetween
      ? Math.abs(Math.asin(dot(point, pole))) * EARTH_KM
      : Math.min(distanceKm(place, start), distanceKm(place, end))
  })
  return Math.min(...distances)
}

const rows = published('eclipse-paths-nasa')
const dates = [...new Set(rows.map(([date]) => date!))]

function pathOn(date: string) {
  const from = julianDayOf(Date.parse(date))
  const [eclipse] = eclipsesBetween(sky, from, from + 1, ['sun'])
  const track = syzygyTrack(sky, eclipse!.maximum)
  const minuteDays = MINUTE_MS / DAY_MS
  const minutes = Math.floor((track.to - track.from) / minuteDays) - 1
  const times = Array.from({ length: minutes }, (_, index) => track.from + (index + 1) * minuteDays)
  return { track, eclipse: eclipse!, times }
}

describe.each(dates)('the path of %s, by NASA', (date) => {
  const { tolerance_km, width_share, width_km, duration_seconds, altitude_deg } = TRUTH.paths
  const { track, eclipse, times } = pathOn(date)
  const ofDate = rows.filter(([of]) => of === date)
  const place = (row: readonly string[], at: number): Coordinates => ({
    latitude: Number(row[at]),
    longitude: Number(row[at + 1]),
  })

  test('is within 10 km across, at the central line and at both limits', () => {
    const lines = {
      north: lineOf((jd) => limitPoint(track, jd, 'north'), times).flat(),
      south: lineOf((jd) => limitPoint(track, jd, 'south'), times).flat(),
      central: lineOf((jd) => centralPoint(track, jd), times).flat(),
    }
    expect(ofDate.length).toBeGreaterThan(5)
    for (const row of ofDate) {
      expect(offLine(place(row, 7), lines.central), `${row[2]} central`).toBeLessThan(tolerance_km)
      // At an end of the path one of the limits may lie beyond the horizon.
      if (row[3] === '' || row[5] === '') continue
      const direct = Math.max(offLine(place(row, 3), lines.north), offLine(place(row, 5), lines.south))
      const exchanged = Math.max(offLine(place(row, 3), lines.south), offLine(place(row, 5), lines.north))
      const off = eclipse.kind === 'hybrid' ? Math.min(direct, exchanged) : direct
      expect(off, `${row[2]} limits`).toBeLessThan(tolerance_km)
    }
  })

  test('has the published width to a hundredth, duration to half a second, and altitude of the Sun', () => {
    for (const row of ofDate) {
      const [altitude, width, duration] = row.slice(9).map(Number) as [number, number, number]
      const point = centralPoint(track, julianDayOf(Date.parse(row[2]!)))!
      expect(Math.abs(point.widthKm! - width), row[2]).toBeLessThan(width_km + width_share * width)
      expect(Math.abs(point.durationSeconds - duration), row[2]).toBeLessThan(duration_seconds)
      expect(Math.abs(point.sunAltitude - altitude), row[2]).toBeLessThan(altitude_deg)
    }
  })
})

test('a line is cut where it crosses the antimeridian, in both directions, with the point of the cut in both parts', () => {
  const at = (longitude: number, latitude: number, jd: number) => ({ longitude, latitude, jd })
  const east = cutAtAntimeridian([at(170, 0, 0), at(178, 10, 1), at(-178, 20, 2), at(-170, 30, 3)])
  expect(east.map(({ positions }) => positions)).toEqual([
    [
      [170, 0],
      [178, 10],
      [180, 15],
    ],
    [
      [-180, 15],
      [-178, 20],
      [-170, 30],
    ],
  ])
  expect(east.map(({ times }) => times)).toEqual([
    [0, 1, 1.5],
    [1.5, 2, 3],
  ])
  const west = cutAtAntimeridian([at(-178, 10, 1), at(178, 20, 2)])
  expect(west.map(({ positions }) => positions.at(-1))).toEqual([
    [-180, 15],
    [178, 20],
  ])
  expect(cutAtAntimeridian([])).toEqual([])
})

test('a line has a part for each stretch without a gap, each with its ends', () => {
  const at = (jd: number) => ((jd > 1.5 && jd < 3.25) || jd > 5.75 ? jd : null)
  const parts = lineOf(at, [0, 1, 2, 3, 4, 5, 6, 7])
  expect(parts.map((part) => part.map((jd) => Math.round(jd * 1000) / 1000))).toEqual([
    [1.5, 2, 3, 3.25],
    [5.75, 6, 7],
  ])
})
