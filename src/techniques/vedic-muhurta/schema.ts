import { z } from 'zod'
import { Location } from '../../contract/births/natal-reply.ts'
import {
  AvoidPeriod,
  MUHURTA_PURPOSES,
  MuhurtaFields,
  MuhurtaMoment,
  MuhurtaRange,
  MuhurtaRuleReply,
  MuhurtaWindowReply,
  RejectedWindow,
} from '../../contract/vedic/muhurta.ts'
import { type Warned, Warning } from '../../contract/warnings.ts'
import { checkSearch, SearchMetadata, searchInput } from '../families/muhurta/request.ts'

export const VedicMuhurtaRequest = z
  .strictObject(MuhurtaFields)
  .superRefine(checkSearch)
  .meta({
    id: 'VedicMuhurtaRequest',
    examples: [
      { purpose: 'vehicle_purchase', start_date: '2026-10-01', end_date: '2026-10-31', city: 'Mumbai' },
      { purpose: 'griha_pravesh', start_date: '2026-04-15', end_date: '2026-06-15', city: 'Jaipur', limit: 5 },
    ],
  })

/** A request in our fields. */
export const vedicMuhurtaInput = (body: z.output<typeof VedicMuhurtaRequest>, warned: Warned) => ({
  ...searchInput(body),
  ...warned,
})
export type VedicMuhurtaInput = ReturnType<typeof vedicMuhurtaInput>

export const VedicMuhurtaReply = z
  .object({
    purpose: z.enum(MUHURTA_PURPOSES),
    range: MuhurtaRange,
    location: Location,
    best_windows: z.array(MuhurtaWindowReply).describe('The windows with the highest scores, best first.'),
    best_moment: z.null().describe('Always null: a single moment needs the chart of a person.'),
    acceptable_moments: z
      .array(MuhurtaMoment)
      .describe(
        'Parts of the best windows, a ghati or longer, in which an allowed sign rises outside all avoided times.',
      ),
    avoid_moments: z.array(AvoidPeriod).describe('The avoided times that touch the best windows.'),
    rejected_windows: z
      .array(RejectedWindow)
      .describe('Windows that are too short or have no allowed sign rising, then days without a window.'),
    no_compromise_moment: MuhurtaMoment.nullable().describe(
      'The longest acceptable moment of the best window that has one.',
    ),
    selection_explanation: z.string().nullable().describe('Why there is no window; null if there is one.'),
    window_count: z.int().describe('All windows of the range. `limit` cuts the list.'),
    rejected_count: z.int(),
    rule: MuhurtaRuleReply,
    metadata: SearchMetadata,
    warnings: z.array(Warning).optional(),
  })
  .meta({ id: 'VedicMuhurtaReply' })
