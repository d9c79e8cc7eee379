import { epochMsOf, julianDayOf, MINUTE_MS, utcText } from '../../astro/civil.ts'
import { coordinatesOf } from '../../astro/earth.ts'
import {
  type CentralPoint,
  centralPoint,
  limitPoint,
  lineOf,
  type PathPoint,
  type Side,
} from '../../astro/eclipse-path.ts'
import { eclipsesBetween } from '../../astro/eclipses-between.ts'
import { cutAtAntimeridian, type GeoPosition } from '../../astro/geojson-lines.ts'
import { deepestPoint } from '../../astro/shadow.ts'
import type { Coordinates, Eclipse, Sky } from '../../astro/sky.ts'
import { type SyzygyTrack, syzygyTrack } from '../../astro/syzygy-track.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { namingField, usedPrecision } from '../../contract/sky/sources.ts'
import { skyWarnings } from '../../contract/warnings.ts'
import { Refusal } from '../../platform/errors.ts'
import { eclipseOnEarth } from '../../wire/eclipses.ts'
import { decimals, turn } from '../../wire/sky.ts'
import type { EclipsesPathInput, EclipsesPathReply } from './schema.ts'

type Reply = ReplyOf<typeof EclipsesPathReply>
/** The points of each part of a line. */
type Line = readonly (readonly PathPoint[])[]
type Feature = Reply['geojson']['features'][number]

/** Central eclipses are at most three years apart. */
const AHEAD_DAYS = 4 * 365.25
const SECONDS_PER_DAY = 86_400

/** The answer of `GET /api/v1/eclipses/path`. */
export const eclipsesPathAnswer = (sky: Sky, input: EclipsesPathInput): Reply =>
  namingField('date', () => {
    const eclipse = eclipseAfter(sky, input)
    return pathOf(sky, eclipse, input)
  })

function eclipseAfter(sky: Sky, { dayMs, central_only: centralOnly }: EclipsesPathInput): Eclipse {
  const from = julianDayOf(dayMs)
  sky.positions(['moon'], from, { kind: 'tropical' })
  for (const eclipse of eclipsesBetween(sky, from, from + AHEAD_DAYS, ['sun']))
    if (eclipse.kind !== 'partial' || !centralOnly) return eclipse
  throw new Refusal('outside_ephemeris', {
    field: 'date',
    message: `The ephemeris ends before the next eclipse of the Sun: give a date before ${sky.range.lastYear - 2}`,
  })
}

function pathOf(sky: Sky, eclipse: Eclipse, input: EclipsesPathInput): Reply {
  const track = syzygyTrack(sky, eclipse.maximum)
  const times = timesOf(track, eclipse.maximum, input.step_minutes)
  const lines = lineOf((jd) => centralPoint(track, jd), times)
  const central = lines.flat()
  const limit = (side: Side): Line =>
    eclipse.kind === 'partial' ? [] : lineOf((jd) => limitPoint(track, jd, side), times)
  const greatest = groundOf(track, eclipse.maximum)
  const source = sky.sourceAt(eclipse.maximum)
  const warnings = [...(input.warnings ?? []), ...skyWarnings({ source, unknown: [], jd: eclipse.maximum })]
  return {
    eclipse: {
      ...eclipseOnEarth(eclipse),
      is_central: central.length > 0,
      lat: decimals(greatest.latitude, 4),
      lng: decimals(greatest.longitude, 4),
      delta_t_seconds: decimals(sky.deltaTDays(eclipse.maximum) * SECONDS_PER_DAY, 1),
    },
    precision: usedPrecision(source),
    begins: central[0] ? utcText(central[0].jd) : null,
    ends: central.length > 0 ? utcText(central.at(-1)!.jd) : null,
    points: central.map(centralReply),
    geojson: {
      type: 'FeatureCollection',
      features: [
        ...lineFeature('central_line', lines),
        ...lineFeature('northern_limit', limit('north')),
        ...lineFeature('southern_limit', limit('south')),
        {
          type: 'Feature',
          geometry: { type: 'Point', coordinates: rounded([greatest.longitude, greatest.latitude]) },
          properties: { name: 'greatest_eclipse', times: [utcText(eclipse.maximum)] },
        },
      ],
    },
    ...(warnings.length > 0 && { warnings }),
  }
}

const groundOf = (track: SyzygyTrack, jd: number): Coordinates =>
  coordinatesOf(deepestPoint(...track.at(jd)).point, track.siderealDegrees(jd))

/** Whole minutes over the time of an eclipse, with its greatest instant. */
function timesOf({ from, to }: SyzygyTrack, greatest: number, stepMinutes: number): readonly number[] {
  const stepMs = stepMinutes * MINUTE_MS
  // The motion of the shadow is measured on either side of an instant.
  const first = Math.ceil(epochMsOf(from) / stepMs) + 1
  const last = Math.floor(epochMsOf(to) / stepMs) - 1
  const times = Array.from({ length: last - first + 1 }, (_, index) => julianDayOf((first + index) * stepMs))
  return [...times, greatest].toSorted((a, b) => a - b)
}

const centralReply = (point: CentralPoint): Reply['points'][number] => ({
  time: utcText(point.jd),
  lat: decimals(point.latitude, 4),
  lng: decimals(point.longitude, 4),
  type: point.kind,
  width_km: point.widthKm === null ? null : decimals(point.widthKm, 1),
  duration_seconds: decimals(point.durationSeconds, 1),
  sun_altitude_deg: decimals(point.sunAltitude, 1),
  sun_azimuth_deg: turn(point.sunAzimuth, 1),
})

const rounded = ([lng, lat]: GeoPosition): number[] => [decimals(lng, 4), decimals(lat, 4)]

type LineName = Extract<Feature, { geometry: { type: 'LineString' | 'MultiLineString' } }>['properties']['name']

/** A line as a feature: in one piece if it has no gap and does not cross the antimeridian. None without points. */
function lineFeature(name: LineName, line: Line): readonly Feature[] {
  const parts = line.flatMap(cutAtAntimeridian)
  const coordinates = parts.map(({ positions }) => positions.map(rounded))
  const times = parts.map((part) => part.times.map(utcText))
  if (parts.length === 0) return []
  if (parts.length > 1)
    return [{ type: 'Feature', geometry: { type: 'MultiLineString', coordinates }, properties: { name, times } }]
  return [
    {
      type: 'Feature',
      geometry: { type: 'LineString', coordinates: coordinates[0]! },
      properties: { name, times: times[0]! },
    },
  ]
}
