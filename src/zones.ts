import { type Zone, zoneOf } from './astro/zone.ts'
import { ZONE_HISTORY_SOURCE } from './astro/zone-history.ts'
import { ZONE_NAMES_SOURCE } from './astro/zone-name-table.ts'

/** The releases of the time zone data behind offsets: one in the runtime, and one for corrections before 2000. */
export const ZONE_DATA_VERSION = `${process.versions['tz'] ?? 'unknown'} + ${ZONE_HISTORY_SOURCE}`

/** The releases of the time zone data behind offsets and names. */
export const ZONE_SOURCES = `${ZONE_DATA_VERSION}, ${ZONE_NAMES_SOURCE}`

/** About the number of names in the tz database. Zones beyond it are made for each call. */
const ZONES_MAX = 600
const known = new Map<string, Zone>()

/** The zone of a name or an offset as in `zoneOf`; null when unknown. Zones are kept, since they are slow to make. */
export function findZone(text: string): Zone | null {
  const name = text.trim()
  const found = known.get(name)
  if (found) return found
  const zone = zoneOf(name)
  if (zone && known.size < ZONES_MAX) known.set(name, zone)
  return zone
}
