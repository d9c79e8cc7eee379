import { find } from 'geo-tz/all'
import type { Place } from '../src/astro/sky.ts'

/** The IANA zone of a place by the polygons of the time zone boundary project; the first one where zones overlap. */
export const zoneAt = ({ latitude, longitude }: Place): string => find(latitude, longitude)[0] ?? 'UTC'
