import { z } from 'zod'
import { askProvider, endSession, sessionAccount } from '../../accounts/sessions.ts'
import { SignInForm, SignInQuery, SignInRequest } from '../../contract/accounts/sign-in.ts'
import { signInPage } from '../../pages/account/way-in.ts'
import { refusalText, rootOf, sendPage, shownRefusal } from '../../pages/frame.ts'
import { PUBLIC } from '../access.ts'
import { operation } from '../operation.ts'
import { goTo } from '../signed-in-pages.ts'
import { OWN_FORM } from './page.ts'

/** The provider allows far fewer attempts. */
const ATTEMPTS = { most: 60, seconds: 60 } as const
const AT_FAULT = 'The page says what is wrong'

const shared = {
  tag: 'Sign-in',
  access: PUBLIC,
  builtInIdentity: true,
  isPage: true,
  confidential: true,
  reply: z.string(),
} as const

/** What the pages for people without a session have in common. */
export const WAY_IN = {
  ...shared,
  method: 'GET',
  answer: { types: { 'text/html': 'html' }, statuses: { 303: 'Already signed in: the browser is redirected' } },
} as const

/** A form of such a page. A form that sends an e-mail also has `mails`. */
export const WAY_IN_FORM = {
  ...shared,
  method: 'POST',
  consumes: 'application/x-www-form-urlencoded',
  ownForm: true,
  addressLimit: ATTEMPTS,
  refuses: ['origin_refused'],
  answer: {
    types: { 'text/html': 'html' },
    statuses: {
      303: 'The browser is redirected to the next page',
      401: AT_FAULT,
      403: AT_FAULT,
      422: AT_FAULT,
      429: AT_FAULT,
      503: AT_FAULT,
    },
  },
} as const

const FIRST_PLACE = 'account'
const NOT_AN_ACCOUNT = 'Not a valid e-mail address, or the password is too long.'
const EXPIRED = 'expired'
const DONE = {
  signed_out: 'You are signed out.',
  ended: 'You are signed out everywhere.',
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
    handle: async (request, reply, services) => {
      const { to = FIRST_PLACE, done } = request.query
      if (await sessionAccount(services, request, reply)) return goTo(request, reply, to)
      const shown = { email: '', to, done: done && done !== EXPIRED ? DONE[done] : null, wrong: null }
      return sendPage(reply, signInPage({ root: rootOf(request.url), ...shown, isExpired: done === EXPIRED }))
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
    handle: async (request, reply, services) => {
      const { to = FIRST_PLACE, ...fields } = request.body
      const shown = { root: rootOf(request.url), email: fields.email, to, done: null }
      const read = SignInRequest.safeParse(fields)
      if (!read.success) return sendPage(reply.code(422), signInPage({ ...shown, wrong: NOT_AN_ACCOUNT }))
      try {
        const before = await sessionAccount(services, request, reply)
        await askProvider(services, request, reply, { path: '/sign-in/email', body: read.data })
        // The browser has lost the cookie of the previous session, and may now have another user.
        if (before?.sessionId) await endSession(services.db, before, before.sessionId)
      } catch (error) {
        const refusal = shownRefusal(error, reply)
        const isUnconfirmed = refusal.code === 'email_not_verified'
        return sendPage(reply, signInPage({ ...shown, wrong: refusalText(refusal), isUnconfirmed }))
      }
      return goTo(request, reply, to)
    },
  }),
  operation({
    ...WAY_IN_FORM,
    name: 'sign_out_page_send',
    url: '/account/sign-out',
    summary: 'Signs a browser out',
    description: OWN_FORM,
    refuses: [...WAY_IN_FORM.refuses, 'rate_limit_exceeded', 'database_unavailable'],
    handle: async (request, reply, { identity }) => {
      await askProvider({ identity }, request, reply, { path: '/sign-out', body: {} })
      return goTo(request, reply, 'account/sign-in?done=signed_out')
    },
  }),
]
