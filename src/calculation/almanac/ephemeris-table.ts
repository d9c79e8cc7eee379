import { ASPECTS, MAJOR_ASPECTS } from '../../astro/aspect.ts'
import { isAsteroid } from '../../astro/asteroid.ts'
import { type Body, type CalculatedBody, MINOR_BODIES } from '../../astro/body.ts'
import { julianDayOf } from '../../astro/civil.ts'
import { type EphemerisRequest as CoreRequest, type EphemerisRow, ephemeris } from '../../astro/ephemeris.ts'
import { STAY_DAYS_MAX } from '../../astro/moon.ts'
import { type Coordinates, type EphemerisSource, type Skies, sourceOfSpan } from '../../astro/sky.ts'
import { findStar } from '../../astro/star.ts'
import { instantAt, type Series, series } from '../../astro/time.ts'
import type { Zone } from '../../astro/zone.ts'
import { namingField, namingFileField, type UsedPrecision } from '../../contract/sky/sources.ts'
import { findZone } from '../../places/zones.ts'
import type { EphemerisInput, EphemerisLayout } from './ephemeris-input.ts'

/** A row with its instant in Unix milliseconds. */
export type TimedRow = readonly [row: EphemerisRow, epochMs: number]

/** The instants of an input, as plain data. A long answer finds them once for all of its chunks. */
export interface PlacedTimes {
  /** An id of the tz database. */
  readonly zone: string
  readonly series: Series
  /** What all rows come from. */
  readonly ephemeris: EphemerisSource
  /** Default bodies without a position at some of the instants. */
  readonly leftOut: readonly Body[]
}

/** An input in the terms of the core, with its zone and the rows that a sky gives. */
export interface EphemerisTable {
  readonly input: EphemerisInput
  readonly core: CoreRequest
  readonly leftOut: readonly Body[]
  readonly layout: EphemerisLayout
  readonly source: UsedPrecision
  /** Julian days of the first and the last row. */
  readonly span: readonly [first: number, last: number]
  readonly zone: Zone
  readonly count: number
  /** Rows `from` up to, but without, `to`. Leaves out rows that do not exist. */
  rows(from: number, to: number): Generator<TimedRow>
}

/**
 * The zone and the instants of an input. `zoneAt` gives the zone of a place. Refuses a local time that the clock skips or
 * shows twice when the policy says so, and a range that no ephemeris has. An orbit is known for one span of time, so the first
 * and the last instant decide.
 */
export function placedTimes(skies: Skies, input: EphemerisInput, zoneAt: (place: Coordinates) => string): PlacedTimes {
  const { zone, place, start, end, step, policy, voidOfCourse } = input
  const found = findZone(zone ?? zoneAt(place!))!
  const times = series({ zone: found, start, end, step, policy })
  const [first, last] = ends(times, found)
  const around = voidOfCourse === null ? 0 : STAY_DAYS_MAX
  const ephemeris = sourceOfSpan(skies, first - around, last + around, input.ephemeris)
  const sky = skies[ephemeris]
  const has = (body: CalculatedBody) => [
    namingField('start', () => sky.knows(body, first)),
    namingField('end', () => sky.knows(body, last)),
  ]
  has('sun')
  const asteroids = input.bodies.filter(isAsteroid)
  if (asteroids.length > 0)
    namingFileField('bodies', () => namingField('start', () => sky.positions(asteroids, first, input.zodiac)))
  const leftOut = input.bodiesNamed
    ? []
    : MINOR_BODIES.filter((body) => input.bodies.includes(body) && !has(body).every(Boolean))
  return { zone: found.id, series: times, ephemeris, leftOut }
}

/** The Julian days of the first and the last instant. */
function ends(times: Series, zone: Zone): readonly [number, number] {
  const at = instantAt(times, zone)
  return [julianDayOf(at(0)), julianDayOf(at(times.count - 1))]
}

/** The table of an input over one of the skies. Calculates nothing before its rows are read. */
export function ephemerisTable(skies: Skies, input: EphemerisInput, placed: PlacedTimes): EphemerisTable {
  const zone = findZone(placed.zone)!
  const span = ends(placed.series, zone)
  const source = sourceOf(skies, input, placed, span)
  const sky = skies[source === 'library' ? 'files' : source]
  const core = coreRequest(input, placed.leftOut)
  const { count } = placed.series
  return {
    input,
    core,
    leftOut: placed.leftOut,
    layout: input.layout,
    source,
    span,
    zone,
    count,
    *rows(from, to) {
      const calculate = ephemeris(sky, core)
      const at = instantAt(placed.series, zone)
      for (let index = from; index < Math.min(to, count); index += 1) {
        const epochMs = at(index)
        yield [calculate(julianDayOf(epochMs)), epochMs]
      }
    },
  }
}

/** Series are those of the files. */
function sourceOf(
  skies: Skies,
  input: EphemerisInput,
  { ephemeris }: PlacedTimes,
  span: EphemerisTable['span'],
): UsedPrecision {
  if (ephemeris === 'moshier') return 'moshier'
  return input.source === 'series' && skies.hasSeries(...span) ? 'series' : 'library'
}

/** Calculates the first and the last row. A sky that refuses any row of a table refuses one of these. */
export function checkEnds({ count, rows }: EphemerisTable): void {
  for (const index of [0, count - 1]) rows(index, index + 1).next()
}

/** Tables for people have none. */
const showsDistances = ({ format, columns }: EphemerisLayout): boolean =>
  format !== 'table' && (columns === null || columns.some((name) => name.endsWith('distance_au')))

const ASPECT_SETS = { none: [], major: MAJOR_ASPECTS, all: ASPECTS } as const

/** An input in the terms of the core, without the bodies that its table leaves out. */
export const coreRequest = (input: EphemerisInput, leftOut: readonly Body[]): CoreRequest => ({
  place: input.place,
  bodies: input.bodies.filter((body) => !leftOut.includes(body)),
  zodiac: input.zodiac,
  // Each distance costs a tenth of a position.
  distances: showsDistances(input.layout),
  // Stored orders of exports may be older than frames.
  frames: input.frames ?? [],
  houses: input.layout.houses || input.layout.angles ? input.layout.houseSystem : null,
  aspects: ASPECT_SETS[input.aspects],
  stars: input.stars.map((id) => findStar(id)!),
  voidOfCourse: input.voidOfCourse,
  siderealTime: input.siderealTime,
})
