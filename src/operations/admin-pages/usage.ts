import type { FastifyReply } from 'fastify'
import type { Statistics } from '../../accounts/statistics/statistics.ts'
import { RequestsPerDayQuery } from '../../contract/admin-statistics.ts'
import { type Usage, usagePage } from '../../pages/admin/usage.ts'
import { sendPage, shownRefusal } from '../../pages/send-page.ts'
import { operation } from '../operation.ts'
import { PAGE, viewerOf } from './page.ts'

/** What the installation does, by day. */
export const ADMIN_USAGE_PAGES = [
  operation({
    ...PAGE,
    name: 'admin_usage_page',
    url: '/admin/usage',
    summary: 'The page of requests by day, slow and failing operations, and new users',
    query: RequestsPerDayQuery,
    handle:
      ({ statistics }) =>
      async (request, reply) => {
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
