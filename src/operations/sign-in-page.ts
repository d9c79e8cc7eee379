import { z } from 'zod'
import { PUBLIC } from '../access.ts'
import { asking } from '../accounts/browser-session.ts'
import { SignInForm } from '../contract/account-pages.ts'
import { SignInRequest } from '../contract/sign-in.ts'
import { operation } from '../operation.ts'
import { sendPage, shownRefusal } from '../pages/send-page.ts'
import { signInPage } from '../pages/sign-in.ts'
import { endsWithSlash, goOn } from './go-on.ts'

/** The provider allows far fewer attempts. */
const ATTEMPTS = { most: 60, seconds: 60 } as const

const shared = {
  tag: 'Sign-in',
  access: PUBLIC,
  builtInIdentity: true,
  isPage: true,
  confidential: true,
  reply: z.string(),
} as const
const form = {
  ...shared,
  method: 'POST',
  consumes: 'application/x-www-form-urlencoded',
  ownForm: true,
  addressLimit: ATTEMPTS,
  refuses: ['origin_refused'],
} as const
const HTML = { 'text/html': 'html' } as const
const AT_FAULT = 'The page says what is wrong'

/** How a browser opens and ends a session without a script. */
export const SIGN_IN_PAGE_OPERATIONS = [
  operation({
    ...shared,
    name: 'sign_in_page',
    method: 'GET',
    url: '/account/sign-in',
    summary: 'The page on which a person signs in',
    description: 'For browsers. It leads to the page of assistants.',
    answer: {
      types: HTML,
      statuses: { 303: 'The address ended with a slash: the browser goes on to the one without' },
    },
    handle: () => async (request, reply) =>
      endsWithSlash(request)
        ? goOn(request, reply, 'sign-in')
        : sendPage(reply, signInPage({ email: '', wrong: null })),
  }),
  operation({
    ...form,
    name: 'sign_in_page_send',
    url: '/account/sign-in',
    summary: 'Signs a browser in',
    description: 'Sets the cookie of the session. The form has to come from a page of this service.',
    body: SignInForm,
    answer: {
      types: HTML,
      statuses: {
        303: 'The browser goes on to the page of assistants',
        ...{ 401: AT_FAULT, 403: AT_FAULT, 422: AT_FAULT, 429: AT_FAULT, 503: AT_FAULT },
      },
    },
    handle: ({ identity }) => {
      const ask = asking({ identity })
      return async (request, reply) => {
        const { email } = request.body
        const read = SignInRequest.safeParse(request.body)
        if (!read.success) return sendPage(reply.code(422), signInPage({ email, wrong: NOT_AN_ACCOUNT }))
        try {
          await ask(request, reply, { path: '/sign-in/email', body: read.data })
        } catch (error) {
          const { message } = shownRefusal(error, reply)
          return sendPage(reply, signInPage({ email, wrong: `${message}.` }))
        }
        return goOn(request, reply, 'assistants')
      }
    },
  }),
  operation({
    ...form,
    name: 'sign_out_page_send',
    url: '/account/sign-out',
    summary: 'Signs a browser out',
    description: 'The form has to come from a page of this service.',
    refuses: [...form.refuses, 'rate_limit_exceeded', 'database_unavailable'],
    answer: { types: HTML, statuses: { 303: 'The browser goes on to the page for signing in' } },
    handle: ({ identity }) => {
      const ask = asking({ identity })
      return async (request, reply) => {
        await ask(request, reply, { path: '/sign-out', body: {} })
        return goOn(request, reply, 'sign-in')
      }
    },
  }),
]

const NOT_AN_ACCOUNT = 'This is no e-mail address, or the password is longer than any.'
