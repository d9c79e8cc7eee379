import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Advice } from '../platform/advice.ts'
import type { Config } from '../platform/config.ts'
import { Refusal } from '../platform/errors.ts'

/**
 * Headers that a proxy between the caller and this service adds (RFC 7239, RFC 9110 7.6.3, and customs before them).
 */
const FORWARDING = /^(forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|cf-connecting-ip|x-forwarded-.*)$/

const NOT_TRUSTED =
  'Requests have forwarding headers, but TRUST_PROXY is false. If this service is behind a proxy, set TRUST_PROXY=true: until then all callers share one address and its limits.'

/** Whether a proxy says that it has passed the request on. A proxy may also say nothing, as nginx does by default. */
const isForwarded = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  Object.keys(headers).some((name) => FORWARDING.test(name))

/** Warns the operator about a proxy that is not trusted. */
export function noticeProxy(app: FastifyInstance, advice: Advice): void {
  let isNoticed = false
  app.addHook('onRequest', async (request) => {
    if (isNoticed || !isForwarded(request)) return
    isNoticed = true
    advice.give('proxy', NOT_TRUSTED)
  })
}

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

const ISSUE = { loc: ['header', 'host'], msg: 'Expected one Host header', type: 'value_error' }

/** Refuses a request with several Host headers (RFC 9112, 3.2). A proxy may use a different one from this service. */
export function refuseSecondHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    let hosts = 0
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const name = rawHeaders[at]!
      if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
    }
    if (hosts > 1) throw new Refusal('malformed_request', { issues: [ISSUE] })
  })
}
