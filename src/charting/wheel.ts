import type { Sky } from '../astro/sky.ts'
import { type ChartOrder, pictureLanguage } from '../contract/chart-order.ts'
import type { NatalWheelRequest } from '../contract/charts.ts'
import type { Language } from '../languages/language.ts'
import { castBirth } from './cast.ts'
import { natalWheel } from './natal-wheel.ts'
import { compositeWheel, synastryWheel } from './pair-wheels.ts'
import type { Atlas } from './place.ts'
import { progressionWheel } from './progression-wheel.ts'
import { birthFacts } from './ring-facts.ts'
import type { WheelWithFacts } from './second-wheel.ts'
import { withShown } from './shown.ts'
import { solarReturnWheel } from './solar-return-wheel.ts'
import { fixedStars } from './stars.ts'
import { transitWheel } from './transit-wheel.ts'
import { warningsAbout } from './warnings.ts'

/** Casts the wheel of an order. Throws what a birth, a place or the ephemeris refuses. */
export function orderedWheel(sky: Sky, atlas: Atlas, order: ChartOrder): WheelWithFacts {
  const language = pictureLanguage(order)
  switch (order.kind) {
    case 'natal':
      return natalWheelOf(sky, atlas, order.input, language)
    case 'transits':
      return transitWheel(sky, atlas, order.input, language)
    case 'solar_return':
      return solarReturnWheel(sky, atlas, order.input, language)
    case 'progressions':
      return progressionWheel(sky, atlas, order.input, language)
    case 'composite':
      return compositeWheel(sky, atlas, order.input, language)
    case 'synastry':
      return synastryWheel(sky, atlas, order.input, language)
  }
}

function natalWheelOf(sky: Sky, atlas: Atlas, input: NatalWheelRequest, language: Language): WheelWithFacts {
  const cast = castBirth(sky, atlas, withShown(input))
  return {
    content: natalWheel(cast, fixedStars(sky, cast, input.fixed_stars), language),
    facts: {},
    rings: { inner: birthFacts(sky, cast), outer: null },
    births: [],
    warnings: warningsAbout('natal', cast),
  }
}
