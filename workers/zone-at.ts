import { find } from 'geo-tz/all'
import type { Place } from '../src/astro/sky.ts'

/** Where all longitudes meet there is no zone but UTC. */
const POLE = 90

/** The IANA zones of a place by the polygons of the time zone boundary project: several where they overlap. */
export const zonesAt = ({ latitude, longitude }: Place): readonly string[] =>
  Math.abs(latitude) === POLE ? ['UTC'] : find(latitude, longitude)

/** The first of them. */
export const zoneAt = (place: Place): string => zonesAt(place)[0] ?? 'UTC'
