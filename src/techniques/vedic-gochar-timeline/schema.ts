import { z } from 'zod'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import { checkGochar, GocharEcho, GocharFields, GocharMeta, GocharWindow } from '../../contract/vedic/gochar.ts'
import { Warning } from '../../contract/warnings.ts'

export const VedicGocharTimelineRequest = z
  .strictObject(GocharFields)
  .superRefine(checkGochar)
  .meta({
    id: 'VedicGocharTimelineRequest',
    examples: [{ ...COMPACT_REQUEST, range_start: '2026-09-01', range_end: '2026-10-01', transit_hour: 12 }],
  })

export const VedicGocharTimelineReply = z
  .object({
    meta: GocharMeta,
    input: GocharEcho,
    windows: z.array(GocharWindow).describe('In order of time.'),
    warnings: z.array(Warning).optional(),
  })
  .meta({ id: 'VedicGocharTimelineReply' })
