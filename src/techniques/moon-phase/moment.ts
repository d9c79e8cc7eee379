import { DAY_MS, epochMsOf, epochSecondOf, isoUtc, julianDayOf } from '../../astro/civil.ts'
import type { Sky } from '../../astro/sky.ts'
import { parseTime, resolveLocal } from '../../astro/time.ts'
import { localDate, startOfDay, type Zone } from '../../astro/zone.ts'
import { type Atlas, type Located, locate, zoneIn } from '../../calculation/charting/place.ts'
import { findZone } from '../../places/zones.ts'
import type { MoonPhaseInput } from './schema.ts'

export const AU_KM = 149_597_870.7

/** Where and when a Moon is asked for. */
export interface MoonMoment {
  readonly sky: Sky
  readonly jd: number
  readonly zone: Zone
  readonly where: Located | null
}

/** The place of a request and its zone; UTC without a place. Throws `place_not_found`. */
export function moonPlace(
  { city, lat, lng, tz_str }: Pick<MoonPhaseInput, 'city' | 'lat' | 'lng' | 'tz_str'>,
  atlas: Atlas,
): Pick<MoonMoment, 'zone' | 'where'> {
  const isNamed = tz_str !== null && tz_str.toUpperCase() !== 'AUTO'
  if (!city?.trim() && typeof lat !== 'number') return { zone: findZone(isNamed ? tz_str : 'UTC')!, where: null }
  const where = locate({ city: city ?? null, lat: lat ?? null, lng: lng ?? null, tz_str }, atlas)
  return { zone: zoneIn(where), where }
}

/** Unix milliseconds of a date of a request. */
export function instantOf(date: string, zone: Zone): number {
  const time = parseTime(date)
  if ('problem' in time) throw new RangeError(time.problem)
  return time.offsetSeconds === null
    ? resolveLocal(zone, time.civilMs, undefined, 'date')
    : time.civilMs - time.offsetSeconds * 1000
}

export const utcOf = (jd: number): string => isoUtc(epochSecondOf(jd))

/** The local day of an instant: its midnight as if it were UTC, and its ends as Julian days. */
export interface LocalDay {
  readonly civilMs: number
  readonly from: number
  readonly to: number
}

export const localDay = (zone: Zone, civilMs: number): LocalDay => ({
  civilMs,
  from: julianDayOf(startOfDay(zone, civilMs)),
  to: julianDayOf(startOfDay(zone, civilMs + DAY_MS)),
})

export const dayOf = ({ jd, zone }: MoonMoment): LocalDay => localDay(zone, localDate(zone, epochMsOf(jd)))
