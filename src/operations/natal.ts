import type { Compute } from '../compute.ts'
import { NatalChartQuery, NatalChartRequest, SimpleNatalRequest } from '../contract/natal.ts'
import { NatalReply, SimpleNatalReply } from '../contract/natal-reply.ts'
import { operation } from '../operation.ts'

/** Charts of births. */
export function natalOperations({ compute }: { compute: Compute }) {
  const shared = { method: 'POST', tag: 'Natal', access: 'api_key', area: 'natal', cost: 1 } as const
  return [
    operation({
      ...shared,
      name: 'natal_chart',
      url: '/api/v1/natal/calculate',
      summary: 'A natal chart: positions, houses, angles, aspects and what follows from them',
      description:
        'Every answer explains its time (`time`) and its place (`subject.location`), and says in `warnings` what is not quite as asked.',
      tool: true,
      query: NatalChartQuery,
      body: NatalChartRequest,
      reply: NatalReply,
      // A report is ordered once its units are taken.
      settlesLater: ({ body }) => !('psychological_report' in body),
      handle: ({ body, query }) =>
        compute.run('natal_chart', {
          ...body,
          include_minor: query.include_minor,
          include_stelliums: query.include_stelliums || body.include_stelliums,
        }),
    }),
    operation({
      ...shared,
      name: 'natal_simple',
      url: '/natal',
      summary: 'A natal chart in few words: Sun, Moon, rising sign, planets by sign and house, balance',
      tool: false,
      body: SimpleNatalRequest,
      reply: SimpleNatalReply,
      settlesLater: () => true,
      handle: ({ body }) => compute.run('natal_simple', body),
    }),
  ]
}
