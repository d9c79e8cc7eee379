import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An onSend hook. The answer to HEAD has no body, so a long one is not calculated. */
export async function endBodyOfHead({ method }: FastifyRequest, _: FastifyReply, payload: unknown): Promise<unknown> {
  if (method !== 'HEAD' || !(payload instanceof Readable)) return payload
  payload.destroy()
  return Readable.from([])
}
