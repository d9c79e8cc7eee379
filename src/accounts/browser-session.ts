import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../platform/errors.ts'
import type { Account } from './account.ts'
import type { FindAccount } from './holder.ts'
import type { Answer } from './identity/embedded.ts'
import type { IdentityService } from './identity/open.ts'

export interface SessionParts {
  readonly identity: Pick<IdentityService, 'embedded'>
  readonly findAccount: FindAccount
}

/** A path of the built-in provider, and the body of a POST. Without a body it is a GET. */
export interface Question {
  readonly path: string
  readonly body?: object
}

/** Passes a request to the built-in provider, and copies the cookies of its answer to the reply. */
export const asking =
  ({ identity }: Pick<SessionParts, 'identity'>) =>
  async (request: FastifyRequest, reply: FastifyReply, { path, body }: Question): Promise<Answer> => {
    const { headers, ip: address } = request
    const answer = await identity.embedded!.ask({
      path,
      method: body ? 'POST' : 'GET',
      headers,
      address,
      ...(body && { body }),
    })
    reply.header('Cache-Control', 'no-store')
    if (answer.cookies.length > 0) reply.header('Set-Cookie', [...answer.cookies])
    return answer
  }

const NOT_SIGNED_IN: ReadonlySet<string> = new Set(['session_ended', 'invalid_token'])

/** Finds the account of a browser's session, by its cookie. Null without a session. */
export const sessionAccounts = (parts: SessionParts) => {
  const ask = asking(parts)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Account | null> => {
    if (!parts.identity.embedded!.namesSession(request.headers)) return null
    try {
      const { body } = await ask(request, reply, { path: '/token' })
      return await parts.findAccount(body['token'] as string)
    } catch (error) {
      if (error instanceof Refusal && NOT_SIGNED_IN.has(error.code)) return null
      throw error
    }
  }
}
