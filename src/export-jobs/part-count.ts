import type { EphemerisPlan } from '../almanac/ephemeris-plan.ts'
import { PARTS_MAX } from '../contract/exports.ts'

/** A part of so many positions takes one worker some ten seconds, and is a file of some ten megabytes. */
const PART_POSITIONS = 5_000_000
/**
 * No part has more positions, so that callers take turns within minutes, a part that is made again costs little, and no file
 * is longer than the 5 GB that a bucket takes at once.
 */
const PART_POSITIONS_MAX = 25_000_000

/** The least count of parts of a table. */
export const leastParts = ({ positions }: EphemerisPlan): number => Math.ceil(positions / PART_POSITIONS_MAX)

/** The count of parts: the wanted one, but none without a row, or one that gives each worker work for some seconds. */
export function partsFor({ positions, rows: nominal }: EphemerisPlan, rows: number, wanted: number | null): number {
  const suiting = Math.ceil((positions / nominal) * (rows / PART_POSITIONS))
  return Math.max(1, Math.min(wanted ?? suiting, rows, PARTS_MAX))
}
