import type { EphemerisPlan } from '../../calculation/almanac/ephemeris-plan.ts'
import { PARTS_MAX } from '../../contract/exports.ts'

/** A part of this size takes one worker about ten seconds, and is a file of about ten megabytes. */
const PART_POSITIONS = 5_000_000
/**
 * No part has more positions, so that callers take turns within minutes, repeating a part costs little, and no file is
 * longer than the 5 GB that a bucket accepts in one upload.
 */
const PART_POSITIONS_MAX = 25_000_000

/** The minimum number of parts of a table. */
export const leastParts = ({ positions }: EphemerisPlan): number => Math.ceil(positions / PART_POSITIONS_MAX)

/**
 * The count of parts: the wanted one, but none without a row, or one that gives each worker work for several seconds.
 */
export function partsFor({ positions, rows: nominal }: EphemerisPlan, rows: number, wanted: number | null): number {
  const suiting = Math.ceil((positions / nominal) * (rows / PART_POSITIONS))
  return Math.max(1, Math.min(wanted ?? suiting, rows, PARTS_MAX))
}
