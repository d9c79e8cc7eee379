import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Account } from '../../accounts/account.ts'
import { accountNameOf, type Holder } from '../../pages/account/frame.ts'
import { rootOf } from '../../pages/root.ts'
import { ACCOUNT_PAGE } from '../access.ts'

const shared = {
  tag: 'Account pages',
  access: ACCOUNT_PAGE,
  builtInIdentity: true,
  isPage: true,
  confidential: true,
  reply: z.string(),
} as const

const SIGN_IN_FIRST = 'Not signed in: the browser is redirected to the sign-in page'

/** What all pages of an account have in common. Limits by provider and by account apply. */
export const PAGE = {
  ...shared,
  method: 'GET',
  answer: { types: { 'text/html': 'html' }, statuses: { 303: SIGN_IN_FIRST } },
} as const

/** A form of a page. It redirects to a page that confirms it. */
export const FORM = {
  ...shared,
  method: 'POST',
  consumes: 'application/x-www-form-urlencoded',
  ownForm: true,
  refuses: ['origin_refused'],
  answer: { types: { 'text/html': 'html' }, statuses: { 303: 'The browser is redirected to the next page' } },
} as const

/** The account of the session, found by the access check. */
export const accountOf = ({ account }: Pick<FastifyRequest, 'account'>): Account => account!

/** Who looks at a page. */
export const holderOf = (request: Pick<FastifyRequest, 'account' | 'url'>): Holder => ({
  account: accountNameOf(accountOf(request)),
  root: rootOf(request.url),
})

/** Redirects a browser to a page below the root. */
export const goTo = ({ url }: Pick<FastifyRequest, 'url'>, reply: FastifyReply, path: string): FastifyReply =>
  reply.header('Cache-Control', 'no-store').redirect(rootOf(url) + path, 303)
