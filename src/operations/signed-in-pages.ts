import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { rootOf } from '../pages/frame.ts'

const shared = { isPage: true, confidential: true, reply: z.string() } as const

const SIGN_IN_FIRST = 'Not signed in: the browser is redirected to the sign-in page'

/** A page of an account or of the administration. */
export const SIGNED_IN_PAGE = {
  ...shared,
  method: 'GET',
  answer: { types: { 'text/html': 'html' }, statuses: { 303: SIGN_IN_FIRST } },
} as const

/** A form of such a page. It redirects to a page that confirms it. */
export const SIGNED_IN_FORM = {
  ...shared,
  method: 'POST',
  consumes: 'application/x-www-form-urlencoded',
  ownForm: true,
  refuses: ['origin_refused'],
  answer: { types: { 'text/html': 'html' }, statuses: { 303: 'The browser is redirected to the next page' } },
} as const

/** Redirects a browser to a page below the root. */
export const goTo = ({ url }: Pick<FastifyRequest, 'url'>, reply: FastifyReply, path: string): FastifyReply =>
  reply.header('Cache-Control', 'no-store').redirect(rootOf(url) + path, 303)
