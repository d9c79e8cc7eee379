import type { Sky } from '../../astro/sky.ts'
import { castBirth } from '../../charting/cast.ts'
import { natalWheel } from '../../charting/natal-wheel.ts'
import type { Atlas } from '../../charting/place.ts'
import { birthFacts } from '../../charting/ring-facts.ts'
import type { WheelWithFacts } from '../../charting/second-wheel.ts'
import { withShown } from '../../charting/shown.ts'
import { fixedStars } from '../../charting/stars.ts'
import { warningsAbout } from '../../charting/warnings.ts'
import type { NatalWheelRequest } from '../../contract/charts.ts'
import type { Language } from '../../languages/language.ts'

/** The wheel of a birth, with fixed stars. */
export function natalWheelOf(sky: Sky, atlas: Atlas, input: NatalWheelRequest, language: Language): WheelWithFacts {
  const cast = castBirth(sky, atlas, withShown(input))
  return {
    content: natalWheel(cast, fixedStars(sky, cast, input.fixed_stars), language),
    facts: {},
    rings: { inner: birthFacts(sky, cast), outer: null },
    births: [],
    warnings: warningsAbout('natal', cast),
  }
}
