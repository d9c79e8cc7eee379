import { normalise } from './angle.ts'
import type { AspectId } from './aspect.ts'
import { type Body, isPhysical } from './body.ts'
import { houseOf } from './house.ts'
import { gridTimes } from './positions.ts'
import {
  between,
  degreesOf,
  meetings,
  type ProgressedPoint,
  progressedAngles,
  progressedBodies,
} from './progressed-points.ts'
import { type ProgressedHouses, progressedHouses } from './progression.ts'
import { changes } from './search.ts'
import { SIGN_BORDERS, signIndex } from './sign.ts'
import type { Sky, Zodiac } from './sky.ts'

/** The kinds of events of progressions. */
export const EVENT_KINDS = [
  'aspect_to_natal',
  'aspect',
  'sign_ingress',
  'house_ingress',
  'station',
  'lunation',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** Phases of the progressed Moon, a quarter of a turn apart. */
export const LUNATIONS = ['new_moon', 'first_quarter', 'full_moon', 'last_quarter'] as const

interface Placed {
  readonly name: string
  /** Points of a family form no aspects with each other. */
  readonly family: string
}

/** What is searched over some days of the ephemeris, as plain data. Times are Julian days in UT. */
export interface EventSearch {
  readonly start: number
  /** Exclusive. */
  readonly end: number
  readonly birthJd: number
  /** Whether life runs through the ephemeris forwards or backwards. */
  readonly way: 1 | -1
  readonly zodiac: Zodiac
  readonly bodies: readonly (Placed & { readonly body: Body })[]
  readonly natal: readonly (Placed & { readonly longitude: number })[]
  /** Natal cusps; null without a time of birth. */
  readonly cusps: readonly number[] | null
  readonly aspects: readonly { readonly id: AspectId; readonly angle: number }[]
  readonly kinds: readonly EventKind[]
  /** Null without progressed angles. */
  readonly houses: ProgressedHouses | null
}

/** An event, with the motion of its point in the ephemeris. */
export interface ProgressedEvent {
  readonly kind: EventKind
  readonly jd: number
  readonly point: string
  readonly longitude: number
  readonly retrograde: boolean
  /** The natal or the progressed point at the other end of an aspect. */
  readonly other?: string
  readonly aspect?: AspectId
  readonly sign?: number
  readonly house?: number
  readonly turns?: 'retrograde' | 'direct'
  readonly phase?: (typeof LUNATIONS)[number]
}

/** At the birth every point is at its natal place: what happens within this time of it is no event. */
const BIRTH_DAYS = 1e-5

type Moving = ProgressedPoint & Placed & { readonly body: Body | null }

/** The events of a search, in the order of time. */
export function progressedEvents(sky: Sky, search: EventSearch): readonly ProgressedEvent[] {
  const { start, end, birthJd, zodiac, bodies, houses, kinds } = search
  const times = gridTimes(start, end, sky.range)
  const points: readonly Moving[] = [
    ...progressedBodies(sky, bodies, times, zodiac).map((point, index) => ({ ...point, ...bodies[index]! })),
    ...(houses ? progressedAngles(progressedHouses(sky, houses), false) : []).map((point) => ({
      ...point,
      family: point.name === 'asc' ? 'horizon' : 'meridian',
      body: null,
    })),
  ]
  return kinds
    .flatMap((kind) => FINDERS[kind](points, search, times))
    .filter(({ jd }) => jd >= start && jd < end && Math.abs(jd - birthJd) > BIRTH_DAYS)
    .toSorted((one, other) => one.jd - other.jd)
}

type Finder = (points: readonly Moving[], search: EventSearch, times: readonly number[]) => readonly ProgressedEvent[]

/** An event at a time, at the place that the point then has. */
function eventAt(kind: EventKind, point: Moving, jd: number, more: Partial<ProgressedEvent>): ProgressedEvent {
  const { value, slope } = point.curve.exact(jd)
  return { kind, jd, point: point.name, longitude: normalise(value), retrograde: slope < 0, ...more }
}

/** How far beyond a border a point is in the next sign or house: less than a longitude shows. */
const BESIDE_DEGREES = 1e-8

const FINDERS: Readonly<Record<EventKind, Finder>> = {
  aspect_to_natal: (points, { natal, aspects }, times) => {
    const goals = natal.flatMap(({ name, longitude }) =>
      aspects.flatMap(({ id, angle }) => degreesOf(longitude, angle).map((degree) => ({ degree, name, id }))),
    )
    const byDegree = Map.groupBy(goals, ({ degree }) => degree)
    return points.flatMap((point) =>
      meetings(point, [...byDegree.keys()], times).flatMap(({ time, level }) =>
        byDegree
          .get(level)!
          .map(({ name, id }) => eventAt('aspect_to_natal', point, time, { other: name, aspect: id })),
      ),
    )
  },
  aspect: (points, { aspects }, times) => {
    const angles = new Map(aspects.flatMap(({ id, angle }) => degreesOf(0, angle).map((degree) => [degree, id])))
    return points.flatMap((point, index) =>
      points
        .slice(index + 1)
        .filter(({ family }) => family !== point.family)
        .flatMap((other) =>
          meetings(between(point, other), [...angles.keys()], times).map(({ time, level }) =>
            eventAt('aspect', point, time, { other: other.name, aspect: angles.get(level)! }),
          ),
        ),
    )
  },
  sign_ingress: (points, { way }, times) => {
    return points.flatMap((point) =>
      meetings(point, SIGN_BORDERS, times).map(({ time, level, rising }) => {
        const beyond = normalise(level + (rising ? way : -way) * BESIDE_DEGREES)
        return eventAt('sign_ingress', point, time, { longitude: beyond, sign: signIndex(beyond) })
      }),
    )
  },
  house_ingress: (points, { way, cusps }, times) =>
    cusps === null
      ? []
      : points.flatMap((point) =>
          meetings(point, cusps, times).map(({ time, level, rising }) => {
            const beyond = normalise(level + (rising ? way : -way) * BESIDE_DEGREES)
            return eventAt('house_ingress', point, time, { longitude: beyond, house: houseOf(beyond, cusps) })
          }),
        ),
  station: (points, { way }, times) =>
    points
      .filter(({ body }) => body !== null && isPhysical(body) && body !== 'sun' && body !== 'moon')
      .flatMap((point) =>
        changes(
          (jd) => point.curve.at(jd).slope,
          times,
          STATION_DAYS,
          (jd) => point.curve.exact(jd).slope,
        ).map(({ time, rising }) =>
          eventAt('station', point, time, { turns: rising === way > 0 ? 'direct' : 'retrograde' }),
        ),
      ),
  lunation: (points, _, times) => {
    const [sun, moon] = ['sun', 'moon'].map((body) => points.find((point) => point.body === body))
    if (!sun || !moon) return []
    return meetings(between(moon, sun), [0, 90, 180, 270], times).map(({ time, level }) =>
      eventAt('lunation', moon, time, { phase: LUNATIONS[level / 90]! }),
    )
  },
}

/** A tenth of a second: half a minute of a life. */
const STATION_DAYS = 1e-6
