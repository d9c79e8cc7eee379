import { find, setCache } from 'geo-tz/all'
import { LRUCache } from 'lru-cache'
import type { Coordinates } from '../src/astro/sky.ts'

/** At the poles, where all longitudes meet, the zone is UTC. */
const POLE = 90
/**
 * Maximum number of polygon corners that a thread caches, some 75 bytes each. All six million would exceed the memory
 * limit of a thread. The package alone has no bound.
 */
const CORNERS_MAX = 200_000

/** A corner is a list of two numbers. Rings are lists of corners, and polygons lists of rings. */
type Shape = readonly (number | Shape)[]

interface Tile {
  readonly features: readonly { readonly geometry: { coordinates: Shape } }[]
}

const tiles = new LRUCache<string, Tile>({
  maxSize: CORNERS_MAX,
  sizeCalculation: ({ features }) => 1 + features.reduce((sum, { geometry }) => sum + corners(geometry.coordinates), 0),
})

setCache({
  store: {
    get: (name: string) => tiles.get(name),
    set(name: string, tile: Tile) {
      for (const { geometry } of tile.features) geometry.coordinates = compact(geometry.coordinates)
      tiles.set(name, tile)
    },
  },
})

/** The decoder grows each list by pushing, so that a corner takes 210 bytes. A copy takes a third. */
const compact = (shape: Shape): Shape => shape.map((part) => (typeof part === 'number' ? part : compact(part)))

/** Counts the corners of rings of polygons, however deep they are nested. */
function corners(shape: Shape): number {
  return typeof shape[0] === 'number' ? 1 : shape.reduce<number>((sum, part) => sum + corners(part as Shape), 0)
}

/** The IANA zones of a place by the polygons of the time zone boundary project: several where they overlap. */
export const zonesAt = ({ latitude, longitude }: Coordinates): readonly string[] =>
  Math.abs(latitude) === POLE ? ['UTC'] : find(latitude, longitude)

/** The first zone of a place. */
export const zoneAt = (place: Coordinates): string => zonesAt(place)[0] ?? 'UTC'
