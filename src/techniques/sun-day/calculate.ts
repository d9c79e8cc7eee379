import { normalise } from '../../astro/angle.ts'
import { isoCivilDate, weekdayIndex } from '../../astro/civil.ts'
import {
  culminations,
  dipDegrees,
  type Horizon,
  type HorizonEvent,
  type LocalTrack,
  risingsAndSettings,
  sunAndMoon,
  type Twilight,
  twilight,
} from '../../astro/horizon.ts'
import { dayRuler, planetaryHours } from '../../astro/planetary-hours.ts'
import type { Sky } from '../../astro/sky.ts'
import { type LocalDay, localDate, localDay, localText, type Zone } from '../../astro/zone.ts'
import { type Atlas, locate, zoneIn } from '../../calculation/charting/place.ts'
import { placeOnDay } from '../../calculation/charting/place-on-day.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { parseDate } from '../../contract/sky/sky-events.ts'
import { namingField, usedPrecision } from '../../contract/sky/sources.ts'
import { skyWarnings } from '../../contract/warnings.ts'
import { decimals, hoursText } from '../../wire/sky.ts'
import { locationReply } from '../../wire/time-and-place.ts'
import type { SunDayInput, SunDayReply } from './schema.ts'

type Reply = ReplyOf<typeof SunDayReply>

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** A day of a place. */
interface Day extends LocalDay {
  readonly zone: Zone
  readonly horizon: Horizon
}

/** The answer of `GET /api/v1/sun/day`. */
export function sunDayAnswer(sky: Sky, atlas: Atlas, input: SunDayInput): Reply {
  const { city = null, lat = null, lng = null, tz_str, limb, refraction_arcmin, elevation_m } = input
  const located = locate({ city, lat, lng, tz_str }, atlas)
  const { where, zone, warningsAt } = placeOnDay(located, dateOf(input, zoneIn(located)), atlas)
  const { civilMs, from, to } = localDay(zone, dateOf(input, zone))
  const dip = dipDegrees(elevation_m)
  const day = { zone, civilMs, from, to, horizon: { limb, refraction: refraction_arcmin / 60, altitude: -dip } }
  // The night ends on the next day.
  const { sun, moon } = namingField('date', () => sunAndMoon(sky, where.place, from, to + 1))
  const warnings = [
    ...(input.warnings ?? []),
    ...skyWarnings({ source: sky.sourceAt(from), unknown: [], jd: from }),
    ...warningsAt((from + to) / 2, 'date'),
  ]
  return {
    date: isoCivilDate(civilMs),
    weekday: WEEKDAYS[weekdayIndex(civilMs)]!,
    timezone: zone.id,
    location: locationReply(where),
    precision: usedPrecision(sky.sourceAt(from)),
    horizon: { limb, refraction_arcmin, dip_arcmin: decimals(dip * 60, 2) },
    sun: { ...passage(sun, day), day_length_seconds: dayLengthSeconds(sun, day) },
    moon: passage(moon, day),
    twilight: twilightsOf(sun, day),
    sidereal_time_at_midnight: hoursText(normalise(sky.siderealTimeHours(from) * 15 + where.place.longitude) / 15),
    ...(input.include_planetary_hours && { planetary_hours: hoursOf(sun, day) }),
    ...(warnings.length > 0 && { warnings }),
  }
}

/** The midnight, as if it were UTC, of the date of a request. */
function dateOf({ date, nowMs }: { readonly date?: string; readonly nowMs?: number }, zone: Zone): number {
  if (date === undefined) return localDate(zone, nowMs!)
  const parsed = parseDate(date)
  if (typeof parsed !== 'number') throw new RangeError(parsed.problem)
  return parsed
}

function passage(track: LocalTrack, { zone, from, to, horizon }: Day): Reply['moon'] {
  const events = [...risingsAndSettings(track, horizon, from, to), ...culminations(track, from, to)]
  const first = (kind: HorizonEvent['kind']) => events.find((event) => event.kind === kind)
  const at = (event: HorizonEvent | undefined) => (event ? localText(zone, event.jd) : null)
  const rise = first('rise')
  const set = first('set')
  const upper = first('upper_culmination')
  return {
    rise: at(rise),
    rise_azimuth_deg: rise ? decimals(rise.azimuth, 1) % 360 : null,
    culmination: at(upper),
    culmination_altitude_deg: upper ? decimals(upper.altitude, 1) : null,
    set: at(set),
    set_azimuth_deg: set ? decimals(set.azimuth, 1) % 360 : null,
    lower_culmination: at(first('lower_culmination')),
    stays: rise || set ? null : track.above(horizon)(from) > 0 ? 'above' : 'below',
  }
}

/** How long the Sun is up on a date. Near the polar circles it may set after midnight and rise again on the same date. */
function dayLengthSeconds(sun: LocalTrack, { from, to, horizon }: Day): number {
  const turns = risingsAndSettings(sun, horizon, from, to)
  const isUpAtFirst = turns[0] ? turns[0].kind === 'set' : sun.above(horizon)(from) > 0
  const edges = [...(isUpAtFirst ? [from] : []), ...turns.map(({ jd }) => jd), to]
  let days = 0
  for (let index = 0; index + 1 < edges.length; index += 2) days += edges[index + 1]! - edges[index]!
  return Math.round(days * 86_400)
}

function twilightsOf(sun: LocalTrack, { zone, from, to }: Day): Reply['twilight'] {
  const of = (kind: Twilight) => {
    const turns = risingsAndSettings(sun, twilight(kind), from, to)
    const at = (turn: 'rise' | 'set') => {
      const found = turns.find((event) => event.kind === turn)
      return found ? localText(zone, found.jd) : null
    }
    return { begin: at('rise'), end: at('set') }
  }
  return { civil: of('civil'), nautical: of('nautical'), astronomical: of('astronomical') }
}

/** The hours from the sunrise of a date to the next one. */
function hoursOf(sun: LocalTrack, { zone, civilMs, from, to, horizon }: Day): Reply['planetary_hours'] {
  const turns = risingsAndSettings(sun, horizon, from, to + 1)
  const rise = turns.findIndex(({ kind, jd }) => kind === 'rise' && jd < to)
  const [sunrise, sunset, next] = rise < 0 ? [] : turns.slice(rise, rise + 3)
  if (!sunrise || !sunset || !next) return null
  const weekday = weekdayIndex(civilMs)
  return {
    day_ruler: dayRuler(weekday),
    hours: planetaryHours(weekday, sunrise.jd, sunset.jd, next.jd).map(({ start, end, ...hour }) => ({
      ...hour,
      start: localText(zone, start),
      end: localText(zone, end),
    })),
  }
}
