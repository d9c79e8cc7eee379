import type { FastifyReply } from 'fastify'
import type { Issue } from '../platform/errors.ts'

/** Sends an error of OAuth (RFC 6749, 5.2). Its characters are those that the RFC allows. */
export function sendOAuthError(status: number, error: string, description: string, reply: FastifyReply): void {
  reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .send({ error, error_description: description.replaceAll('"', "'").replaceAll(/[^\x20-\x7e]|\\/g, '?') })
}

/** The first fault of the input, in one line. */
export const faultText = ([fault]: readonly Issue[]): string => `${fault!.loc.join('.')}: ${fault!.msg}`
