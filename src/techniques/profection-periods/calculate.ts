import { julianDayOf, SECOND_MS } from '../../astro/civil.ts'
import { meanTimeZone } from '../../astro/mean-time.ts'
import { lordsOf, type Period, periodsAt } from '../../astro/periods.ts'
import { rulerOf, SIGNS, signIndex } from '../../astro/sign.ts'
import type { Sky } from '../../astro/sky.ts'
import { startOfDay } from '../../astro/zone.ts'
import { birthClock } from '../../calculation/charting/birth.ts'
import { type CastBirth, castBirth } from '../../calculation/charting/cast.ts'
import { type Atlas, locateOr } from '../../calculation/charting/place.ts'
import { momentBetween } from '../../calculation/charting/rings.ts'
import { listedPeriods, lordTimes } from '../../calculation/charting/time-lords.ts'
import { type Warning, warningsOf } from '../../calculation/charting/warnings.ts'
import { PROFECTION_LEVELS } from '../../contract/births/profections.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { namingField } from '../../contract/sky/sources.ts'
import { Refusal } from '../../platform/errors.ts'
import { subjectAndTime } from '../../wire/time-and-place.ts'
import { lordPeriodReply, lordPointReply, lordTimesReply } from '../../wire/time-lords.ts'
import { birthdayWarnings, longitudeOf, returnWarnings, signWarnings } from '../families/profection/first-sign.ts'
import { ageAt, birthdayYears, solarYears } from '../families/profection/years.ts'
import { type Profected, profectionCycle } from './cycle.ts'
import type { ProfectionPeriodsInput, ProfectionPeriodsReply } from './schema.ts'

type Reply = ReplyOf<typeof ProfectionPeriodsReply>
type Row = Reply['profections']['periods'][number]

const OBJECT = 'profections'
/** The answer of `POST /api/v1/western/profections/periods`. */
export function profectionPeriodsAnswer(sky: Sky, atlas: Atlas, input: ProfectionPeriodsInput): Reply {
  const { times: asked, rules } = input
  const cast = castBirth(sky, atlas, input)
  const { chart } = cast
  const firstSign = signIndex(longitudeOf(cast, rules.from, `${OBJECT}.from`))
  const times = lordTimes(cast, atlas, asked, OBJECT)
  const { active, listed } = periodsOf(sky, atlas, cast, input, times)
  const row = (period: Period<Profected>): Row => {
    const signOf = ({ steps }: Profected) => (firstSign + steps) % SIGNS.length
    const sign = signOf(period.lord)
    return {
      level: period.level,
      age: period.lord.age,
      house: (period.lord.steps % SIGNS.length) + 1,
      sign_id: SIGNS[sign]!.id,
      lord_id: rulerOf(sign, rules.rulers),
      path: lordsOf(period).map((lord) => SIGNS[signOf(lord)]!.id),
      period: lordPeriodReply(times.offsetSecondsAt, period),
    }
  }
  const shown = active.map(row)
  const span = [...active, ...listed]
  const warnings = [
    ...(input.warnings ?? []),
    ...warningsOf(cast),
    ...signWarnings(sky, cast, [rules.from, ...shown.map(({ lord_id: id }) => id)], null),
    ...yearWarnings(sky, cast, rules, span),
    ...times.warnings.filter(({ code }) => code !== 'periods_uncertain'),
  ]
  return {
    meta: {
      profections: {
        ...lordTimesReply(times),
        levels: rules.levels,
        from: rules.from,
        sign_id: SIGNS[firstSign]!.id,
        rulers: rules.rulers,
        years: rules.years,
        months: rules.months,
      },
    },
    ...subjectAndTime(cast, sky.deltaTDays(cast.born.moment.jd)),
    profections: {
      active: shown.map((each) => ({
        ...each,
        lord: lordPointReply(chart.points.find(({ id }) => id === each.lord_id)!),
      })),
      periods: listed.map(row),
    },
    ...(warnings.length > 0 && { warnings }),
  }
}

/** Solar returns that take a twentieth of a second. */
const RETURN_YEARS_MAX = 200
const YEAR_MS = 365.2422 * 86_400_000

/** The periods at the date, and the periods of the list. Each search begins with the year that contains its first instant. */
function periodsOf(
  sky: Sky,
  atlas: Atlas,
  cast: CastBirth,
  { rules }: ProfectionPeriodsInput,
  { date, span }: ReturnType<typeof lordTimes>,
) {
  const { born } = cast
  const where = locateOr(born, { city: null, lat: null, lng: null, tz_str: null }, atlas, 'city')
  const clock = meanTimeZone(birthClock(where, null), where.place.longitude)
  const years = rules.years === 'birthday' ? birthdayYears(cast) : solarYears(sky, cast, where)
  const { epochMs: birthMs } = born.moment
  const ofLife = { years, months: rules.months, birthMs, midnightOf: (dateMs: number) => startOfDay(clock, dateMs) }
  const cycleAt = (ms: number) => {
    const moment = momentBetween(where, julianDayOf(Math.max(ms, birthMs)))
    return profectionCycle(ofLife, Math.max(0, ageAt(years, years.timeOf(moment))))
  }
  return namingField(`${OBJECT}.${span ? 'range_end' : 'date'}`, () => {
    const active = periodsAt(cycleAt(date.moment.epochMs), date.moment.epochMs, PROFECTION_LEVELS)
    const { startMs, endMs } = active[0]!
    const listed = span ?? { fromMs: startMs, toMs: endMs - SECOND_MS }
    if (rules.years === 'solar_return' && listed.toMs - listed.fromMs > RETURN_YEARS_MAX * YEAR_MS)
      throw new Refusal('invalid_input', {
        field: `${OBJECT}.range_end`,
        message: `With years solar_return a range has at most ${RETURN_YEARS_MAX} years: each needs the return of the Sun`,
      })
    return { active, listed: listedPeriods(cycleAt(listed.fromMs), listed, rules.levels, `${OBJECT}.range_end`) }
  })
}

function yearWarnings(
  sky: Sky,
  cast: CastBirth,
  { years }: ProfectionPeriodsInput['rules'],
  span: readonly Period<Profected>[],
): readonly Warning[] {
  if (years === 'birthday') return birthdayWarnings(cast, `${OBJECT}.years`)
  const first = Math.min(...span.map(({ startMs }) => startMs))
  const last = Math.max(...span.map(({ endMs }) => endMs))
  return returnWarnings(sky, cast, julianDayOf(first), julianDayOf(last))
}
