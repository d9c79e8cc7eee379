import { instantsShowing, type Zone } from './zone.ts'
import type { LocalTime } from './zone-row.ts'

const SECONDS_PER_DEGREE = 240
const DAY_SECONDS = 86_400

/**
 * A zone with the local mean time of a longitude, in degrees east, before its first standard time. The tz database has
 * the mean time of the main city there. Standard time begins at the zone's own instant. A legal mean time, such as that
 * of Paris in all of France from 1891 to 1911, remains as it is in the zone. With a null longitude the zone is unchanged.
 */
export function meanTimeZone(zone: Zone, longitude: number | null): Zone {
  if (longitude === null) return zone
  const timeAt = (epochMs: number): LocalTime => {
    const ofZone = zone.timeAt(epochMs)
    if (!ofZone.isFirstMeanTime) return ofZone
    return { ...ofZone, offsetSeconds: meanTimeSeconds(longitude, ofZone.offsetSeconds) }
  }
  const offsetSecondsAt = (epochMs: number): number => timeAt(epochMs).offsetSeconds
  return {
    id: zone.id,
    timeAt,
    offsetSecondsAt,
    instantsOf: (civilMs) => instantsShowing(offsetSecondsAt, civilMs),
    changesBetween: zone.changesBetween,
  }
}

/**
 * Local mean time less Greenwich mean time, in seconds, on the zone's side of the date line: Manila had the date of Mexico
 * until 1844, Alaska the date of Russia until 1867.
 */
function meanTimeSeconds(longitude: number, zoneSeconds: number): number {
  const ofPlace = Math.round(longitude * SECONDS_PER_DEGREE)
  return ofPlace + Math.round((zoneSeconds - ofPlace) / DAY_SECONDS) * DAY_SECONDS
}
