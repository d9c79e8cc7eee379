import { type Body, costOf } from '../../astro/body.ts'
import { defaultBodies, findAnyBody } from '../../astro/body-names.ts'
import { type Frame, framesNamed } from '../../astro/frames.ts'
import { findHouseSystem, HOUSE_SYSTEMS, type HouseSystem } from '../../astro/house.ts'
import type { VoidDefinition } from '../../astro/moon.ts'
import type { Coordinates, EphemerisChoice, Zodiac } from '../../astro/sky.ts'
import { findStar, findStarPack } from '../../astro/star.ts'
import { type DstPolicy, nominalRows, parseStep, parseTime, type Step, type Time } from '../../astro/time.ts'
import { zodiacOf } from '../../contract/fields.ts'
import type { TableRequest } from '../../contract/sky/ephemeris.ts'
import { answerFormat, type EphemerisFormat } from '../../contract/sky/ephemeris-rules.ts'
import type { PositionSource } from '../../contract/sky/sources.ts'
import { findZone } from '../../places/zones.ts'
import { Refusal } from '../../platform/errors.ts'

/**
 * A valid request read once, as plain data that crosses threads. Cost, limits, ETag, rows and answer are made of it
 * alone.
 */
export interface EphemerisInput {
  readonly start: Time
  /** Null for one instant, whose row stands alone. */
  readonly end: Time | null
  readonly step: Step
  readonly policy: DstPolicy | null
  /** Rows by the calendar alone. A change of the clock in the range can add or take a few. */
  readonly rows: number
  /** Positions to calculate, searches for the void Moon included. Limits and cost count them. */
  readonly positions: number
  /** Where positions come from. Of a table with few, each is the library's own. */
  readonly source: PositionSource
  /** Whether years without files are refused. */
  readonly ephemeris: EphemerisChoice
  readonly place: Coordinates | null
  /** An id of the tz database; null for the zone of the place. */
  readonly zone: string | null
  readonly bodies: readonly Body[]
  /** False for the default bodies, of which a table leaves out those without a known orbit. */
  readonly bodiesNamed: boolean
  /** Ids of stars. */
  readonly stars: readonly string[]
  readonly zodiac: Zodiac
  readonly frames: readonly Frame[]
  readonly aspects: 'none' | 'major' | 'all'
  readonly voidOfCourse: VoidDefinition | null
  readonly siderealTime: boolean
  readonly layout: EphemerisLayout
  /** The range as the caller wrote it. The answer repeats it. */
  readonly written: { readonly start: string; readonly end: string | null; readonly step: string }
}

/**
 * A table with at least this many positions takes them from series. It depends on the request alone, as every answer
 * must.
 */
const SERIES_POSITIONS_MIN = 1_000
/** Positions that one search for the void Moon takes: its stay in a sign and its aspects to nine bodies. */
export const VOID_POSITIONS = 120
/** The Moon stays in a sign for at least two days. Rows of one stay share one search. */
const STAY_DAYS = 2
const STEP_DAYS = { m: 1 / 1440, h: 1 / 24, d: 1 } as const

/** Reads a valid request. Knows neither the zone of a place nor how many rows the clock adds: see `placedTimes`. */
export function ephemerisInput(request: TableRequest): EphemerisInput {
  const start = timeAt(request.start)
  const end = request.end ? timeAt(request.end) : null
  const step = stepBy(request.step)
  const named = namedBodies(request)
  const stars = askedStars(request)
  const bodies = named.length > 0 ? named : defaultBodies('ephemeris')
  const place = askedPlace(request)
  const layout = ephemerisLayout(request, place)
  const rows = nominalRows(start, end, step)
  const voids = request.include_moon_void_of_course ? voidSearches(rows, step) : 0
  const frames = framesNamed(request.frames)
  // A body for which the library takes longer counts as several.
  const weight = bodies.reduce((sum, body) => sum + costOf(body), 0)
  const unframed = rows * (weight + stars.length) + voids * VOID_POSITIONS
  const positions = unframed + rows * weight * frames.length
  return {
    start,
    end,
    step,
    policy: request.dst_policy ?? null,
    rows,
    positions,
    // Frames always come from the library, and do not change where the other columns come from.
    source: request.precision === 'library' || unframed < SERIES_POSITIONS_MIN ? 'library' : 'series',
    ephemeris: request.ephemeris,
    place,
    zone: namedZone(request, place),
    bodies,
    bodiesNamed: named.length > 0,
    stars,
    zodiac: zodiacOf(request),
    frames,
    aspects: request.include_minor_aspects ? 'all' : request.include_aspects ? 'major' : 'none',
    voidOfCourse: request.include_moon_void_of_course ? request.moon_void_definition : null,
    siderealTime: request.include_sidereal_time ?? layout.tableStyle === 'grid',
    layout,
    written: { start: request.start, end: request.end || null, step: request.step },
  }
}

function timeAt(text: string): Time {
  const time = parseTime(text)
  if ('problem' in time) throw new Refusal('invalid_input', { message: time.problem })
  return time
}

const stepBy = (text: string): Step => parseStep(text)!

const voidSearches = (rows: number, { unit, count }: Step): number =>
  Math.min(rows, Math.ceil(((rows - 1) * count * STEP_DAYS[unit]) / STAY_DAYS) + 1)

/** The requested bodies, each once. */
const namedBodies = ({ bodies }: TableRequest): readonly Body[] => [
  ...new Set(bodies?.map((name) => findAnyBody(name, 'ephemeris')!)),
]

function askedStars(request: TableRequest): readonly string[] {
  const packs = request.fixed_star_packs ?? []
  const names = request.fixed_stars ?? []
  const unnamed = packs.length === 0 && names.length === 0
  const wanted = unnamed ? (request.include_fixed_stars ? ['behenian_20'] : []) : packs
  const packed = [...new Set(wanted.map((pack) => findStarPack(pack)!))].flat()
  return [...new Set([...packed, ...names.map((name) => findStar(name)!)].map(({ id }) => id))]
}

const askedPlace = ({ lat, lng }: TableRequest): Coordinates | null =>
  typeof lat === 'number' && typeof lng === 'number' ? { latitude: lat, longitude: lng } : null

function namedZone({ timezone, tz_str }: TableRequest, place: Coordinates | null): string | null {
  const named = [timezone, tz_str].find((id) => id && id.toUpperCase() !== 'AUTO')
  return named ? findZone(named)!.id : place ? null : 'UTC'
}

/** The parts of each row that an answer shows, and their form. */
export interface EphemerisLayout {
  readonly format: EphemerisFormat
  readonly tableStyle: TableRequest['table_style']
  readonly houseSystem: HouseSystem
  /** The number of houses or sectors of the system. */
  readonly cusps: number
  readonly houses: boolean
  readonly angles: boolean
  readonly aspects: boolean
  readonly speed: boolean
  /** True if the request names speed. Text tables show it only then. */
  readonly speedAsked: boolean
  readonly retrograde: boolean
  readonly dignity: boolean
  readonly signDegree: boolean
  readonly cells: 'parts' | 'text' | null
  readonly text: TextStyle
  readonly chartLinks: boolean
  /** Names of chosen columns; null for all of them. */
  readonly columns: readonly string[] | null
  /** True if the last line is to say that it is the last. */
  readonly endMark: boolean
}

/** How cells write positions as text. */
export interface TextStyle {
  readonly signs: 'abbr' | 'full'
  /** Whether a retrograde position ends in Rx. */
  readonly markers: boolean
}

/** The layout of a valid request. A place turns houses and angles on. */
function ephemerisLayout(request: TableRequest, place: Coordinates | null): EphemerisLayout {
  const houseSystem = findHouseSystem(request.house_system)!
  return {
    format: answerFormat(request),
    tableStyle: request.table_style,
    houseSystem,
    cusps: HOUSE_SYSTEMS[houseSystem].cusps,
    houses: request.include_houses ?? place !== null,
    angles: request.include_angles ?? place !== null,
    aspects: request.include_aspects || request.include_minor_aspects,
    speed: request.include_speed ?? true,
    speedAsked: request.include_speed === true,
    retrograde: request.include_retrograde,
    dignity: request.include_dignity,
    signDegree: request.include_sign_degree,
    cells: request.cell_format ?? null,
    text: {
      signs: request.sign_display ?? 'abbr',
      markers: request.show_motion_markers ?? request.include_retrograde,
    },
    chartLinks: request.include_chart_links,
    columns: request.columns?.length ? request.columns : null,
    endMark: request.end_mark ?? false,
  }
}
