import { variantName } from '../../astro/body.ts'
import { millidegrees } from '../../astro/sign.ts'
import type { Ring, WheelContent, WheelEnd } from '../../wheel/content.ts'
import { hundredths } from '../aspect-reply.ts'

/** The content of a picture as data, for programs. */
export function contentReply({ kind, inner, outer, aspects: lines, title }: WheelContent) {
  const ring = ({ of, points, cusps, angles }: Ring) => ({
    of,
    planets: points.map(({ id, name, variant, longitude, retrograde, house }) => ({
      id,
      name,
      ...(variant && { variant }),
      abs_pos: printed(longitude),
      retrograde,
      ...(house !== null && { house }),
    })),
    ...(cusps && { cusps: cusps.map(printed) }),
    ...(angles && {
      angles: Object.fromEntries(Object.entries(angles).map(([angle, longitude]) => [angle, printed(longitude)])),
    }),
  })
  return {
    kind,
    title,
    inner: ring(inner),
    ...(outer && { outer: ring(outer) }),
    aspects: lines.map(({ from, to, type, orb, applying }) => ({
      from: endName(from, from.ring === 'inner' ? inner : outer!),
      to: endName(to, to.ring === 'inner' ? inner : outer!),
      type,
      orb: hundredths(orb),
      is_applying: applying,
    })),
  }
}

/** `inner.sun`. The second variant of a point is named for itself: `inner.true_node`. */
function endName({ ring, id, variant }: WheelEnd, { points }: Ring): string {
  const isFirst = points.find((point) => point.id === id)?.variant === variant
  return `${ring}.${isFirst || !variant ? id : variantName(id, variant)}`
}

const printed = (longitude: number): number => millidegrees(longitude) / 1000
