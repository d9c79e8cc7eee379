import { ASPECTS, type Aspect, MAJOR_ASPECTS, type Mover } from '../../../astro/aspect.ts'
import { type Body, family } from '../../../astro/body.ts'
import type { Chart, ChartPoint } from '../../../astro/chart.ts'
import { type AngleMethod, type Direction, type Pace, progressedHouses } from '../../../astro/progression.ts'
import { type ProgressionKey, paceOf, SECONDARY_KEY } from '../../../astro/progression-keys.ts'
import type { Houses, Sky } from '../../../astro/sky.ts'
import { aspectsWithin, type CastBirth, castBirth } from '../../../calculation/charting/cast.ts'
import { type Atlas, type Located, locateOr } from '../../../calculation/charting/place.ts'
import type { Warning } from '../../../calculation/charting/warnings.ts'
import type { FlatProgressed } from '../../../contract/charts/progression-fields.ts'

/** The place of a progressed chart, as a request names it. */
interface PlaceFields {
  readonly progression_city?: string | null | undefined
  readonly progression_lat?: number | null | undefined
  readonly progression_lng?: number | null | undefined
  readonly tz_str: string | null
}

/** A natal chart with everything that follows from the way it is progressed. */
export interface ProgressedBirth {
  readonly cast: CastBirth
  readonly where: Located
  readonly pace: Pace
  readonly aspects: readonly Aspect[]
  /** Progressed houses at an instant of the ephemeris; null without a time of birth. */
  readonly housesAt: ((jd: number) => Houses) | null
}

/** What is asked of a birth whose chart is progressed. */
export type ProgressedInput = FlatProgressed & PlaceFields

/** How a chart is progressed: the rule of its angles, the direction and the key. Without a key the chart has secondary progressions. */
interface Method {
  readonly angles: AngleMethod
  readonly direction: Direction
  readonly key?: ProgressionKey
}

/** A birth that is to be progressed, with its place, its pace and its houses. */
export function progressedBirth(
  sky: Sky,
  atlas: Atlas,
  input: ProgressedInput,
  { angles, direction, key = SECONDARY_KEY }: Method,
): ProgressedBirth {
  const cast = castBirth(sky, atlas, input.natal, 'natal.')
  const { progression_city: city, progression_lat: lat, progression_lng: lng, tz_str } = input
  const where = locateOr(cast.born, { city, lat, lng, tz_str }, atlas, 'progression_city')
  const birthJd = cast.born.moment.jd
  const { houses: system, zodiac } = cast.terms
  return {
    cast,
    where,
    pace: paceOf(birthJd, key, direction),
    aspects: aspectsWithin(aspectsAsked(input), input.orb_settings),
    housesAt: cast.born.timeKnown
      ? progressedHouses(sky, { birthJd, place: where.place, system, zodiac, method: angles })
      : null,
  }
}

/** The aspects of a request before their orbs. */
const aspectsAsked = ({ natal, orb_deg }: FlatProgressed): readonly Aspect[] =>
  (natal.include_minor_aspects ? ASPECTS : MAJOR_ASPECTS).map((aspect) => ({ ...aspect, orb: orb_deg }))

/** A body of a chart. */
type BodyPoint = ChartPoint & { readonly body: Body }

/** The bodies of a chart, which are progressed. */
export const bodiesOf = ({ points }: Chart): readonly BodyPoint[] =>
  points.filter((point): point is BodyPoint => point.body !== null)

const AXES = { asc: 'horizon', dc: 'horizon', mc: 'meridian', ic: 'meridian' } as const
const isAxis = (name: string): name is keyof typeof AXES => name in AXES

/** The family of a point by its name: points of a family form no aspects. */
export const familyOf = ({ name, body }: Pick<ChartPoint, 'name' | 'body'>): string =>
  body ? family(body) : isAxis(name) ? AXES[name] : name

/** The natal points that receive aspects: those of the chart, its Ascendant and its midheaven. */
export function natalMovers({ points, angles }: Chart): readonly Mover[] {
  const corners = angles ? (['asc', 'mc'] as const) : []
  return [
    ...points.map((point) => ({ id: point.name, family: familyOf(point), longitude: point.longitude, speed: 0 })),
    ...corners
      .filter((corner) => !points.some(({ name }) => name === corner))
      .map((corner) => ({ id: corner, family: AXES[corner], longitude: angles![corner], speed: 0 })),
  ]
}

/** The warning about a birth without a time. */
export const timeWarnings = ({ born }: CastBirth, lifeDays: number): readonly Warning[] =>
  born.timeKnown
    ? []
    : [
        {
          code: 'progression_uncertain',
          message: `The birth has no time. Its chart is progressed from local noon: progressed bodies may be half a day of the ephemeris earlier or later, up to 8° of the Moon and ${halfDay(lifeDays)} of life in exact dates. Progressed angles and houses are left out`,
        },
      ]

/** What half a day of the ephemeris stands for. */
const halfDay = (lifeDays: number): string =>
  Math.abs(lifeDays) === SECONDARY_KEY.lifeDays ? 'half a year' : `${Math.round(Math.abs(lifeDays) / 2)} days`
