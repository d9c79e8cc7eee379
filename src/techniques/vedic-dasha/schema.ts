import { z } from 'zod'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import { NatalChartReply } from '../../contract/births/natal-reply.ts'
import { checkCalendarOnly, FileFields } from '../../contract/files.ts'
import {
  type DashaInput,
  DashaReplyFields,
  DashaRequest,
  DashaRulesReply,
  dashaInput,
} from '../../contract/vedic/dasha.ts'
import { type Warned, Warning } from '../../contract/warnings.ts'

export const VedicDashaRequest = DashaRequest.safeExtend(FileFields)
  .superRefine((request, context) => checkCalendarOnly(request, ['language'], context))
  .meta({
    id: 'VedicDashaRequest',
    examples: [
      { ...COMPACT_REQUEST, reference_date: '2026-09-22' },
      {
        ...COMPACT_REQUEST,
        system: 'yogini',
        levels: 2,
        reference_date: '2026-09-22',
        timeline_from: '2026-01-01',
        timeline_to: '2027-12-31',
      },
    ],
  })

/** A request with its time. */
export const vedicDashaInput = (
  body: z.output<typeof VedicDashaRequest>,
  now: () => Date,
  warned: Warned,
): VedicDashaInput => ({ ...dashaInput(body, now, warned), format: body.format, language: body.language })

export type VedicDashaInput = DashaInput & Pick<z.output<typeof VedicDashaRequest>, 'format' | 'language'>

export const VedicDashaReply = z
  .object({
    subject: NatalChartReply.shape.subject,
    time: NatalChartReply.shape.time,
    ...DashaReplyFields,
    metadata: z.object({
      ...DashaRulesReply.shape,
      ayanamsha: z.string(),
      ayanamsha_deg: z.number().describe('The ayanamsha at birth, with nutation.'),
      timezone_used: z.string(),
    }),
    warnings: z.array(Warning).optional(),
  })
  .meta({ id: 'VedicDashaReply' })
