import { DAY_MS } from '../../astro/civil.ts'
import { FIRDARIA_LEVELS, FIRDARIA_YEARS, type FirdariaLord, firdaria } from '../../astro/firdaria.ts'
import { lordsOf, type Period } from '../../astro/periods.ts'
import type { Sky } from '../../astro/sky.ts'
import { castBirth } from '../../calculation/charting/cast.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { sectOfBirth } from '../../calculation/charting/sect.ts'
import { lordPeriods, lordTimes } from '../../calculation/charting/time-lords.ts'
import { warningsOf } from '../../calculation/charting/warnings.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { decimals } from '../../wire/sky.ts'
import { subjectAndTime } from '../../wire/time-and-place.ts'
import { lordPeriodReply, lordPointReply, lordTimesReply } from '../../wire/time-lords.ts'
import type { FirdariaInput, FirdariaReply } from './schema.ts'

type Reply = ReplyOf<typeof FirdariaReply>

const OBJECT = 'firdaria'
/** The answer of `POST /api/v1/western/firdaria`. */
export function firdariaAnswer(sky: Sky, atlas: Atlas, input: FirdariaInput): Reply {
  const { times: asked, rules } = input
  const cast = castBirth(sky, atlas, { ...input, include_features: ['south_node'] })
  const { born, chart } = cast
  const { sect, sectFrom, warnings: ofSect } = sectOfBirth(sky, cast, rules.sect, `${OBJECT}.sect`)
  const times = lordTimes(cast, atlas, asked, OBJECT)
  const birthMs = born.moment.epochMs
  const { night_nodes: nightNodes, year, levels } = rules
  const cycle = firdaria({ birthMs, isDay: sect === 'day', nightNodes, year })
  const { active, listed } = lordPeriods(cycle, times, { all: FIRDARIA_LEVELS, listed: levels }, OBJECT)
  const yearDays = FIRDARIA_YEARS[year]
  const age = (ms: number): number => decimals((ms - birthMs) / (yearDays * DAY_MS), 4)
  const row = (period: Period<FirdariaLord>) => ({
    level: period.level,
    lord_id: period.lord,
    path: lordsOf(period),
    period: lordPeriodReply(times.offsetSecondsAt, period),
    age_years: { start: age(period.startMs), end: age(period.endMs) },
  })
  const warnings = [...(input.warnings ?? []), ...warningsOf(cast), ...ofSect, ...times.warnings]
  return {
    meta: {
      firdaria: {
        ...lordTimesReply(times),
        levels,
        sect,
        sect_from: sectFrom,
        night_nodes: nightNodes,
        year,
        year_days: yearDays,
      },
    },
    ...subjectAndTime(cast, sky.deltaTDays(cast.born.moment.jd)),
    firdaria: {
      active: active.map((period) => ({
        ...row(period),
        lord: lordPointReply(chart.points.find(({ id }) => id === period.lord)!),
      })),
      periods: listed.map(row),
    },
    ...(warnings.length > 0 && { warnings }),
  }
}
