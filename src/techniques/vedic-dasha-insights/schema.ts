import { z } from 'zod'
import { DASHA_LEVELS } from '../../astro/vedic/dashas/dasha.ts'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import { NatalChartReply } from '../../contract/births/natal-reply.ts'
import { ActivePeriod, DashaReplyFields, DashaRequest, DashaRulesReply, LordFact } from '../../contract/vedic/dasha.ts'
import { LocalInstant } from '../../contract/vedic/panchang.ts'
import { Warning } from '../../contract/warnings.ts'

export const VedicDashaInsightsRequest = DashaRequest.meta({
  id: 'VedicDashaInsightsRequest',
  examples: [{ ...COMPACT_REQUEST, levels: 2, reference_date: '2026-09-22' }],
})

export const VedicDashaInsightsReply = z
  .object({
    subject: NatalChartReply.shape.subject,
    time: NatalChartReply.shape.time,
    reference_date: DashaReplyFields.reference_date,
    active_periods: z.array(ActivePeriod),
    facts: z
      .array(LordFact)
      .describe('What the chart says about the lord of each active period, from the mahadasha on.'),
    next_changes: z
      .array(
        z.object({
          level: z.enum(DASHA_LEVELS),
          at: LocalInstant,
          from_lord: z.string(),
          to_lord: z.string().nullable().describe('Null where the last period of the system ends.'),
          text: z.string(),
        }),
      )
      .describe('The next change on each level, the earliest first.'),
    meta: z.object({ ...DashaRulesReply.shape, ayanamsha: z.string(), timezone_used: z.string() }),
    warnings: z.array(Warning).optional(),
  })
  .meta({ id: 'VedicDashaInsightsReply' })
