import { DAY_MS, weekdayIndex } from '../civil.ts'
import {
  ALMANAC,
  culminations,
  type Horizon,
  type HorizonEvent,
  type LocalTrack,
  risingsAndSettings,
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
const moonHorizon = (convention: ConventionName): Horizon => (convention === 'drik' ? CENTRE : ALMANAC)

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
  /** Daylight and nights; null where the Sun does not rise and set. */
  readonly solar: SolarDay | null
  readonly sunset: number | null
  readonly moonrise: number | null
  readonly moonset: number | null
  readonly elements: Elements
}

/** The days of a place from one date to another. */
export interface PanchangDays {
  readonly elements: Elements
  /** The day that begins on a calendar date. `civilMs` is the midnight of the date, as if it were UTC. */
  day(civilMs: number): PanchangDay
}

/** Elements are asked for a lunar month around a day. */
const AROUND_DAYS = 32

/**
 * The days of the panchang that begin on the calendar dates from `firstMs` to `lastMs`, whose midnights are given as if they were
 * UTC. The days share what is calculated of Sun and Moon. Throws `outside_ephemeris` at the ends of a sky.
 */
export function panchangDays(
  sky: Sky,
  place: Coordinates,
  zone: Zone,
  { firstMs, lastMs }: { readonly firstMs: number; readonly lastMs: number },
  { zodiac, convention, sunrise: horizon }: PanchangRules,
): PanchangDays {
  const { from } = localDay(zone, nextDate(zone, firstMs, -DAY_MS))
  const { to } = localDay(zone, nextDate(zone, lastMs, DAY_MS))
  const around = { from: from - AROUND_DAYS, to: to + AROUND_DAYS }
  const { sun, moon } = sunAndMoon(sky.near?.(around.from, around.to) ?? sky, place, from, to + 1)
  const elements = elementsOf(sky, zodiac, CONVENTIONS[convention], around)
  const turns = risingsAndSettings(sun, horizon, from, to)
  const beginningOf = (civilMs: number): Beginning => beginning(sun, turns, localDay(zone, civilMs))
  /** The beginning of the next day: on the next date, or at the next sunrise of a date that clocks repeat. */
  function endOf(civilMs: number, start: number): Beginning {
    const { from, to } = localDay(zone, civilMs)
    const again = to - from > REPEATED_DAYS ? firstRising(turns, start + 0.5, to) : undefined
    return again ? { start: again.jd, basis: 'sunrise' } : beginningOf(nextDate(zone, civilMs, DAY_MS))
  }
  return {
    elements,
    day(civilMs) {
      const { start, basis } = beginningOf(civilMs)
      const before = beginningOf(nextDate(zone, civilMs, -DAY_MS))
      const next = endOf(civilMs, start)
      const end = next.start
      const settings = turns.filter(({ kind, jd }) => kind === 'set' && jd >= before.start && jd < end)
      const sunset = settings.find(({ jd }) => jd > start)?.jd ?? null
      const sunsetBefore = settings.findLast(({ jd }) => jd < start)?.jd ?? null
      const weekday = weekdayIndex(civilMs)
      return {
        civilMs,
        weekday,
        startBefore: before.start,
        start,
        end,
        basis,
        solar:
          basis === 'sunrise' && sunset !== null
            ? { weekday, sunsetBefore, sunrise: start, sunset, nextSunrise: next.basis === 'sunrise' ? end : null }
            : null,
        sunset,
        ...moonTurns(moon, moonHorizon(convention), start, end),
        elements,
      }
    },
  }
}

/** A date that is longer than this is shown twice by the clocks of a place that moved across the date line. */
const REPEATED_DAYS = 1.5

/** Whether the clocks of a place skip a date, as Samoa skipped 30 December 2011. */
export function isSkipped(zone: Zone, civilMs: number): boolean {
  const { from, to } = localDay(zone, civilMs)
  return to <= from
}

/** The date after another one that the clocks of a place show, or with a negative step the date before. */
const nextDate = (zone: Zone, civilMs: number, stepMs: number): number =>
  isSkipped(zone, civilMs + stepMs) ? nextDate(zone, civilMs + stepMs, stepMs) : civilMs + stepMs

interface Beginning {
  readonly start: number
  readonly basis: DayBasis
}

/** Six hours of the Sun's turn. */
const SIX_HOURS = 0.25

const firstRising = (turns: readonly HorizonEvent[], from: number, to: number): HorizonEvent | undefined =>
  turns.find(({ kind, jd }) => kind === 'rise' && jd >= from && jd < to)

function beginning(sun: LocalTrack, turns: readonly HorizonEvent[], { from, to }: LocalDay): Beginning {
  const rise = firstRising(turns, from, to)
  if (rise) return { start: rise.jd, basis: 'sunrise' }
  const noon = culminations(sun, from, to).find(({ kind }) => kind === 'upper_culmination')
  return { start: (noon?.jd ?? (from + to) / 2) - SIX_HOURS, basis: 'six_hours_before_noon' }
}

function moonTurns(moon: LocalTrack, horizon: Horizon, start: number, end: number) {
  const turns = risingsAndSettings(moon, horizon, start, end)
  const first = (wanted: 'rise' | 'set'): number | null => turns.find(({ kind }) => kind === wanted)?.jd ?? null
  return { moonrise: first('rise'), moonset: first('set') }
}
