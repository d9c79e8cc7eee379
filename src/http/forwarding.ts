import type { FastifyRequest } from 'fastify'

/** Headers that a proxy between the caller and this service adds (RFC 7239, RFC 9110 7.6.3, and customs before them). */
const FORWARDING = /^(forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|cf-connecting-ip|x-forwarded-.*)$/

/** Whether a proxy says that it has passed the request on. A proxy may also say nothing, as nginx does by default. */
export const isForwarded = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  Object.keys(headers).some((name) => FORWARDING.test(name))
