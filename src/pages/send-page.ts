import type { FastifyReply } from 'fastify'
import { Refusal } from '../platform/errors.ts'
import type { Page } from './frame.ts'

/** Sends a page with the status of the reply. */
export const sendPage = (reply: FastifyReply, { html, headers }: Page): FastifyReply =>
  reply.headers(headers).type('text/html; charset=utf-8').send(html)

/** A refusal for a page to show. The reply gets its status and `Retry-After`. Any other error is rethrown. */
export function shownRefusal(error: unknown, reply: FastifyReply): Refusal {
  if (!(error instanceof Refusal)) throw error
  reply.code(error.status)
  if (error.detail.retryAfterMs !== undefined) reply.header('Retry-After', Math.ceil(error.detail.retryAfterMs / 1000))
  return error
}
