import type { AspectHit } from '../astro/aspects.ts'

/** An aspect as answers show it: the orb to two decimals. */
export const aspectReply = ({ a, b, aspect, orb, applying }: AspectHit) => ({
  p1: a,
  p2: b,
  type: aspect.id,
  orb: Number(orb.toFixed(2)),
  deg: aspect.angle,
  is_major: aspect.major,
  is_applying: applying,
})
