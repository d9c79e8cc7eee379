import { z } from 'zod'
import { DAY_MS } from '../../astro/civil.ts'
import { Location } from '../../contract/births/natal-reply.ts'
import { parseDate } from '../../contract/sky/sky-events.ts'
import { UsedPrecision } from '../../contract/sky/sources.ts'
import {
  AvoidPeriod,
  MUHURTA_DAYS_MAX,
  MUHURTA_PURPOSES,
  MuhurtaFields,
  MuhurtaMoment,
  MuhurtaRange,
  MuhurtaRuleReply,
  MuhurtaWindowReply,
  RejectedWindow,
} from '../../contract/vedic/muhurta.ts'
import { Convention, checkDayPlace, underOwnNames } from '../../contract/vedic/request.ts'
import { type Warned, Warning } from '../../contract/warnings.ts'

export const VedicMuhurtaRequest = z
  .strictObject(MuhurtaFields)
  .superRefine((request, context) => {
    checkDayPlace(request, context)
    const [first, last] = [parseDate(request.start_date), parseDate(request.end_date)]
    if (typeof first !== 'number' || typeof last !== 'number') return
    const wrong = (message: string) => context.addIssue({ code: 'custom', path: ['end_date'], message })
    if (last < first) wrong('Must not be before start_date')
    if ((last - first) / DAY_MS >= MUHURTA_DAYS_MAX)
      wrong(`The range has more than ${MUHURTA_DAYS_MAX} days. Ask for parts of it one after another`)
  })
  .meta({
    id: 'VedicMuhurtaRequest',
    examples: [
      { purpose: 'vehicle_purchase', start_date: '2026-10-01', end_date: '2026-10-31', city: 'Mumbai' },
      { purpose: 'griha_pravesh', start_date: '2026-04-15', end_date: '2026-06-15', city: 'Jaipur', limit: 5 },
    ],
  })

/** A request in our fields. */
export const vedicMuhurtaInput = (
  { start_date, end_date, ...body }: z.output<typeof VedicMuhurtaRequest>,
  warned: Warned,
) => ({
  ...underOwnNames(body),
  ...warned,
  startMs: parseDate(start_date) as number,
  endMs: parseDate(end_date) as number,
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
        'Parts of the best windows, a ghati or longer, in which an allowed sign rises and no avoided time runs.',
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
    metadata: z.object({
      endpoint_version: z.literal('v2'),
      ruleset_version: z.string(),
      ayanamsha: z.string(),
      convention: Convention.unwrap(),
      month_reckoning: MuhurtaFields.month_reckoning.unwrap(),
      timezone_used: z.string(),
      calculation_basis: z.literal('sunrise_to_sunrise'),
      precision: UsedPrecision,
    }),
    warnings: z.array(Warning).optional(),
  })
  .meta({ id: 'VedicMuhurtaReply' })

/** Days for a unit. */
const DAYS_OF_UNIT = 31

/** The units of a search. */
export const unitsOf = ({ startMs, endMs }: Pick<VedicMuhurtaInput, 'startMs' | 'endMs'>): number =>
  Math.ceil(((endMs - startMs) / DAY_MS + 1) / DAYS_OF_UNIT)
