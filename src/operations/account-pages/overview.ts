import { z } from 'zod'
import type { Account } from '../../accounts/account.ts'
import { PLANS } from '../../accounts/billing/plans.ts'
import { keysOf } from '../../accounts/keys.ts'
import { keptRequestIds } from '../../accounts/requests/kept-requests.ts'
import { sessionsOf } from '../../accounts/sessions.ts'
import {
  LISTED_MAX,
  type LogEntries,
  LogEntry,
  type Outcome,
  RequestPath,
  RequestsCsvQuery,
  RequestsPageQuery,
} from '../../contract/accounts/logs.ts'
import { type Allowance, accountElsewherePage, overviewPage } from '../../pages/account/overview.ts'
import { requestPage } from '../../pages/account/request.ts'
import { requestsPage } from '../../pages/account/requests.ts'
import { csv } from '../../pages/elements/table.ts'
import { rootOf, sendPage } from '../../pages/frame.ts'
import { subscribedOf } from '../../payments/payments.ts'
import { baseOf } from '../../platform/addresses.ts'
import { instant } from '../../platform/instant.ts'
import { ACCOUNT_PAGE_WITH_ISSUER } from '../access.ts'
import { subscriptionReply } from '../account-replies.ts'
import { keptRequestReply, keyReplies } from '../keys.ts'
import { operation } from '../operation.ts'
import type { Services } from '../services.ts'
import { holderOf, PAGE } from './page.ts'

/** The thirty that are shown, and what their first month had before. */
const DAYS = 61
const NEWEST = 5

/** The first page of an account. */
export const OVERVIEW_PAGES = [
  operation({
    tag: PAGE.tag,
    access: ACCOUNT_PAGE_WITH_ISSUER,
    isPage: true,
    confidential: true,
    name: 'account_page',
    method: 'GET',
    url: '/account',
    summary: 'The page of the plan and its units, usage by day, and the newest requests',
    description: 'With an external issuer it says where people sign in, and how a program gets the same data.',
    reply: z.string(),
    answer: PAGE.answer,
    handle: async (request, reply, services) => {
      const { embedded, issuer } = services.identity
      const { account, url } = request
      if (!embedded || !account) return sendPage(reply, accountElsewherePage(issuer, rootOf(url)))
      const known = await knownOf(services, account)
      const base = baseOf(services.publicUrl, request)
      return sendPage(reply, overviewPage({ ...known, base }, holderOf({ account, url })))
    },
  }),
]

type Used = Pick<Services, 'db' | 'limits' | 'payments' | 'requests' | 'statistics'>

async function knownOf({ db, limits, payments, requests, statistics }: Used, account: Account) {
  // The log is written before the sums of its days are read.
  const log = [...(await requests.recent(account.id, NEWEST))]
  const [allowance, days, keys, sessions] = await Promise.all([
    allowanceOf({ db, limits, payments }, account),
    statistics.accountUsePerDay(account.id, DAYS),
    keysOf(db, account.id),
    sessionsOf(db, account),
  ])
  const live = await keyReplies(
    keys.filter(({ state }) => state === 'active'),
    limits,
  )
  return { log, allowance, days, keys: live, sessions: sessions.length }
}

async function allowanceOf(
  { db, limits, payments }: Pick<Used, 'db' | 'limits' | 'payments'>,
  account: Account,
): Promise<Allowance> {
  const { title, units, period } = PLANS[account.plan]
  const [{ limit, remaining, resetAtMs }, subscribed] = await Promise.all([
    limits.peek({ accountId: account.id, plan: account.plan, bought: account.bought }),
    subscribedOf(db, account.id, payments.graceMs),
  ])
  // Both include the extra units that are left.
  const bought = limit - units
  return {
    title,
    period,
    units,
    left: Math.max(0, remaining - bought),
    renews_at: instant(resetAtMs),
    bought,
    isOpen: payments.isOpen,
    isServed: account.subscribed,
    subscription: subscriptionReply(subscribed),
  }
}

const CSV_FIELDS = Object.keys(LogEntry.shape) as (keyof LogEntries[number])[]

/** The request log of an account. */
export const REQUEST_PAGES = [
  operation({
    ...PAGE,
    name: 'account_requests_page',
    url: '/account/requests',
    summary: 'The page of the newest requests of the account',
    query: RequestsPageQuery,
    handle: async (request, reply, { db, requests }) => {
      const { account, query } = request
      const all = [...(await requests.recent(account.id, LISTED_MAX))]
      const kept = new Set(await keptRequestIds(db, account.id, LISTED_MAX))
      return sendPage(reply, requestsPage({ all, found: filtered(all, query), kept, query }, holderOf(request)))
    },
  }),
  operation({
    ...PAGE,
    name: 'account_request_page',
    url: '/account/requests/{request_id}',
    summary: 'The page of what a refused request sent',
    refuses: ['not_found'],
    params: RequestPath,
    handle: async (request, reply, { db }) =>
      sendPage(
        reply,
        requestPage(await keptRequestReply(db, request.account.id, request.params.request_id), holderOf(request)),
      ),
  }),
  operation({
    ...PAGE,
    name: 'account_requests_csv',
    url: '/account/requests.csv',
    summary: 'The newest requests of the account as CSV',
    description: `At most ${LISTED_MAX} entries.`,
    query: RequestsCsvQuery,
    answer: { types: { 'text/csv': 'csv' }, statuses: PAGE.answer.statuses },
    handle: async (request, reply, { requests }) => {
      const all = [...(await requests.recent(request.account.id, LISTED_MAX))]
      reply.header('Content-Disposition', 'attachment; filename="requests.csv"').type('text/csv; charset=utf-8')
      return csv(CSV_FIELDS, filtered(all, request.query))
    },
  }),
]

const HAS: Readonly<Record<Outcome, (status: number) => boolean>> = {
  succeeded: (status) => status < 400,
  refused: (status) => status >= 400 && status < 500,
  failed: (status) => status >= 500,
  errors: (status) => status >= 400,
}

function filtered(
  all: LogEntries,
  { key, outcome, operation: name }: Pick<RequestsPageQuery, 'key' | 'outcome' | 'operation'>,
): LogEntries {
  return all.filter(
    ({ key_id, operation: called, status }) =>
      (key === undefined || (key_id ?? 'none') === key) &&
      (outcome === undefined || HAS[outcome](status)) &&
      (name === undefined || called === name),
  )
}
