import { DAY_MS, weekdayIndex } from '../civil.ts'
import {
  ALMANAC,
  culminations,
  type Horizon,
  type LocalTrack,
  risingsAndSettings,
  type SunAndMoon,
  sunAndMoon,
} from '../horizon.ts'
import type { Coordinates, Sky, Zodiac } from '../sky.ts'
import { type LocalDay, localDay, type Zone } from '../zone.ts'
import type { SolarDay } from './day-parts.ts'
import { CONVENTIONS, type ConventionName, type Elements, elementsOf } from './elements.ts'

/** What a panchang depends on beside day and place. */
export interface PanchangRules {
  readonly zodiac: Zodiac
  readonly convention: ConventionName
  /** What counts as sunrise and sunset. */
  readonly sunrise: Horizon
}

/** Drik Panchang prints the rising and setting of the centre of the Moon's disc, without refraction. */
const CENTRE: Horizon = { limb: 'centre', refraction: 0, altitude: 0 }

/** The horizon of the Moon by a convention. */
export const moonHorizon = (convention: ConventionName): Horizon => (convention === 'drik' ? CENTRE : ALMANAC)

/** How a day begins: with the sunrise, or where the Sun does not rise six hours of the Sun before its culmination. */
export type DayBasis = 'sunrise' | 'six_hours_before_noon'

/** A day of the panchang: from a sunrise to the next. Times are Julian days in UT. */
export interface PanchangDay {
  readonly civilMs: number
  /** 0 for Sunday: the weekday of the date on which the day begins. */
  readonly weekday: number
  /** The beginning of the day before. */
  readonly startBefore: number
  readonly start: number
  readonly end: number
  readonly basis: DayBasis
  /** Day and night with the sunset before; null where the Sun does not rise and set. */
  readonly solar: SolarDay | null
  readonly sunset: number | null
  readonly moonrise: number | null
  readonly moonset: number | null
  readonly elements: Elements
}

/** Elements are asked for a lunar month around a day. */
const AROUND_DAYS = 32

/**
 * The day of the panchang that begins on a calendar date. `civilMs` is the midnight of the date, as if it were UTC. Throws
 * `outside_ephemeris` at the ends of a sky.
 */
export function panchangDay(
  sky: Sky,
  place: Coordinates,
  zone: Zone,
  civilMs: number,
  { zodiac, convention, sunrise: horizon }: PanchangRules,
): PanchangDay {
  const [before, date, next] = [-DAY_MS, 0, DAY_MS].map((days) => localDay(zone, civilMs + days))
  const tracks = sunAndMoon(sky, place, before!.from, next!.to + 1)
  const { start, basis } = beginning(tracks.sun, horizon, date!)
  const { start: startBefore } = beginning(tracks.sun, horizon, before!)
  const { start: end } = beginning(tracks.sun, horizon, next!)
  const turns = risingsAndSettings(tracks.sun, horizon, before!.from, end)
  const sunset = turns.find(({ kind, jd }) => kind === 'set' && jd > start)?.jd ?? null
  const sunsetBefore = turns.findLast(({ kind, jd }) => kind === 'set' && jd < start)?.jd ?? null
  const weekday = weekdayIndex(civilMs)
  return {
    civilMs,
    weekday,
    startBefore,
    start,
    end,
    basis,
    solar:
      basis === 'sunrise' && sunset !== null && sunsetBefore !== null
        ? { weekday, sunsetBefore, sunrise: start, sunset, nextSunrise: end }
        : null,
    sunset,
    ...moonTurns(tracks, moonHorizon(convention), start, end),
    elements: elementsOf(sky, zodiac, CONVENTIONS[convention], {
      from: start - AROUND_DAYS,
      to: end + AROUND_DAYS,
    }),
  }
}

/** Six hours of the Sun's turn. */
const SIX_HOURS = 0.25

function beginning(sun: LocalTrack, horizon: Horizon, { from, to }: LocalDay): { start: number; basis: DayBasis } {
  const rise = risingsAndSettings(sun, horizon, from, to).find(({ kind }) => kind === 'rise')
  if (rise) return { start: rise.jd, basis: 'sunrise' }
  const noon = culminations(sun, from, to).find(({ kind }) => kind === 'upper_culmination')
  return { start: (noon?.jd ?? (from + to) / 2) - SIX_HOURS, basis: 'six_hours_before_noon' }
}

function moonTurns({ moon }: SunAndMoon, horizon: Horizon, start: number, end: number) {
  const turns = risingsAndSettings(moon, horizon, start, end)
  const first = (wanted: 'rise' | 'set'): number | null => turns.find(({ kind }) => kind === wanted)?.jd ?? null
  return { moonrise: first('rise'), moonset: first('set') }
}
