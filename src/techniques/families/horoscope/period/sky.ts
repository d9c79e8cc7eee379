import { normalise } from '../../../../astro/angle.ts'
import { mayEclipse, type Phase, stations } from '../../../../astro/event-searches.ts'
import type { Sky } from '../../../../astro/sky.ts'
import { localDay, type Zone } from '../../../../astro/zone.ts'
import { type AspectOfDay, dayOf, isWithin, type Planet, type Searched, type SkyDay, searched } from '../day.ts'
import type { PeriodDates } from './dates.ts'

/** An event that is exact at an instant of a period. The `longitudes` of its bodies give its houses. */
export type SkyEvent = { readonly jd: number; readonly longitudes: readonly number[] } & (
  | { readonly type: 'moon_phase'; readonly phase: Phase; readonly hasEclipse: boolean }
  | { readonly type: 'ingress'; readonly body: Planet; readonly sign: number }
  | { readonly type: 'station'; readonly body: Planet; readonly turns: 'retrograde' | 'direct' }
  | { readonly type: 'sky_aspect'; readonly aspect: AspectOfDay }
)

/** The sky of a period, the same for all signs and births. */
export interface SkyPeriod extends PeriodDates {
  readonly zone: Zone
  readonly days: readonly SkyDay[]
  /** Dates that the clock of the zone never showed. */
  readonly skipped: readonly number[]
  /** Julian days: the first midnight, and the midnight after the last day. */
  readonly from: number
  readonly to: number
  /** The events in the order of time. */
  readonly events: readonly SkyEvent[]
}

/** The sky of the dates of a period. */
export function skyPeriod(sky: Sky, zone: Zone, period: PeriodDates): SkyPeriod {
  const all = period.dates.map((civilMs) => localDay(zone, civilMs))
  const existing = all.filter(({ from, to }) => to > from)
  // A zone skips at most one date.
  const span = { from: existing[0]!.from, to: existing.at(-1)!.to }
  const found = searched(sky, span)
  return {
    ...period,
    ...span,
    zone,
    days: existing.map((day) => dayOf(sky, zone, day, found)),
    skipped: all.filter(({ from, to }) => to <= from).map(({ civilMs }) => civilMs),
    events: eventsOf(sky, found)
      .filter(({ jd }) => isWithin(span, jd))
      .sort((one, other) => one.jd - other.jd),
  }
}

/** Sun and Moon have no stations. */
const TURNING: readonly Planet[] = ['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto']
/** The middle of a sign, which is in one house. */
const MIDDLE = 15

/** Aspects of the Moon pass within hours. They count in the scores of their day, and are not events of a period. */
function eventsOf(sky: Sky, { times, track, aspects, ingresses, lunations }: Searched): SkyEvent[] {
  const longitudeOf = (body: Planet, jd: number): number => normalise(track.exact(body, jd).longitude)
  return [
    ...lunations.map(({ jd, phase }): SkyEvent => {
      return {
        type: 'moon_phase',
        jd,
        phase,
        hasEclipse: isEclipse(sky, jd, phase),
        longitudes: [longitudeOf('moon', jd)],
      }
    }),
    ...ingresses.map(({ jd, body, sign }): SkyEvent => {
      return { type: 'ingress', jd, body: body as Planet, sign, longitudes: [sign * 30 + MIDDLE] }
    }),
    ...stations(track, TURNING, times).map(({ jd, body, turns }): SkyEvent => {
      return { type: 'station', jd, body: body as Planet, turns, longitudes: [longitudeOf(body as Planet, jd)] }
    }),
    ...aspects
      .filter(({ a, b }) => a !== 'moon' && b !== 'moon')
      .map((aspect): SkyEvent => {
        const { a, b, jd } = aspect
        return { type: 'sky_aspect', jd, aspect, longitudes: [longitudeOf(a, jd), longitudeOf(b, jd)] }
      }),
  ]
}

function isEclipse(sky: Sky, jd: number, phase: Phase): boolean {
  if (phase !== 'new_moon' && phase !== 'full_moon') return false
  const [moon] = sky.positions(['moon'], jd, { kind: 'tropical' })
  return mayEclipse(moon!.latitude) && sky.eclipseNear(jd, phase === 'new_moon' ? 'sun' : 'moon') !== null
}
