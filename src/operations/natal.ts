import { requireArea } from '../accounts/caller.ts'
import {
  NatalChartQuery,
  NatalChartRequest,
  type NatalInput,
  natalInput,
  type SimpleNatalInput,
  SimpleNatalRequest,
} from '../contract/births/natal.ts'
import { NatalChartReply } from '../contract/births/natal-reply.ts'
import { SimpleNatalReply } from '../contract/births/simple-natal-reply.ts'
import type { PsychologicalReportOrder } from '../contract/reports/reports.ts'
import { withMembers } from '../wire/bytes.ts'
import { keyFor } from './access.ts'
import { laneOf } from './compute-requests.ts'
import { COMPACT_NATAL_PAGE, NATAL_PAGE, NATAL_TOOLS } from './natal-shown.ts'
import { type CallerRequest, operation } from './operation.ts'
import { orderReport } from './report-orders.ts'
import type { Services } from './services.ts'

const REPORT = `\`psychological_report\` in the request orders a report. The answer then has the order under the same
name. It repeats \`job_id\`, \`status\` and \`next_poll_after_seconds\` at the top level. A birth that cannot be
calculated costs nothing. A report costs one credit, which is returned if the report fails. The sample report (Synthetic
Demo Candidate, born 1992-11-23 14:17 at 38.7223, -9.1393 in Europe/Lisbon) is free. With an \`Idempotency-Key\` a
repeated request does not order a second report.`

/** Orders the report of a chart, and answers with both. */
async function orderWithChart(
  services: Pick<Services, 'compute' | 'reports'>,
  request: CallerRequest,
  { enabled: _, mode: __, ...options }: PsychologicalReportOrder,
  input: NatalInput,
): Promise<Buffer> {
  const { caller, orderKeys = { orderKey: null } } = request
  requireArea(caller, 'reports')
  const lane = laneOf(request)
  const { chart, order } = await orderReport(services, { holder: caller, input, options, ...orderKeys, lane })
  const { job_id, status, next_poll_after_seconds } = order
  const members = { psychological_report: order, job_id, status, next_poll_after_seconds }
  return withMembers(
    chart,
    Object.fromEntries(Object.entries(members).map(([name, value]) => [name, JSON.stringify(value)])),
  )
}

const shared = { method: 'POST', tag: 'Natal', access: keyFor('natal'), cost: 1 } as const

/** Charts of births, one by one. */
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
    read: ({ body, query, warnings }) => natalInput(body, query, { warnings }),
    isQuick: ({ psychological_report }) => psychological_report === undefined,
    isVedic: ({ zodiac_type }) => zodiac_type === 'sidereal',
    handle: (request, _, { compute, reports }) => {
      const { input } = request
      const { psychological_report: report } = input
      return report?.enabled
        ? orderWithChart({ compute, reports }, request, report, input)
        : compute.run('natal_chart', input, laneOf(request))
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
    read: ({ body, warnings }): SimpleNatalInput => ({ ...body, warnings }),
    isQuick: () => true,
    isVedic: ({ zodiac_type }) => zodiac_type === 'sidereal',
    handle: (request, _, { compute }) => compute.run('natal_simple', request.input, laneOf(request)),
  }),
]
