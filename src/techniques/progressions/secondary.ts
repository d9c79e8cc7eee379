import { normalise } from '../../astro/angle.ts'
import { type Aspect, type AspectHit, aspects, crossAspects, type Mover } from '../../astro/aspect.ts'
import { type Body, motionOf } from '../../astro/body.ts'
import { POINT_NAMES } from '../../astro/body-names.ts'
import type { Chart } from '../../astro/chart.ts'
import { epochSecondOf, isoLocal, isoUtc } from '../../astro/civil.ts'
import { TROPICAL_YEAR_DAYS } from '../../astro/derived-charts.ts'
import { houseOf } from '../../astro/house.ts'
import { ANGLE_METHODS, isQuotidian, progressedJd } from '../../astro/progression.ts'
import type { Houses, Sky } from '../../astro/sky.ts'
import { placeWarnings } from '../../calculation/charting/birth-warnings.ts'
import { castLike } from '../../calculation/charting/cast.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { secondWarnings, warningsAbout } from '../../calculation/charting/warnings.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { namingField } from '../../contract/sky/sources.ts'
import { chartPosition, decimals, inCircle, positionText } from '../../wire/sky.ts'
import { aspectName } from '../../wire/texts/words.ts'
import { birthTimeReply, locationReply, ZODIAC_NAMES } from '../../wire/time-and-place.ts'
import { bodiesOf, familyOf, natalMovers, type ProgressedBirth, progressedBirth, timeWarnings } from './cast.ts'
import { exactDates } from './exact-dates.ts'
import type { SecondaryInput, SecondaryReply } from './secondary-schema.ts'
import { beforeBirth, targetOf } from './target.ts'

type Reply = ReplyOf<typeof SecondaryReply>

const DAY_SECONDS = 86_400
const DATE = 'secondary_progression.target_date'

/** The answer of `POST /api/v1/western/progressions/secondary`. */
export function secondaryAnswer(sky: Sky, atlas: Atlas, input: SecondaryInput): Reply {
  const { asked } = input
  const birth = progressedBirth(sky, atlas, input, asked)
  const { cast, where, pace } = birth
  const target = targetOf(asked.target_date, where, atlas, DATE)
  const ageYears = (target.jd - pace.birthJd) / TROPICAL_YEAR_DAYS
  if (ageYears < 0) throw beforeBirth(asked.target_date, cast, DATE)
  const jd = progressedJd(pace, target.jd)
  const { chart, houses } = namingField(DATE, () => ({
    chart: castLike(sky, cast, jd, null),
    houses: birth.housesAt?.(jd) ?? null,
  }))
  const { zodiac } = cast.terms
  const warnings = [
    ...(input.warnings ?? []),
    ...warningsAbout('natal', cast),
    ...secondWarnings('progressed', { ...chart, houses }, cast.terms.houses, [
      ...placeWarnings(where),
      ...target.warnings,
      ...timeWarnings(cast),
    ]),
  ]
  return {
    meta: {
      system: 'secondary',
      key: `One day of the ephemeris ${asked.direction === 'direct' ? 'after' : 'before'} the birth for each mean tropical year of life`,
      year_days: TROPICAL_YEAR_DAYS,
      direction: asked.direction,
      angle_method: asked.angles,
      angle_rule: ANGLE_METHODS[asked.angles],
      target_date: target.isoDate,
      target_datetime: isoUtc(epochSecondOf(target.jd)),
      progressed_datetime: isoUtc(epochSecondOf(jd)),
      progressed_julian_day: jd,
      age_years: decimals(ageYears, 7),
      orb_deg: input.orb_deg,
      strength_rule: '1 - orb_deg / largest orb of the aspect',
      zodiac_type: ZODIAC_NAMES[zodiac.kind],
      ...(zodiac.kind === 'sidereal' && { sidereal_ayanamsa: zodiac.ayanamsa }),
    },
    natal_subject: {
      name: cast.name,
      datetime: isoLocal(cast.born.moment.epochMs, cast.born.moment.offsetSeconds),
      location: locationReply(cast.born),
      time: birthTimeReply(cast, sky.deltaTDays(cast.born.moment.jd) * DAY_SECONDS),
    },
    location: locationReply(where),
    progressed_chart: chartReply(cast.chart.houses, chart, houses),
    aspects: aspectsReply(sky, birth, { jd, chart, houses, quotidian: isQuotidian(asked.angles) }),
    ...(warnings.length > 0 && { warnings }),
  }
}

/** A longitude as a number and in its sign. */
export const positionReply = (longitude: number, retrograde: boolean) => ({
  ...chartPosition(longitude),
  longitude_deg: inCircle(decimals(longitude, 7)),
  longitude_text: positionText(longitude, retrograde, { signs: 'full', markers: true }),
})

/** `natal` has the natal houses, `houses` the progressed ones. */
function chartReply(natal: Houses | null, chart: Chart, houses: Houses | null): Reply['progressed_chart'] {
  const natalHouse = (longitude: number) => (natal ? { natal_house: houseOf(longitude, natal.cusps) } : {})
  const points = bodiesOf(chart).map(({ id, name, body, variant, longitude, speed }) => [
    name,
    {
      id,
      name: POINT_NAMES[name] ?? name,
      ...(variant && { variant }),
      ...positionReply(longitude, speed < 0),
      speed_deg: decimals(speed, 7),
      retrograde: speed < 0,
      motion: motionOf(body, speed),
      ...(houses && { house: houseOf(longitude, houses.cusps) }),
      ...natalHouse(longitude),
    },
  ])
  const angle = (longitude: number) => ({ ...positionReply(longitude, false), ...natalHouse(longitude) })
  return {
    points: Object.fromEntries(points),
    ...(houses && {
      angles: {
        ascendant: angle(houses.ascendant),
        midheaven: angle(houses.midheaven),
        descendant: angle(normalise(houses.ascendant + 180)),
        imum_coeli: angle(normalise(houses.midheaven + 180)),
      },
      house_system: houses.system,
      houses: houses.cusps.map((cusp, index) => ({
        house: index + 1,
        name: String(index + 1),
        ...chartPosition(cusp),
      })),
    }),
  }
}

interface Progressed {
  readonly jd: number
  readonly chart: Chart
  readonly houses: Houses | null
  readonly quotidian: boolean
}

/** The aspects of the progressed points, the closest first. */
function aspectsReply(sky: Sky, birth: ProgressedBirth, { jd, chart, houses, quotidian }: Progressed) {
  const { cast, pace, aspects: among, housesAt } = birth
  // Converse progressions run through the ephemeris backwards.
  const way = Math.sign(pace.lifeDays)
  const bodies = bodiesOf(chart)
  const movers: readonly Mover[] = [
    ...bodies.map((point) => ({
      id: point.name,
      family: familyOf(point),
      longitude: point.longitude,
      speed: way * point.speed,
    })),
    ...(houses ? anglesMoving(houses, birth.housesAt!, jd, way) : []),
  ]
  const natal = natalMovers(cast.chart)
  const dateOf = exactDates(sky, {
    jd,
    pace,
    bodies: bodies as readonly Named[],
    zodiac: cast.terms.zodiac,
    housesAt,
    quotidian,
  })
  const toNatal = crossAspects(movers, natal, among)
  const toProgressed = aspects(movers, among)
  const natalAt = (name: string): number => natal.find(({ id }) => id === name)!.longitude
  return {
    progressed_to_natal: byOrb(toNatal).map((hit) => ({
      progressed_point: hit.a,
      natal_point: hit.b,
      ...aspectReply(hit, dateOf(hit, natalAt(hit.b))),
    })),
    progressed_to_progressed: byOrb(toProgressed).map((hit) => ({
      point_1: hit.a,
      point_2: hit.b,
      ...aspectReply(hit, dateOf(hit, null)),
    })),
  }
}

interface Named {
  readonly name: string
  readonly body: Body
}

/** The closest first. */
export const byOrb = (hits: readonly AspectHit[]): readonly AspectHit[] =>
  hits.toSorted((one, other) => one.orb - other.orb)

/** Half the interval in days over which the motion of an angle is measured. */
const MOTION_DAYS = 0.001

function anglesMoving(houses: Houses, housesAt: (jd: number) => Houses, jd: number, way: number): readonly Mover[] {
  const [before, after] = [housesAt(jd - MOTION_DAYS), housesAt(jd + MOTION_DAYS)]
  const speedOf = (at: (houses: Houses) => number): number =>
    (way * (normalise(at(after) - at(before) + 180) - 180)) / (2 * MOTION_DAYS)
  return [
    { id: 'asc', family: 'horizon', longitude: houses.ascendant, speed: speedOf(({ ascendant }) => ascendant) },
    { id: 'mc', family: 'meridian', longitude: houses.midheaven, speed: speedOf(({ midheaven }) => midheaven) },
  ]
}

/** The aspect of a row with its strength. */
export const aspectReply = ({ aspect, orb, applying }: AspectHit, exactDate: string | null) => ({
  aspect: { id: aspect.id, name: aspectName(aspect.id), angle_deg: aspect.angle },
  type: aspect.id,
  orb_deg: decimals(orb, 7),
  applying,
  exact_date: exactDate,
  strength: strengthOf(orb, aspect),
})

/** An orb of zero admits exact aspects alone. */
const strengthOf = (orb: number, aspect: Aspect): number =>
  aspect.orb === 0 ? 1 : decimals(Math.max(0, 1 - orb / aspect.orb), 4)
