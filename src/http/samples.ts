import type { FastifyReply } from 'fastify'
import type { Operation } from '../operations/operation.ts'
import { Refusal } from '../platform/errors.ts'
import { answerExamples } from './openapi/schemas.ts'

/**
 * What a test key gets: the example answer of the documentation, whatever it asks. Throws `no_sample` for operations that
 * answer pictures, files or streams.
 */
export function sampleFor(operation: Operation, reply: FastifyReply): FastifyReply {
  const [sample] = Object.values(answerExamples(operation).examples ?? {})
  if (sample === undefined) throw new Refusal('no_sample')
  return reply.header('X-Orrery-Sample', 'true').header('Cache-Control', 'no-store').send(sample.value)
}
