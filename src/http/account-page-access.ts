import type { FastifyReply, FastifyRequest } from 'fastify'
import { type SessionParts, sessionAccounts } from '../accounts/browser-session.ts'
import { Refusal } from '../platform/errors.ts'

/**
 * Finds the account of the session of a browser. Throws `session_ended`, and then its page leads to the sign-in. An
 * external issuer shares no session with a page: the few pages that then exist have no account, and say where people
 * sign in.
 */
export const accountPageCheck = (parts: SessionParts) => {
  if (!parts.identity.embedded) return null
  const accountOf = sessionAccounts(parts)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const account = await accountOf(request, reply)
    if (!account) throw new Refusal('session_ended')
    request.account = account
  }
}
