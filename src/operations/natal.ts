import { PLANS } from '../accounts/billing/plans.ts'
import { requireArea } from '../accounts/caller.ts'
import {
  BATCH_BIRTHS_MAX,
  NatalBatchLine,
  NatalBatchQuery,
  NatalBatchRequest,
  NatalChartQuery,
  NatalChartRequest,
  type NatalInput,
  natalInput,
  type SimpleNatalInput,
  SimpleNatalRequest,
} from '../contract/births/natal.ts'
import { NatalChartReply } from '../contract/births/natal-reply.ts'
import { SimpleNatalReply } from '../contract/births/simple-natal-reply.ts'
import { ROWS_HEADER, ROWS_MEANING } from '../contract/fields.ts'
import { prefersStrict } from '../contract/input/reading.ts'
import type { PsychologicalReportOrder } from '../contract/reports/reports.ts'
import { withMembers } from '../wire/bytes.ts'
import { keyFor } from './access.ts'
import { laneOf } from './compute-requests.ts'
import { COMPACT_NATAL_PAGE, NATAL_PAGE, NATAL_TOOLS } from './natal-shown.ts'
import { type CallerRequest, NDJSON, operation } from './operation.ts'
import { orderReport } from './report-orders.ts'
import type { Services } from './services.ts'

const REPORT = `\`psychological_report\` in the request orders a report. The answer then has the order under the same
name. It repeats \`job_id\`, \`status\` and \`next_poll_after_seconds\` at the top level. A birth that cannot be
calculated costs nothing. A report costs one credit, which is returned if the report fails. The sample report (Synthetic
Demo Candidate, born 1992-11-23 14:17 at 38.7223, -9.1393 in Europe/Lisbon) is free. With an \`Idempotency-Key\` a
repeated request does not order a second report.`

const BATCH = `The charts of up to ${BATCH_BIRTHS_MAX} births in one answer: a line of JSON for each, in order,
streamed as they are calculated. A line is a \`NatalBatchLine\`. Its \`chart\` is byte for byte the answer of
\`POST /api/v1/natal/calculate\` to that birth; \`error\` replaces it for a refused birth. The body is JSON, or NDJSON
with one birth per line. Costs one unit per birth, including refused ones. The units are taken at the start, and those
of births that the service failed to calculate (status 500 or above) are given back at the end. A batch counts as one of
the streams that a plan allows at a time. Reports are ordered one at a time.`

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

interface NatalBatchInput {
  readonly births: readonly unknown[]
  readonly query: NatalChartQuery
  readonly endMark: boolean
}

const shared = { method: 'POST', tag: 'Natal', access: keyFor('natal'), cost: 1 } as const

/** Charts of births, one by one and many in one request. */
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
  operation({
    name: 'natal_batch',
    method: 'POST',
    url: '/api/v1/natal/batch',
    tag: 'Natal',
    access: keyFor('natal'),
    summary: 'The natal charts of many births, streamed in their order',
    description: BATCH,
    refuses: ['export_limit_exceeded'],
    query: NatalBatchQuery,
    body: NatalBatchRequest,
    bodyLines: 'births',
    reply: NatalBatchLine,
    answer: { types: { [NDJSON]: 'ndjson' }, headers: { [ROWS_HEADER]: ROWS_MEANING } },
    cost: ({ input }: { input: NatalBatchInput }) => input.births.length,
    read: ({ body: { births }, query: { end_mark: endMark, ...query } }): NatalBatchInput => ({
      births,
      query,
      endMark,
    }),
    isVedic: ({ births }: NatalBatchInput) => births.some(isSidereal),
    handle: (request, reply, { exports }) => {
      const { id: traceId, input, headers, caller, log, accounting } = request
      const batch = { ...input, isStrict: prefersStrict(headers), traceId }
      reply.type(`${NDJSON}; charset=utf-8`).header(ROWS_HEADER, input.births.length)
      return exports.natalBatch(
        batch,
        { lane: laneOf(request), exportsMax: PLANS[caller.plan].exports },
        {
          settle: (failed) => accounting!.reservation!.giveBack(failed),
          log: (err) => log.error({ err }, 'births of a batch failed'),
        },
      )
    },
  }),
]

const isSidereal = (birth: unknown): boolean =>
  typeof birth === 'object' && birth !== null && 'zodiac_type' in birth && birth.zodiac_type === 'sidereal'
