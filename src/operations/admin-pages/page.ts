import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ADMIN_PAGE } from '../../access.ts'
import type { Viewer } from '../../pages/admin/frame.ts'
import { rootOf } from '../../pages/root.ts'

const shared = {
  tag: 'Administration',
  access: ADMIN_PAGE,
  isForOperators: true,
  isPage: true,
  confidential: true,
  reply: z.string(),
} as const

const SIGN_IN_FIRST = 'Nobody is signed in: the browser goes on to the page for signing in'

/** What all pages of the administration have in common. */
export const PAGE = {
  ...shared,
  method: 'GET',
  answer: { types: { 'text/html': 'html' }, statuses: { 303: SIGN_IN_FIRST } },
} as const

/** A form of a page. It leads on to a page that says what was done. */
export const FORM = {
  ...shared,
  method: 'POST',
  consumes: 'application/x-www-form-urlencoded',
  ownForm: true,
  refuses: ['origin_refused'],
  answer: { types: { 'text/html': 'html' }, statuses: { 303: 'The browser goes on to the next page' } },
} as const

/** Who looks at a page. The check of the access knows. */
export const viewerOf = ({ operator, url }: Pick<FastifyRequest, 'operator' | 'url'>): Viewer => ({
  operator: operator!.name,
  root: rootOf(url),
})

/** Sends a browser on to a page below the root. */
export const goTo = ({ url }: Pick<FastifyRequest, 'url'>, reply: FastifyReply, path: string): FastifyReply =>
  reply.header('Cache-Control', 'no-store').redirect(rootOf(url) + path, 303)
