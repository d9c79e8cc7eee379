import type { FastifyReply, FastifyRequest } from 'fastify'

/** A page beside that of the request. */
type Beside = 'assistants' | 'sign-in'

/**
 * Sends a browser on. The target is relative, so that it works below any path. Nobody else chooses it. The router also takes
 * the address of a page with a slash at its end.
 */
export const goOn = (request: Pick<FastifyRequest, 'url'>, reply: FastifyReply, to: Beside): FastifyReply =>
  reply.header('Cache-Control', 'no-store').redirect(endsWithSlash(request) ? `../${to}` : to, 303)

/** The links of a page are wrong below such an address. */
export const endsWithSlash = ({ url }: Pick<FastifyRequest, 'url'>): boolean => url.split('?', 1)[0]!.endsWith('/')
