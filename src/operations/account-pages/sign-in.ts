import { asking, sessionAccounts } from '../../accounts/browser-session.ts'
import { endSession } from '../../accounts/sessions.ts'
import { SignInRequest } from '../../contract/sign-in.ts'
import { SignInForm, SignInQuery } from '../../contract/ways-in.ts'
import { signInPage } from '../../pages/account/sign-in.ts'
import { rootOf } from '../../pages/root.ts'
import { sendPage, shownRefusal } from '../../pages/send-page.ts'
import { operation } from '../operation.ts'
import { refusalText } from '../refusal-text.ts'
import { goTo } from './page.ts'
import { WAY_IN, WAY_IN_FORM } from './way-in.ts'

const FIRST_PLACE = 'account'
const NOT_AN_ACCOUNT = 'Not a valid e-mail address, or the password is too long.'
const DONE = {
  signed_out: 'You are signed out.',
  ended: 'All sessions have ended. Sign in again.',
} as const

/** How a browser opens and ends a session without a script. */
export const SIGN_IN_PAGES = [
  operation({
    ...WAY_IN,
    name: 'sign_in_page',
    url: '/account/sign-in',
    summary: 'The page for signing in',
    description:
      'For browsers. A user who is already signed in is redirected to the overview, or to the requested page.',
    query: SignInQuery,
    handle: (parts) => {
      const accountOf = sessionAccounts(parts)
      return async (request, reply) => {
        const { to = FIRST_PLACE, done } = request.query
        if (await accountOf(request, reply)) return goTo(request, reply, to)
        const shown = { email: '', to, done: done ? DONE[done] : null, wrong: null }
        return sendPage(reply, signInPage({ root: rootOf(request.url), ...shown }))
      }
    },
  }),
  operation({
    ...WAY_IN_FORM,
    name: 'sign_in_page_send',
    url: '/account/sign-in',
    summary: 'Signs a browser in',
    description:
      'Sets the session cookie, and ends the previous session of the browser. The form has to come from a page of this service.',
    body: SignInForm,
    handle: (parts) => {
      const ask = asking(parts)
      const accountOf = sessionAccounts(parts)
      return async (request, reply) => {
        const { to = FIRST_PLACE, ...fields } = request.body
        const shown = { root: rootOf(request.url), email: fields.email, to, done: null }
        const read = SignInRequest.safeParse(fields)
        if (!read.success) return sendPage(reply.code(422), signInPage({ ...shown, wrong: NOT_AN_ACCOUNT }))
        try {
          const before = await accountOf(request, reply)
          await ask(request, reply, { path: '/sign-in/email', body: read.data })
          // The browser has lost the cookie of the previous session, and may now have another user.
          if (before?.sessionId) await endSession(parts.db, before, before.sessionId)
        } catch (error) {
          const refusal = shownRefusal(error, reply)
          const isUnconfirmed = refusal.code === 'email_not_verified'
          return sendPage(reply, signInPage({ ...shown, wrong: refusalText(refusal), isUnconfirmed }))
        }
        return goTo(request, reply, to)
      }
    },
  }),
  operation({
    ...WAY_IN_FORM,
    name: 'sign_out_page_send',
    url: '/account/sign-out',
    summary: 'Signs a browser out',
    description: 'The form has to come from a page of this service.',
    refuses: [...WAY_IN_FORM.refuses, 'rate_limit_exceeded', 'database_unavailable'],
    handle: ({ identity }) => {
      const ask = asking({ identity })
      return async (request, reply) => {
        await ask(request, reply, { path: '/sign-out', body: {} })
        return goTo(request, reply, 'account/sign-in?done=signed_out')
      }
    },
  }),
]
