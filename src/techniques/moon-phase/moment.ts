import { DAY_MS, epochMsOf, julianDayOf } from '../../astro/civil.ts'
import type { Sky } from '../../astro/sky.ts'
import { parseTime, resolveLocal } from '../../astro/time.ts'
import { type LocalDay, localDate, localDay, type Zone } from '../../astro/zone.ts'
import { placeWarnings } from '../../calculation/charting/birth-warnings.ts'
import type { Atlas, Located } from '../../calculation/charting/place.ts'
import { placeOf, placeOnDay, zoneAlone } from '../../calculation/charting/place-on-day.ts'
import { isoMoment } from '../../calculation/charting/transit-moment.ts'
import type { Warning } from '../../contract/warnings.ts'
import { Refusal } from '../../platform/errors.ts'
import type { MoonPhaseInput } from './schema.ts'

/** Where and when a Moon is asked for. */
export interface MoonMoment {
  readonly sky: Sky
  readonly jd: number
  readonly zone: Zone
  readonly where: Located | null
}

/** What an answer says of its instant, beside the Moon. */
export interface Said {
  /** Unix milliseconds. */
  readonly epochMs: number
  readonly offsetSeconds: number
  readonly warnings: readonly Warning[]
}

/** The instant of a request: a local time by the clock of its place, as that of a birth. */
export function moonMoment(sky: Sky, input: MoonPhaseInput, atlas: Atlas): MoonMoment & Said {
  const located = placeOf(input, atlas)
  const { date, dst_policy } = input
  if (located) {
    const { where, moment, warnings } = isoMoment(date, located, atlas, 'date', dst_policy)
    const { epochMs, offsetSeconds, jd } = moment
    const { zone } = placeOnDay(located, Math.floor((epochMs + offsetSeconds * 1000) / DAY_MS) * DAY_MS, atlas)
    return { sky, jd, zone, where, epochMs, offsetSeconds, warnings: [...placeWarnings(where), ...warnings] }
  }
  const zone = zoneAlone(input)
  const time = parseTime(date)
  if ('problem' in time) throw new Refusal('invalid_input', { field: 'date', message: time.problem })
  const epochMs =
    time.offsetSeconds === null
      ? resolveLocal(zone, time.civilMs, dst_policy ?? undefined, 'date')
      : time.civilMs - time.offsetSeconds * 1000
  const offsetSeconds = zone.offsetSecondsAt(epochMs)
  return { sky, jd: julianDayOf(epochMs), zone, where: null, epochMs, offsetSeconds, warnings: [] }
}

/** A clock that is put back before midnight shows a date again: its second passage belongs to the next day. */
export function dayOf({ jd, zone }: Pick<MoonMoment, 'jd' | 'zone'>): LocalDay {
  const day = localDay(zone, localDate(zone, epochMsOf(jd)))
  return jd < day.to ? day : localDay(zone, day.civilMs + DAY_MS)
}
