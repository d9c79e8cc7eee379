import { composite } from '../astro/composite.ts'
import type { Sky } from '../astro/sky.ts'
import type { ChartBirth, CompositeWheelRequest, SynastryWheelRequest } from '../contract/charts.ts'
import type { WheelContent } from '../wheel/content.ts'
import { captionOf, descriptionOf, whenText } from './caption.ts'
import { type CastBirth, castBirth } from './cast.ts'
import type { Atlas } from './place.ts'
import { biwheelAspects, cuspedRing, ringOf, wheelAspects } from './rings.ts'
import { withShown } from './shown.ts'

/** The midpoints of two charts; without houses when either birth has no time. */
export function compositeWheel(sky: Sky, atlas: Atlas, input: CompositeWheelRequest): WheelContent {
  const [a, b] = persons(sky, atlas, input)
  const middle = composite(a.chart, b.chart, a.terms.aspects)
  return {
    kind: 'composite',
    inner: cuspedRing('composite', middle, middle.cusps),
    outer: null,
    aspects: input.show_aspects ? wheelAspects(middle) : [],
    stars: [],
    title: `Composite of ${a.name} and ${b.name}`,
    description: `Midpoints of two charts. ${descriptionOf(a)} ${descriptionOf(b)}`,
    caption: [
      {
        ring: null,
        lines: [
          `${a.name} and ${b.name}`,
          whenText(a.born.moment, a.born.timeKnown),
          whenText(b.born.moment, b.born.timeKnown),
          middle.angles ? 'Midpoint composite' : 'Midpoint composite, no houses',
        ],
      },
    ],
  }
}

/** Person A outside, person B inside. */
export function synastryWheel(sky: Sky, atlas: Atlas, input: SynastryWheelRequest): WheelContent {
  const [a, b] = persons(sky, atlas, input)
  const { show_a_aspects: outer, show_b_aspects: inner, show_inter_aspects: between } = input
  return {
    kind: 'synastry',
    inner: ringOf('person_b', b.chart),
    outer: ringOf('person_a', a.chart),
    aspects: biwheelAspects(b.chart.points, a.chart.points, a.terms.aspects, { inner, outer, between }, false),
    stars: [],
    title: `Synastry of ${a.name} and ${b.name}`,
    description: `Outside ${a.name}, inside ${b.name}. ${descriptionOf(a)} ${descriptionOf(b)}`,
    caption: [
      { ring: 'outer', lines: captionOf(a) },
      { ring: 'inner', lines: captionOf(b) },
    ],
  }
}

/** Casts both births in the zodiac of the first, with the points that the style of the first shows. */
function persons(
  sky: Sky,
  atlas: Atlas,
  { person_a, person_b, display_settings }: CompositeWheelRequest | SynastryWheelRequest,
): readonly [CastBirth, CastBirth] {
  const { zodiac_type, sidereal_ayanamsa } = person_a
  const shown = { ...person_a.display_settings, ...display_settings }
  const other: ChartBirth = { ...person_b, zodiac_type, sidereal_ayanamsa }
  return [
    castBirth(sky, atlas, withShown(person_a, shown), 'person_a.'),
    castBirth(sky, atlas, withShown(other, shown), 'person_b.'),
  ]
}
