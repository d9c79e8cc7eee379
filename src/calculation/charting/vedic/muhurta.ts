import { ALMANAC } from '../../../astro/horizon.ts'
import type { Sky } from '../../../astro/sky.ts'
import { type AvoidedTime, avoidedTimes } from '../../../astro/vedic/avoided-times.ts'
import { freeParts, type ScorePart, scoreParts } from '../../../astro/vedic/muhurta-score.ts'
import {
  type MonthReckoning,
  type MuhurtaWindow,
  overlap,
  type RejectedDay,
  type Rejection,
  windowsOfDay,
} from '../../../astro/vedic/muhurta-windows.ts'
import { MUHURTA_RULES, type MuhurtaPurpose } from '../../../astro/vedic/muhurtas/purposes.ts'
import { type Direction, inDirection, type MuhurtaRule } from '../../../astro/vedic/muhurtas/rule.ts'
import { type RisingSign, risingSigns } from '../../../astro/vedic/rising-signs.ts'
import { zodiacOfAyanamsha } from '../../../contract/vedic/request.ts'
import type { Atlas } from '../place.ts'
import { type AskedDays, type CastDays, castDays } from './days.ts'

/** What a search for auspicious times asks. Dates are midnights, as if they were UTC. */
export type AskedMuhurta = AskedDays & {
  readonly purpose: MuhurtaPurpose
  readonly direction?: Direction | null | undefined
  readonly startMs: number
  readonly endMs: number
  readonly minimum_minutes: number
  readonly month_reckoning: MonthReckoning
}

/** A window with what rises and what is avoided in it. */
export interface FoundWindow extends MuhurtaWindow {
  /** The allowed signs that rise, with their times within the window. */
  readonly rising: readonly RisingSign[]
  readonly avoided: readonly AvoidedTime[]
  /** The parts outside all avoided times in which an allowed sign rises. */
  readonly free: readonly RisingSign[]
  readonly minutes: number
  readonly parts: readonly ScorePart[]
  readonly score: number
  /** What it lacks beside the calendar. */
  readonly lacks: readonly Rejection[]
}

export interface FoundMuhurtas {
  readonly cast: CastDays
  readonly rule: MuhurtaRule
  /** All windows that the calendar allows, in order. */
  readonly windows: readonly FoundWindow[]
  readonly rejected: readonly RejectedDay[]
}

const MINUTES_OF_DAY = 1_440

/** The windows of a span of dates that have what a purpose asks for. Throws what `castDays` throws. */
export function findMuhurtas(sky: Sky, atlas: Atlas, asked: AskedMuhurta): FoundMuhurtas {
  const { purpose, startMs, endMs, month_reckoning: reckoning } = asked
  const rule = inDirection(MUHURTA_RULES[purpose], asked.direction ?? null)
  const cast = castDays(sky, atlas, asked, { firstMs: startMs, lastMs: endMs, field: 'start_date' }, ALMANAC)
  const perDay = cast.days.map((day) => windowsOfDay(day, rule, reckoning))
  return {
    cast,
    rule,
    windows: perDay.flatMap(({ windows }) => windows.map((window) => foundWindow(sky, cast, rule, asked, window))),
    rejected: perDay.flatMap(({ rejected }) => rejected ?? []),
  }
}

function foundWindow(
  sky: Sky,
  { where }: CastDays,
  rule: MuhurtaRule,
  { ayanamsha, minimum_minutes: minimum }: AskedMuhurta,
  window: MuhurtaWindow,
): FoundWindow {
  const avoided = avoidedTimes(window.day).filter((each) => overlap(each, window))
  const rising = risingSigns(sky, where.place, zodiacOfAyanamsha(ayanamsha), window).filter(
    ({ sign }) => rule.lagnas?.has(sign) ?? true,
  )
  const free = freeParts(rising, avoided)
  const minutes = (window.end - window.start) * MINUTES_OF_DAY
  const parts = scoreParts(window, free, avoided)
  return {
    ...window,
    rising,
    avoided,
    free,
    minutes,
    parts,
    score: parts.reduce((sum, { points }) => sum + points, 0),
    lacks: [
      ...(minutes < minimum ? (['duration'] as const) : []),
      ...(rising.length === 0 ? (['lagna'] as const) : []),
    ],
  }
}
