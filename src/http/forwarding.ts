import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Advice } from '../platform/advice.ts'

/**
 * Headers that a proxy between the caller and this service adds (RFC 7239, RFC 9110 7.6.3, and customs before them).
 */
const FORWARDING = /^(forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|cf-connecting-ip|x-forwarded-.*)$/

const NOT_TRUSTED =
  'Requests have forwarding headers, but TRUST_PROXY is false. If this service is behind a proxy, set TRUST_PROXY=true: until then all callers share one address and its limits.'

/** Whether a proxy says that it has passed the request on. A proxy may also say nothing, as nginx does by default. */
export const isForwarded = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
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
