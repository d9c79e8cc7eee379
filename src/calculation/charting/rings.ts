import { type Aspect, type AspectHit, aspects, crossAspects, type Mover } from '../../astro/aspect.ts'
import { type Chart, type ChartPoint, moversOf } from '../../astro/chart.ts'
import { epochSecondOf } from '../../astro/civil.ts'
import { type HouseSystem, houseOf } from '../../astro/house.ts'
import { type Moment, momentAt } from '../../astro/moment.ts'
import type { ClockDoubt } from '../../astro/other-clocks.ts'
import type { EphemerisSource, Sky, Zodiac } from '../../astro/sky.ts'
import type { ReturnWheelLook } from '../../contract/charts/return-fields.ts'
import type { ChartStyle } from '../../contract/charts/style.ts'
import { CATALOGUES, pointName } from '../../languages/catalogues.ts'
import type { Language } from '../../languages/language.ts'
import type { Ring, WheelAspect, WheelEnd } from '../../wheel/content.ts'
import type { RingStyle, WheelStyle } from '../../wheel/look.ts'
import { birthClock } from './birth.ts'
import { type CastBirth, housesOf } from './cast.ts'
import type { Located } from './place.ts'

type Called = Pick<Ring, 'of' | 'names'>

/** The chart of a birth as a ring of a wheel. */
export function birthRing(of: 'natal' | 'person_a' | 'person_b', chart: Chart, language: Language): Ring {
  const { charts, tables } = CATALOGUES[language]
  return ringOf({ of, names: { spoken: charts.rings[of], heading: tables.rings[of] } }, chart, language)
}

/** A chart as a ring of a wheel. */
export const ringOf = (called: Called, chart: Chart, language: Language): Ring =>
  cuspedRing(called, chart, chart.houses?.cusps ?? null, language)

/** The same for a composite, whose points and cusps follow no house system. */
export function cuspedRing(
  called: Called,
  chart: Pick<Chart, 'points' | 'angles'>,
  cusps: readonly number[] | null,
  language: Language,
): Ring {
  return {
    ...called,
    cusps,
    angles: chart.angles,
    points: chart.points.map(({ id, variant, longitude, speed, station, house }) => ({
      id,
      name: pointName(language, id),
      variant,
      longitude,
      retrograde: speed < 0,
      station,
      house,
    })),
  }
}

type Side = 'inner' | 'outer'

/** The end of an aspect line at the point with a name. */
function endOf(ring: Side, name: string, points: readonly ChartPoint[]): WheelEnd {
  const { id, variant } = points.find((point) => point.name === name)!
  return { ring, id, variant }
}

interface SidedPoints {
  readonly ring: Side
  readonly points: readonly ChartPoint[]
}

const lineOf =
  (from: SidedPoints, to: SidedPoints) =>
  ({ a, b, aspect, orb, applying }: AspectHit): WheelAspect => ({
    from: endOf(from.ring, a, from.points),
    to: endOf(to.ring, b, to.points),
    type: aspect.id,
    orb,
    orbMax: aspect.orb,
    applying,
  })

export interface Drawn {
  /** Aspects within the inner ring, within the outer one, and from the outer to the inner. */
  readonly inner: boolean
  readonly outer: boolean
  readonly between: boolean
}

/** The aspects of a bi-wheel. Points of the inner chart stand still where `fixed` says so, as under transits. */
export function biwheelAspects(
  inner: readonly ChartPoint[],
  outer: readonly ChartPoint[],
  among: readonly Aspect[],
  drawn: Drawn,
  fixed: boolean,
): WheelAspect[] {
  const inside = moversOf(inner)
  const outside = moversOf(outer)
  const within: SidedPoints = { ring: 'inner', points: inner }
  const around: SidedPoints = { ring: 'outer', points: outer }
  const still = (mover: Mover): Mover => (fixed ? { ...mover, speed: 0 } : mover)
  return [
    ...(drawn.inner ? aspects(inside, among).map(lineOf(within, within)) : []),
    ...(drawn.outer ? aspects(outside, among).map(lineOf(around, around)) : []),
    ...(drawn.between ? crossAspects(outside, inside.map(still), among).map(lineOf(around, within)) : []),
  ]
}

/** The aspects of a single wheel. */
export function wheelAspects({ points, aspects: hits }: Pick<Chart, 'points' | 'aspects'>): WheelAspect[] {
  const within: SidedPoints = { ring: 'inner', points }
  return hits.map(lineOf(within, within))
}

/** The instant and the place of a chart. */
export interface Occasion {
  /** `jd` is exact where the instant is not on a whole second. */
  readonly moment: Moment
  readonly where: Located
  /** The doubt about the clock by which a local time was read; null where there is none. */
  readonly doubt: ClockDoubt | null
  readonly timeKnown: boolean
  /** TT less UT in days. */
  readonly deltaTDays: number
  readonly source: EphemerisSource
  /** The birth that the chart is cast for; absent for another instant. */
  readonly cast?: CastBirth
}

/** How a ring of a wheel was cast. */
export interface RingFacts {
  readonly zodiac: Zodiac
  /** Degrees subtracted from tropical longitudes; null in the tropical zodiac and for a composite. */
  readonly ayanamsa: number | null
  /** The system in use; null without houses. */
  readonly houses: HouseSystem | null
  /** Null for a composite. */
  readonly occasion: Occasion | null
  /** The houses of the other ring in which the points stand; null in a single wheel, or where that ring has none. */
  readonly otherHouses: readonly number[] | null
}

/** A birth that a wheel is made from, but that has no ring. */
export interface BirthFacts extends RingFacts {
  readonly of: string
  readonly name: string
}

/** The facts of a ring with a birth. */
export function birthFacts(sky: Sky, cast: CastBirth): RingFacts {
  const { born, terms, chart } = cast
  const { moment, timeKnown } = born
  const deltaTDays = sky.deltaTDays(moment.jd)
  return {
    zodiac: terms.zodiac,
    ayanamsa: chart.ayanamsa,
    houses: housesOf(chart),
    occasion: { moment, where: born, doubt: born.doubt, timeKnown, deltaTDays, source: chart.source, cast },
    otherHouses: null,
  }
}

/** The moment of an instant between seconds: the clock shows the nearest one, and the Julian day is exact. */
export const momentBetween = (where: Located, jd: number): Moment => ({
  ...momentAt(birthClock(where, null), epochSecondOf(jd), where.place.longitude),
  jd,
})

/** The houses of another chart in which points stand. Both are of one zodiac. */
export const housesIn = ({ houses }: Chart, { points }: Chart): readonly number[] | null =>
  houses && points.map(({ longitude }) => houseOf(longitude, houses.cusps))

type Style = Pick<
  ChartStyle,
  'size' | 'theme_type' | 'show_metadata' | 'custom_theme' | 'display_settings' | 'chart_config'
>
type OverStyle = Partial<Pick<ChartStyle, 'custom_theme' | 'display_settings' | 'chart_config'>>

/** The style of the birth that carries it. Style beside the births takes precedence, key by key. */
export const styleBeside = (own: Style, over: OverStyle): WheelStyle => ({
  size: own.size,
  theme_type: own.theme_type,
  show_metadata: own.show_metadata,
  custom_theme: { ...own.custom_theme, ...over.custom_theme },
  display_settings: { ...own.display_settings, ...over.display_settings },
  chart_config: { ...own.chart_config, ...over.chart_config },
})

type Given = string | null | undefined

/** The natal chart inside, another chart outside, each in its colour. */
export const ringStyles = (innerColor: Given, outerColor: Given): Record<'inner' | 'outer', RingStyle> => ({
  inner: { planetColor: innerColor, planetTheme: 'first_ring' },
  outer: { planetColor: outerColor, planetTheme: 'second_ring' },
})

/** Where the chart of a return is drawn, by the `mode` of its request. */
export const RETURN_SHOWN = { biwheel: 'outside', return_inside: 'inside', single: 'alone' } as const

/** Each chart has its colour wherever it is. A return alone has the colours of a single wheel. */
export function returnStyle(input: OverStyle & ReturnWheelLook & { readonly natal: Style }): WheelStyle {
  const style = styleBeside(input.natal, input)
  if (input.mode === 'single') return { ...style, inner: { planetColor: input.return_planet_color } }
  const { inner, outer } = ringStyles(input.natal_planet_color, input.return_planet_color)
  return { ...style, ...(input.mode === 'return_inside' ? { inner: outer, outer: inner } : { inner, outer }) }
}
