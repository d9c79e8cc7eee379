import type { FastifyRequest } from 'fastify'

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
/** A page elsewhere may give its own name this machine's address (DNS rebinding); it can't take one of these. */
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i
/** Any of these was added by something between the caller and us. */
const FORWARDING = /^(forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|cf-connecting-ip|x-forwarded-.*)$/
const OWN_SITE = new Set([undefined, 'none', 'same-origin'])

/** Whether a request comes from this machine, straight to us, and from no page of another site. */
export function isLocal({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(headers.host ?? '') &&
    !Object.keys(headers).some((name) => FORWARDING.test(name)) &&
    OWN_SITE.has(headers['sec-fetch-site'] as string | undefined)
  )
}
