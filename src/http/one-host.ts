import type { FastifyInstance } from 'fastify'
import { Refusal } from '../platform/errors.ts'

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
