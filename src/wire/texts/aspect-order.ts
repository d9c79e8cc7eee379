import { MAJOR_ASPECTS } from '../../astro/aspect.ts'
import { PLANETS } from '../../astro/body.ts'

interface Aspect {
  readonly type: string
  readonly orb: number
}

const MAJOR = new Set<string>(MAJOR_ASPECTS.map(({ id }) => id))
const MAIN = new Set<string>([...PLANETS, 'asc', 'mc', 'ic', 'dc'])

/** How an answer describes it. */
export const ASPECT_ORDER = 'major ones of planets and angles first, then other major ones, then minor ones'

/** The aspects by importance, the closest of each rank first. The last ones may be left out. */
export const aspectsInOrder = <A extends Aspect>(
  aspects: readonly A[],
  endsOf: (aspect: A) => readonly string[],
): readonly A[] => {
  const rankOf = (aspect: A): number =>
    MAJOR.has(aspect.type) ? (endsOf(aspect).every((id) => MAIN.has(id)) ? 0 : 1) : 2
  return aspects.toSorted((one, other) => rankOf(one) - rankOf(other) || one.orb - other.orb)
}

/** Ends of an aspect within a chart. */
export const natalEnds = ({ p1, p2 }: { readonly p1: string; readonly p2: string }): readonly string[] => [p1, p2]

/** Ends of an aspect of transits. */
export const transitEnds = ({
  between,
}: {
  readonly between: { readonly transit: string; readonly natal: string }
}): readonly string[] => [between.transit, between.natal]

/** Ends of an aspect in a chart image, each with its ring: `outer.saturn`. */
export const wheelEnds = ({ from, to }: { readonly from: string; readonly to: string }): readonly string[] =>
  [from, to].map((end) => end.slice(end.indexOf('.') + 1))
