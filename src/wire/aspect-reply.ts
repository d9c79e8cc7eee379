import type { AspectHit } from '../astro/aspects.ts'

/** An aspect as answers show it: the orb to two decimals. */
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
 * To two decimals by the exact value of the double, as the services that we are compared with round: multiplied by 100 a
 * number just below a half may become one.
 */
export function hundredths(degrees: number): number {
  const scaled = degrees * 100
  const isHalf = Math.abs(scaled - Math.trunc(scaled) - 0.5) < 1e-9
  return isHalf ? Number(degrees.toFixed(2)) : Math.round(scaled) / 100
}

/** How many aspects there are, of which kinds. */
export function aspectsSummary(hits: readonly AspectHit[]) {
  const byType: Record<string, number> = {}
  let major = 0
  for (const { aspect } of hits) {
    byType[aspect.id] = (byType[aspect.id] ?? 0) + 1
    if (aspect.major) major += 1
  }
  return { total: hits.length, major, minor: hits.length - major, by_type: byType }
}
