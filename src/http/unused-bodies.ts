import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FORM_BYTES_MAX } from './form-body.ts'

/**
 * Reads and discards the rest of a body that the answer did not wait for. A decoder that is not read would hold it
 * back, and the connection would never answer its next request. A caller that sends more than any route accepts loses
 * the connection.
 */
export function dropUnreadBodies(app: FastifyInstance): void {
  // Not onResponse: once an answer has left, Node reads an untouched body to its end, whatever its size, and shows none
  // of it.
  app.addHook('onSend', async ({ raw }) => {
    if (raw.complete) return
    let dropped = 0
    raw.unpipe()
    raw.on('data', (chunk: Buffer | string) => {
      dropped += chunk.length
      if (dropped > FORM_BYTES_MAX) raw.destroy()
    })
    raw.resume()
  })
}

/** An onSend hook. The answer to HEAD has no body, so a long one is not calculated. */
export async function endBodyOfHead({ method }: FastifyRequest, _: FastifyReply, payload: unknown): Promise<unknown> {
  if (method !== 'HEAD' || !(payload instanceof Readable)) return payload
  payload.destroy()
  return Readable.from([])
}
