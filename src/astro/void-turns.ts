import type { ExactAspect } from './exact-aspects.ts'
import type { Ingress } from './ingresses.ts'

/** The beginning of a void of course Moon. */
export interface VoidBegin {
  readonly jd: number
  /** Null when the Moon makes no aspect in the sign: the void begins at its entry into it. */
  readonly lastAspect: ExactAspect | null
  /** The entry into the next sign, at which the void ends. */
  readonly until: Ingress
}

/** The longest stay of the Moon in a sign, in days: 30 degrees at 11.6 degrees a day, and a margin. */
export const STAY_DAYS_MAX = 2.75

/**
 * The beginning of each void of course Moon: the last of the given aspects and ingresses before each ingress but the
 * first. The aspects are those of the Moon to the bodies that count. They must be complete up to the last ingress.
 */
export function voidBegins(aspects: readonly ExactAspect[], ingresses: readonly Ingress[]): VoidBegin[] {
  const marks = [
    ...aspects.map((aspect) => ({ jd: aspect.jd, aspect, ingress: null })),
    ...ingresses.map((ingress) => ({ jd: ingress.jd, aspect: null, ingress })),
  ].sort((a, b) => a.jd - b.jd)
  return marks.flatMap(({ jd, aspect }, index) => {
    const until = marks[index + 1]?.ingress
    return until ? [{ jd, lastAspect: aspect, until }] : []
  })
}
