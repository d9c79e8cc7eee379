import { DAY_MS, epochMsOf, isoCivil, isoUtc, julianDayOf } from '../astro/civil.ts'
import { startOfDay } from '../astro/local-day.ts'
import type { Sky, SkyRange } from '../astro/sky.ts'
import type { SkyEventsRequest } from '../astro/sky-events.ts'
import { STAY_DAYS_MAX } from '../astro/void-turns.ts'
import type { Zone } from '../astro/zone.ts'
import { daysOf, parseDate, type SkyEventsQuery } from '../contract/sky-events.ts'
import { includesOf } from '../contract/sky-events-presets.ts'
import { Refusal } from '../errors.ts'
import { findZone } from '../zones.ts'

/** A request read into the terms of the core. */
export interface SkyEventsPlan {
  readonly core: SkyEventsRequest
  readonly zone: Zone
  /** First and last local date. */
  readonly date: string
  readonly end: string
  readonly includes: ReturnType<typeof includesOf>
}

/** Reads a valid request whose date is a date. Refuses days that the ephemeris does not cover wholly. */
export function skyEventsPlan(query: SkyEventsQuery, { range, knows }: Pick<Sky, 'range' | 'knows'>): SkyEventsPlan {
  const zone = findZone(query.timezone)!
  const first = parseDate(query.date) as number
  const last = first + (daysOf(query) - 1) * DAY_MS
  const [fromMs, toMs] = [startOfDay(zone, first), startOfDay(zone, last + DAY_MS)]
  refuseOutside('date', fromMs, range)
  refuseOutside(query.end ? 'end' : query.days ? 'days' : 'date', toMs, range)
  const includes = withPoints(query, () => [fromMs, toMs - 1].every((epochMs) => knows('chiron', julianDayOf(epochMs))))
  // Which aspect begins a void is known only when the Moon has left the sign.
  if (includes.include_void_of_course) refuseOutside('include_void_of_course', toMs + STAY_DAYS_MAX * DAY_MS, range)
  return {
    zone,
    date: dateText(first),
    end: dateText(last),
    includes,
    core: {
      fromMs,
      toMs,
      moonIngresses: includes.include_moon,
      ingresses: includes.include_ingresses,
      stations: includes.include_retrogrades,
      lunations: includes.include_lunations,
      quarters: includes.include_quarters,
      aspects: includes.include_exact_hits,
      moonAspects: includes.include_moon_exact_hits,
      voids: includes.include_void_of_course ? query.moon_void_definition : null,
      points: includes.include_points,
    },
  }
}

/** A preset leaves Chiron out where his orbit is not known, and says so among the includes; by name he is refused. */
function withPoints(query: SkyEventsQuery, isKnown: () => boolean): ReturnType<typeof includesOf> {
  const includes = includesOf(query)
  if (!includes.include_points || isKnown()) return includes
  if (!query.include_points) return { ...includes, include_points: false }
  throw new Refusal('outside_ephemeris', {
    field: 'include_points',
    message: 'Chiron cannot be calculated for these days: his orbit is known for the years 675 to 4649',
  })
}

function refuseOutside(field: string, epochMs: number, range: SkyRange): void {
  const jd = julianDayOf(epochMs)
  if (jd >= range.start && jd <= range.end) return
  const [start, end] = [range.start, range.end].map((edge) => isoUtc(epochMsOf(edge)))
  throw new Refusal('outside_ephemeris', {
    field,
    message: `The ephemeris files at hand reach from ${start} to ${end}, and this needs ${isoUtc(epochMs)}`,
  })
}

export const dateText = (civilMs: number): string => isoCivil(civilMs).split('T', 1)[0]!
