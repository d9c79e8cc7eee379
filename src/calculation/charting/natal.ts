import { separation } from '../../astro/angle.ts'
import { ASPECTS, type Aspect, aspects, type DeclinationAspect, declinationAspects } from '../../astro/aspect.ts'
import { isPhysical, type Variant } from '../../astro/body.ts'
import { type Chart, moversOf } from '../../astro/chart.ts'
import { type Dominants, dominants } from '../../astro/dominants.ts'
import { type Frame, type FrameColumn, frameColumns, framesNamed, framesOf } from '../../astro/frames.ts'
import { type VoidOfCourse, voidOfCourse } from '../../astro/moon.ts'
import { type Pattern, patterns, type Stelliums, stelliums } from '../../astro/patterns.ts'
import { type Element, elementOf, type Mode, modeOf, signIndex } from '../../astro/sign.ts'
import type { Sky, StarPosition } from '../../astro/sky.ts'
import { findStar, findStarPack, type Star } from '../../astro/star.ts'
import type { NatalInput, SimpleNatalInput } from '../../contract/births/natal.ts'
import type { Warned } from '../../contract/warnings.ts'
import type { DayOfBirth } from '../../interpretation/day-of-birth.ts'
import { type Corpus, type Reading, reading } from '../../interpretation/reading.ts'
import { type Finding, synthesis } from '../../interpretation/synthesis.ts'
import type { Language } from '../../languages/language.ts'
import { aspectsWithin, type CastBirth, castBirth, dayOfBirth } from './cast.ts'
import { type ChartParts, chartParts, partWarnings } from './parts.ts'
import type { Atlas } from './place.ts'
import { confidenceOf, frameLack, missingPoints, openSignWarnings, type Warning, warningsOf } from './warnings.ts'

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
  readonly framed: readonly FramedPoint[]
  readonly parts: ChartParts
}

/** A body with its values by frames. */
export interface FramedPoint {
  readonly id: string
  readonly variant: Variant | null
  readonly values: readonly (readonly [name: string, FrameColumn, value: number])[]
}

/** `details` is null in a compact answer. */
export interface FullNatalChart extends NatalChart {
  readonly details: NatalDetails | null
}

/** The chart of a birth, for a compact answer. */
export const simpleNatalChart = (sky: Sky, atlas: Atlas, request: SimpleNatalInput): NatalChart =>
  natalOf(sky, castBirth(sky, atlas, request), request)

/** The chart of a birth, with the requested details. */
export function natalChart(sky: Sky, atlas: Atlas, corpus: () => Corpus, request: NatalInput): FullNatalChart {
  const cast = castBirth(sky, atlas, request)
  const stars = isCompact(request) ? [] : fixedStars(sky, cast, request.fixed_stars)
  return fullNatalChart(sky, atlas, cast, stars, corpus, request)
}

/** The chart of a birth that is cast already, whose stars are known. */
export function fullNatalChart(
  sky: Sky,
  atlas: Atlas,
  cast: CastBirth,
  stars: readonly PlacedStar[],
  corpus: () => Corpus,
  request: NatalInput,
): FullNatalChart {
  const natal = natalOf(sky, cast, request)
  if (isCompact(request)) return { ...natal, details: null }
  const missing = missingPoints(cast, request.include_features, framesNamed(request.frames), request.include)
  const parts = chartParts(sky, atlas, cast, request)
  const warnings = [...natal.warnings, ...missing, ...partWarnings(sky, cast, parts, request)]
  return { ...natal, warnings, details: { ...detailsOf(sky, natal, stars, corpus, request), parts } }
}

const isCompact = ({ response_format }: NatalInput): boolean => response_format === 'compact'

function natalOf(sky: Sky, cast: CastBirth, { warnings = [] }: Warned): NatalChart {
  const day = dayOfBirth(sky, cast)
  return {
    cast,
    day,
    deltaTDays: sky.deltaTDays(cast.born.moment.jd),
    warnings: [...warnings, ...warningsOf(cast), ...openSignWarnings(cast, day)],
  }
}

function detailsOf(
  sky: Sky,
  { cast, day }: NatalChart,
  stars: readonly PlacedStar[],
  corpus: () => Corpus,
  request: NatalInput,
): Omit<NatalDetails, 'parts'> {
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
    framed: framedPoints(sky, cast, framesNamed(request.frames)),
  }
}

/** The bodies of a chart in the frames that it has. */
function framedPoints(sky: Sky, cast: CastBirth, asked: readonly Frame[]): FramedPoint[] {
  const { chart, born, terms } = cast
  const frames = asked.filter((frame) => frameLack(cast, frame) === null)
  if (frames.length === 0) return []
  const columns = frameColumns(frames)
  const points = chart.points.flatMap(({ id, body, variant }) => (body ? [{ id, body, variant }] : []))
  const bodies = points.map(({ body }) => body)
  const found = framesOf(frames, bodies)(sky, chart.jd, { zodiac: terms.zodiac, place: born.place })
  return points.map(({ id, variant }, index) => ({
    id,
    variant,
    values: columns.map(([name, column], at) => [name, column, found[index]![at]!] as const),
  }))
}

const textsOf = ({ chart }: CastBirth, corpus: Corpus, day: DayOfBirth, language: Language) => ({
  sections: reading(chart, corpus, day, language),
  synthesis: dominating(chart, day, corpus, language),
})

/** A figure of aspects, with the element and the mode that all its bodies share; null where they differ. */
export interface Figure extends Pattern {
  readonly element: Element | null
  readonly mode: Mode | null
}

/** Figures among the bodies of a chart. They need quincunxes, also where the answer shows only major aspects. */
function figuresOf({ points }: Chart, among: readonly Aspect[]): Figure[] {
  const bodies = points.filter(({ body }) => body && isPhysical(body))
  const found = patterns(
    bodies.map(({ id }) => id),
    aspects(moversOf(bodies), among),
  )
  const signOf = (id: string): number => signIndex(bodies.find((point) => point.id === id)!.longitude)
  const shared = <Value>(ids: readonly string[], of: (sign: number) => Value): Value | null => {
    const values = new Set(ids.map((id) => of(signOf(id))))
    return values.size === 1 ? [...values][0]! : null
  }
  return found.map((pattern) => ({
    ...pattern,
    element: shared(pattern.bodies, elementOf),
    mode: shared(pattern.bodies, modeOf),
  }))
}

/** One thing that dominates a chart, with its text; the text is null where the chart's own sections have it. */
interface Dominating extends Pick<Finding, 'title' | 'because'> {
  readonly body: string | null
}

/** The dominant factors of a chart as text, strongest first. */
export const dominating = (chart: Chart, day: DayOfBirth, corpus: Corpus, language: Language): Dominating[] =>
  synthesis(chart, day, language).map(({ title, because, key }) => ({
    title,
    because,
    body: key === null ? null : corpus.get(key)!.body,
  }))

/** A fixed star at the instant of a chart. */
export interface PlacedStar {
  readonly star: Star
  readonly position: StarPosition
}

/** The fixed stars of a list of names and packs, each once, at the instant of a birth. */
export function fixedStars(
  sky: Sky,
  { born, terms }: CastBirth,
  names: readonly string[] | null | undefined,
): PlacedStar[] {
  // A pack that is named often is read once.
  const stars = new Set([...new Set((names ?? []).map(starsNamed))].flat())
  return [...stars].map((star) => ({ star, position: sky.star(star, born.moment.jd, terms.zodiac) }))
}

const starsNamed = (name: string): readonly Star[] => findStarPack(name) ?? [findStar(name)!]

/** A fixed star with the points of a chart near it, the closest first. */
export interface StarInChart extends PlacedStar {
  readonly conjunctions: readonly { readonly id: string; readonly orb: number }[]
}

/** The conjunctions of each star: points of the chart, ascendant and midheaven. */
function starsInChart(
  stars: readonly PlacedStar[],
  { points, angles }: CastBirth['chart'],
  orbDegrees: number,
): StarInChart[] {
  if (stars.length === 0) return []
  const shown = points.map(({ name, longitude }) => ({ id: name, longitude }))
  const further = (['asc', 'mc'] as const).flatMap((id) =>
    angles && !shown.some((point) => point.id === id) ? [{ id, longitude: angles[id] }] : [],
  )
  const candidates = [...shown, ...further]
  return stars.map(({ star, position }) => ({
    star,
    position,
    conjunctions: candidates
      .map(({ id, longitude }) => ({ id, orb: separation(longitude, position.longitude) }))
      .filter(({ orb }) => orb <= orbDegrees)
      .sort((a, b) => a.orb - b.orb),
  }))
}
