import { ASPECTS, MAJOR_ASPECTS } from '../astro/aspect.ts'
import { type Body, DEFAULT_BODIES, findBody } from '../astro/body.ts'
import type { EphemerisRequest as CoreRequest } from '../astro/ephemeris.ts'
import { findHouseSystem, HOUSE_SYSTEMS, type HouseSystem } from '../astro/house.ts'
import type { Place } from '../astro/sky.ts'
import { findStar, STAR_PACKS, type Star } from '../astro/star.ts'
import { type Instants, instants, parseStep } from '../astro/step.ts'
import { parseTime, type Time } from '../astro/time.ts'
import { findZone, type Zone } from '../astro/zone.ts'
import { type EphemerisQuery, type EphemerisRequest, listed } from '../contract/ephemeris.ts'
import { formatOf, rowsOf } from '../contract/ephemeris-rules.ts'
import { zodiacOf } from '../contract/zodiac.ts'
import { Refusal } from '../errors.ts'
import type { TextStyle } from './position-text.ts'

/** A request read into the terms of the core, with the layout of its answer. */
export interface EphemerisPlan {
  readonly core: CoreRequest
  readonly times: Instants
  readonly zone: Zone
  readonly layout: Layout
}

export interface Layout {
  readonly format: ReturnType<typeof formatOf>
  readonly tableStyle: EphemerisRequest['table_style']
  /** False for one instant, whose row stands alone. */
  readonly range: boolean
  readonly houseSystem: HouseSystem
  /** How many houses or sectors the system has. */
  readonly cusps: number
  readonly houses: boolean
  readonly angles: boolean
  readonly aspects: boolean
  readonly speed: boolean
  /** Whether speed was asked for by name, not by default: tables of text show it only then. */
  readonly speedAsked: boolean
  readonly retrograde: boolean
  readonly dignity: boolean
  readonly signDegree: boolean
  readonly cells: 'parts' | 'text' | null
  readonly text: TextStyle
  readonly chartLinks: boolean
}

/** The POST form of a GET query: lists as arrays. */
export function fromQuery(query: EphemerisQuery): EphemerisRequest {
  const list = (text: string | null | undefined): string[] | null => (text ? listed(text) : null)
  return {
    ...query,
    bodies: list(query.bodies),
    fixed_stars: list(query.fixed_stars),
    fixed_star_packs: list(query.fixed_star_packs),
  }
}

/**
 * Reads a valid request. `zoneAt` gives the IANA zone of a place. Refuses a local time that the clock skips or shows
 * twice when the policy says so.
 */
export function planOf(input: EphemerisRequest, zoneAt: (place: Place) => string): EphemerisPlan {
  const place = placeOf(input)
  const zone = zoneOf(input, place, zoneAt)
  const layout = layoutOf(input, place)
  return {
    zone,
    layout,
    core: {
      place,
      bodies: bodiesOf(input),
      zodiac: zodiacOf(input),
      houses: layout.houses || layout.angles ? layout.houseSystem : null,
      aspects: input.include_minor_aspects ? ASPECTS : input.include_aspects ? MAJOR_ASPECTS : [],
      stars: starsOf(input),
      voidOfCourse: input.include_moon_void_of_course ? input.moon_void_definition : null,
      siderealTime: input.include_sidereal_time ?? layout.tableStyle === 'grid',
    },
    times: instants({
      zone,
      start: timeOf(input.start),
      end: input.end ? timeOf(input.end) : null,
      step: parseStep(input.step)!,
      policy: input.dst_policy ?? undefined,
    }),
  }
}

/** Bodies and stars of each row. */
export const pointsOf = (input: EphemerisRequest): number => bodiesOf(input).length + starsOf(input).length

/** Positions that are calculated for an answer, the searches for the void Moon among them: limits and cost count them. */
export const workOf = (input: EphemerisRequest): number =>
  rowsOf(input) * pointsOf(input) + voidsOf(input) * VOID_POSITIONS

/** What it takes to find the Moon's stay in a sign and its aspects to nine bodies, each by some ten guesses. */
export const VOID_POSITIONS = 200
/** The Moon stays in a sign for two days at the least, and its void is searched once for all rows of the stay. */
const STAY_DAYS = 2
const STEP_DAYS = { m: 1 / 1440, h: 1 / 24, d: 1 } as const

function voidsOf(input: EphemerisRequest): number {
  if (!input.include_moon_void_of_course) return 0
  const rows = rowsOf(input)
  const { unit, count } = parseStep(input.step)!
  return Math.min(rows, Math.ceil(((rows - 1) * count * STEP_DAYS[unit]) / STAY_DAYS) + 1)
}

/** The bodies asked for, each once, or the default ones. */
function bodiesOf({ bodies }: EphemerisRequest): readonly Body[] {
  const named = bodies?.map((name) => findBody(name)!) ?? []
  return named.length > 0 ? [...new Set(named)] : DEFAULT_BODIES
}

function starsOf(input: EphemerisRequest): readonly Star[] {
  const packs = input.fixed_star_packs ?? []
  const names = input.fixed_stars ?? []
  const unnamed = packs.length === 0 && names.length === 0
  const wanted = unnamed ? (input.include_fixed_stars ? ['behenian_20'] : []) : packs
  const packed = wanted.flatMap((pack) => STAR_PACKS[pack as keyof typeof STAR_PACKS])
  return [...new Set([...packed, ...names.map((name) => findStar(name)!)])]
}

const placeOf = ({ lat, lng }: EphemerisRequest): Place | null =>
  typeof lat === 'number' && typeof lng === 'number' ? { latitude: lat, longitude: lng } : null

function zoneOf(input: EphemerisRequest, place: Place | null, zoneAt: (place: Place) => string): Zone {
  const named = [input.timezone, input.tz_str].find((id) => id && id.toUpperCase() !== 'AUTO')
  return findZone(named ?? (place ? zoneAt(place) : 'UTC'))!
}

function timeOf(text: string): Time {
  const time = parseTime(text)
  if ('problem' in time) throw new Refusal('invalid_input', { message: time.problem })
  return time
}

function layoutOf(input: EphemerisRequest, place: Place | null): Layout {
  const houseSystem = findHouseSystem(input.house_system)!
  return {
    format: formatOf(input),
    tableStyle: input.table_style,
    range: Boolean(input.end),
    houseSystem,
    cusps: HOUSE_SYSTEMS[houseSystem].cusps,
    houses: input.include_houses ?? place !== null,
    angles: input.include_angles ?? place !== null,
    aspects: input.include_aspects || input.include_minor_aspects,
    speed: input.include_speed ?? true,
    speedAsked: input.include_speed === true,
    retrograde: input.include_retrograde,
    dignity: input.include_dignity,
    signDegree: input.include_sign_degree,
    cells: input.cell_format ?? null,
    text: {
      signs: input.sign_display ?? 'abbr',
      markers: input.show_motion_markers ?? input.include_retrograde,
    },
    chartLinks: input.include_chart_links,
  }
}
