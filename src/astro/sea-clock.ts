import { clockOf } from './mean-time.ts'
import type { Zone } from './zone.ts'

/**
 * The time zones at sea were agreed in London in June 1917 and kept by most navies from 1920 on. Before, a ship kept the
 * time of its own longitude.
 */
const ZONES_AT_SEA_FROM_MS = Date.UTC(1920, 0, 1)
const AT_SEA = /^Etc\/GMT[+-]\d+$/

/** Whether a zone is one of the open sea, by longitude alone. */
export const isAtSea = (zone: string): boolean => AT_SEA.test(zone)

/** A zone of the open sea, in which each place had its own mean time before the zones at sea. */
export const seaClock = (zone: Zone): Zone =>
  clockOf(
    zone.id,
    { changesBetween: (from, to) => [ZONES_AT_SEA_FROM_MS].filter((at) => at >= from && at < to) },
    (at) => (at < ZONES_AT_SEA_FROM_MS ? { ...zone.timeAt(at), meanTime: 'place' } : zone.timeAt(at)),
  )
