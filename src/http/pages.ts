import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Caller, requireOrigin } from '../accounts/caller.ts'
import { ALLOW_ORIGIN } from './cors.ts'

/**
 * A page that the key allows may read the answer. Throws `origin_denied` for any other page, which may read the
 * refusal.
 */
export function openToPage(request: FastifyRequest, reply: FastifyReply, caller: Caller): void {
  if (caller.allowedOrigins) showToPage(request, reply)
  requireOrigin(caller, request.headers.origin)
}

/** Lets the requesting page read this answer. */
export function showToPage({ headers: { origin } }: FastifyRequest, reply: FastifyReply): void {
  if (origin !== undefined) reply.header(ALLOW_ORIGIN, origin)
}
