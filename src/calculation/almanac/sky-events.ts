import { DAY_MS, epochMsOf, isoCivilDate, isoUtc, julianDayOf } from '../../astro/civil.ts'
import { STAY_DAYS_MAX, type VoidDefinition } from '../../astro/moon.ts'
import { type EphemerisChoice, type EphemerisSource, type Skies, type SkyRange, sourceOfSpan } from '../../astro/sky.ts'
import { type SkyEvent, type SkyEventsRequest, skyEvents } from '../../astro/sky-events.ts'
import { localDate, startOfDay, type Zone } from '../../astro/zone.ts'
import { parseDate, type SkyEventsQuery, TODAY } from '../../contract/sky/sky-events.ts'
import { includedEvents, type SkyEventsIncludes } from '../../contract/sky/sky-events-reply.ts'
import type { PositionSource, UsedPrecision } from '../../contract/sky/sources.ts'
import { findZone } from '../../places/zones.ts'
import { Refusal } from '../../platform/errors.ts'

/** A valid request read once, as plain data that crosses threads. Cost, events and answer are made of it alone. */
export interface SkyEventsInput {
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
  readonly format: 'json' | 'ics' | 'csv'
  /** Whether the entries of a calendar are whole local days. */
  readonly allDay: boolean
  /** When the request was read, in Unix milliseconds: calendars say when they were made. */
  readonly madeAtMs: number
  /** What programs call a calendar of these events. */
  readonly calendarName?: string
}

/** Reads a valid request. `nowMs` is the present, which gives the date of `today`. */
export function skyEventsInput(query: SkyEventsQuery, nowMs: number): SkyEventsInput {
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
    allDay: query.all_day,
    madeAtMs: nowMs,
  }
}

/** The local days of an input. */
export interface SkyEventsRange {
  readonly input: SkyEventsInput
  readonly source: UsedPrecision
  readonly zone: Zone
  /** Unix milliseconds of the first instant and of the end. */
  readonly fromMs: number
  readonly toMs: number
  /** The includes of the input, without Chiron and the node where the preset leaves them out. */
  readonly includes: SkyEventsIncludes
}

/** The local days of an input and what happens on them. */
export interface SkyEventsDays extends SkyEventsRange {
  readonly events: readonly SkyEvent[]
}

/** Some of the days of an input, counted from its first one: `fromDay` up to, but without, `toDay`. */
export interface DaysPiece {
  readonly fromDay: number
  readonly toDay: number
}

/** The events of an input. Refuses days that the ephemeris does not cover wholly. */
export function skyEventsDays(skies: Skies, input: SkyEventsInput): SkyEventsDays {
  const range = skyEventsRange(skies, input)
  return { ...range, events: skyEventsBetween(skies, range, { fromDay: 0, toDay: input.days }) }
}

/** The events of some days. Events of adjacent pieces add up to those of their days together. */
export function skyEventsBetween(
  skies: Skies,
  { input, zone, includes, source }: SkyEventsRange,
  { fromDay, toDay }: DaysPiece,
): readonly SkyEvent[] {
  const start = (day: number) => startOfDay(zone, input.firstDayMs + day * DAY_MS)
  return skyEvents(
    skies[source === 'library' ? 'files' : source],
    coreRequest(input, includes, start(fromDay), start(toDay)),
  )
}

/** The days of an input. Refuses days that the ephemeris does not cover wholly. */
export function skyEventsRange(skies: Skies, input: SkyEventsInput): SkyEventsRange {
  const zone = findZone(input.zone)!
  const fromMs = startOfDay(zone, input.firstDayMs)
  const toMs = startOfDay(zone, input.firstDayMs + input.days * DAY_MS)
  // Which aspect begins a void is known only when the Moon has left the sign.
  const neededMs = input.includes.include_void_of_course ? toMs + STAY_DAYS_MAX * DAY_MS : toMs
  const ephemeris = sourceOfSpan(skies, julianDayOf(fromMs), julianDayOf(neededMs - 1), input.ephemeris)
  const sky = skies[ephemeris]
  const refuse = (field: string, epochMs: number) => refuseOutside(field, epochMs, ephemeris, sky.range)
  refuse('date', fromMs)
  refuse(input.endField, toMs)
  refuse('include_void_of_course', neededMs)
  const isKnown = () => [fromMs, toMs - 1].every((epochMs) => sky.knows('chiron', julianDayOf(epochMs)))
  const includes = withPoints(input, ephemeris, isKnown)
  const hasSeries = input.source === 'series' && skies.hasSeries(julianDayOf(fromMs), julianDayOf(toMs))
  const source = ephemeris === 'moshier' ? 'moshier' : hasSeries ? 'series' : 'library'
  return { input, source, zone, fromMs, toMs, includes }
}

const coreRequest = (
  { voidDefinition }: SkyEventsInput,
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
  solarTerms: includes.include_solar_terms,
  rightAscension: includes.include_right_ascension,
  apsides: includes.include_apsides,
  nodePassages: includes.include_node_passages,
})

const WITHOUT_CHIRON: Readonly<Record<EphemerisSource, string>> = {
  files: 'its orbit is known for the years 675 to 4649',
  moshier: 'no ephemeris files reach them, and the Moshier theory has no asteroids',
}

/** A preset leaves Chiron out where it has no position, and the answer says so. A request by name is refused. */
function withPoints(
  { includes, pointsAsked }: SkyEventsInput,
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
