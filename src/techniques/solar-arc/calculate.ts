import { normalise, arc as shortestArc } from '../../astro/angle.ts'
import { type AspectHit, crossAspects, type Mover } from '../../astro/aspect.ts'
import { POINT_NAMES } from '../../astro/body-names.ts'
import { epochSecondOf, isoUtc } from '../../astro/civil.ts'
import { TROPICAL_YEAR_DAYS } from '../../astro/derived-charts.ts'
import { houseOf } from '../../astro/house.ts'
import { degreesOf } from '../../astro/progressed-points.ts'
import { lifeJd, progressedJd } from '../../astro/progression.ts'
import type { Sky } from '../../astro/sky.ts'
import { ARC_RATES, arcOf } from '../../astro/solar-arc.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { type Warning, warningsAbout } from '../../calculation/charting/warnings.ts'
import type { ChartWarning } from '../../contract/charts/reply.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { namingField } from '../../contract/sky/sources.ts'
import { Refusal } from '../../platform/errors.ts'
import { decimals } from '../../wire/sky.ts'
import { natalSubject, ZODIAC_NAMES } from '../../wire/time-and-place.ts'
import { bodiesOf, natalMovers, progressedBirth } from '../families/progression/birth.ts'
import { aspectReply, byOrb, positionReply } from '../families/progression/rows.ts'
import { beforeBirth, targetOf } from '../families/progression/target.ts'
import type { SolarArcInput, SolarArcReply } from './schema.ts'

type Reply = ReplyOf<typeof SolarArcReply>

const DATE = 'solar_arc.target_date'
/** The arc stays below a whole turn. */
const AGE_MAX = 200

/** The answer of `POST /api/v1/western/directions/solar-arc`. */
export function solarArcAnswer(sky: Sky, atlas: Atlas, input: SolarArcInput): Reply {
  const { asked } = input
  const birth = progressedBirth(sky, atlas, input, { angles: 'naibod_ra', direction: asked.direction })
  const { cast, where, pace } = birth
  const { zodiac } = cast.terms
  const target = targetOf(asked.target_date, where, atlas, DATE)
  const ageYears = (target.jd - pace.birthJd) / TROPICAL_YEAR_DAYS
  if (ageYears < 0) throw beforeBirth(asked.target_date, cast, DATE)
  if (ageYears > AGE_MAX)
    throw new Refusal('invalid_input', { field: DATE, message: `Must be at most ${AGE_MAX} years after the birth` })
  const jd = progressedJd(pace, target.jd)
  const arc = arcOf(sky, pace, asked.rate, zodiac)
  const degrees = namingField(DATE, () => arc.at(jd))
  const natal = natalMovers(cast.chart)
  const moving = directedMovers(birth.cast.chart, natal, degrees, Math.sign(pace.lifeDays))
  const dateOf = (hit: AspectHit): string | null => {
    const from = moving.find(({ id }) => id === hit.a)!.longitude
    const [nearest] = degreesOf(natal.find(({ id }) => id === hit.b)!.longitude, hit.aspect.angle)
      .map((degree) => shortestArc(from, degree))
      .toSorted((one, other) => Math.abs(one) - Math.abs(other))
    const found = arc.when(degrees + nearest!, jd)
    const life = found === null ? null : lifeJd(pace, found)
    return life === null || life < pace.birthJd ? null : isoUtc(epochSecondOf(life))
  }
  const warnings: readonly ChartWarning[] = [
    ...(input.warnings ?? []),
    ...warningsAbout('natal', cast),
    ...[...target.warnings, ...timeWarnings(cast.born.timeKnown)].map((warning) => ({ of: 'directed', ...warning })),
  ]
  return {
    meta: {
      system: 'solar_arc',
      rate: asked.rate,
      rate_rule: ARC_RATES[asked.rate],
      direction: asked.direction,
      arc_deg: decimals(degrees, 7),
      year_days: TROPICAL_YEAR_DAYS,
      target_date: target.isoDate,
      target_datetime: isoUtc(epochSecondOf(target.jd)),
      age_years: decimals(ageYears, 7),
      orb_deg: input.orb_deg,
      strength_rule: '1 - orb_deg / largest orb of the aspect',
      zodiac_type: ZODIAC_NAMES[zodiac.kind],
      ...(zodiac.kind === 'sidereal' && { sidereal_ayanamsa: zodiac.ayanamsa }),
    },
    natal_subject: natalSubject(cast, sky.deltaTDays(cast.born.moment.jd)),
    directed_chart: chartReply(cast.chart, degrees),
    aspects: {
      directed_to_natal: byOrb(crossAspects(moving, natal, birth.aspects)).map((hit) => ({
        directed_point: hit.a,
        natal_point: hit.b,
        ...aspectReply(hit, dateOf(hit)),
      })),
    },
    ...(warnings.length > 0 && { warnings }),
  }
}

type Chart = Parameters<typeof natalMovers>[0]

const CORNERS = ['asc', 'mc']

/** Bodies, Ascendant and midheaven, moved by the arc. */
const directedMovers = (chart: Chart, natal: readonly Mover[], degrees: number, way: number): readonly Mover[] => {
  const bodies = bodiesOf(chart).map(({ name }) => name)
  return natal
    .filter(({ id }) => bodies.includes(id) || CORNERS.includes(id))
    .map((mover) => ({ ...mover, longitude: normalise(mover.longitude + degrees), speed: way }))
}

function chartReply(chart: Chart, degrees: number): Reply['directed_chart'] {
  const { houses, angles } = chart
  const placed = (id: string, longitude: number) => {
    const directed = normalise(longitude + degrees)
    return {
      id,
      name: POINT_NAMES[id] ?? id,
      ...positionReply(directed, false),
      ...(houses && { natal_house: houseOf(directed, houses.cusps) }),
    }
  }
  const points = bodiesOf(chart).map(({ id, name, variant, longitude }) => [
    name,
    { ...placed(name, longitude), id, ...(variant && { variant }) },
  ])
  return {
    points: Object.fromEntries(points),
    ...(angles && { angles: { ascendant: placed('asc', angles.asc), midheaven: placed('mc', angles.mc) } }),
  }
}

const timeWarnings = (isKnown: boolean): readonly Warning[] =>
  isKnown
    ? []
    : [
        {
          code: 'direction_uncertain',
          message:
            'The birth has no time. Its chart is directed from local noon: the Moon may be up to 8° away, other bodies up to 1°, and exact dates as many years. Directed angles are left out',
        },
      ]
