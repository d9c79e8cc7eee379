import type { FastifyRequest } from 'fastify'
import { requireArea } from '../accounts/caller.ts'
import {
  NatalChartQuery,
  NatalChartRequest,
  type NatalPlan,
  natalPlan,
  type SimpleNatalPlan,
  SimpleNatalRequest,
} from '../contract/natal.ts'
import { NatalChartReply } from '../contract/natal-reply.ts'
import type { PsychologicalReportOrder } from '../contract/reports.ts'
import { SimpleNatalReply } from '../contract/simple-natal-reply.ts'
import { withMembers } from '../wire/json-members.ts'
import { keyFor } from './access.ts'
import { laneOf } from './lane.ts'
import { COMPACT_NATAL_PAGE, NATAL_PAGE, NATAL_TOOLS } from './natal-shown.ts'
import { operation } from './operation.ts'
import type { Parts } from './parts.ts'
import { reportOrders } from './report-orders.ts'

const REPORT = `\`psychological_report\` in the request orders a report. The answer then has the order under the same
name. It repeats \`job_id\`, \`status\` and \`next_poll_after_seconds\` at the top level. A birth that cannot be
calculated costs nothing. A report costs one credit, which is returned if the report fails. The sample report (Synthetic
Demo Candidate, born 1992-11-23 14:17 at 38.7223, -9.1393 in Europe/Lisbon) is free. With an \`Idempotency-Key\` a
repeated request does not order a second report.`

/** Orders the report of a chart, and answers with both. */
const orderWithChart = (parts: Pick<Parts, 'compute' | 'reports'>) => {
  const ordered = reportOrders(parts)
  return async (
    request: FastifyRequest,
    { enabled: _, mode: __, ...options }: PsychologicalReportOrder,
    plan: NatalPlan,
  ): Promise<Buffer> => {
    const { caller, orderKeys = { orderKey: null } } = request
    requireArea(caller!, 'reports')
    const { chart, order } = await ordered({
      ...{ holder: caller!, plan, options, ...orderKeys, lane: laneOf(request) },
    })
    const { job_id, status, next_poll_after_seconds } = order
    const members = { psychological_report: order, job_id, status, next_poll_after_seconds }
    return withMembers(
      chart,
      Object.fromEntries(Object.entries(members).map(([name, value]) => [name, JSON.stringify(value)])),
    )
  }
}

const shared = { method: 'POST', tag: 'Natal', access: keyFor('natal'), cost: 1 } as const

/** Charts of births. */
export const NATAL_OPERATIONS = [
  operation({
    ...shared,
    name: 'natal_chart',
    url: '/api/v1/natal/calculate',
    summary: 'A natal chart: positions, houses, angles, aspects and derived facts',
    description: `Every answer explains its time (\`time\`) and its place (\`subject.location\`). \`warnings\` lists
every difference from the request.\n\n${REPORT}`,
    refuses: ['report_credits_exhausted', 'report_backlog_full', 'reports_busy', 'png_unavailable'],
    tools: NATAL_TOOLS,
    page: NATAL_PAGE,
    query: NatalChartQuery,
    body: NatalChartRequest,
    reply: NatalChartReply,
    answer: { variants: [SimpleNatalReply] },
    twins: ['include_stelliums'],
    plan: ({ body, query, warnings }) => natalPlan(body, query, { warnings }),
    isQuick: ({ psychological_report }) => psychological_report === undefined,
    isVedic: ({ zodiac_type }) => zodiac_type === 'sidereal',
    handle({ compute, reports }) {
      const ordered = orderWithChart({ compute, reports })
      return (request) => {
        const { plan } = request
        const { psychological_report: report } = plan
        return report?.enabled ? ordered(request, report, plan) : compute.run('natal_chart', plan, laneOf(request))
      }
    },
  }),
  operation({
    ...shared,
    name: 'natal_simple',
    url: '/natal',
    summary: 'A compact natal chart: Sun, Moon, rising sign, planets by sign and house, balance of elements and modes',
    description:
      'The same chart as `natal_chart` with `response_format: compact`, for a birth with a city or coordinates. Costs one unit.',
    page: COMPACT_NATAL_PAGE,
    body: SimpleNatalRequest,
    reply: SimpleNatalReply,
    plan: ({ body, warnings }): SimpleNatalPlan => ({ ...body, warnings }),
    isQuick: () => true,
    isVedic: ({ zodiac_type }) => zodiac_type === 'sidereal',
    handle:
      ({ compute }) =>
      (request) =>
        compute.run('natal_simple', request.plan, laneOf(request)),
  }),
]
