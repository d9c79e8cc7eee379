import { z } from 'zod'
import { EndMarkField } from './end-mark.ts'
import { NatalChartQuery } from './natal.ts'
import { COMPACT_REQUEST } from './natal-example.ts'
import { NatalChartReply } from './natal-reply.ts'
import { SimpleNatalReply } from './simple-natal-reply.ts'

export const BATCH_BIRTHS_MAX = 1_000

/** A birth is read when its turn comes, so that an error in one does not affect the others. */
const Birth = z.unknown().meta({ $ref: '#/components/schemas/NatalChartRequest' })

export const NatalBatchRequest = z
  .strictObject({
    births: z
      .array(Birth)
      .min(1)
      .max(BATCH_BIRTHS_MAX)
      .describe('Each as the body of `POST /api/v1/natal/calculate`, without a report order.'),
  })
  .meta({
    id: 'NatalBatchRequest',
    examples: [{ births: [COMPACT_REQUEST, { ...COMPACT_REQUEST, city: 'Nowhere at all' }] }],
  })
export type NatalBatchRequest = z.output<typeof NatalBatchRequest>

export const NatalBatchQuery = NatalChartQuery.extend({ end_mark: EndMarkField })

/** A line of the answer. */
export const NatalBatchLine = z
  .object({
    index: z.int().describe('The index of the birth in the request, starting at 0.'),
    chart: z.union([NatalChartReply, SimpleNatalReply]).optional().describe('The answer to the same birth sent alone.'),
    error: z
      .looseObject({ status: z.int().describe('The status of the same birth sent alone.') })
      .optional()
      .describe('Instead of `chart`: `status`, and the members of the error response.'),
  })
  .meta({ id: 'NatalBatchLine' })
export type NatalBatchLine = z.output<typeof NatalBatchLine>
