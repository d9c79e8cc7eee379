import type { FastifyInstance } from 'fastify'

/** Leaves a body of JSON as its bytes, for a signature of exactly these. */
export async function acceptBytes(scope: FastifyInstance): Promise<void> {
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
}
