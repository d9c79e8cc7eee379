import { ASPECTS, type Aspect, aspects, MAJOR_ASPECTS } from '../../astro/aspect.ts'
import { type Body, bodyId, URANIANS } from '../../astro/body.ts'
import { defaultBodies, findAnyBody, findBody } from '../../astro/body-names.ts'
import {
  ANGLES,
  type Angle,
  type Chart,
  type ChartRequest,
  chart,
  LOTS,
  type Lot,
  moversOf,
} from '../../astro/chart.ts'
import { DAY_MS, julianDayOf } from '../../astro/civil.ts'
import { findHouseSystem, type HouseSystem } from '../../astro/house.ts'
import { meanTimeZone } from '../../astro/mean-time.ts'
import { positionsOf } from '../../astro/positions.ts'
import type { Sky } from '../../astro/sky.ts'
import { localDate, startOfDay } from '../../astro/zone.ts'
import { type Birth, subjectName } from '../../contract/births/birth.ts'
import type { Feature } from '../../contract/births/natal.ts'
import type { ChartBirth } from '../../contract/charts/requests.ts'
import type { DisplaySettings } from '../../contract/charts/style.ts'
import { findAspect, zodiacOf } from '../../contract/fields.ts'
import { namingField, namingFileField } from '../../contract/sky/sources.ts'
import type { DayOfBirth } from '../../interpretation/day-of-birth.ts'
import { type Born, birthClock, bornOf } from './birth.ts'
import type { Atlas, Located } from './place.ts'

/** A birth with its chart. Every answer about a birth is made from one. */
export interface CastBirth {
  readonly name: string
  readonly born: Born
  readonly terms: ChartTerms
  readonly chart: Chart
  /** The Ascendants on the other clocks of a birth whose clock is in doubt. */
  readonly ascendants: DoubtfulAscendant | null
  /** What moves if the date is read in the other calendar of the place. */
  readonly otherSky: OtherSky | null
}

/** Locates a birth and casts its chart; `at` is the path of the birth in the body. */
export const castBirth = (sky: Sky, atlas: Atlas, birth: Birth & TermFields, at = ''): CastBirth =>
  castBorn(sky, subjectName(birth), bornOf(birth, atlas, at), chartTerms(birth))

/** Casts the chart of a birth that is located. */
export const castBorn = (sky: Sky, name: string, born: Born, terms: ChartTerms): CastBirth => ({
  name,
  born,
  terms,
  chart: namingFileField('asteroids', () =>
    namingField(born.field, () =>
      chart(sky, { ...terms, jd: born.moment.jd, place: born.timeKnown ? born.place : null }),
    ),
  ),
  ascendants: doubtfulAscendant(sky, born, terms),
  otherSky: namingField(born.field, () => otherSky(sky, born, terms)),
})

/** The Ascendant on the other clocks of a doubtful birth. */
export interface DoubtfulAscendant {
  /** For each of the other clocks. */
  readonly others: readonly number[]
  /** The Ascendant of the earliest of all instants and that of the latest. */
  readonly from: number
  readonly to: number
}

/** The Ascendants of a birth on its other clocks; null where its clock is certain or its time is unknown. */
function doubtfulAscendant(
  sky: Sky,
  { doubt, place, moment, timeKnown }: Born,
  { houses, zodiac }: Pick<ChartTerms, 'houses' | 'zodiac'>,
): DoubtfulAscendant | null {
  if (!doubt || doubt.others.length === 0 || !timeKnown) return null
  const ascendantAt = (epochMs: number): number => sky.houses(houses, julianDayOf(epochMs), place, zodiac).ascendant
  const others = doubt.others.map(({ epochMs }) => ascendantAt(epochMs))
  const all = [moment.epochMs, ...doubt.others.map(({ epochMs }) => epochMs)]
  return { others, from: ascendantAt(Math.min(...all)), to: ascendantAt(Math.max(...all)) }
}

/** What moves if a date is read in the other calendar: longitudes in degrees. */
export interface OtherSky {
  readonly sun: number
  readonly moon: number
  /** Null without a time of birth. */
  readonly asc: number | null
}

/** The sky of a birth whose date is read in the other calendar of its place; null where there is none. */
function otherSky(
  sky: Sky,
  { otherDate, place, timeKnown }: Born,
  { houses, zodiac }: Pick<ChartTerms, 'houses' | 'zodiac'>,
): OtherSky | null {
  if (!otherDate) return null
  const { jd } = otherDate.moment
  const [sun, moon] = sky.positions(['sun', 'moon'], jd, zodiac)
  const asc = timeKnown ? sky.houses(houses, jd, place, zodiac).ascendant : null
  return { sun: sun!.longitude, moon: moon!.longitude, asc }
}

/**
 * The chart of another instant and place in the terms of a birth, with its bodies or others. Without a place it has no
 * houses.
 */
export const castLike = (
  sky: Sky,
  { terms }: CastBirth,
  jd: number,
  where: Located | null,
  bodies: readonly Body[] = terms.bodies,
): Chart => chart(sky, { ...terms, bodies, jd, place: where?.place ?? null })

/** The same chart with the major aspects alone. */
export function withMajorAspects(cast: CastBirth): CastBirth {
  const major = cast.terms.aspects.filter((aspect) => aspect.major)
  if (major.length === cast.terms.aspects.length) return cast
  return {
    ...cast,
    terms: { ...cast.terms, aspects: major },
    chart: { ...cast.chart, aspects: aspects(moversOf(cast.chart.points), major) },
  }
}

/** The system whose houses a chart has; null when it has none. */
export const housesOf = ({ houses }: Chart): HouseSystem | null => houses?.system ?? null

/**
 * The longitudes of the Moon and of the bodies of a chart at the beginning and at the end of a day of birth without a time: from the local
 * midnight before it to the next one, so that a day of 23 or 25 hours is whole. Null for a birth with a time.
 */
export function dayOfBirth(sky: Sky, { born, terms, chart }: CastBirth): DayOfBirth {
  if (born.timeKnown) return null
  const [first, last] = endsOfDay(born)
  const inChart = chart.points.flatMap(({ name, body }) => (body ? [{ name, body }] : []))
  const moving = [...inChart.filter(({ name }) => name !== 'moon'), { name: 'moon', body: 'moon' as const }]
  const positions = positionsOf(moving.map(({ body }) => body))
  const early = positions(sky, first, terms.zodiac)
  const late = positions(sky, last, terms.zodiac)
  return Object.fromEntries(
    moving.map(({ name }, index) => [name, [early[index]!.longitude, late[index]!.longitude] as const]),
  )
}

/** The local midnights before and after a birth, as Julian days in UT. */
export function endsOfDay(born: Born): readonly [number, number] {
  const clock = meanTimeZone(birthClock(born, null), born.place.longitude)
  const date = localDate(clock, born.moment.epochMs)
  return [julianDayOf(startOfDay(clock, date)), julianDayOf(startOfDay(clock, date + DAY_MS))]
}

/** The options of a chart without instant and place: zodiac, houses, points and aspects. */
export type ChartTerms = Omit<ChartRequest, 'jd' | 'place'>

type Optional = 'orb_settings' | 'include_features' | 'include_minor_aspects'
/** The fields of a request with the options of a chart. */
type TermFields = Pick<ChartBirth, 'house_system' | 'zodiac_type' | 'sidereal_ayanamsa'> &
  Partial<Pick<ChartBirth, Optional>> & { readonly asteroids?: readonly string[] | null | undefined }

/** The options of a valid request, in terms of `astro`. */
export function chartTerms(input: TermFields): ChartTerms {
  const features = new Set(input.include_features)
  return {
    zodiac: zodiacOf(input),
    houses: findHouseSystem(input.house_system)!,
    bodies: [
      ...new Set([
        ...bodiesWith(features, 'chart'),
        ...(input.asteroids ?? []).flatMap((name) => findAnyBody(name, 'chart') ?? []),
      ]),
    ],
    angles: ANGLES.filter((angle): angle is Angle => features.has(angle)),
    lots: LOTS.filter((lot): lot is Lot => features.has(lot)),
    aspects: aspectsWithin(input.include_minor_aspects ? ASPECTS : MAJOR_ASPECTS, input.orb_settings),
  }
}

/**
 * The default bodies and the added ones. The second variant of a default point stands next to the first, in any order of
 * the features.
 */
export function bodiesWith(features: Iterable<Feature>, where: 'chart' | 'transits'): readonly Body[] {
  const standard = defaultBodies(where)
  const asked = new Set([...features].flatMap((feature) => findBody(feature, where) ?? []))
  const added = [...asked].filter((body) => !standard.includes(body))
  const besides = (body: Body): Body[] => added.filter((other) => bodyId(other) === bodyId(body))
  const further = added.filter((body) => !standard.some((other) => bodyId(other) === bodyId(body)))
  return [...standard.flatMap((body) => [body, ...besides(body)]), ...further]
}

/** The aspects with the caller's orbs, if given. */
export function aspectsWithin(among: readonly Aspect[], orbs: TermFields['orb_settings']): readonly Aspect[] {
  if (!orbs) return among
  const own = new Map(Object.entries(orbs).map(([name, orb]) => [findAspect(name)!.id, orb]))
  return among.map((aspect) => ({ ...aspect, orb: own.get(aspect.id) ?? aspect.orb }))
}

type Shown = DisplaySettings | null | undefined

/** Names of `display_settings` for points that no chart has by default, and the features that add them. */
const ASKED: Readonly<Record<string, Feature>> = {
  true_node: 'true_node',
  true_lilith: 'true_lilith',
  interpolated_lilith: 'interpolated_lilith',
  priapus: 'interpolated_priapus',
  interpolated_priapus: 'interpolated_priapus',
  ...Object.fromEntries(URANIANS.map((body) => [body, body])),
  south_node: 'south_node',
  mean_south_node: 'south_node',
  true_south_node: 'true_south_node',
  pholus: 'pholus',
  ceres: 'ceres',
  pallas: 'pallas',
  juno: 'juno',
  vesta: 'vesta',
  vertex: 'vertex',
  part_of_fortune: 'part_of_fortune',
  part_of_spirit: 'part_of_spirit',
}

/** A birth whose chart has the points of the image. Options next to the birth (`over`) take precedence. */
export function withShown(birth: ChartBirth & { readonly display_settings?: Shown }, over?: Shown): ChartBirth {
  const shown: Readonly<Record<string, boolean | undefined>> = { ...birth.display_settings, ...over }
  const asked = Object.entries(ASKED).flatMap(([name, feature]) => (shown[name] === true ? [feature] : []))
  return asked.length === 0
    ? birth
    : { ...birth, include_features: [...new Set([...(birth.include_features ?? []), ...asked])] }
}
