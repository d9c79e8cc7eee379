import type { Sky } from '../../astro/sky.ts'
import { castBirth, withShown } from '../../calculation/charting/cast.ts'
import { fixedStars } from '../../calculation/charting/natal.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { birthFacts } from '../../calculation/charting/rings.ts'
import { warningsAbout } from '../../calculation/charting/warnings.ts'
import { natalWheel, type WheelWithFacts } from '../../calculation/charting/wheels.ts'
import type { NatalWheelRequest } from '../../contract/charts/requests.ts'
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
