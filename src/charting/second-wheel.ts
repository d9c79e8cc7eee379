import type { Body } from '../astro/body.ts'
import { epochSecondOf } from '../astro/civil.ts'
import { momentAt } from '../astro/moment.ts'
import type { Sky } from '../astro/sky.ts'
import type { WheelContent } from '../wheel/content.ts'
import { captionOf, descriptionOf, whenText, whereText } from './caption.ts'
import { type CastBirth, castLike } from './cast.ts'
import type { Located } from './place.ts'
import { biwheelAspects, type Drawn, ringOf, wheelAspects } from './rings.ts'

/** The content of a picture, with the facts beside it in an answer. */
export interface WheelWithFacts {
  readonly content: WheelContent
  readonly facts: WheelFacts
}

export type WheelFacts = Readonly<Record<string, string | number>>

/** A second chart for a birth, cast for another instant and place. */
export interface SecondChart {
  readonly kind: 'transits' | 'solar_return' | 'progressions'
  readonly of: string
  /** The name of the chart in the title: `Transits`, `Solar return 2026`. */
  readonly called: string
  readonly jd: number
  /** The bodies of the second chart; those of the first by default. */
  readonly bodies?: readonly Body[]
  readonly where: Located
  /** False for a second chart without houses: a return or a progression of a birth without a time. */
  readonly houses: boolean
  readonly drawn: Drawn
  /** The second chart alone. */
  readonly single?: boolean
}

/** Two wheels, the natal chart inside and another instant outside, or the other instant alone. */
export function secondWheel(sky: Sky, cast: CastBirth, second: SecondChart): WheelContent {
  const { kind, of, called, jd, bodies, where, houses, drawn, single = false } = second
  const other = castLike(sky, cast, jd, houses ? where : null, bodies)
  const moment = momentAt(where.zone, epochSecondOf(jd), where.place.longitude)
  const outer = ringOf(of, other)
  return {
    kind,
    inner: single ? outer : ringOf('natal', cast.chart),
    outer: single ? null : outer,
    aspects: single
      ? wheelAspects(other)
      : biwheelAspects(cast.chart.points, other.points, cast.terms.aspects, drawn, true),
    stars: [],
    title: `${called} of ${cast.name}`,
    description: `${called}: ${whenText(moment)}, ${whereText(where)}. ${descriptionOf(cast)}`,
    caption: [
      { ring: single ? null : 'inner', lines: captionOf(cast) },
      { ring: single ? null : 'outer', lines: [called, whenText(moment), whereText(where)] },
    ],
  }
}
