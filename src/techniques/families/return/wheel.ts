import type { Sky } from '../../../astro/sky.ts'
import type { CastBirth } from '../../../calculation/charting/cast.ts'
import type { Located } from '../../../calculation/charting/place.ts'
import { momentBetween, RETURN_SHOWN } from '../../../calculation/charting/rings.ts'
import type { Warning } from '../../../calculation/charting/warnings.ts'
import { type SecondChart, secondWheel, type WheelWithFacts } from '../../../calculation/charting/wheels.ts'
import type { ReturnWheelLook } from '../../../contract/charts/return-fields.ts'

/** A return that is drawn. */
interface DrawnReturn extends Pick<SecondChart, 'kind' | 'of' | 'language' | 'labels' | 'dateField'> {
  readonly cast: CastBirth
  /** The place of the return. */
  readonly where: Located
  /** A Julian day in UT. */
  readonly jd: number
  readonly warnings: readonly Warning[]
}

/** A return around the natal chart, inside it on its own houses, or alone. */
export const returnWheel = (
  sky: Sky,
  look: ReturnWheelLook,
  { cast, jd, where, ...second }: DrawnReturn,
): Omit<WheelWithFacts, 'facts'> =>
  secondWheel(sky, cast, {
    ...second,
    where,
    restsOnBirth: true,
    moment: momentBetween(where, jd),
    // If the time of birth is unknown, the return is known to the hour at best, and its houses are unknown.
    houses: cast.born.timeKnown,
    drawn: { inner: look.show_natal_aspects, outer: look.show_return_aspects, between: look.show_inter_aspects },
    shown: RETURN_SHOWN[look.mode],
  })
