import type { FastifyRequest } from 'fastify'
import { requireArea } from '../accounts/caller.ts'
import type { Compute } from '../compute.ts'
import { NatalChartQuery, NatalChartRequest, SimpleNatalRequest } from '../contract/natal.ts'
import { NatalReply, SimpleNatalReply } from '../contract/natal-reply.ts'
import type { PsychologicalReportOrder } from '../contract/reports.ts'
import { operation } from '../operation.ts'
import { isDemo } from '../reports/demo.ts'
import type { Reports } from '../reports/reports.ts'
import { withMembers } from '../wire/report-status.ts'

const REPORT = `With \`psychological_report\` the answer also has the order of a report under that name, and its \`job_id\`, \`status\`
and \`next_poll_after_seconds\` again beside it. A birth that can't be computed costs nothing. A report costs one credit, which
comes back if it fails; that of the demo subject (Synthetic Demo Candidate, born 1992-11-23 14:17 at 38.7223, -9.1393 in
Europe/Lisbon) is free. Send an \`Idempotency-Key\`: a request that is sent again then orders nothing more.`

export interface NatalParts {
  readonly compute: Compute
  readonly reports: Pick<Reports, 'order' | 'checkCallback'>
}

/** Charts of births. */
export function natalOperations({ compute, reports }: NatalParts) {
  /** Computes both first, so that a birth that can't be computed is not ordered. */
  async function ordered(
    { caller, body, requestHash }: FastifyRequest<{ Body: NatalChartRequest }>,
    { enabled: _, mode: __, ...options }: PsychologicalReportOrder,
    chart: () => Promise<Uint8Array>,
  ): Promise<Buffer> {
    requireArea(caller!, 'reports')
    if (options.callback_url) reports.checkCallback(options.callback_url)
    const [answer, content] = await Promise.all([chart(), compute.run('natal_report', body)])
    const order = await reports.order({
      ...{ holder: caller!, options, content, isFree: isDemo(body), orderKey: requestHash ?? null },
    })
    const { job_id, status, next_poll_after_seconds } = order
    const members = { psychological_report: order, job_id, status, next_poll_after_seconds }
    return withMembers(
      new TextDecoder().decode(answer),
      Object.fromEntries(Object.entries(members).map(([name, value]) => [name, JSON.stringify(value)])),
    )
  }

  const shared = { method: 'POST', tag: 'Natal', access: 'api_key', area: 'natal', cost: 1 } as const
  return [
    operation({
      ...shared,
      name: 'natal_chart',
      url: '/api/v1/natal/calculate',
      summary: 'A natal chart: positions, houses, angles, aspects and what follows from them',
      description: `Every answer explains its time (\`time\`) and its place (\`subject.location\`), and says in \`warnings\` what is not quite as asked.\n\n${REPORT}`,
      refuses: ['report_credits_exhausted', 'report_backlog_full', 'reports_busy'],
      tool: true,
      query: NatalChartQuery,
      body: NatalChartRequest,
      reply: NatalReply,
      // A report is ordered once its units are taken.
      handle(request) {
        const { body, query } = request
        const chart = () =>
          compute.run('natal_chart', {
            ...body,
            include_minor: query.include_minor,
            include_stelliums: query.include_stelliums || body.include_stelliums,
          })
        return body.psychological_report?.enabled ? ordered(request, body.psychological_report, chart) : chart()
      },
    }),
    operation({
      ...shared,
      name: 'natal_simple',
      url: '/natal',
      summary: 'A natal chart in few words: Sun, Moon, rising sign, planets by sign and house, balance',
      tool: false,
      body: SimpleNatalRequest,
      reply: SimpleNatalReply,
      handle: ({ body }) => compute.run('natal_simple', body),
    }),
  ]
}
