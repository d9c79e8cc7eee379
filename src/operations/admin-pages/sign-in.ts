import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AdminLoginRequest, AdminSignInForm, AdminSignInQuery } from '../../contract/admin/access.ts'
import { adminSignInPage, notConfiguredPage } from '../../pages/admin/access.ts'
import { refusalText, rootOf, sendPage, shownRefusal } from '../../pages/frame.ts'
import { Refusal } from '../../platform/errors.ts'
import { PUBLIC } from '../access.ts'
import { operation } from '../operation.ts'
import type { Services } from '../services.ts'
import { goTo } from '../signed-in-pages.ts'
import { FORM } from './page.ts'

const AT_FAULT = 'The page says what is wrong'
const NO_PAIR = 'The name or the password is empty or too long.'

const shared = {
  tag: 'Administration',
  access: PUBLIC,
  url: '/admin/sign-in',
  isForOperators: true,
  confidential: true,
  reply: z.string(),
} as const

/** How the operator's browser opens and ends a session. */
export const ADMIN_SIGN_IN_PAGES = [
  operation({
    ...shared,
    name: 'admin_sign_in_page',
    isPage: true,
    method: 'GET',
    summary: 'The sign-in page of the operator',
    description: 'For browsers. Without an operator in the configuration it says how to set one.',
    query: AdminSignInQuery,
    answer: {
      types: { 'text/html': 'html' },
      statuses: { 303: 'Already signed in', 503: 'The page says which variables are missing' },
    },
    handle: async (request, reply, { admin }) => {
      const root = rootOf(request.url)
      const { to = 'admin' } = request.query
      if (!admin.isConfigured) return sendPage(reply.code(503), notConfiguredPage(root))
      if (await isSignedIn(admin, request)) return goTo(request, reply, to)
      return sendPage(reply, adminSignInPage({ root, username: '', to, wrong: null }))
    },
  }),
  operation({
    ...shared,
    name: 'admin_sign_in_page_send',
    isPage: true,
    method: 'POST',
    consumes: 'application/x-www-form-urlencoded',
    ownForm: true,
    summary: 'Signs the operator’s browser in',
    description: 'Sets the cookie of a new session. The form has to come from a page of this service.',
    refuses: ['origin_refused'],
    body: AdminSignInForm,
    answer: {
      types: { 'text/html': 'html' },
      statuses: {
        303: 'The browser is redirected to the requested page',
        401: AT_FAULT,
        422: AT_FAULT,
        429: AT_FAULT,
        503: AT_FAULT,
      },
    },
    handle: async (request, reply, { admin }) => {
      const root = rootOf(request.url)
      const { username, password, to = 'admin' } = request.body
      const read = AdminLoginRequest.safeParse({ username, password })
      if (!read.success) return sendPage(reply.code(422), adminSignInPage({ root, username, to, wrong: NO_PAIR }))
      try {
        const { token, expiresAtMs } = await admin.signIn({ ...read.data, address: request.address })
        reply.header('Set-Cookie', admin.cookie.keep(request, token, expiresAtMs))
      } catch (error) {
        const refusal = shownRefusal(error, reply)
        if (refusal.code === 'admin_not_configured') return sendPage(reply, notConfiguredPage(root))
        return sendPage(reply, adminSignInPage({ root, username, to, wrong: refusalText(refusal) }))
      }
      return goTo(request, reply, to)
    },
  }),
  operation({
    ...FORM,
    name: 'admin_sign_out_page_send',
    url: '/admin/sign-out',
    summary: 'Signs the operator’s browser out',
    description: 'Every front refuses the session immediately. The form has to come from a page of this service.',
    handle: async (request, reply, { admin }) => {
      await admin.signOut(request.operator)
      reply.header('Set-Cookie', admin.cookie.forget(request))
      return goTo(request, reply, 'admin/sign-in')
    },
  }),
]

async function isSignedIn({ cookie, findOperator }: Services['admin'], request: FastifyRequest): Promise<boolean> {
  const token = cookie.tokenIn(request)
  if (token === undefined) return false
  try {
    await findOperator(token)
    return true
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) return false
    throw error
  }
}
