import { recentEvents } from '../../accounts/audit.ts'
import { endSession, endSessions, sessionsOf } from '../../accounts/sessions.ts'
import { SessionsPageQuery } from '../../contract/account-requests-pages.ts'
import { SessionPath } from '../../contract/sessions.ts'
import { sessionsPage } from '../../pages/account/sessions.ts'
import { sendPage } from '../../pages/send-page.ts'
import { Refusal } from '../../platform/errors.ts'
import { eventReply } from '../keys.ts'
import { operation } from '../operation.ts'
import { sessionReply } from '../sessions.ts'
import { accountOf, FORM, goTo, holderOf, PAGE } from './page.ts'

const OWN_FORM = 'The form has to come from a page of this service.'
const EVENTS_MAX = 100

/** The sessions of an account, and its activity. */
export const SESSION_PAGES = [
  operation({
    ...PAGE,
    name: 'account_sessions_page',
    url: '/account/sessions',
    summary: 'The page of the sessions of the account, and of sensitive actions',
    query: SessionsPageQuery,
    handle:
      ({ db }) =>
      async (request, reply) => {
        const account = accountOf(request)
        const [sessions, events] = await Promise.all([
          sessionsOf(db, account),
          recentEvents(db, account.id, EVENTS_MAX),
        ])
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
    handle:
      ({ db }) =>
      async (request, reply) => {
        const isEnded = await endSession(db, accountOf(request), request.params.session_id)
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
    handle:
      ({ db }) =>
      async (request, reply) => {
        await endSessions(db, accountOf(request), { embedded: true })
        return goTo(request, reply, 'account/sign-in?done=ended')
      },
  }),
]
