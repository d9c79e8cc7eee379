import type { FastifyRequest } from 'fastify'

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
/** Another site may point its own host name at this machine (DNS rebinding). It cannot use one of these names. */
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i
/** Headers that a proxy between the caller and us adds. */
const FORWARDING = /^(forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|cf-connecting-ip|x-forwarded-.*)$/
const OWN_SITE = new Set([undefined, 'none', 'same-origin'])

/** Whether a request comes directly from this machine, and not from a page of another site. */
export function isLocal({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(headers.host ?? '') &&
    !Object.keys(headers).some((name) => FORWARDING.test(name)) &&
    OWN_SITE.has(headers['sec-fetch-site'] as string | undefined)
  )
}
