import { composite } from '../../astro/derived-charts.ts'
import type { HouseSystem } from '../../astro/house.ts'
import type { Sky } from '../../astro/sky.ts'
import { descriptionOf, howLines, whenText } from '../../calculation/charting/caption.ts'
import type { CastBirth } from '../../calculation/charting/cast.ts'
import { castPersons, pairWarnings } from '../../calculation/charting/persons.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { birthFacts, cuspedRing, styleBeside, wheelAspects } from '../../calculation/charting/rings.ts'
import { compositeWarnings } from '../../calculation/charting/warnings.ts'
import type { WheelWithFacts } from '../../calculation/charting/wheels.ts'
import { listed } from '../../languages/catalogues.ts'
import { filled, type Language } from '../../languages/language.ts'
import type { WheelStyle } from '../../wheel/look.ts'
import { LABELS } from './labels.ts'
import type { CompositeWheelRequest } from './schema.ts'

/** The midpoints of two charts; without houses when either birth has no time. */
export function compositeWheel(
  sky: Sky,
  atlas: Atlas,
  input: CompositeWheelRequest,
  language: Language,
): WheelWithFacts {
  const { title, description } = LABELS[language]
  const [a, b] = castPersons(sky, atlas, input)
  const { zodiac, houses: system } = a.terms
  const middle = composite(a.chart, b.chart, system, a.terms.aspects)
  const used = middle.houses?.system ?? null
  return {
    content: {
      kind: 'composite',
      language,
      inner: cuspedRing({ of: 'composite', names: null }, middle, middle.houses?.cusps ?? null, language),
      outer: null,
      aspects: input.show_aspects ? wheelAspects(middle) : [],
      stars: [],
      title: filled(title, { both: listed(language, [a.name, b.name]) }),
      description: filled(description, { a: descriptionOf(a, language), b: descriptionOf(b, language) }),
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
  return [
    listed(language, [a.name, b.name]),
    whenText(a.born.moment, language, a.born.timeKnown),
    whenText(b.born.moment, language, b.born.timeKnown),
    LABELS[language].midpoints,
    ...howLines({ houses: used, asked: a.terms.houses, zodiac: a.terms.zodiac, ayanamsa: null }, language),
  ]
}

/** A composite also accepts keys of `chart_config` beside it. These take precedence. */
export function compositeStyle(input: CompositeWheelRequest): WheelStyle {
  const {
    person_a,
    person_b: _,
    show_aspects: __,
    language: ___,
    chart_config,
    display_settings,
    custom_theme,
    ...aliases
  } = input
  const given = Object.fromEntries(Object.entries(aliases).filter(([, value]) => value !== null && value !== undefined))
  return styleBeside(person_a, { custom_theme, display_settings, chart_config: { ...chart_config, ...given } })
}
