import type { FastifyReply, FastifyRequest } from 'fastify'
import { type SessionParts, sessionAccounts } from '../accounts/browser-session.ts'
import { Refusal } from '../errors.ts'

/** Finds the account of the session of a browser. Throws `session_ended`, and then its page leads to the sign-in. */
export const accountPageCheck = (parts: SessionParts) => {
  const accountOf = parts.identity.embedded ? sessionAccounts(parts) : async () => null
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const account = await accountOf(request, reply)
    if (!account) throw new Refusal('session_ended')
    request.account = account
  }
}
