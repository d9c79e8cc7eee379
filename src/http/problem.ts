import type { FastifyReply, FastifyRequest } from 'fastify'
import { PROBLEMS, type ProblemCode, type ProblemDetails } from '../contract/problem.ts'
import type { Issue } from '../platform/errors.ts'

/** The number of errors that `detail` names. It counts the others. */
const NAMED_MAX = 10

/** Codes of faults without a code from a contract rule. A fault in neither table is an invalid value. */
const CODE_OF_TYPE: Readonly<Record<string, ProblemCode>> = {
  missing: 'missing_field',
  extra_forbidden: 'unknown_field',
  json_invalid: 'invalid_json',
  too_large: 'body_too_large',
  media_type: 'media_type_unsupported',
}

/**
 * Answers with the problem details of RFC 9457. `code` and `field` are those of the first fault. `unlisted` is the
 * number of faults beyond the list.
 */
export function sendProblem(
  status: number,
  faults: readonly Issue[],
  unlisted: number,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const first = faults[0]!
  const code = codeOf(status, first.type)
  const more = faults.length - NAMED_MAX + unlisted
  const problem: ProblemDetails = {
    type: `urn:orrery:problem:${code}`,
    title: PROBLEMS[code][1],
    status,
    detail: faults.slice(0, NAMED_MAX).map(sentence).join('; ') + (more > 0 ? `; and ${more} more` : ''),
    instance: request.url.split('?', 1)[0]!,
    code,
    field: fieldOf(first),
    calculation: first.calculation ?? null,
    trace_id: request.id,
  }
  reply.code(status).header('Cache-Control', 'no-store').type('application/problem+json').send(problem)
}

function codeOf(status: number, type: string): ProblemCode {
  if (Object.hasOwn(PROBLEMS, type)) return type as ProblemCode
  return (
    CODE_OF_TYPE[type] ??
    (status === 400 ? 'malformed_request' : status === 415 ? 'media_type_unsupported' : 'invalid_value')
  )
}

/** The dotted path of a field in the body; null for a fault of the whole body or of a header. */
const fieldOf = ({ loc: [place, ...path] }: Issue): string | null =>
  place === 'body' && path.length > 0 ? path.join('.') : null

function sentence(fault: Issue): string {
  const field = fieldOf(fault) ?? (fault.loc[0] === 'body' ? null : fault.loc[1])
  return field ? `${field}: ${fault.msg}` : fault.msg
}
