import { z } from 'zod'
import type { Account } from '../../accounts/account.ts'
import { PLANS } from '../../accounts/billing/plans.ts'
import { keysOf } from '../../accounts/keys.ts'
import { sessionsOf } from '../../accounts/sessions.ts'
import { accountElsewherePage, overviewPage } from '../../pages/account/overview.ts'
import type { Standing } from '../../pages/account/standing.ts'
import { rootOf } from '../../pages/root.ts'
import { sendPage } from '../../pages/send-page.ts'
import { subscribedOf } from '../../payments/status.ts'
import { baseOf } from '../../platform/base-address.ts'
import { subscriptionReply } from '../../wire/account/billing.ts'
import { instant } from '../../wire/instant.ts'
import { ACCOUNT_PAGE } from '../access.ts'
import { keyReply } from '../keys.ts'
import { operation } from '../operation.ts'
import type { Parts } from '../parts.ts'
import { accountOf, holderOf, PAGE } from './page.ts'

/** The thirty that are shown, and what their first month had before. */
const DAYS = 61
const NEWEST = 5

/** The first page of an account. */
export const OVERVIEW_PAGES = [
  operation({
    tag: PAGE.tag,
    access: ACCOUNT_PAGE,
    isPage: true,
    confidential: true,
    name: 'account_page',
    method: 'GET',
    url: '/account',
    summary: 'The page of the plan and its units, usage by day, and the newest requests',
    description: 'With an external issuer it says where people sign in, and how a program gets the same data.',
    reply: z.string(),
    answer: PAGE.answer,
    handle: (parts) => {
      const base = baseOf(parts.publicUrl)
      const { embedded, issuer } = parts.identity
      return async (request, reply) => {
        if (!embedded) return sendPage(reply, accountElsewherePage(issuer, rootOf(request.url)))
        const known = await knownOf(parts, accountOf(request))
        return sendPage(reply, overviewPage({ ...known, base: base(request) }, holderOf(request)))
      }
    },
  }),
]

type Used = Pick<Parts, 'db' | 'limits' | 'payments' | 'requests' | 'statistics'>

async function knownOf({ db, limits, payments, requests, statistics }: Used, account: Account) {
  // The log is written before the sums of its days are read.
  const log = [...(await requests.recent(account.id, NEWEST))]
  const [standing, days, keys, sessions] = await Promise.all([
    standingOf({ db, limits, payments }, account),
    statistics.accountUsePerDay(account.id, DAYS),
    keysOf(db, account.id),
    sessionsOf(db, account),
  ])
  const live = keys.filter(({ state }) => state === 'active').map(keyReply)
  return { log, standing, days, keys: live, sessions: sessions.length }
}

async function standingOf(
  { db, limits, payments }: Pick<Used, 'db' | 'limits' | 'payments'>,
  account: Account,
): Promise<Standing> {
  const { title, units, period } = PLANS[account.plan]
  const [{ limit, remaining, resetAtMs }, subscribed] = await Promise.all([
    limits.peek({ accountId: account.id, plan: account.plan, bought: account.bought }),
    subscribedOf(db, account.id, payments.graceMs),
  ])
  // Both include the extra units that are left.
  const bought = limit - units
  return {
    ...{ title, period, units, left: Math.max(0, remaining - bought), renews_at: instant(resetAtMs), bought },
    isServed: account.subscribed,
    subscription: subscriptionReply(subscribed),
  }
}
