import { DAY_MS } from '../../astro/civil.ts'
import { DECENNIAL_LEVELS, DECENNIAL_YEARS, decennials } from '../../astro/decennials.ts'
import { lordsOf, type Period } from '../../astro/periods.ts'
import { isSeven, type SevenPlanet } from '../../astro/seven.ts'
import type { Sky } from '../../astro/sky.ts'
import { castBirth } from '../../calculation/charting/cast.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { lordPeriods, lordTimes } from '../../calculation/charting/time-lords.ts'
import { warningsOf } from '../../calculation/charting/warnings.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { decimals } from '../../wire/sky.ts'
import { subjectAndTime } from '../../wire/time-and-place.ts'
import { lordPeriodReply, lordPointReply, lordTimesReply } from '../../wire/time-lords.ts'
import type { DecennialsInput, DecennialsReply } from './schema.ts'
import { type DecennialStart, decennialStart } from './start.ts'

type Reply = ReplyOf<typeof DecennialsReply>

const OBJECT = 'decennials'
/** The answer of `POST /api/v1/western/decennials`. */
export function decennialsAnswer(sky: Sky, atlas: Atlas, input: DecennialsInput): Reply {
  const { times: asked, rules } = input
  const cast = castBirth(sky, atlas, input)
  const { born, chart } = cast
  const start = decennialStart(sky, cast, rules)
  const times = lordTimes(cast, atlas, asked, OBJECT)
  const birthMs = born.moment.epochMs
  const cycle = decennials({ birthMs, order: start.order, division: rules.division, year: rules.year })
  const { active, listed } = lordPeriods(cycle, times, { all: DECENNIAL_LEVELS, listed: rules.levels }, OBJECT)
  const age = (ms: number): number => decimals((ms - birthMs) / (DECENNIAL_YEARS[rules.year] * DAY_MS), 4)
  const row = (period: Period<SevenPlanet>) => ({
    level: period.level,
    lord_id: period.lord,
    path: [...lordsOf(period)],
    period: lordPeriodReply(times.offsetSecondsAt, period),
    age_years: { start: age(period.startMs), end: age(period.endMs) },
  })
  const warnings = [...(input.warnings ?? []), ...warningsOf(cast), ...start.warnings, ...times.warnings]
  return {
    meta: { decennials: { ...lordTimesReply(times), ...rulesReply(rules, start) } },
    ...subjectAndTime(cast, sky.deltaTDays(cast.born.moment.jd)),
    decennials: {
      active: active.map((period) => ({
        ...row(period),
        lord: lordPointReply(chart.points.find(({ id }) => id === period.lord)!),
      })),
      periods: listed.map(row),
    },
    ...(warnings.length > 0 && { warnings }),
  }
}

const rulesReply = (rules: DecennialsInput['rules'], { order, sect }: DecennialStart) => ({
  levels: rules.levels,
  from: rules.from,
  ...(rules.from !== 'sect_light' && !isSeven(rules.from) && { well_placed: rules.well_placed }),
  order: [...order],
  ...(sect && { sect: sect.sect, sect_from: sect.sectFrom }),
  division: rules.division,
  year: rules.year,
  year_days: DECENNIAL_YEARS[rules.year],
})
