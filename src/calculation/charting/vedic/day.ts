import { daysOf } from '../../../astro/calendar.ts'
import { DAY_MS, isoCivilDate } from '../../../astro/civil.ts'
import type { Horizon } from '../../../astro/horizon.ts'
import { type Moment, momentOf } from '../../../astro/moment.ts'
import type { Sky } from '../../../astro/sky.ts'
import { isSkipped, type PanchangDay, panchangDays } from '../../../astro/vedic/panchang.ts'
import type { Zone } from '../../../astro/zone.ts'
import { placeName } from '../../../contract/births/birth.ts'
import { namingField } from '../../../contract/sky/sources.ts'
import { type AskedDay, type AskedPlace, zodiacOfAyanamsha } from '../../../contract/vedic/request.ts'
import { skyWarnings, type Warned, type Warning } from '../../../contract/warnings.ts'
import { Refusal } from '../../../platform/errors.ts'
import { type Atlas, type Located, locate } from '../place.ts'
import { placeOnDay } from '../place-on-day.ts'
import { dateWarnings } from '../warnings.ts'

/** The panchang of a day at a place. */
export interface CastDay {
  readonly day: PanchangDay
  readonly zone: Zone
  readonly where: Located
  /** The moment asked for; null without a time. */
  readonly moment: Moment | null
  readonly warnings: readonly Warning[]
}

/**
 * The panchang of the date of a request at its place. Throws `place_not_found`, `invalid_input` for a day that does not exist, what
 * a policy of local times refuses, and `outside_ephemeris`.
 */
export function castDay(sky: Sky, atlas: Atlas, asked: AskedDay & Warned, sunrise: Horizon): CastDay {
  const { year, month, day: dayOfMonth, calendar, hour } = asked
  const date = { year, month, day: dayOfMonth }
  const civilMs = daysOf(date, calendar, 'day').days * DAY_MS
  const { where, zone, warningsAt } = locateDay(asked, civilMs, atlas)
  if (isSkipped(zone, civilMs))
    throw new Refusal('invalid_input', {
      field: 'day',
      message: `The clocks of ${zone.id} skipped ${isoCivilDate(civilMs)}. Give the date before or after it`,
    })
  const rules = { zodiac: zodiacOfAyanamsha(asked.ayanamsha), convention: asked.convention, sunrise }
  const dates = { firstMs: civilMs, lastMs: civilMs }
  const day = namingField('year', () => panchangDays(sky, where.place, zone, dates, rules).day(civilMs))
  const time = { hour: hour ?? 0, minute: asked.minute ?? 0, second: asked.second ?? 0 }
  const policy = asked.dst_policy ?? undefined
  const { longitude } = where.place
  const moment = typeof hour === 'number' ? momentOf(zone, { ...date, ...time }, { longitude, policy, calendar }) : null
  return {
    day,
    zone,
    where,
    moment,
    warnings: [
      ...(asked.warnings ?? []),
      ...skyWarnings({ source: sky.sourceAt(day.start), unknown: [], jd: day.start }),
      ...(moment ? dateWarnings(moment.change, 'hour') : []),
      ...warningsAt((day.start + day.end) / 2, 'day'),
    ],
  }
}

/** The place of a request as it was on a date, whose midnight is given as if it were UTC. Throws `place_not_found`. */
export function locateDay(
  { city, state, country, lat = null, lng = null, tz_str }: AskedPlace,
  civilMs: number,
  atlas: Atlas,
) {
  const name = lat === null ? placeName({ city, state, country }) : city
  return placeOnDay(locate({ city: name, lat, lng, tz_str }, atlas), civilMs, atlas)
}
