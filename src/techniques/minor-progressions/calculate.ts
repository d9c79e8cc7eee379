import { MONTH_DAYS, minorKey } from '../../astro/progression-keys.ts'
import type { Sky } from '../../astro/sky.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { progressedAnswer } from '../families/progression/chart.ts'
import type { MinorInput, MinorReply } from './schema.ts'

/** The answer of `POST /api/v1/western/progressions/minor`. */
export function minorAnswer(sky: Sky, atlas: Atlas, input: MinorInput): ReplyOf<typeof MinorReply> {
  const { month } = input.asked
  const answer = progressedAnswer(sky, atlas, input, {
    name: 'minor',
    key: minorKey(month),
    field: 'minor_progression.target_date',
  })
  return { ...answer, meta: { ...answer.meta, month, month_days: MONTH_DAYS[month] } }
}
