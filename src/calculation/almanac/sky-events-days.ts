import { DAY_MS, epochMsOf, isoUtc, julianDayOf } from '../../astro/civil.ts'
import { startOfDay } from '../../astro/local-day.ts'
import { type EphemerisSource, type Skies, type SkyRange, sourceOfSpan } from '../../astro/sky.ts'
import { type SkyEvent, type SkyEventsRequest, skyEvents } from '../../astro/sky-events.ts'
import { STAY_DAYS_MAX } from '../../astro/void-turns.ts'
import type { Zone } from '../../astro/zone.ts'
import type { UsedPrecision } from '../../contract/precision.ts'
import type { SkyEventsIncludes } from '../../contract/sky-events-reply.ts'
import { findZone } from '../../places/zones.ts'
import { Refusal } from '../../platform/errors.ts'
import type { SkyEventsPlan } from './sky-events-plan.ts'

/** The local days of a plan. */
export interface SkyEventsRange {
  readonly plan: SkyEventsPlan
  readonly source: UsedPrecision
  readonly zone: Zone
  /** Unix milliseconds of the first instant and of the end. */
  readonly fromMs: number
  readonly toMs: number
  /** The includes of the plan, without Chiron and the node where the preset leaves them out. */
  readonly includes: SkyEventsIncludes
}

/** The local days of a plan and what happens on them. */
export interface SkyEventsDays extends SkyEventsRange {
  readonly events: readonly SkyEvent[]
}

/** Some of the days of a plan, counted from its first one: `fromDay` up to, but without, `toDay`. */
export interface DaysPiece {
  readonly fromDay: number
  readonly toDay: number
}

/** The events of a plan. Refuses days that the ephemeris does not cover wholly. */
export function skyEventsDays(skies: Skies, plan: SkyEventsPlan): SkyEventsDays {
  const range = skyEventsRange(skies, plan)
  return { ...range, events: skyEventsBetween(skies, range, { fromDay: 0, toDay: plan.days }) }
}

/** The events of some days. Events of adjacent pieces add up to those of their days together. */
export function skyEventsBetween(
  skies: Skies,
  { plan, zone, includes, source }: SkyEventsRange,
  { fromDay, toDay }: DaysPiece,
): readonly SkyEvent[] {
  const start = (day: number) => startOfDay(zone, plan.firstDayMs + day * DAY_MS)
  return skyEvents(
    skies[source === 'library' ? 'files' : source],
    coreRequest(plan, includes, start(fromDay), start(toDay)),
  )
}

/** The days of a plan. Refuses days that the ephemeris does not cover wholly. */
export function skyEventsRange(skies: Skies, plan: SkyEventsPlan): SkyEventsRange {
  const zone = findZone(plan.zone)!
  const [fromMs, toMs] = [startOfDay(zone, plan.firstDayMs), startOfDay(zone, plan.firstDayMs + plan.days * DAY_MS)]
  // Which aspect begins a void is known only when the Moon has left the sign.
  const neededMs = plan.includes.include_void_of_course ? toMs + STAY_DAYS_MAX * DAY_MS : toMs
  const ephemeris = sourceOfSpan(skies, julianDayOf(fromMs), julianDayOf(neededMs - 1), plan.ephemeris)
  const sky = skies[ephemeris]
  const refuse = (field: string, epochMs: number) => refuseOutside(field, epochMs, ephemeris, sky.range)
  refuse('date', fromMs)
  refuse(plan.endField, toMs)
  refuse('include_void_of_course', neededMs)
  const isKnown = () => [fromMs, toMs - 1].every((epochMs) => sky.knows('chiron', julianDayOf(epochMs)))
  const includes = withPoints(plan, ephemeris, isKnown)
  const hasSeries = plan.source === 'series' && skies.hasSeries(julianDayOf(fromMs), julianDayOf(toMs))
  const source = ephemeris === 'moshier' ? 'moshier' : hasSeries ? 'series' : 'library'
  return { plan, source, zone, fromMs, toMs, includes }
}

const coreRequest = (
  { voidDefinition }: SkyEventsPlan,
  includes: SkyEventsIncludes,
  fromMs: number,
  toMs: number,
): SkyEventsRequest => ({
  fromMs,
  toMs,
  moonIngresses: includes.include_moon,
  ingresses: includes.include_ingresses,
  stations: includes.include_retrogrades,
  lunations: includes.include_lunations,
  quarters: includes.include_quarters,
  aspects: includes.include_exact_hits,
  moonAspects: includes.include_moon_exact_hits,
  voids: includes.include_void_of_course ? voidDefinition : null,
  points: includes.include_points,
})

const WITHOUT_CHIRON: Readonly<Record<EphemerisSource, string>> = {
  files: 'its orbit is known for the years 675 to 4649',
  moshier: 'no ephemeris files reach them, and the Moshier theory has no asteroids',
}

/** A preset leaves Chiron out where it has no position, and the answer says so. A request by name is refused. */
function withPoints(
  { includes, pointsAsked }: SkyEventsPlan,
  ephemeris: EphemerisSource,
  isKnown: () => boolean,
): SkyEventsIncludes {
  if (!includes.include_points || isKnown()) return includes
  if (!pointsAsked) return { ...includes, include_points: false }
  throw new Refusal('outside_ephemeris', {
    field: 'include_points',
    message: `Chiron cannot be calculated for these days: ${WITHOUT_CHIRON[ephemeris]}`,
  })
}

const REACH: Readonly<Record<EphemerisSource, string>> = {
  files: 'The installed ephemeris files cover',
  moshier: 'The Moshier theory, for days without files, covers',
}

function refuseOutside(field: string, epochMs: number, ephemeris: EphemerisSource, range: SkyRange): void {
  const jd = julianDayOf(epochMs)
  if (jd >= range.start && jd <= range.end) return
  const [start, end] = [range.start, range.end].map((edge) => isoUtc(epochMsOf(edge)))
  throw new Refusal('outside_ephemeris', {
    field,
    message: `${REACH[ephemeris]} ${start} to ${end}; this needs ${isoUtc(epochMs)}`,
  })
}
