import type { FastifyRequest } from 'fastify'
import type { Config } from '../platform/config.ts'
import { Refusal } from '../platform/errors.ts'
import { isForwarded } from './forwarding.ts'

/** Whether the e-mail that a request causes can reach the person who waits for it. */
export type MailRule = (request: Pick<FastifyRequest, 'headers'>) => boolean

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/i

/**
 * With a relay, e-mail reaches anyone. Without one it waits in the outbox, which only the operator of this machine can
 * read. The front must then not be set up for others, and not be behind a proxy.
 */
export function mailRule({ smtpUrl, publicUrl, trustProxy, host }: Config): MailRule {
  if (smtpUrl !== undefined) return () => true
  if (publicUrl !== undefined || trustProxy || !LOOPBACK.test(host)) return () => false
  return (request) => !isForwarded(request)
}

/** An onRequest hook for operations that send e-mail. Throws `mail_not_configured`. */
export const mailHook =
  (canMail: MailRule) =>
  async (request: FastifyRequest): Promise<void> => {
    if (request.routeOptions.config.operation?.mails && !canMail(request)) throw new Refusal('mail_not_configured')
  }
