import { ASPECTS } from '../../astro/aspect.ts'
import { type DeclinationAspect, declinationAspects } from '../../astro/declination-aspects.ts'
import { type Dominants, dominants } from '../../astro/dominants.ts'
import type { Sky } from '../../astro/sky.ts'
import { type Stelliums, stelliums } from '../../astro/stelliums.ts'
import { type VoidOfCourse, voidOfCourse } from '../../astro/void-of-course.ts'
import type { NatalPlan, SimpleNatalPlan } from '../../contract/natal.ts'
import type { Warned } from '../../contract/warned.ts'
import type { Corpus } from '../../interpretation/corpus.ts'
import type { DayOfBirth } from '../../interpretation/day-of-birth.ts'
import { type Reading, reading } from '../../interpretation/reading.ts'
import type { Language } from '../../languages/language.ts'
import { type CastBirth, castBirth } from './cast.ts'
import { dayOfBirth } from './day-of-birth.ts'
import { type Figure, figuresOf } from './figures.ts'
import type { Atlas } from './place.ts'
import { fixedStars, type PlacedStar, type StarInChart, starsInChart } from './stars.ts'
import { type Dominating, dominating } from './synthesis.ts'
import { aspectsWithin } from './terms.ts'
import { confidenceOf, missingPoints, openSignWarnings, type Warning, warningsOf } from './warnings.ts'

/** A natal chart with the facts of every answer. */
export interface NatalChart {
  readonly cast: CastBirth
  /** TT less UT in days. */
  readonly deltaTDays: number
  readonly day: DayOfBirth
  readonly warnings: readonly Warning[]
}

/** The added facts of a full answer. Facts that were not requested are null or empty. */
export interface NatalDetails {
  readonly confidence: ReturnType<typeof confidenceOf>
  readonly voidOfCourse: VoidOfCourse | null
  readonly stelliums: Stelliums | null
  readonly figures: readonly Figure[] | null
  readonly dominants: Dominants | null
  readonly declinationAspects: readonly DeclinationAspect[] | null
  readonly texts: { readonly sections: Reading; readonly synthesis: readonly Dominating[] } | null
  readonly stars: readonly StarInChart[]
}

/** `details` is null in a compact answer. */
export interface FullNatalChart extends NatalChart {
  readonly details: NatalDetails | null
}

/** The chart of a birth, for a compact answer. */
export const simpleNatalChart = (sky: Sky, atlas: Atlas, request: SimpleNatalPlan): NatalChart =>
  natalOf(sky, castBirth(sky, atlas, request), request)

/** The chart of a birth, with the requested details. */
export function natalChart(sky: Sky, atlas: Atlas, corpus: () => Corpus, request: NatalPlan): FullNatalChart {
  const cast = castBirth(sky, atlas, request)
  const stars = isCompact(request) ? [] : fixedStars(sky, cast, request.fixed_stars)
  return fullNatalChart(sky, cast, stars, corpus, request)
}

/** The chart of a birth that is cast already, whose stars are known. */
export function fullNatalChart(
  sky: Sky,
  cast: CastBirth,
  stars: readonly PlacedStar[],
  corpus: () => Corpus,
  request: NatalPlan,
): FullNatalChart {
  const natal = natalOf(sky, cast, request)
  if (isCompact(request)) return { ...natal, details: null }
  const warnings = [...natal.warnings, ...missingPoints(cast, request.include_features)]
  return { ...natal, warnings, details: detailsOf(sky, natal, stars, corpus, request) }
}

const isCompact = ({ response_format }: NatalPlan): boolean => response_format === 'compact'

function natalOf(sky: Sky, cast: CastBirth, { warnings = [] }: Warned): NatalChart {
  const day = dayOfBirth(sky, cast)
  return {
    ...{ cast, day },
    deltaTDays: sky.deltaTDays(cast.born.moment.jd),
    warnings: [...warnings, ...warningsOf(cast), ...openSignWarnings(cast, day)],
  }
}

function detailsOf(
  sky: Sky,
  { cast, day }: NatalChart,
  stars: readonly PlacedStar[],
  corpus: () => Corpus,
  request: NatalPlan,
): NatalDetails {
  const { chart, born, terms } = cast
  return {
    confidence: confidenceOf(cast),
    voidOfCourse: request.include_moon_void_of_course
      ? voidOfCourse(sky, born.moment.jd, terms.zodiac, request.moon_void_definition)
      : null,
    stelliums: request.include_stelliums ? stelliums(chart.points) : null,
    figures: request.include_patterns ? figuresOf(chart, aspectsWithin(ASPECTS, request.orb_settings)) : null,
    dominants: request.include_dominants ? dominants(chart, request.dominants_method) : null,
    declinationAspects: request.include_declination_aspects ? declinationAspects(chart.points) : null,
    texts: request.interpretation?.enable ? textsOf(cast, corpus(), day, request.interpretation.language) : null,
    stars: starsInChart(stars, chart, request.fixed_star_orb),
  }
}

const textsOf = ({ chart }: CastBirth, corpus: Corpus, day: DayOfBirth, language: Language) => ({
  sections: reading(chart, corpus, day, language),
  synthesis: dominating(chart, day, corpus, language),
})
