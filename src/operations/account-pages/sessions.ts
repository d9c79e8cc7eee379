import { recentEvents } from '../../accounts/audit.ts'
import { endGrant, grantsOf } from '../../accounts/oauth/grants.ts'
import { endSession, endSessions, makeBrowserKey, sessionAccount, sessionsOf } from '../../accounts/sessions.ts'
import { AssistantsPageQuery, EndAccessForm } from '../../contract/accounts/grants.ts'
import { BrowserKey } from '../../contract/accounts/keys.ts'
import { SessionPath, SessionsPageQuery } from '../../contract/accounts/sign-in.ts'
import { assistantsElsewherePage, assistantsPage } from '../../pages/account/assistants.ts'
import { sessionsPage } from '../../pages/account/sessions.ts'
import { rootOf, sendPage } from '../../pages/frame.ts'
import { baseOf } from '../../platform/addresses.ts'
import { now } from '../../platform/clock.ts'
import { Refusal } from '../../platform/errors.ts'
import { instant } from '../../platform/instant.ts'
import { ACCOUNT_PAGE_WITH_ISSUER, PUBLIC } from '../access.ts'
import { eventReply } from '../keys.ts'
import { operation } from '../operation.ts'
import { sessionReply } from '../sessions.ts'
import { goTo } from '../signed-in-pages.ts'
import { FORM, holderOf, OWN_FORM, PAGE } from './page.ts'

const EVENTS_MAX = 100
/** Each tab asks once an hour. An office shares an address. */
const TABS = { most: 30, seconds: 10 } as const

const DONE = {
  ended: 'Access was revoked.',
  ended_before: 'This access was already revoked.',
} as const

const { builtInIdentity: _, ...page } = PAGE
const ANYWHERE = { ...page, access: ACCOUNT_PAGE_WITH_ISSUER } as const

/** Who has access to an account: assistants, sessions and the pages of this service; and its activity. */
export const SESSION_PAGES = [
  operation({
    ...ANYWHERE,
    name: 'assistants_page',
    url: '/account/assistants',
    summary: 'The page of the assistants that have access to the signed-in account',
    description: 'For browsers. With an external issuer it says how a program lists them.',
    query: AssistantsPageQuery,
    handle: async (request, reply, { db, identity: { embedded, issuer }, publicUrl }) => {
      const { account, url } = request
      if (!embedded || !account) return sendPage(reply, assistantsElsewherePage(issuer, rootOf(url)))
      const grants = await grantsOf(db, account.id)
      const { done } = request.query
      const shown = { grants, done: done ? DONE[done] : null, address: `${baseOf(publicUrl, request)}/mcp` }
      return sendPage(reply, assistantsPage(shown, holderOf({ account, url })))
    },
  }),
  operation({
    ...FORM,
    name: 'assistants_page_end',
    url: '/account/assistants',
    summary: 'Revokes the access of an assistant, and redirects to the list',
    description:
      'The form has to come from a page of this service. Every front refuses the tokens of the assistant within a second.',
    body: EndAccessForm,
    handle: async (request, reply, { db, changes }) => {
      const { id: accountId } = request.account
      const end = { id: request.body.grant_id, accountId, actor: 'account', reason: 'the user revoked it' } as const
      const done = (await endGrant(db, changes, end)) ? 'ended' : 'ended_before'
      return goTo(request, reply, `account/assistants?done=${done}`)
    },
  }),
  operation({
    ...PAGE,
    name: 'account_sessions_page',
    url: '/account/sessions',
    summary: 'The page of the sessions of the account, and of sensitive actions',
    query: SessionsPageQuery,
    handle: async (request, reply, { db }) => {
      const { account } = request
      const [sessions, events] = await Promise.all([sessionsOf(db, account), recentEvents(db, account.id, EVENTS_MAX)])
      const shown = {
        sessions: sessions.map(sessionReply),
        events: events.map(eventReply),
        eventsMax: EVENTS_MAX,
        done: request.query.done ? 'The session has ended.' : null,
      }
      return sendPage(reply, sessionsPage(shown, holderOf(request)))
    },
  }),
  operation({
    ...FORM,
    name: 'account_sessions_page_end',
    url: '/account/sessions/{session_id}/end',
    summary: 'Ends one session of the account',
    description: OWN_FORM,
    refuses: [...FORM.refuses, 'not_found'],
    params: SessionPath,
    handle: async (request, reply, { db }) => {
      const isEnded = await endSession(db, request.account, request.params.session_id)
      if (!isEnded) throw new Refusal('not_found', { message: 'This session does not exist, or has ended' })
      return goTo(request, reply, 'account/sessions?done=ended')
    },
  }),
  operation({
    ...FORM,
    name: 'account_sessions_page_end_all',
    url: '/account/sessions/end',
    summary: 'Ends every session of the account, and redirects to the sign-in page',
    description: OWN_FORM,
    handle: async (request, reply, { db }) => {
      await endSessions(db, request.account, { embedded: true })
      return goTo(request, reply, 'account/sign-in?done=ended')
    },
  }),
  operation({
    tag: 'Account pages',
    access: PUBLIC,
    builtInIdentity: true,
    isPage: true,
    confidential: true,
    ownForm: true,
    addressLimit: TABS,
    name: 'browser_key_create',
    method: 'POST',
    url: '/account/browser-key',
    summary: 'Creates a key for the pages of this service, for the signed-in account',
    description: `The session cookie decides. The key expires after an hour, and within ten seconds of the end of the
session. It is not listed and does not count towards the limit of keys. Its calls count for the account.`,
    refuses: ['session_ended', 'origin_refused', 'database_unavailable'],
    reply: BrowserKey,
    handle: async (request, reply, services) => {
      reply.header('Cache-Control', 'no-store')
      const account = await sessionAccount(services, request, reply)
      if (!account) throw new Refusal('session_ended')
      const { key, expiresAtMs } = await makeBrowserKey(services.db, account, now())
      return { key, expires_at: instant(expiresAtMs) } satisfies BrowserKey
    },
  }),
]
