import { normalise } from '../../../astro/angle.ts'
import { motionOf } from '../../../astro/body.ts'
import { POINT_NAMES } from '../../../astro/body-names.ts'
import type { Chart } from '../../../astro/chart.ts'
import { utcText } from '../../../astro/civil.ts'
import { TROPICAL_YEAR_DAYS } from '../../../astro/derived-charts.ts'
import { houseOf } from '../../../astro/house.ts'
import {
  ANGLE_METHODS,
  type AngleMethod,
  type Direction,
  isQuotidian,
  progressedJd,
} from '../../../astro/progression.ts'
import { keySentence, type ProgressionKey } from '../../../astro/progression-keys.ts'
import type { Houses, Sky } from '../../../astro/sky.ts'
import { placeWarnings } from '../../../calculation/charting/birth-warnings.ts'
import { castLike } from '../../../calculation/charting/cast.ts'
import type { Atlas } from '../../../calculation/charting/place.ts'
import { secondWarnings, warningsAbout } from '../../../calculation/charting/warnings.ts'
import type { ProgressedChartReply } from '../../../contract/charts/progression-reply.ts'
import type { ChartWarning } from '../../../contract/charts/reply.ts'
import { namingField } from '../../../contract/sky/sources.ts'
import { chartPosition, decimals } from '../../../wire/sky.ts'
import { locationReply, natalSubject, ZODIAC_NAMES } from '../../../wire/time-and-place.ts'
import { aspectsReply } from './aspects.ts'
import { bodiesOf, type ProgressedInput, progressedBirth, timeWarnings } from './birth.ts'
import { positionReply } from './rows.ts'
import { beforeBirth, targetOf } from './target.ts'

/** A chart that is progressed to a date. */
interface DatedInput extends ProgressedInput {
  readonly asked: { readonly target_date: string; readonly angles: AngleMethod; readonly direction: Direction }
  readonly warnings?: readonly ChartWarning[] | undefined
}

/** The system by which a chart is progressed. */
interface System<Name extends string> {
  readonly name: Name
  readonly key: ProgressionKey
  /** The field of the request that holds the date. */
  readonly field: string
}

/** The answer of a request for the progressions of a date, by a system. */
export function progressedAnswer<Name extends string>(
  sky: Sky,
  atlas: Atlas,
  input: DatedInput,
  { name, key, field }: System<Name>,
) {
  const { asked } = input
  const birth = progressedBirth(sky, atlas, input, { ...asked, key })
  const { cast, where, pace } = birth
  const target = targetOf(asked.target_date, where, atlas, field)
  if (target.jd < pace.birthJd) throw beforeBirth(asked.target_date, cast, field)
  const jd = progressedJd(pace, target.jd)
  const { chart, houses } = namingField(field, () => ({
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
      ...timeWarnings(cast, pace.lifeDays),
    ]),
  ]
  return {
    meta: {
      system: name,
      key: keySentence(key, asked.direction),
      year_days: TROPICAL_YEAR_DAYS,
      direction: asked.direction,
      angle_method: asked.angles,
      angle_rule: ANGLE_METHODS[asked.angles],
      target_date: target.isoDate,
      target_datetime: utcText(target.jd),
      progressed_datetime: utcText(jd),
      progressed_julian_day: jd,
      age_years: decimals((target.jd - pace.birthJd) / TROPICAL_YEAR_DAYS, 7),
      ephemeris_days: decimals(jd - pace.birthJd, 7),
      orb_deg: input.orb_deg,
      strength_rule: '1 - orb_deg / largest orb of the aspect',
      zodiac_type: ZODIAC_NAMES[zodiac.kind],
      ...(zodiac.kind === 'sidereal' && { sidereal_ayanamsa: zodiac.ayanamsa }),
    },
    natal_subject: natalSubject(cast, sky.deltaTDays(cast.born.moment.jd)),
    location: locationReply(where),
    progressed_chart: chartReply(cast.chart.houses, chart, houses),
    aspects: aspectsReply(sky, birth, { jd, chart, houses, quotidian: isQuotidian(asked.angles) }),
    ...(warnings.length > 0 && { warnings }),
  }
}

/** `natal` has the natal houses, `houses` the progressed ones. */
function chartReply(natal: Houses | null, chart: Chart, houses: Houses | null): ProgressedChartReply {
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
