import { cachedValue, cacheValue } from '../accounts/statistics/cache.ts'
import { DoneAnswer } from '../contract/accounts/sign-in.ts'
import {
  AnalyticsFunnelPayload,
  AnalyticsFunnelResponse,
  AnalyticsFunnels,
  CacheEntryAnswer,
  CacheEntryRequest,
  CacheQuery,
  CohortQuery,
  FunnelPath,
  MaturedSignupFunnelResponse,
} from '../contract/admin/funnels.ts'
import { now } from '../platform/clock.ts'
import { ADMIN } from './access.ts'
import { operation } from './operation.ts'

const FUNNEL = `A funnel counts people by the first event of each kind. A person counts for a step if they took it
within the window, after all earlier steps in order. A deleted account still counts, anonymously. Accounts made with
\`npm run key\` do not count. At most 100 funnels are kept.`

const MATURED = `What people did within 7 and within 30 times 24 hours after their sign-up. They are counted by the week
of the sign-up, once the whole week is that long ago; weeks begin on Monday in UTC.`

const CACHE = `At most 1,000 values are kept; beyond that, those that expire first are deleted.`

const shared = { tag: 'Administration', access: ADMIN } as const

/** Funnels of named events, and values that a program of the operator keeps. */
export const ADMIN_FUNNEL_OPERATIONS = [
  operation({
    ...shared,
    name: 'admin_funnel_list',
    method: 'GET',
    url: '/api/v1/admin/analytics/funnels',
    summary: 'The funnels, with the people of each step',
    description: FUNNEL,
    reply: AnalyticsFunnels,
    handle: (_, __, { statistics }) => statistics.funnels.list(),
  }),
  operation({
    ...shared,
    name: 'admin_funnel_create',
    method: 'POST',
    url: '/api/v1/admin/analytics/funnels',
    summary: 'Creates a funnel',
    description: FUNNEL,
    refuses: ['funnel_name_taken', 'too_many_funnels'],
    body: AnalyticsFunnelPayload,
    reply: AnalyticsFunnelResponse,
    handle: ({ body }, _, { statistics }) => statistics.funnels.create(body),
  }),
  operation({
    ...shared,
    name: 'admin_funnel_replace',
    method: 'PUT',
    url: '/api/v1/admin/analytics/funnels/{funnel_id}',
    summary: 'Replaces a funnel',
    description: FUNNEL,
    refuses: ['not_found', 'funnel_name_taken'],
    params: FunnelPath,
    body: AnalyticsFunnelPayload,
    reply: AnalyticsFunnelResponse,
    handle: ({ params, body }, _, { statistics }) => statistics.funnels.replace(params.funnel_id, body),
  }),
  operation({
    ...shared,
    name: 'admin_funnel_delete',
    method: 'DELETE',
    url: '/api/v1/admin/analytics/funnels/{funnel_id}',
    summary: 'Deletes a funnel',
    description: 'The counted events are kept.',
    refuses: ['not_found'],
    params: FunnelPath,
    reply: DoneAnswer,
    handle: async ({ params }, _, { statistics }) => {
      await statistics.funnels.remove(params.funnel_id)
      return { status: 'done' } as const
    },
  }),
  operation({
    ...shared,
    name: 'admin_matured_sign_ups',
    method: 'GET',
    url: '/api/v1/admin/analytics/matured-signup-funnel',
    summary: 'What people did within 7 and 30 days of signing up, by week',
    description: MATURED,
    query: CohortQuery,
    reply: MaturedSignupFunnelResponse,
    handle: ({ query }, _, { statistics }) => statistics.maturedSignUps(query.cohort_days),
  }),
  operation({
    ...shared,
    name: 'admin_cache_value',
    method: 'GET',
    url: '/api/v1/admin/analytics/cache',
    summary: 'A stored value',
    description: CACHE,
    refuses: ['not_found'],
    query: CacheQuery,
    reply: CacheEntryAnswer,
    handle: ({ query }, _, { db }) => cachedValue(db, query.cache_key, now()),
  }),
  operation({
    ...shared,
    name: 'admin_cache_keep',
    method: 'POST',
    url: '/api/v1/admin/analytics/cache',
    summary: 'Stores a value for some time',
    description: CACHE,
    body: CacheEntryRequest,
    reply: CacheEntryAnswer,
    handle: ({ body }, _, { db }) => cacheValue(db, body, now()),
  }),
]
