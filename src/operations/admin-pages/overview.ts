import { healthOf } from '../../accounts/admin/health.ts'
import { queueOf } from '../../accounts/admin/jobs.ts'
import { overviewPage } from '../../pages/admin/overview.ts'
import { sendPage } from '../../pages/send-page.ts'
import { operation } from '../operation.ts'
import { PAGE, viewerOf } from './page.ts'

const DAYS = 30

/** The first page of the administration. */
export const ADMIN_OVERVIEW_PAGES = [
  operation({
    ...PAGE,
    name: 'admin_page',
    url: '/admin',
    summary: 'The overview: whether the service is up, who is new, what is slow or failing, and what it earned',
    handle: (parts) => {
      const { statistics } = parts
      return async (request, reply) => {
        const [health, queue, usage, newUsers, requests, revenue] = await Promise.all([
          healthOf(parts),
          queueOf(parts),
          statistics.usage(),
          statistics.newUsersDaily(DAYS),
          statistics.requestsPerDay({ days: DAYS }),
          statistics.revenue(`${DAYS}d`),
        ])
        const shown = { health, queue, usage, newUsers, requests, revenue }
        return sendPage(reply, overviewPage(shown, viewerOf(request)))
      }
    },
  }),
]
