import { MONTH_DAYS, TERTIARY_MONTHS, tertiaryKey } from '../../astro/progression-keys.ts'
import type { Sky } from '../../astro/sky.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { progressedAnswer } from '../families/progression/chart.ts'
import type { TertiaryInput, TertiaryReply } from './schema.ts'

/** The answer of `POST /api/v1/western/progressions/tertiary`. */
export function tertiaryAnswer(sky: Sky, atlas: Atlas, input: TertiaryInput): ReplyOf<typeof TertiaryReply> {
  const { form, month: given } = input.asked
  const month = given ?? TERTIARY_MONTHS[form]
  const answer = progressedAnswer(sky, atlas, input, {
    name: 'tertiary',
    key: tertiaryKey(form, month),
    field: 'tertiary_progression.target_date',
  })
  return { ...answer, meta: { ...answer.meta, form, month, month_days: MONTH_DAYS[month] } }
}
