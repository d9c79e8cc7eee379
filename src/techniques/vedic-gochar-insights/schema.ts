import { z } from 'zod'
import { SATURN_PASSAGES, type SaturnPassageKind } from '../../astro/vedic/gochar.ts'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import { readable } from '../../contract/fields.ts'
import { dateProblem } from '../../contract/sky/sky-events.ts'
import {
  checkGochar,
  GocharEcho,
  GocharFields,
  GocharMeta,
  gocharInput,
  POLARITIES,
  SATURN_YEARS_MAX,
  SpanFields,
} from '../../contract/vedic/gochar.ts'
import { GrahaName } from '../../contract/vedic/panchang.ts'
import { TransitFacts } from '../../contract/vedic/transit-facts.ts'
import { type Warned, Warning } from '../../contract/warnings.ts'

export const VedicGocharInsightsRequest = z
  .strictObject({
    ...GocharFields,
    saturn_start: readable(dateProblem)
      .nullish()
      .describe('The first date for the passages of Saturn; the birth by default.')
      .meta({ examples: ['2020-01-01'] }),
    saturn_end: readable(dateProblem)
      .nullish()
      .describe(
        `The last date for the passages of Saturn, included: at most ${SATURN_YEARS_MAX} years after the first, which is the default.`,
      )
      .meta({ examples: ['2050-01-01'] }),
  })
  .superRefine(checkGochar)
  .meta({
    id: 'VedicGocharInsightsRequest',
    examples: [{ ...COMPACT_REQUEST, range_start: '2026-09-01', range_end: '2026-10-01' }],
  })

/** A request in our fields. `now` is when the answer is generated. */
export const vedicGocharInsightsInput = (
  { saturn_start = null, saturn_end = null, ...body }: z.output<typeof VedicGocharInsightsRequest>,
  now: () => Date,
  warned: Warned,
) => ({ ...gocharInput(body, now, warned), saturn: { start: saturn_start, end: saturn_end } })
export type VedicGocharInsightsInput = ReturnType<typeof vedicGocharInsightsInput>

const House = z.int().min(1).max(12)
const KINDS = Object.keys(SATURN_PASSAGES) as [SaturnPassageKind, ...SaturnPassageKind[]]

const SaturnPassage = z
  .object({
    kind: z
      .enum(KINDS)
      .describe(
        '`sade_sati`: Saturn in the 12th, 1st and 2nd sign from the Moon. `ardhashtama` and `ashtama`: in the 4th and in the 8th, which are also called dhaiya.',
      ),
    start_datetime: z.string().describe('The first entry.'),
    end_datetime: z.string().describe('The last exit.'),
    is_active: z.boolean().describe('Whether Saturn is in one of the signs of the passage during the range.'),
    phases: z.array(
      z.object({
        phase: z.string(),
        house_from_moon: House,
        sign: z.string(),
        sign_id: z.int().min(1).max(12),
        start_datetime: z.string(),
        end_datetime: z.string(),
        enters_retrograde: z.boolean(),
        leaves_retrograde: z.boolean().describe('True if Saturn leaves by retrograde motion, and returns later.'),
      }),
    ),
  })
  .meta({ id: 'SaturnPassage' })

export const VedicGocharInsightsReply = z
  .object({
    meta: GocharMeta,
    input: GocharEcho,
    insights: z
      .array(
        z.object({
          transit_planet: GrahaName,
          sign: z.string(),
          sign_id: z.int().min(1).max(12),
          ...SpanFields,
          house_from_moon: House,
          house_from_lagna: House.nullable(),
          polarity: z.enum(POLARITIES),
          favorable_houses: z.array(House),
          aspects: z.array(GrahaName).describe('Natal grahas whose sign is aspected in full.'),
          with: z.array(GrahaName).describe('Natal grahas in the same sign.'),
          summary: z.string(),
          ...TransitFacts,
        }),
      )
      .describe(
        'The stays of each graha in signs: grahas in the order of the request, the stays of each in order of time.',
      ),
    sade_sati: z.array(SaturnPassage),
    dhaiya: z.array(SaturnPassage),
    saturn_range: z.object({ start: z.string(), end: z.string() }),
    warnings: z.array(Warning).optional(),
  })
  .meta({ id: 'VedicGocharInsightsReply' })
