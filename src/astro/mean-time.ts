import { instantsShowing, type Zone } from './zone.ts'

const SECONDS_PER_DEGREE = 240
const DAY_SECONDS = 86_400

/** The name by which a caller asks for the mean time of a place. */
export const MEAN_TIME = 'LMT'

/** Whether a name asks for the mean time of a place, in any case. */
export const isMeanTime = (name: string): boolean => name.trim().toUpperCase() === MEAN_TIME

/** The local mean time of a longitude at all times. The zone of the place gives the side of the date line. */
export const meanTimeOf = (longitude: number, zone: Zone): Zone =>
  clockOf(MEAN_TIME, zone, (epochMs) => ({
    offsetSeconds: meanTimeSeconds(longitude, zone.offsetSecondsAt(epochMs)),
    abbreviation: MEAN_TIME,
    isDst: false,
    isMeanTimeOfPlace: true,
  }))

/**
 * A zone with the local mean time of a longitude, in degrees east, before its first standard time. The tz database has
 * the mean time of the main city there. Standard time begins at the zone's own instant. A legal mean time, such as that
 * of Paris in all of France from 1891 to 1911, remains as it is in the zone. With a null longitude the zone is unchanged.
 */
export function meanTimeZone(zone: Zone, longitude: number | null): Zone {
  if (longitude === null) return zone
  return clockOf(zone.id, zone, (epochMs) => {
    const ofZone = zone.timeAt(epochMs)
    if (!ofZone.isMeanTimeOfPlace) return ofZone
    return { ...ofZone, offsetSeconds: meanTimeSeconds(longitude, ofZone.offsetSeconds) }
  })
}

/** A clock that changes when a zone does, with times of its own. */
function clockOf(id: string, { changesBetween }: Zone, timeAt: Zone['timeAt']): Zone {
  const offsetSecondsAt = (epochMs: number): number => timeAt(epochMs).offsetSeconds
  return {
    id,
    timeAt,
    offsetSecondsAt,
    instantsOf: (civilMs) => instantsShowing(offsetSecondsAt, civilMs),
    changesBetween,
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
