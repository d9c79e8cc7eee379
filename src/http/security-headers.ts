import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

const NOTHING = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }

/** Headers of an answer to an address that Fastify cannot read, for which it runs no hook. */
export const UNREADABLE: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none';frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
}

/** Headers of every other answer, including those without an operation. `isTls`: callers reach the service over TLS. */
export function securityHeaders(app: FastifyInstance, { isTls }: { isTls: boolean }): void {
  const headers = headersOf({
    contentSecurityPolicy: { useDefaults: false, directives: NOTHING },
    // A browser must not insist on TLS where there is none.
    strictTransportSecurity: isTls,
  })
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(headers)
  })
}

/** The headers are the same for each answer, so they are made once. */
function headersOf(options: Parameters<typeof helmet>[0]): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {}
  const response = { setHeader: (name: string, value: string) => (headers[name] = value), removeHeader() {} }
  helmet(options)({} as never, response as never, () => {})
  return headers
}
