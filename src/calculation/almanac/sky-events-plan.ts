import { DAY_MS, isoCivilDate } from '../../astro/civil.ts'
import { localDate } from '../../astro/local-day.ts'
import type { EphemerisChoice } from '../../astro/sky.ts'
import type { VoidDefinition } from '../../astro/void-of-course.ts'
import type { PositionSource } from '../../contract/precision.ts'
import { parseDate, type SkyEventsQuery, TODAY } from '../../contract/sky-events.ts'
import { includedEvents, type SkyEventsIncludes } from '../../contract/sky-events-reply.ts'
import { findZone } from '../../places/zones.ts'

/** A valid request read once, as plain data that crosses threads. Cost, events and answer are made of it alone. */
export interface SkyEventsPlan {
  /** Midnight of the first local date, as if it were UTC. */
  readonly firstDayMs: number
  readonly days: number
  /** First and last local date. */
  readonly date: string
  readonly end: string
  /** The field that says where the range ends. */
  readonly endField: 'date' | 'days' | 'end'
  /** An id of the tz database. */
  readonly zone: string
  readonly preset: SkyEventsQuery['preset']
  readonly includes: SkyEventsIncludes
  /** The request itself names Chiron and the node; a preset may leave them out where Chiron is not known. */
  readonly pointsAsked: boolean
  readonly formulation: boolean
  readonly voidDefinition: VoidDefinition
  readonly source: PositionSource
  /** Whether years without files are refused. */
  readonly ephemeris: EphemerisChoice
  readonly format: 'json' | 'ics'
  /** When the request was read, in Unix milliseconds: calendars say when they were made. */
  readonly madeAtMs: number
}

/** Reads a valid request. `nowMs` is the present, which gives the date of `today`. */
export function skyEventsPlan(query: SkyEventsQuery, nowMs: number): SkyEventsPlan {
  const zone = findZone(query.timezone)!
  const firstDayMs = query.date === TODAY ? localDate(zone, nowMs) : (parseDate(query.date) as number)
  const days = query.end ? ((parseDate(query.end) as number) - firstDayMs) / DAY_MS + 1 : (query.days ?? 1)
  return {
    firstDayMs,
    days,
    date: isoCivilDate(firstDayMs),
    end: isoCivilDate(firstDayMs + (days - 1) * DAY_MS),
    endField: query.end ? 'end' : query.days ? 'days' : 'date',
    zone: zone.id,
    preset: query.preset,
    includes: includedEvents(query),
    pointsAsked: Boolean(query.include_points),
    formulation: Boolean(query.include_formulation),
    voidDefinition: query.moon_void_definition,
    source: query.precision === 'library' ? 'library' : 'series',
    ephemeris: query.ephemeris,
    format: query.format ?? 'json',
    madeAtMs: nowMs,
  }
}
