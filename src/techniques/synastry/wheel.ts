import type { Sky, Zodiac } from '../../astro/sky.ts'
import { captionOf, descriptionOf } from '../../calculation/charting/caption.ts'
import { type CastBirth, castBorn } from '../../calculation/charting/cast.ts'
import { castPersons, pairWarnings } from '../../calculation/charting/persons.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { birthFacts, birthRing, biwheelAspects, housesIn, styleBeside } from '../../calculation/charting/rings.ts'
import type { WheelWithFacts } from '../../calculation/charting/wheels.ts'
import type { ChartWarning } from '../../contract/charts/reply.ts'
import { listed } from '../../languages/catalogues.ts'
import { filled, type Language } from '../../languages/language.ts'
import type { WheelContent } from '../../wheel/content.ts'
import type { WheelStyle } from '../../wheel/look.ts'
import { LABELS } from './labels.ts'
import type { SynastryWheelRequest } from './schema.ts'

/** Person A outside, person B inside. */
export function synastryWheel(sky: Sky, atlas: Atlas, input: SynastryWheelRequest, language: Language): WheelWithFacts {
  const [a, b] = castPersons(sky, atlas, input)
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
  const { title, description } = LABELS[language]
  return {
    kind: 'synastry',
    language,
    inner: birthRing('person_b', b.chart, language),
    outer: birthRing('person_a', a.chart, language),
    aspects: biwheelAspects(bLikeA.chart.points, a.chart.points, a.terms.aspects, drawn, false),
    stars: [],
    title: filled(title, { both: listed(language, [a.name, b.name]) }),
    description: filled(description, {
      a: a.name,
      b: b.name,
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
    'Each ring has the longitudes of its own zodiac. Aspects and houses between the two people use a single zodiac, so lines between the rings do not show the angle',
}

const isSame = (one: Zodiac, other: Zodiac): boolean =>
  one.kind === other.kind && (one.kind === 'tropical' || other.kind === 'tropical' || one.ayanamsa === other.ayanamsa)

const inZodiacOf = (sky: Sky, { name, born, terms }: CastBirth, other: CastBirth): CastBirth =>
  castBorn(sky, name, born, { ...terms, zodiac: other.terms.zodiac })

export const synastryStyle = (input: SynastryWheelRequest): WheelStyle => ({
  ...styleBeside(input.person_a, input),
  inner: {
    planetColor: input.person_b_planet_color,
    planetTheme: 'second_ring',
    angleColor: input.person_b_angle_color,
    zoneColor: input.person_b_zone_bg_color,
    zoneOpacity: input.person_b_zone_bg_opacity,
    showHouses: input.show_person_b_houses,
    showAngles: input.show_person_b_angles,
  },
  outer: {
    planetColor: input.person_a_planet_color,
    planetTheme: 'first_ring',
    angleColor: input.person_a_angle_color,
    angleTheme: 'axis',
    zoneColor: input.person_a_zone_bg_color,
    zoneOpacity: input.person_a_zone_bg_opacity,
  },
})
