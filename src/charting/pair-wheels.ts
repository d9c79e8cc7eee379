import { composite } from '../astro/composite.ts'
import type { HouseSystem } from '../astro/house.ts'
import type { Sky, Zodiac } from '../astro/sky.ts'
import type { ChartBirth, CompositeWheelRequest, SynastryWheelRequest } from '../contract/charts.ts'
import type { ChartWarning } from '../contract/charts-reply.ts'
import { CATALOGUES } from '../languages/catalogues.ts'
import { filled } from '../languages/filled.ts'
import { listed } from '../languages/labels.ts'
import type { Language } from '../languages/language.ts'
import type { WheelContent } from '../wheel/content.ts'
import { captionOf, descriptionOf, howLines, whenText } from './caption.ts'
import { type CastBirth, castBirth, castBorn } from './cast.ts'
import type { Atlas } from './place.ts'
import { birthFacts, housesIn } from './ring-facts.ts'
import { biwheelAspects, cuspedRing, ringOf, wheelAspects } from './rings.ts'
import type { WheelWithFacts } from './second-wheel.ts'
import { withShown } from './shown.ts'
import { compositeWarnings, warningsAbout } from './warnings.ts'

/** The midpoints of two charts; without houses when either birth has no time. */
export function compositeWheel(
  sky: Sky,
  atlas: Atlas,
  input: CompositeWheelRequest,
  language: Language,
): WheelWithFacts {
  const { titles, descriptions } = CATALOGUES[language].charts
  const [a, b] = persons(sky, atlas, input)
  const { zodiac, houses: system } = a.terms
  const middle = composite(a.chart, b.chart, system, a.terms.aspects)
  const used = middle.houses?.system ?? null
  return {
    content: {
      kind: 'composite',
      language,
      inner: cuspedRing('composite', middle, middle.houses?.cusps ?? null, language),
      outer: null,
      aspects: input.show_aspects ? wheelAspects(middle) : [],
      stars: [],
      title: filled(titles.composite, { both: listed(language, [a.name, b.name]) }),
      description: filled(descriptions.composite, { a: descriptionOf(a, language), b: descriptionOf(b, language) }),
      caption: [{ ring: null, lines: compositeCaption(a, b, used, language) }],
    },
    facts: {},
    rings: { inner: { zodiac, ayanamsa: null, houses: used, occasion: null, otherHouses: null }, outer: null },
    births: [
      { of: 'person_a', name: a.name, ...birthFacts(sky, a) },
      { of: 'person_b', name: b.name, ...birthFacts(sky, b) },
    ],
    warnings: [...pairWarnings(a, b), ...compositeWarnings(used, system)],
  }
}

function compositeCaption(a: CastBirth, b: CastBirth, used: HouseSystem | null, language: Language): string[] {
  const { midpoints } = CATALOGUES[language].charts
  return [
    listed(language, [a.name, b.name]),
    whenText(a.born.moment, language, a.born.timeKnown),
    whenText(b.born.moment, language, b.born.timeKnown),
    midpoints,
    ...howLines({ houses: used, asked: a.terms.houses, zodiac: a.terms.zodiac, ayanamsa: null }, language),
  ]
}

/** Person A outside, person B inside. */
export function synastryWheel(sky: Sky, atlas: Atlas, input: SynastryWheelRequest, language: Language): WheelWithFacts {
  const [a, b] = persons(sky, atlas, input)
  const isOneZodiac = isSame(a.terms.zodiac, b.terms.zodiac)
  const [aLikeB, bLikeA] = isOneZodiac ? [a, b] : [inZodiacOf(sky, a, b), inZodiacOf(sky, b, a)]
  return {
    content: synastryContent({ a, b, bLikeA }, input, language),
    facts: {},
    rings: {
      inner: { ...birthFacts(sky, b), otherHouses: housesIn(a.chart, bLikeA.chart) },
      outer: { ...birthFacts(sky, a), otherHouses: housesIn(b.chart, aLikeB.chart) },
    },
    births: [],
    warnings: [...pairWarnings(a, b), ...(isOneZodiac ? [] : [ZODIACS_DIFFER])],
  }
}

/** Aspects between the rings are counted in the zodiac of A, with the ayanamsa of each birth. */
function synastryContent(
  { a, b, bLikeA }: Readonly<Record<'a' | 'b' | 'bLikeA', CastBirth>>,
  input: SynastryWheelRequest,
  language: Language,
): WheelContent {
  const { show_a_aspects: outer, show_b_aspects: inner, show_inter_aspects: between } = input
  const drawn = { inner, outer, between }
  const { titles, descriptions } = CATALOGUES[language].charts
  return {
    kind: 'synastry',
    language,
    inner: ringOf('person_b', b.chart, language),
    outer: ringOf('person_a', a.chart, language),
    aspects: biwheelAspects(bLikeA.chart.points, a.chart.points, a.terms.aspects, drawn, false),
    stars: [],
    title: filled(titles.synastry, { both: listed(language, [a.name, b.name]) }),
    description: filled(descriptions.synastry, {
      ...{ a: a.name, b: b.name },
      births: `${descriptionOf(a, language)} ${descriptionOf(b, language)}`,
    }),
    caption: [
      { ring: 'outer', lines: captionOf(a, language) },
      { ring: 'inner', lines: captionOf(b, language) },
    ],
  }
}

const ZODIACS_DIFFER: ChartWarning = {
  of: 'person_b',
  code: 'zodiacs_differ',
  message:
    'Each ring has the longitudes of its own zodiac. Aspects and houses between the two people are counted in one, so lines between the rings do not show the angle',
}

const isSame = (one: Zodiac, other: Zodiac): boolean =>
  one.kind === other.kind && (one.kind === 'tropical' || other.kind === 'tropical' || one.ayanamsa === other.ayanamsa)

const inZodiacOf = (sky: Sky, { name, born, terms }: CastBirth, other: CastBirth): CastBirth =>
  castBorn(sky, name, born, { ...terms, zodiac: other.terms.zodiac })

const pairWarnings = (a: CastBirth, b: CastBirth): ChartWarning[] => [
  ...warningsAbout('person_a', a),
  ...warningsAbout('person_b', b),
]

/** Casts both births with the points that the style of the first shows. The second takes omitted methods from the first. */
function persons(
  sky: Sky,
  atlas: Atlas,
  { person_a, person_b, display_settings }: CompositeWheelRequest | SynastryWheelRequest,
): readonly [CastBirth, CastBirth] {
  const shown = { ...person_a.display_settings, ...display_settings }
  const other: ChartBirth = {
    ...person_b,
    house_system: person_b.house_system ?? person_a.house_system,
    zodiac_type: person_b.zodiac_type ?? person_a.zodiac_type,
    sidereal_ayanamsa: person_b.sidereal_ayanamsa ?? person_a.sidereal_ayanamsa,
  }
  return [
    castBirth(sky, atlas, withShown(person_a, shown), 'person_a.'),
    castBirth(sky, atlas, withShown(other, shown), 'person_b.'),
  ]
}
