import type { Sky } from '../../astro/sky.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { findMuhurtas } from '../../calculation/charting/vedic/muhurta.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { locationReply } from '../../wire/time-and-place.ts'
import { momentsOf, ruleReply, windowReply } from '../../wire/vedic/muhurta.ts'
import {
  avoidedIn,
  isTaken,
  longestMoment,
  metadataOf,
  noWindowText,
  rangeReply,
  rejectedOf,
  searchWarnings,
} from '../families/muhurta/answer.ts'
import type { VedicMuhurtaInput, VedicMuhurtaReply } from './schema.ts'

type Reply = ReplyOf<typeof VedicMuhurtaReply>

const RULESET = 'orrery_muhurta_v1'

/** The answer of `POST /api/v2/vedic/muhurat/search`. */
export function vedicMuhurtaAnswer(sky: Sky, atlas: Atlas, input: VedicMuhurtaInput): Reply {
  const { purpose, limit } = input
  const found = findMuhurtas(sky, atlas, input)
  const { cast, rule, windows } = found
  const { zone } = cast
  const taken = windows.filter(isTaken)
  const best = taken.toSorted((one, other) => other.score - one.score || one.start - other.start).slice(0, limit)
  const moments = best.map((window) => momentsOf(zone, window))
  const replies = best.map((window) => windowReply(zone, rule, input, window))
  const warnings = searchWarnings(found, input.language)
  return {
    purpose,
    range: rangeReply(input),
    location: locationReply(cast.where),
    best_windows: replies,
    best_moment: null,
    acceptable_moments: moments.flat(),
    avoid_moments: avoidedIn(replies),
    rejected_windows: rejectedOf(found, input, limit),
    no_compromise_moment: longestMoment(moments.find((each) => each.length > 0) ?? []),
    selection_explanation: taken.length > 0 ? null : noWindowText(found),
    window_count: taken.length,
    rejected_count: found.rejected.length + windows.length - taken.length,
    rule: ruleReply(rule, input),
    metadata: metadataOf(sky, found, input, RULESET),
    ...(warnings.length > 0 && { warnings }),
  }
}
