import { lordsOf, type Period } from '../../astro/periods.ts'
import {
  isAngular,
  placeFrom,
  RELEASING_LEVELS,
  RELEASING_YEAR_DAYS,
  type ReleasedSign,
  releasing,
} from '../../astro/releasing.ts'
import { rulerOf, SIGNS } from '../../astro/sign.ts'
import type { Sky } from '../../astro/sky.ts'
import { castBirth } from '../../calculation/charting/cast.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { lordPeriods, lordTimes } from '../../calculation/charting/time-lords.ts'
import { warningsOf } from '../../calculation/charting/warnings.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { subjectAndTime } from '../../wire/time-and-place.ts'
import { lordPeriodReply, lordPointReply, lordTimesReply } from '../../wire/time-lords.ts'
import type { ReleasingInput, ReleasingReply } from './schema.ts'
import { type ReleasingStart, releasingStart } from './start.ts'

type Reply = ReplyOf<typeof ReleasingReply>

const OBJECT = 'releasing'
const signId = (sign: number) => SIGNS[sign]!.id

/** The answer of `POST /api/v1/western/releasing`. */
export function releasingAnswer(sky: Sky, atlas: Atlas, input: ReleasingInput): Reply {
  const { times: asked, rules } = input
  const cast = castBirth(sky, atlas, input)
  const { born, chart } = cast
  const start = releasingStart(sky, cast, rules)
  const times = lordTimes(cast, atlas, asked, OBJECT)
  const cycle = releasing(born.moment.epochMs, start.sign, rules.sign_years)
  const { active, listed } = lordPeriods(cycle, times, { all: RELEASING_LEVELS, listed: rules.levels }, OBJECT)
  const row = (period: Period<ReleasedSign>) => {
    const { sign, isLoosing } = period.lord
    return {
      level: period.level,
      sign_id: signId(sign),
      lord_id: rulerOf(sign, 'traditional'),
      path: lordsOf(period).map((lord) => signId(lord.sign)),
      period: lordPeriodReply(times.offsetSecondsAt, period),
      ...(start.lots && placeReply(placeFrom(sign, start.lots.fortune))),
      loosing_of_the_bond: isLoosing,
    }
  }
  const warnings = [...(input.warnings ?? []), ...warningsOf(cast), ...start.warnings, ...times.warnings]
  return {
    meta: { releasing: { ...lordTimesReply(times), ...rulesReply(rules, start) } },
    ...subjectAndTime(cast, sky.deltaTDays(cast.born.moment.jd)),
    releasing: {
      active: active.map((period) => {
        const ruler = rulerOf(period.lord.sign, 'traditional')
        return { ...row(period), lord: lordPointReply(chart.points.find(({ id }) => id === ruler)!) }
      }),
      periods: listed.map(row),
    },
    ...(warnings.length > 0 && { warnings }),
  }
}

const placeReply = (place: number) => ({ fortune_place: place, peak: isAngular(place) })

const rulesReply = (rules: ReleasingInput['rules'], { sign, lots, sect }: ReleasingStart) => ({
  levels: rules.levels,
  from: rules.from,
  sign_id: signId(sign),
  ...(lots && { fortune_sign_id: signId(lots.fortune), spirit_sign_id: signId(lots.spirit) }),
  lot_formula: rules.lot_formula,
  ...(sect && { sect: sect.sect, sect_from: sect.sectFrom }),
  spirit_with_fortune: rules.spirit_with_fortune,
  sign_years: rules.sign_years,
  year_days: RELEASING_YEAR_DAYS,
})
