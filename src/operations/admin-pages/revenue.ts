import { RevenuePageQuery } from '../../contract/admin-pages.ts'
import { revenuePage } from '../../pages/admin/revenue.ts'
import { sendPage } from '../../pages/send-page.ts'
import { operation } from '../operation.ts'
import { PAGE, viewerOf } from './page.ts'

/** What the installation earns. */
export const ADMIN_REVENUE_PAGES = [
  operation({
    ...PAGE,
    name: 'admin_revenue_page',
    url: '/admin/revenue',
    summary: 'The page of recurring revenue, its changes, and sales',
    query: RevenuePageQuery,
    handle:
      ({ statistics }) =>
      async (request, reply) =>
        sendPage(reply, revenuePage(await statistics.revenue(request.query.range), viewerOf(request))),
  }),
]
