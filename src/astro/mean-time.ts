import { instantsShowing, type Zone } from './zone.ts'
import { zoneNameAt } from './zone-names.ts'

const SECONDS_PER_DEGREE = 240
const DAY_SECONDS = 86_400

/**
 * A zone as a place at a longitude keeps it: before the first standard time, where the zone has the mean time of its
 * main city, the mean time of the place itself. Standard time begins at the zone's own instant. Mean times by law, such
 * as that of Paris in all of France from 1891 to 1911, are the zone's.
 */
export function meanTimeZone(zone: Zone, longitude: number | null): Zone {
  if (longitude === null) return zone
  const offsetSecondsAt = (epochMs: number): number => {
    const ofZone = zone.offsetSecondsAt(epochMs)
    return zoneNameAt(zone, epochMs).isFirstMeanTime ? meanTimeSeconds(longitude, ofZone) : ofZone
  }
  return {
    id: zone.id,
    offsetSecondsAt,
    instantsOf: (civilMs) => instantsShowing(offsetSecondsAt, civilMs),
    changesBetween: zone.changesBetween,
  }
}

/**
 * Local mean time less Greenwich mean time, to the second, on the zone's side of the date line: Manila reckoned its
 * days with Mexico's until 1844, Alaska with Russia's until 1867.
 */
function meanTimeSeconds(longitude: number, zoneSeconds: number): number {
  const ofPlace = Math.round(longitude * SECONDS_PER_DEGREE)
  return ofPlace + Math.round((zoneSeconds - ofPlace) / DAY_SECONDS) * DAY_SECONDS
}
