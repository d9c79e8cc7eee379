import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { Refusal } from '../errors.ts'
import { isForwarded } from './forwarding.ts'

/** Whether the message that a request causes can be read by the person who waits for it. */
export type MailRule = (request: Pick<FastifyRequest, 'headers'>) => boolean

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/i

/**
 * Messages reach anyone through a relay. Without one they wait in the outbox, which only the operator of this machine can
 * read. So the front must not be set up for others, and no proxy may stand before it.
 */
export function mailRule({ smtpUrl, publicUrl, trustProxy, host }: Config): MailRule {
  if (smtpUrl !== undefined) return () => true
  if (publicUrl !== undefined || trustProxy || !LOOPBACK.test(host)) return () => false
  return (request) => !isForwarded(request)
}

/** An onRequest hook for operations that send a message. Throws `mail_not_configured`. */
export const mailHook =
  (canMail: MailRule) =>
  async (request: FastifyRequest): Promise<void> => {
    if (request.routeOptions.config.operation?.mails && !canMail(request)) throw new Refusal('mail_not_configured')
  }
