import type { ExactAspect } from './exact-aspects.ts'
import type { Ingress } from './ingresses.ts'

/** The Moon begins to be void of course. */
export interface VoidBegin {
  readonly jd: number
  /** Null when the Moon makes no aspect in the whole sign: the void begins as she enters it. */
  readonly lastAspect: ExactAspect | null
  /** The entry into the next sign that ends it. */
  readonly until: Ingress
}

/** The longest stay of the Moon in a sign, in days: 30 degrees at 11.6 a day and some more. */
export const STAY_DAYS_MAX = 2.75

/**
 * Where voids of course begin, from the Moon's exact aspects to the bodies that count and her ingresses: at the last of
 * them before each ingress. Whether an aspect is the last is known only once the ingress after it is among them.
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
