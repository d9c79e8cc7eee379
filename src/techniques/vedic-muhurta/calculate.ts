import { DAY_MS, isoCivilDate } from '../../astro/civil.ts'
import type { Sky } from '../../astro/sky.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { type FoundMuhurtas, type FoundWindow, findMuhurtas } from '../../calculation/charting/vedic/muhurta.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { usedPrecision } from '../../contract/sky/sources.ts'
import { zodiacOfAyanamsha } from '../../contract/vedic/request.ts'
import { locationReply } from '../../wire/time-and-place.ts'
import { momentsOf, rejectedReply, ruleReply, windowReply } from '../../wire/vedic/muhurta.ts'
import type { VedicMuhurtaInput, VedicMuhurtaReply } from './schema.ts'

type Reply = ReplyOf<typeof VedicMuhurtaReply>

const RULESET = 'orrery_muhurta_v1'

/** The answer of `POST /api/v2/vedic/muhurat/search`. */
export function vedicMuhurtaAnswer(sky: Sky, atlas: Atlas, input: VedicMuhurtaInput): Reply {
  const { purpose, startMs, endMs, limit } = input
  const found = findMuhurtas(sky, atlas, input)
  const { cast, rule, windows } = found
  const { zone } = cast
  const taken = windows.filter(({ lacks }) => lacks.length === 0)
  const best = taken.toSorted((one, other) => other.score - one.score || one.start - other.start).slice(0, limit)
  const moments = best.map((window) => momentsOf(zone, window))
  const replies = best.map((window) => windowReply(zone, rule, input, window))
  const first = cast.days[0]
  return {
    purpose,
    range: {
      start_date: isoCivilDate(startMs),
      end_date: isoCivilDate(endMs),
      day_count: (endMs - startMs) / DAY_MS + 1,
    },
    location: locationReply(cast.where),
    best_windows: replies,
    best_moment: null,
    acceptable_moments: moments.flat(),
    avoid_moments: replies
      .flatMap(({ criteria }) => criteria.avoid_periods)
      .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start)),
    rejected_windows: rejectedOf(found, input).slice(0, limit),
    no_compromise_moment: longest(moments.find((each) => each.length > 0) ?? []),
    selection_explanation:
      taken.length > 0 ? null : `No date of the range has a window for this purpose: ${mostLack(found)}.`,
    window_count: taken.length,
    rejected_count: found.rejected.length + windows.length - taken.length,
    rule: ruleReply(rule),
    metadata: {
      endpoint_version: 'v2',
      ruleset_version: RULESET,
      ayanamsha: zodiacOfAyanamsha(input.ayanamsha).ayanamsa,
      convention: input.convention,
      month_reckoning: input.month_reckoning,
      timezone_used: zone.id,
      calculation_basis: 'sunrise_to_sunrise',
      precision: usedPrecision(sky.sourceAt(first!.start)),
    },
    ...warningsOf(found, input),
  }
}

const longest = (moments: Reply['acceptable_moments']): Reply['acceptable_moments'][number] | null =>
  moments.toSorted((one, other) => other.duration_minutes - one.duration_minutes)[0] ?? null

/** Windows come first: they lack the least. */
function rejectedOf({ cast, windows, rejected }: FoundMuhurtas, input: VedicMuhurtaInput): Reply['rejected_windows'] {
  const isTooLittle = ({ lacks }: FoundWindow): boolean => lacks.length > 0
  return [
    ...windows.filter(isTooLittle).map((window) => rejectedReply(cast.zone, input, window, window.lacks)),
    ...rejected.map((day) => rejectedReply(cast.zone, input, day, day.reasons)),
  ]
}

/** How many days lack what, most first. */
function mostLack({ windows, rejected }: FoundMuhurtas): string {
  const codes = [...windows.flatMap(({ lacks }) => lacks), ...rejected.flatMap(({ reasons }) => reasons)]
  return [...Map.groupBy(codes, (code) => code)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([code, all]) => `${code} ${all.length} times`)
    .join(', ')
}

function warningsOf({ cast }: FoundMuhurtas, { language }: VedicMuhurtaInput): Pick<Reply, 'warnings'> {
  const dark = cast.days.filter(({ solar }) => solar === null)
  const warnings = [
    ...cast.warnings,
    ...(dark.length > 0
      ? [
          {
            code: 'no_sunrise',
            message: `On ${dark.length} dates, from ${isoCivilDate(dark[0]!.civilMs)} on, the Sun does not both rise and set: avoided times of the daylight are missing there`,
          },
        ]
      : []),
    ...(language === 'en'
      ? []
      : [{ code: 'language_not_available', message: `The answer is in English. It does not exist in ${language}` }]),
  ]
  return warnings.length > 0 ? { warnings } : {}
}
