import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Account } from '../../accounts/account.ts'
import { issueOf } from '../../contract/input/faults.ts'
import type { FieldFaults } from '../../pages/elements/field.ts'
import { rootOf } from '../../pages/frame.ts'
import { accountNameOf, type Holder } from '../../pages/site.ts'
import type { Issue } from '../../platform/errors.ts'
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

/** What every form says in the document. */
export const OWN_FORM = 'The form has to come from a page of this service.'

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

/** The first fault of each field of a body, in the words of the API. */
export const fieldFaults = ({ issues }: z.core.$ZodError): FieldFaults =>
  faultsByField(issues.map((issue) => issueOf(issue, 'body')))

/** The first fault of each field. */
export const faultsByField = (issues: readonly Issue[]): FieldFaults =>
  Object.fromEntries(issues.map(({ loc, msg }) => [String(loc[1]), /[.?!]$/.test(msg) ? msg : `${msg}.`]).toReversed())
