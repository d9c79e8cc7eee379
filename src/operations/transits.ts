import { keyFor } from '../access.ts'
import { today } from '../clock.ts'
import { TransitQuery, TransitReply, TransitRequest, transitPlan } from '../contract/transits.ts'
import { operation } from '../operation.ts'
import { laneOf } from './lane.ts'
import { transitBytes } from './transit-pieces.ts'

/**
 * Units beside the chart. Exact times need some 8,000 positions, 0.09 s of a thread; 0.3 s with every point and wide
 * orbs.
 */
const EXACT_TIMES_UNITS = 1

/** The sky of a day over a natal chart. */
export const TRANSIT_OPERATIONS = [
  operation({
    name: 'transits_calculate',
    method: 'POST',
    url: '/api/v1/transits/calculate',
    tag: 'Transits',
    summary: 'Transits over a natal chart: aspects applying and separating, and when each is exact',
    description: `Costs one unit, or ${1 + EXACT_TIMES_UNITS} with \`include_exact_times\`.`,
    access: keyFor('transits'),
    tool: true,
    query: TransitQuery,
    body: TransitRequest,
    reply: TransitReply,
    plan: ({ body, query, warnings }) => transitPlan(body, query, today, { warnings }),
    isQuick: ({ include_exact_times }) => !include_exact_times,
    isVedic: ({ natal }) => natal.zodiac_type === 'sidereal',
    cost: ({ plan }) => 1 + (plan.include_exact_times ? EXACT_TIMES_UNITS : 0),
    handle:
      ({ compute }) =>
      (request) =>
        transitBytes(compute, request.plan, laneOf(request)),
  }),
]
