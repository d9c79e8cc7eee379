import { find, setCache } from 'geo-tz/all'
import { LRUCache } from 'lru-cache'
import type { Coordinates } from '../src/astro/sky.ts'

/** At the poles, where all longitudes meet, the zone is UTC. */
const POLE = 90
/**
 * Maximum number of polygon corners that a thread caches, some 70 bytes each. All six million would exceed the memory
 * limit of a thread. The package alone has no bound.
 */
const CORNERS_MAX = 400_000

interface Tile {
  readonly features: readonly { readonly geometry: { readonly coordinates: readonly unknown[] } }[]
}

setCache({
  store: new LRUCache<string, Tile>({
    maxSize: CORNERS_MAX,
    sizeCalculation: ({ features }) =>
      1 + features.reduce((sum, { geometry }) => sum + corners(geometry.coordinates), 0),
  }),
})

/** Counts the points of rings of polygons, however deep they are nested. */
function corners(coordinates: readonly unknown[]): number {
  const [first] = coordinates
  if (!Array.isArray(first) || !Array.isArray(first[0])) return coordinates.length
  return (coordinates as readonly (readonly unknown[])[]).reduce((sum, inner) => sum + corners(inner), 0)
}

/** The IANA zones of a place by the polygons of the time zone boundary project: several where they overlap. */
export const zonesAt = ({ latitude, longitude }: Coordinates): readonly string[] =>
  Math.abs(latitude) === POLE ? ['UTC'] : find(latitude, longitude)

/** The first zone of a place. */
export const zoneAt = (place: Coordinates): string => zonesAt(place)[0] ?? 'UTC'
