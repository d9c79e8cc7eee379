import type { FastifyInstance } from 'fastify'

/**
 * Reads the rest of a body whose answer has left without it, and drops it. A decoder that nobody reads would hold it back,
 * and the connection would never answer its next request.
 */
export function dropUnreadBodies(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return
    raw.unpipe()
    raw.resume()
  })
}
