import { PLANETS } from '../../../astro/body.ts'
import { DAY_MS, epochMsOf, epochSecondOf, isoCivilDate, julianDayOf } from '../../../astro/civil.ts'
import {
  type ExactAspect,
  exactAspects,
  type Ingress,
  ingresses,
  type Lunation,
  lunations,
  pairsOf,
} from '../../../astro/event-searches.ts'
import { type MOON_PHASES, phaseAt } from '../../../astro/moon.ts'
import { gridTimes, tracked } from '../../../astro/positions.ts'
import type { Sky, Zodiac } from '../../../astro/sky.ts'
import { resolveLocal } from '../../../astro/time.ts'
import { type LocalDay, localDate, localDay, type Zone } from '../../../astro/zone.ts'
import { parseDate } from '../../../contract/sky/sky-events.ts'
import { Refusal } from '../../../platform/errors.ts'

export type Planet = (typeof PLANETS)[number]

const TROPICAL: Zodiac = { kind: 'tropical' }
const HALF_DAY_MS = DAY_MS / 2

/** A planet at noon. */
export interface Placed {
  readonly body: Planet
  readonly longitude: number
  readonly speed: number
}

/** An aspect that is exact on the day. Both bodies are planets, in the order of `PLANETS`. */
export interface AspectOfDay extends ExactAspect {
  readonly a: Planet
  readonly b: Planet
}

export type PhaseName = (typeof MOON_PHASES)[number]

/** The sky of a local day, the same for all signs. */
export interface SkyDay extends LocalDay {
  readonly zone: Zone
  /** The Julian day of noon on the clock, for which places are given. */
  readonly noon: number
  readonly placed: readonly Placed[]
  /** In the order of time. */
  readonly aspects: readonly AspectOfDay[]
  /** The Moon's entry into another sign; null on a day without one. */
  readonly ingress: Ingress | null
  /** The phase at noon. */
  readonly phase: PhaseName
  /** The new or full Moon or the quarter of the day; null on most days. */
  readonly lunation: Lunation | null
}

/** The midnight, as if it were UTC, of the date of a request: `nowMs` gives the date of one without. */
export function dateOf({ date, nowMs }: { readonly date: string | null; readonly nowMs: number }, zone: Zone): number {
  if (date === null) return localDate(zone, nowMs)
  const parsed = parseDate(date)
  if (typeof parsed !== 'number') throw new RangeError(parsed.problem)
  return parsed
}

/** The sky of a date of a time zone. Throws `invalid_input` for a date that the zone skipped. */
export function skyDay(sky: Sky, zone: Zone, civilMs: number): SkyDay {
  const day = localDay(zone, civilMs)
  if (day.to <= day.from)
    throw new Refusal('invalid_input', {
      field: 'date',
      message: `${zone.id} skipped ${isoCivilDate(civilMs)}: its clocks never showed this date`,
    })
  return dayOf(sky, zone, day, searched(sky, day))
}

/** What the sky has between two instants and a little beyond, searched once for all days. */
export function searched(sky: Sky, { from, to }: Pick<LocalDay, 'from' | 'to'>) {
  const times = gridTimes(from, to, sky.range)
  const track = tracked(sky, PLANETS, times, TROPICAL)
  return {
    times,
    track,
    aspects: (exactAspects(track, pairsOf(PLANETS), times) as AspectOfDay[]).sort((one, other) => one.jd - other.jd),
    ingresses: ingresses(track, PLANETS, times),
    lunations: lunations(track, times),
  }
}
export type Searched = ReturnType<typeof searched>

/** A day of a span that was searched. */
export function dayOf(sky: Sky, zone: Zone, day: LocalDay, found: Searched): SkyDay {
  const noon = julianDayOf(resolveLocal(zone, day.civilMs + HALF_DAY_MS, undefined, 'date'))
  const isOfDay = ({ jd }: { readonly jd: number }): boolean => isWithin(day, jd)
  const positions = sky.positions(PLANETS, noon, TROPICAL)
  return {
    ...day,
    zone,
    noon,
    placed: PLANETS.map((body, index) => ({ body, ...positions[index]! })),
    aspects: found.aspects.filter(isOfDay),
    ingress: found.ingresses.find((each) => each.body === 'moon' && isOfDay(each)) ?? null,
    phase: phaseAt(sky, noon).phase.label,
    lunation: found.lunations.find(isOfDay) ?? null,
  }
}

/** Whether an instant is on a day, by the seconds that answers show. */
export function isWithin({ from, to }: Pick<LocalDay, 'from' | 'to'>, jd: number): boolean {
  const second = epochSecondOf(jd)
  return second >= epochMsOf(from) && second < epochMsOf(to)
}
