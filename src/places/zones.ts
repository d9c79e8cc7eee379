import { type Zone, zoneOf } from '../astro/zone.ts'
import { ZONE_RELEASE } from '../astro/zone-table.ts'

/** The release of the tz database behind all offsets and names. */
export const ZONE_DATA_VERSION = ZONE_RELEASE

/** About the number of names in the tz database. Further zones are created for each call. */
const ZONES_MAX = 600
const known = new Map<string, Zone>()

/** The zone of a name or an offset as in `zoneOf`; null when unknown. Zones are kept with their history. */
export function findZone(text: string): Zone | null {
  const name = text.trim()
  const found = known.get(name)
  if (found) return found
  const zone = zoneOf(name)
  if (zone && known.size < ZONES_MAX) known.set(name, zone)
  return zone
}
