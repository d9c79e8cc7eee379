import type { AspectHit } from '../astro/aspects.ts'

/** An aspect in an answer. The orb has two decimals. */
export const aspectReply = ({ a, b, aspect, orb, applying }: AspectHit) => ({
  p1: a,
  p2: b,
  type: aspect.id,
  orb: hundredths(orb),
  deg: aspect.angle,
  is_major: aspect.major,
  is_applying: applying,
})

/**
 * Rounds to two decimals by the exact value of the double, as comparable services do. Multiplication by 100 could turn a
 * number just below a half into a half.
 */
export function hundredths(degrees: number): number {
  const scaled = degrees * 100
  const isHalf = Math.abs(scaled - Math.trunc(scaled) - 0.5) < 1e-9
  return isHalf ? Number(degrees.toFixed(2)) : Math.round(scaled) / 100
}

/** The number of aspects, in total and of each kind. */
export function aspectsSummary(hits: readonly AspectHit[]) {
  const byType: Record<string, number> = {}
  let major = 0
  for (const { aspect } of hits) {
    byType[aspect.id] = (byType[aspect.id] ?? 0) + 1
    if (aspect.major) major += 1
  }
  return { total: hits.length, major, minor: hits.length - major, by_type: byType }
}
