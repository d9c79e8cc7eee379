import { z } from 'zod'
import { TARAS } from '../../astro/vedic/bala.ts'
import { REJECTIONS } from '../../astro/vedic/muhurta-windows.ts'
import { BirthFields, COMPACT_REQUEST, checkPlace, checkTime } from '../../contract/births/birth.ts'
import { Location } from '../../contract/births/natal-reply.ts'
import { ChartWarning } from '../../contract/charts/reply.ts'
import {
  AvoidPeriod,
  MUHURTA_PURPOSES,
  MuhurtaCriteria,
  MuhurtaFields,
  MuhurtaMoment,
  MuhurtaRange,
  MuhurtaRuleReply,
  MuhurtaWindowReply,
  RejectedWindow,
} from '../../contract/vedic/muhurta.ts'
import { LocalInstant } from '../../contract/vedic/panchang.ts'
import { OtherPlaceNames, underOwnNames } from '../../contract/vedic/request.ts'
import type { Warned } from '../../contract/warnings.ts'
import { checkSearch, SearchMetadata, searchInput } from '../families/muhurta/request.ts'

export const VedicMuhurtaPersonalRequest = z
  .strictObject({
    natal: z
      .strictObject({ ...BirthFields, ...OtherPlaceNames })
      .describe('The birth of the person. Only the natal Moon is used.'),
    ...MuhurtaFields,
  })
  .superRefine((request, context) => {
    checkSearch(request, context)
    const wrong = (field: string, message: string): void =>
      context.addIssue({ code: 'custom', path: ['natal', field], message })
    checkTime(request.natal, wrong)
    const { city, lat, lng } = { ...request.natal, ...underOwnNames(request.natal) }
    checkPlace({ city, lat, lng }, wrong)
  })
  .meta({
    id: 'VedicMuhurtaPersonalRequest',
    examples: [
      {
        natal: COMPACT_REQUEST,
        purpose: 'vehicle_purchase',
        start_date: '2026-10-01',
        end_date: '2026-10-31',
        city: 'Mumbai',
      },
    ],
  })

/** A request in our fields. */
export const vedicMuhurtaPersonalInput = (
  { natal, ...body }: z.output<typeof VedicMuhurtaPersonalRequest>,
  warned: Warned,
) => ({
  ...searchInput(body),
  ...warned,
  natal: { ...natal, ...underOwnNames(natal) },
})
export type VedicMuhurtaPersonalInput = ReturnType<typeof vedicMuhurtaPersonalInput>

const Moon = z.object({ sign: z.string(), nakshatra: z.string() })
const Strength = z.enum(['good', 'mixed', 'bad'])

const Personalized = z
  .object({
    event_moon: Moon.extend({ at: LocalInstant }),
    natal_moon: Moon,
    tara_bala: z.object({
      count: z.int().min(1).max(27).describe('The nakshatra counted from the natal one, which is 1.'),
      tara: z.enum(TARAS),
      strength: Strength,
    }),
    chandra_bala: z.object({
      house: z.int().min(1).max(12).describe('The sign of the Moon counted from the natal one, which is 1.'),
      strength: Strength,
      is_chandrashtama: z.boolean().describe('The Moon is in the eighth sign.'),
    }),
    avoid_period_policy: z.literal('penalty'),
  })
  .describe('The Moon at the best instant of the window, and the natal Moon.')

const PersonalWindow = MuhurtaWindowReply.extend({
  public_score: z.number().describe('The score without the points for Rahu Kaal and Bhadra.'),
  personal_score: z.number(),
  penalty: z.number().describe('Points for Rahu Kaal and Bhadra.'),
  best_instant: LocalInstant.describe(
    'The middle of the longest part in which an allowed sign rises outside all avoided times; if there is none, the middle of the window.',
  ),
  criteria: MuhurtaCriteria.extend({ personalized: Personalized }),
})

export const VedicMuhurtaPersonalReply = z
  .object({
    purpose: z.enum(MUHURTA_PURPOSES),
    range: MuhurtaRange,
    location: Location,
    best_windows: z.array(PersonalWindow).describe('The windows with the highest scores, best first.'),
    best_moment: z
      .object({
        datetime: LocalInstant,
        score: z.number(),
        quality: MuhurtaWindowReply.shape.quality,
        explanation: z.object({ headline: z.string(), decision: z.enum(['recommended', 'with_reservations']) }),
      })
      .nullable()
      .describe('The best instant of the best window.'),
    acceptable_moments: z.array(MuhurtaMoment),
    avoid_moments: z.array(AvoidPeriod),
    rejected_windows: z.array(RejectedWindow),
    no_compromise_moment: MuhurtaMoment.nullable().describe(
      'The longest acceptable moment of the best window whose tara and Moon are both good.',
    ),
    selection_explanation: z.object({
      decision: z.enum(['recommended', 'with_reservations', 'none']),
      headline: z.string(),
      summary: z.string(),
      selection_status: z.enum(['found', 'none']),
      top_rejection_codes: z.array(z.enum(REJECTIONS)).describe('Most frequent first.'),
    }),
    window_count: z.int(),
    rejected_count: z.int(),
    rule: MuhurtaRuleReply,
    personal_rule: z.string(),
    metadata: SearchMetadata,
    warnings: z.array(ChartWarning).optional(),
  })
  .meta({ id: 'VedicMuhurtaPersonalReply' })
