import type { FastifyReply } from 'fastify'
import { healthOf, queueOf } from '../../accounts/admin/service.ts'
import type { Statistics } from '../../accounts/statistics/statistics.ts'
import { RequestsPerDayQuery, RevenuePageQuery } from '../../contract/admin/statistics.ts'
import { overviewPage } from '../../pages/admin/overview.ts'
import { revenuePage } from '../../pages/admin/revenue.ts'
import { type Usage, usagePage } from '../../pages/admin/usage.ts'
import { sendPage, shownRefusal } from '../../pages/frame.ts'
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
    handle: async (request, reply, services) => {
      const { statistics } = services
      const [health, queue, usage, newUsers, requests, revenue] = await Promise.all([
        healthOf(services),
        queueOf(services),
        statistics.usage(),
        statistics.newUsersDaily(DAYS),
        statistics.requestsPerDay({ days: DAYS }),
        statistics.revenue(`${DAYS}d`),
      ])
      const shown = { health, queue, usage, newUsers, requests, revenue }
      return sendPage(reply, overviewPage(shown, viewerOf(request)))
    },
  }),
]

/** What the installation does, by day, and what it earns. */
export const ADMIN_USAGE_PAGES = [
  operation({
    ...PAGE,
    name: 'admin_usage_page',
    url: '/admin/usage',
    summary: 'The page of requests by day, slow and failing operations, and new users',
    query: RequestsPerDayQuery,
    handle: async (request, reply, { statistics }) => {
      const wanted = request.query
      const [usage, newUsers, vedic, found] = await Promise.all([
        statistics.usage(),
        statistics.newUsersDaily(wanted.days),
        statistics.vedicChat(wanted.days),
        requestsOf(statistics, wanted, reply),
      ])
      return sendPage(reply, usagePage({ wanted, usage, newUsers, vedic, ...found }, viewerOf(request)))
    },
  }),
  operation({
    ...PAGE,
    name: 'admin_revenue_page',
    url: '/admin/revenue',
    summary: 'The page of recurring revenue, its changes, and sales',
    query: RevenuePageQuery,
    handle: async (request, reply, { statistics }) =>
      sendPage(reply, revenuePage(await statistics.revenue(request.query.range), viewerOf(request))),
  }),
]

/** The page says which operation may be meant. */
async function requestsOf(
  statistics: Statistics,
  wanted: RequestsPerDayQuery,
  reply: FastifyReply,
): Promise<Pick<Usage, 'requests' | 'wrong'>> {
  try {
    return { requests: await statistics.requestsPerDay(wanted), wrong: null }
  } catch (error) {
    const { detail, message } = shownRefusal(error, reply)
    return { requests: null, wrong: sentence(detail.issues?.[0]?.msg ?? message) }
  }
}

const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`)
