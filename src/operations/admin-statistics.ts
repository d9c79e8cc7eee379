import type { FastifyReply } from 'fastify'
import { REMEMBERED_SECONDS } from '../accounts/statistics/cache.ts'
import {
  DaysQuery,
  GlobalStats,
  RequestsPerDay,
  RequestsPerDayQuery,
  RevenueAnalyticsResponse,
  RevenueQuery,
  VedicChatMetricsResponse,
} from '../contract/admin/statistics.ts'
import { ADMIN } from './access.ts'
import { operation } from './operation.ts'

const PER_DAY = `Requests of accounts, by the days in UTC on which they arrived. Each front caches an answer for five
minutes. Days are kept for 800 days.`

const NEW_USERS = `People who signed up, including those who deleted their account since. Accounts made with
\`npm run key\` are not counted.`

const VEDIC = `Tool calls over MCP with a sidereal zodiac, or of Ank Jyotish numerology. Calls are counted by the UTC
hour and day in which they arrived. A deleted account stays in its days, but not in the total of users over all days.
Percentiles are accurate to 10 % or one millisecond, and leave out calls refused because of the caller. A call with
invalid input has no zodiac and is not counted. Days are kept for 800 days.`

const shared = { method: 'GET', tag: 'Administration', access: ADMIN } as const

/** The header of an answer that is recalculated after five minutes. */
const keep = (reply: FastifyReply) => reply.header('Cache-Control', `private, max-age=${REMEMBERED_SECONDS}`)

/** What the installation does, by day. */
export const ADMIN_STATISTICS_OPERATIONS = [
  operation({
    ...shared,
    name: 'admin_requests_per_day',
    url: '/api/v1/admin/stats/requests-per-day',
    summary: 'Requests per day, for one operation or all',
    description: PER_DAY,
    query: RequestsPerDayQuery,
    reply: RequestsPerDay,
    handle: async ({ query }, reply, { statistics }) => {
      const found = await statistics.requestsPerDay(query)
      keep(reply)
      return found
    },
  }),
  operation({
    ...shared,
    name: 'admin_new_users_daily',
    url: '/api/v1/admin/stats/new-users-daily',
    summary: 'Sign-ups per day',
    description: NEW_USERS,
    query: DaysQuery,
    reply: RequestsPerDay,
    handle: async ({ query }, reply, { statistics }) => {
      const found = await statistics.newUsersDaily(query.days)
      keep(reply)
      return found
    },
  }),
  operation({
    ...shared,
    name: 'admin_usage',
    url: '/api/v1/admin/stats/usage',
    summary: 'Users, requests, operations, assistants and reports of the installation',
    description: 'Each front caches the answer for five minutes; `at` says when it was calculated.',
    reply: GlobalStats,
    handle: (_, __, { statistics }) => statistics.usage(),
  }),
  operation({
    ...shared,
    name: 'admin_vedic_chat_metrics',
    url: '/api/v1/admin/vedic-chat/metrics',
    summary: 'MCP tool calls for Vedic astrology',
    description: VEDIC,
    query: DaysQuery,
    reply: VedicChatMetricsResponse,
    handle: ({ query }, _, { statistics }) => statistics.vedicChat(query.days),
  }),
]

const REVENUE = `Monthly recurring revenue (MRR) is the price of active and past due subscriptions, without discounts
and taxes. A yearly price adds a twelfth. The sum is rounded down to a minor unit, and the movements so that they add up
to it. A trial counts from its first payment, a cancelled subscription until its end, a past due one until Stripe gives
it up. Plans that the operator gave manually are not revenue.

Changes count at the time when Orrery received them. Sales are payments, with taxes. Those of deleted accounts are kept.
Each front caches an answer for five minutes.`

/** What the installation earns. */
export const ADMIN_REVENUE_OPERATIONS = [
  operation({
    method: 'GET',
    tag: 'Administration',
    access: ADMIN,
    name: 'admin_revenue_analytics',
    url: '/api/v1/admin/revenue-analytics',
    summary: 'Recurring revenue, its changes, and sales',
    description: REVENUE,
    query: RevenueQuery,
    reply: RevenueAnalyticsResponse,
    handle: ({ query }, _, { statistics }) => statistics.revenue(query.range),
  }),
]
