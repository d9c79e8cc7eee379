import { isLawAt, lawBegins, type MeanTime, summerSeconds } from './legal-mean-times.ts'
import { instantsShowing, type Zone } from './zone.ts'
import type { LocalTime } from './zone-row.ts'

const SECONDS_PER_DEGREE = 240
const DAY_SECONDS = 86_400

/** The name by which a caller asks for the mean time of a place. */
export const MEAN_TIME = 'LMT'

/** Whether a name asks for the mean time of a place, in any case. */
export const isMeanTime = (name: string): boolean => name.trim().toUpperCase() === MEAN_TIME

/** The local mean time of a longitude at all times. The zone of the place gives the side of the date line. */
export const meanTimeOf = (longitude: number, zone: Zone): Zone =>
  clockOf(MEAN_TIME, zone, (epochMs) => inMeanTime(longitude, zone.timeAt(epochMs)))

/** From 1970 on the tz database promises its zones for all of their places. */
const PROMISED_FROM_MS = 0
/** A mean time of a city holds for places whose own differs by less. */
export const SAME_TIME_SECONDS = 60

/**
 * The mean time that a clock at a longitude has at an instant instead of the time of its zone; null where it has the
 * time of the zone: a standard time, the mean time of a city that was law in all of the zone, such as that of Paris in
 * France from 1891 to 1911, or that of a city so near that it is the same.
 */
export function meanTimeAt(zone: Zone, epochMs: number, longitude: number | null): MeanTime | null {
  const { meanTime, offsetSeconds } = zone.timeAt(epochMs)
  if (longitude === null || meanTime !== 'city') return longitude === null ? null : meanTime
  if (epochMs >= PROMISED_FROM_MS || isLawAt(zone.id, epochMs)) return null
  return Math.abs(meanTimeSeconds(longitude, offsetSeconds) - offsetSeconds) < SAME_TIME_SECONDS ? null : 'city'
}

/**
 * A zone with the local mean time of a longitude, in degrees east, where each place had its own. The tz database has
 * the mean time of the main city there. Standard time begins at the zone's own instant. With a null longitude the zone
 * is unchanged.
 */
export function meanTimeZone(zone: Zone, longitude: number | null): Zone {
  if (longitude === null) return zone
  const isMean = (epochMs: number): boolean => meanTimeAt(zone, epochMs, longitude) !== null
  const clock = clockOf(zone.id, withLaw(zone), (epochMs) => {
    const ofZone = zone.timeAt(epochMs)
    return isMean(epochMs) ? inMeanTime(longitude, ofZone) : ofZone
  })
  return {
    ...clock,
    instantsOf: (civilMs) => {
      const instants = clock.instantsOf(civilMs)
      return instants.length < 2 || instants.some(isMean) ? instants : zone.instantsOf(civilMs)
    },
  }
}

/** A decree about summer time advanced the clocks of towns with a mean time of their own too. */
function inMeanTime(longitude: number, ofZone: LocalTime): LocalTime {
  const summer = summerSeconds(ofZone)
  return {
    offsetSeconds: meanTimeSeconds(longitude, ofZone.offsetSeconds) + summer,
    abbreviation: MEAN_TIME,
    isDst: summer > 0,
    meanTime: 'place',
  }
}

/** The changes of a zone, with that by a law about its mean time. */
function withLaw(zone: Zone): Pick<Zone, 'changesBetween'> {
  const begins = lawBegins(zone.id)
  if (begins === null) return zone
  return {
    changesBetween: (fromMs, toMs) => {
      const changes = [...zone.changesBetween(fromMs, toMs)]
      if (begins < fromMs || begins >= toMs || changes.includes(begins)) return changes
      return [...changes, begins].sort((a, b) => a - b)
    },
  }
}

/** A clock that changes when a zone does, but to different times. */
export function clockOf(id: string, { changesBetween }: Pick<Zone, 'changesBetween'>, timeAt: Zone['timeAt']): Zone {
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
 * Local mean time less Greenwich mean time, in seconds, on the zone's side of the date line: Manila had the date of
 * Mexico until 1844, Alaska the date of Russia until 1867.
 */
function meanTimeSeconds(longitude: number, zoneSeconds: number): number {
  const ofPlace = Math.round(longitude * SECONDS_PER_DEGREE)
  return ofPlace + Math.round((zoneSeconds - ofPlace) / DAY_SECONDS) * DAY_SECONDS
}
