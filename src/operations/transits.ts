import type { Compute } from '../compute.ts'
import { TransitQuery, TransitReply, TransitRequest } from '../contract/transits.ts'
import { operation } from '../operation.ts'

/** On top of the chart: some 8,000 positions one by one take 0.09 s of a thread, with every point and wide orbs 0.3 s. */
const EXACT_TIMES_UNITS = 2

/** The sky of a day over a natal chart. */
export const transitOperations = ({ compute }: { compute: Compute }) => [
  operation({
    name: 'transits_calculate',
    method: 'POST',
    url: '/api/v1/transits/calculate',
    tag: 'Transits',
    summary: 'Transits over a natal chart: aspects applying and separating, and when each is exact',
    description: `Costs one unit, with \`include_exact_times\` ${1 + EXACT_TIMES_UNITS}.`,
    access: 'api_key',
    area: 'transits',
    cost: ({ body }) => 1 + (body.include_exact_times ? EXACT_TIMES_UNITS : 0),
    tool: true,
    query: TransitQuery,
    body: TransitRequest,
    reply: TransitReply,
    handle: ({ body, query }) =>
      compute.run('transits', {
        ...body,
        ...query,
        transit_date: body.transit_date ?? new Date().toISOString(),
      }),
  }),
]
