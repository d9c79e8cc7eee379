import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { rootOf } from '../../pages/frame.ts'
import type { Viewer } from '../../pages/site.ts'
import { ADMIN_PAGE } from '../access.ts'

const shared = {
  tag: 'Administration',
  access: ADMIN_PAGE,
  isForOperators: true,
  isPage: true,
  confidential: true,
  reply: z.string(),
} as const

const SIGN_IN_FIRST = 'Not signed in: the browser is redirected to the sign-in page'

/** What all pages of the administration have in common. */
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

/** Who views a page, known from the access check. */
export const viewerOf = ({ operator, url }: Pick<FastifyRequest, 'operator' | 'url'>): Viewer => ({
  operator: operator!.name,
  root: rootOf(url),
})

/** Redirects a browser to a page below the root. */
export const goTo = ({ url }: Pick<FastifyRequest, 'url'>, reply: FastifyReply, path: string): FastifyReply =>
  reply.header('Cache-Control', 'no-store').redirect(rootOf(url) + path, 303)
