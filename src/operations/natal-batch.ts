import { PLANS } from '../accounts/billing/plans.ts'
import { ROWS_HEADER, ROWS_MEANING } from '../contract/end-mark.ts'
import { prefersStrict } from '../contract/input/strictness.ts'
import type { NatalChartQuery } from '../contract/natal.ts'
import { BATCH_BIRTHS_MAX, NatalBatchLine, NatalBatchQuery, NatalBatchRequest } from '../contract/natal-batch.ts'
import { keyFor } from './access.ts'
import { laneOf } from './lane.ts'
import { NDJSON, operation } from './operation.ts'

const DESCRIPTION = `The charts of up to ${BATCH_BIRTHS_MAX} births in one answer: a line of JSON for each, in order,
streamed as they are calculated. A line is a \`NatalBatchLine\`. Its \`chart\` is byte for byte the answer of
\`POST /api/v1/natal/calculate\` to that birth; \`error\` replaces it for a refused birth. The body is JSON, or NDJSON
with one birth per line. Costs one unit per birth, including refused ones. The units are taken at the start, and those
of births that the service failed to calculate (status 500 or above) are given back at the end. A batch counts as one of
the streams that a plan allows at a time. Reports are ordered one at a time.`

interface NatalBatchPlan {
  readonly births: readonly unknown[]
  readonly query: NatalChartQuery
  readonly endMark: boolean
}

/** Charts of many births in one request. */
export const NATAL_BATCH_OPERATIONS = [
  operation({
    name: 'natal_batch',
    method: 'POST',
    url: '/api/v1/natal/batch',
    tag: 'Natal',
    access: keyFor('natal'),
    summary: 'The natal charts of many births, streamed in their order',
    description: DESCRIPTION,
    refuses: ['export_limit_exceeded'],
    query: NatalBatchQuery,
    body: NatalBatchRequest,
    bodyLines: 'births',
    reply: NatalBatchLine,
    answer: { types: { [NDJSON]: 'ndjson' }, headers: { [ROWS_HEADER]: ROWS_MEANING } },
    cost: ({ plan }: { plan: NatalBatchPlan }) => plan.births.length,
    plan: ({ body: { births }, query: { end_mark: endMark, ...query } }): NatalBatchPlan => ({
      births,
      query,
      endMark,
    }),
    isVedic: ({ births }: NatalBatchPlan) => births.some(isSidereal),
    handle:
      ({ exports }) =>
      (request, reply) => {
        const { id: traceId, plan, headers, caller, log, reservation } = request
        const batch = { ...plan, isStrict: prefersStrict(headers), traceId }
        reply.type(`${NDJSON}; charset=utf-8`).header(ROWS_HEADER, plan.births.length)
        return exports.natalBatch(
          batch,
          { lane: laneOf(request), exportsMax: PLANS[caller!.plan].exports },
          {
            settle: (failed) => reservation!.giveBack(failed),
            log: (err) => log.error({ err }, 'births of a batch failed'),
          },
        )
      },
  }),
]

const isSidereal = (birth: unknown): boolean =>
  typeof birth === 'object' && birth !== null && 'zodiac_type' in birth && birth.zodiac_type === 'sidereal'
